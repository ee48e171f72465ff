import type { ESTree } from 'vite';
import { isMove, namesMove, typedAsMove } from './moves';
import { list, type Site, tally } from './sites';
import { inSrc, isScript, lineOf, type Measure, type Script, type Source } from './sources';
import { type Node, nameIn, walk } from './syntax';

type Cast = ESTree.TSAsExpression | ESTree.TSTypeAssertion;
type Fault = 'casts' | 'moveCasts' | 'nonNull' | 'any';

const isCast = (node: Node | undefined): node is Cast =>
  node?.type === 'TSAsExpression' || node?.type === 'TSTypeAssertion';

const isConst = ({ typeAnnotation: type }: Cast): boolean =>
  type.type === 'TSTypeReference' && nameIn(type.typeName) === 'const';

/** What is cast in the end: `a` of `a as unknown as B`. */
const operand = (node: Node): Node => (isCast(node) ? operand(node.expression) : node);

function faultOf(node: Node, holder: Node | undefined, typed: ReadonlySet<string>): Fault | undefined {
  if (node.type === 'TSNonNullExpression') return 'nonNull';
  if (node.type === 'TSAnyKeyword') return 'any';
  // `as unknown as X` is one cast
  if (!isCast(node) || isConst(node) || isCast(holder)) return undefined;
  return isMove(operand(node), typed) || namesMove(node.typeAnnotation) ? 'moveCasts' : 'casts';
}

function faultsIn(source: Script): (Site & { fault: Fault })[] {
  const typed = typedAsMove(source.program);
  const out: (Site & { fault: Fault })[] = [];
  walk(source.program, (node, around) => {
    const fault = faultOf(node, around.at(-1), typed);
    const text = source.text.slice(node.start, node.end).replace(/\s+/g, ' ');
    if (fault) out.push({ path: source.path, line: lineOf(source, node.start), fault, text: text.slice(0, 80) });
  });
  return out;
}

/** Where the types are told to look away: casts (those on moves apart), `!` and `any`. Each is listed but common casts. */
export function measureLooseness(sources: readonly Source[]): Measure[] {
  const all = sources.filter(isScript).flatMap(faultsIn);
  const of = (fault: Fault): Site[] => all.filter((one) => one.fault === fault).map(({ fault: _, ...site }) => site);
  const [casts, moveCasts, nonNull, any] = [of('casts'), of('moveCasts'), of('nonNull'), of('any')];
  return [
    ...tally('looseness', { casts: [...casts, ...moveCasts], moveCasts, nonNull, any }),
    ...list('cast on a move', moveCasts.filter(inSrc)),
    ...list('non-null', nonNull.filter(inSrc)),
    ...list('any', any.filter(inSrc)),
  ];
}
