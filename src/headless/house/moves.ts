import type { ESTree } from 'vite';
import { list, type Site, tally } from './sites';
import { lineOf, type Measure, type Script, type Source, scriptsOf } from './sources';
import { functionName, isCallable, type Node, nameIn, walk } from './syntax';

const isMoveName = (name: string | undefined): boolean =>
  name === 'm' || (name !== undefined && /^move$|Move$/.test(name));
const isMoveType = (name: string | undefined): boolean => name !== undefined && /^M$|^Moves?$|Moves?$/.test(name);

/** Whether a type speaks of moves anywhere in it. */
export function namesMove(type: Node): boolean {
  let found = false;
  walk(type, (node) => {
    if (node.type === 'TSTypeReference') found ||= isMoveType(nameIn(node.typeName));
  });
  return found;
}

/** Whether this is a move: by its own name or field (`m`, `f.move`), or by the type that its file gives the name. */
export function isMove(node: Node, typed: ReadonlySet<string>): boolean {
  if (node.type === 'Identifier') return isMoveName(node.name) || typed.has(node.name);
  return node.type === 'MemberExpression' && isMoveName(nameIn(node.property));
}

/** Names that are declared as a move somewhere in the file: `one: Move`. */
export function typedAsMove(program: ESTree.Program): Set<string> {
  const out = new Set<string>();
  walk(program, (node) => {
    if (node.type !== 'Identifier' || !node.typeAnnotation) return;
    const type = node.typeAnnotation.typeAnnotation;
    const parts = type.type === 'TSUnionType' ? type.types : [type];
    if (parts.some((one) => one.type === 'TSTypeReference' && isMoveType(nameIn(one.typeName)))) out.add(node.name);
  });
  return out;
}

const inKindOf = (around: readonly Node[]): boolean =>
  around.some((node, i) => isCallable(node) && functionName(node, around.slice(0, i)) === 'kindOf');

function testsIn(source: Script): Site[] {
  const typed = typedAsMove(source.program);
  const out: Site[] = [];
  walk(source.program, (node, around) => {
    if (node.type !== 'BinaryExpression' || node.operator !== 'in' || node.left.type !== 'Literal') return;
    if (!isMove(node.right, typed) || inKindOf(around)) return;
    out.push({ path: source.path, line: lineOf(source, node.start), text: source.text.slice(node.start, node.end) });
  });
  return out;
}

/** Where the kind of a move is told by one of its keys, `'bid' in m`, outside the one `kindOf`. */
export function measureKindTests(sources: readonly Source[]): Measure[] {
  const sites = scriptsOf(sources).flatMap(testsIn);
  return [...tally('tests of a kind', { tests: sites }), ...list('test of a kind', sites)];
}
