import { type Use, usesIn } from './imports';
import { type Measure, type Source, scriptsOf } from './sources';

type Graph = ReadonlyMap<string, readonly string[]>;

function graphOf(uses: readonly Use[]): Graph {
  const out = new Map<string, string[]>();
  for (const { by, from } of uses) {
    const known = out.get(by);
    if (known) known.push(from);
    else out.set(by, [from]);
  }
  return out;
}

function reached(graph: Graph, from: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [...(graph.get(from) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(graph.get(next) ?? []));
  }
  return seen;
}

/** The files that all reach each other, one list for each knot of them. */
function circlesIn(graph: Graph): string[][] {
  const reach = new Map([...graph.keys()].map((path) => [path, reached(graph, path)]));
  const out = new Map<string, string[]>();
  for (const [path, far] of reach) {
    const circle = [...far].filter((other) => reach.get(other)?.has(path)).sort();
    if (far.has(path)) out.set(circle.join(), circle);
  }
  return [...out.values()];
}

/** Circles of imports in src; those that only types close are apart. What is imported later closes none. */
export function measureCircles(sources: readonly Source[]): Measure[] {
  const uses = usesIn(scriptsOf(sources)).filter(({ lazy }) => !lazy);
  const values = circlesIn(graphOf(uses.filter(({ type }) => !type)));
  const known = new Set(values.map((circle) => circle.join()));
  const types = circlesIn(graphOf(uses)).filter((circle) => !known.has(circle.join()));
  return [
    { measure: 'circles', room: 'src', values: values.length, types: types.length },
    ...values.map((paths) => ({ measure: 'circle', by: 'values', paths })),
    ...types.map((paths) => ({ measure: 'circle', by: 'types', paths })),
  ];
}
