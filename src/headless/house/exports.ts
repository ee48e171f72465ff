import type { ESTree } from 'vite';
import { type Use, usesIn } from './imports';
import { list, type Site } from './sites';
import { isScript, lineOf, type Measure, type Script, type Source, scriptsOf } from './sources';
import { type Node, nameIn, walk } from './syntax';

interface Exported extends Site {
  name: string;
  kind: 'value' | 'type';
  /** Not even its own file uses it. */
  dead: boolean;
}

type Named = { name: string; kind: Exported['kind']; at: number };

function declared(node: NonNullable<ESTree.ExportNamedDeclaration['declaration']>): Named[] {
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id, start }) => bound(id).map((name) => ({ name, kind: 'value', at: start })));
  const kind = node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration' ? 'type' : 'value';
  const name = 'id' in node && node.id ? nameIn(node.id) : undefined;
  return name === undefined ? [] : [{ name, kind, at: node.start }];
}

/** The names that `const { a, b } = ...` binds. */
function bound(pattern: Node): string[] {
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((one) => bound(one.type === 'Property' ? one.value : one.argument));
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((one) => (one ? bound(one) : []));
  if (pattern.type === 'AssignmentPattern') return bound(pattern.left);
  return [nameIn(pattern) ?? ''];
}

function named(node: Node): Named[] {
  if (node.type === 'ExportDefaultDeclaration') return [{ name: 'default', kind: 'value', at: node.start }];
  if (node.type !== 'ExportNamedDeclaration') return [];
  if (node.declaration) return declared(node.declaration);
  return node.specifiers.map((one) => {
    const kind = node.exportKind === 'type' || one.exportKind === 'type' ? 'type' : 'value';
    return { name: nameIn(one.exported) ?? '', kind, at: one.start };
  });
}

/** A name that means a thing, not the key of an object or a word of an export. */
function isReference(node: Node, holder: Node | undefined): boolean {
  if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return false;
  if (holder?.type === 'MemberExpression') return holder.computed || holder.object === node;
  if (holder?.type === 'Property') return holder.computed || holder.value === node;
  return holder?.type !== 'ExportSpecifier';
}

function references(script: Script): Map<string, number> {
  const out = new Map<string, number>();
  walk(script.program, (node, around) => {
    const name = isReference(node, around.at(-1)) ? nameIn(node) : undefined;
    if (name !== undefined) out.set(name, (out.get(name) ?? 0) + 1);
  });
  return out;
}

function exportsOf(script: Script): Exported[] {
  const times = references(script);
  return script.program.body.flatMap(named).map(({ name, kind, at }) => {
    const dead = (times.get(name) ?? 0) < 2;
    return { path: script.path, line: lineOf(script, at), name, kind, dead };
  });
}

function takenBy(uses: readonly Use[]): (one: Exported) => boolean {
  const taken = new Set(uses.map(({ from, name }) => `${from} ${name}`));
  return ({ path, name }) => taken.has(`${path} ${name}`) || taken.has(`${path} *`);
}

/** What is exported though no other file imports it, or tests alone. */
export function measureExports(sources: readonly Source[]): Measure[] {
  const uses = usesIn(sources.filter(isScript));
  const isTests = ({ by }: Use): boolean => by.startsWith('tests/');
  const [inHouse, inTests] = [takenBy(uses.filter((use) => !isTests(use))), takenBy(uses.filter(isTests))];
  const all = scriptsOf(sources).flatMap(exportsOf);
  const idle = all.filter((one) => !inHouse(one));
  const [nobody, tests] = [idle.filter((one) => !inTests(one)), idle.filter(inTests)];
  const count = (some: readonly Exported[], kind: string): number => some.filter((one) => one.kind === kind).length;
  const figures = { values: count(nobody, 'value'), types: count(nobody, 'type') };
  const dead = nobody.filter((one) => one.dead).length;
  const forTests = { testsValues: count(tests, 'value'), testsTypes: count(tests, 'type') };
  return [
    { measure: 'exports', room: 'src', exported: all.length, ...figures, dead, ...forTests },
    ...list('export that nobody imports', nobody),
    ...list('export for tests alone', tests),
  ];
}
