import { list, type Site } from './sites';
import { lineOf, type Measure, type Script, type Source, scriptsOf } from './sources';
import { functionName, isCallable, walk } from './syntax';

const LONGEST = { function: 40, component: 80 };

type Sized = Site & { name: string; lines: number };

/** A component is what JSX can call: a capital name in a file that has JSX. */
const isComponent = ({ path, name }: Sized): boolean => path.endsWith('.tsx') && /^[A-Z]/.test(name);

function functionsIn(source: Script): Sized[] {
  const out: Sized[] = [];
  walk(source.program, (node, around) => {
    if (!isCallable(node)) return;
    const [name, line] = [functionName(node, around) ?? '', lineOf(source, node.start)];
    out.push({ path: source.path, line, name, lines: lineOf(source, node.end) - line + 1 });
  });
  return out;
}

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

/** How long functions are. Callbacks without a name count where they are too long, and are no part of the median. */
export function measureFunctions(sources: readonly Source[]): Measure[] {
  const all = scriptsOf(sources).flatMap(functionsIn);
  const sizes = all.filter(({ name }) => name !== '').map(({ lines }) => lines);
  sizes.sort((a, b) => a - b);
  const over = all.filter(({ lines }) => lines > LONGEST.function).sort((a, b) => b.lines - a.lines);
  const components = over.filter(isComponent);
  const long = over.filter((one) => !isComponent(one));
  const longComponents = components.filter(({ lines }) => lines > LONGEST.component);
  const lengths = { named: sizes.length, median: quantile(sizes, 0.5), p90: quantile(sizes, 0.9) };
  const counts = { over40: long.length, componentsOver40: components.length, componentsOver80: longComponents.length };
  return [
    { measure: 'functions', room: 'src', ...lengths, ...counts },
    ...list('function over 40', long),
    ...list('component over 80', longComponents),
  ];
}
