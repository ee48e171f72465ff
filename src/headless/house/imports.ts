import { posix } from 'node:path';
import type { ESTree } from 'vite';
import type { Script } from './sources';
import { isCallable, type Node, nameIn, walk } from './syntax';

/** One name that a file takes from another; '*' is all of them, '' is none (the file is only run). */
export interface Use {
  /** The importing file. */
  by: string;
  /** The imported file, as far as it is one of ours; a pattern where a glob imports. */
  from: string;
  name: string;
  type: boolean;
  lazy: boolean;
}

type Found = Omit<Use, 'by'>;

const namesOf = (pattern: ESTree.ObjectPattern): string[] =>
  pattern.properties.map((one) => (one.type === 'Property' ? (nameIn(one.key) ?? '*') : '*'));

/** What a function does with the module it is given: `(m) => m.game`, `({ game }) => game`. */
function namesTaken(taker: Node | undefined): string[] {
  const given = taker && isCallable(taker) ? taker.params[0] : undefined;
  if (!taker || !given) return ['*'];
  if (given.type === 'ObjectPattern') return namesOf(given);
  const out: string[] = [];
  walk(taker, (node, around) => {
    const holder = around.at(-1);
    if (node === given || node.type !== 'Identifier' || node.name !== nameIn(given)) return;
    out.push((holder?.type === 'MemberExpression' && holder.object === node && nameIn(holder.property)) || '*');
  });
  return out;
}

/** The names that are taken where the file is imported later. */
function lazyNames(node: Node, around: readonly Node[]): string[] {
  const [outer, holder] = [around.at(-2), around.at(-1)];
  if (holder?.type === 'MemberExpression' && nameIn(holder.property) === 'then')
    return outer?.type === 'CallExpression' ? namesTaken(outer.arguments[0]) : ['*'];
  if (holder?.type !== 'AwaitExpression') return elementNames(node, around);
  if (outer?.type === 'MemberExpression') return [nameIn(outer.property) ?? '*'];
  return outer?.type === 'VariableDeclarator' && outer.id.type === 'ObjectPattern' ? namesOf(outer.id) : ['*'];
}

/** `const [a, { b }] = await Promise.all([x, import('./y')])`. */
function elementNames(node: Node, around: readonly Node[]): string[] {
  const [declared, list] = [around.at(-4), around.at(-1)];
  if (declared?.type !== 'VariableDeclarator' || declared.id.type !== 'ArrayPattern') return ['*'];
  const at = list?.type === 'ArrayExpression' ? list.elements.findIndex((one) => one?.start === node.start) : -1;
  const pattern = declared.id.elements[at];
  return pattern?.type === 'ObjectPattern' ? namesOf(pattern) : ['*'];
}

const isTypeOnly = (...kinds: (string | null | undefined)[]): boolean => kinds.includes('type');

function importUses(node: ESTree.ImportDeclaration): Found[] {
  const from = node.source.value;
  if (node.specifiers.length === 0) return [{ from, name: '', type: false, lazy: false }];
  return node.specifiers.map((one) => {
    const all = one.type === 'ImportNamespaceSpecifier' ? '*' : 'default';
    const name = one.type === 'ImportSpecifier' ? (nameIn(one.imported) ?? '*') : all;
    return {
      from,
      name,
      type: isTypeOnly(node.importKind, 'importKind' in one ? one.importKind : undefined),
      lazy: false,
    };
  });
}

function exportUses(node: ESTree.ExportNamedDeclaration): Found[] {
  const from = node.source?.value;
  if (from === undefined) return [];
  return node.specifiers.map((one) => {
    const type = isTypeOnly(node.exportKind, one.exportKind);
    return { from, name: nameIn(one.local) ?? '*', type, lazy: false };
  });
}

/** `declare module './a' { interface B {} }`: what is added to a declaration of that file. */
function mergedUses({ id, body }: ESTree.TSModuleDeclaration | ESTree.TSGlobalDeclaration): Found[] {
  if (id.type !== 'Literal' || body?.type !== 'TSModuleBlock') return [];
  const names = body.body.flatMap((one) => (one.type === 'TSInterfaceDeclaration' ? [one.id.name] : []));
  return names.map((name) => ({ from: id.value, name, type: true, lazy: false }));
}

const textsOf = (node: Node | null | undefined): string[] => {
  if (node?.type === 'ArrayExpression') return node.elements.flatMap(textsOf);
  return node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
};

/** `import.meta.glob('./*\/game.ts', { import: 'game' })`. */
function globUses({ callee, arguments: [pattern, options] }: ESTree.CallExpression): Found[] {
  const isGlob = callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty';
  if (!isGlob || nameIn(callee.property) !== 'glob') return [];
  const settings = options?.type === 'ObjectExpression' ? options.properties : [];
  const wanted = settings.find((one) => one.type === 'Property' && nameIn(one.key) === 'import');
  const name = (wanted?.type === 'Property' && textsOf(wanted.value)[0]) || '*';
  return textsOf(pattern).map((from) => ({ from, name, type: false, lazy: true }));
}

function found(node: Node, around: readonly Node[]): Found[] {
  if (node.type === 'ImportDeclaration') return importUses(node);
  if (node.type === 'ExportNamedDeclaration') return exportUses(node);
  if (node.type === 'ExportAllDeclaration')
    return [{ from: node.source.value, name: '*', type: node.exportKind === 'type', lazy: false }];
  if (node.type === 'TSModuleDeclaration') return mergedUses(node);
  if (node.type === 'CallExpression') return globUses(node);
  if (node.type === 'TSImportType')
    return [{ from: node.source.value, name: nameIn(node.qualifier) ?? '*', type: true, lazy: false }];
  if (node.type !== 'ImportExpression') return [];
  const names = lazyNames(node, around);
  return textsOf(node.source).flatMap((from) => names.map((name) => ({ from, name, type: false, lazy: true })));
}

/** The example games are written for the folder they are laid into. */
const laid = (by: string): string => by.replace(/^tests\/sixth\//, 'src/games/');

const pathOf = (by: string, from: string): string =>
  from.startsWith('/') ? from.slice(1) : posix.join(posix.dirname(laid(by)), from);

const asPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .split('**/')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*'))
      .join('(?:.*/)?')}$`,
  );

/** Every name that these scripts take from each other. */
export function usesIn(scripts: readonly Script[]): Use[] {
  const paths = scripts.map(({ path }) => path);
  const known = new Set(paths);
  const targets = (path: string): string[] => {
    if (path.includes('*')) return paths.filter((one) => asPattern(path).test(one));
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`]
      .filter((one) => known.has(one))
      .slice(0, 1);
  };
  return scripts.flatMap(({ path: by, program }) => {
    const uses: Found[] = [];
    walk(program, (node, around) => void uses.push(...found(node, around)));
    const ours = uses.filter(({ from }) => /^[./]/.test(from));
    return ours.flatMap((use) => targets(pathOf(by, use.from)).map((from) => ({ ...use, by, from })));
  });
}
