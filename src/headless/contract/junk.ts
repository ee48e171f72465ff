import { copy } from '../../engine/copy';
import type { Json } from '../../engine/rules';

/** Moves as nobody should make them. */

function deep(levels: number): Json {
  let out: Json = 0;
  for (let i = 0; i < levels; i++) out = i % 2 ? [out] : { a: out };
  return out;
}

/** Things that are no move anywhere. Some are not even JSON: a match refuses those before the rules see them. */
export function nonsense(): unknown[] {
  const list = [null, true, false, 0, -1, 1, 1.5, 1e308, -1e308, '', '0', 'take', 'constructor', [], [[]], {}, [null]];
  const odd = [{ a: 1 }, { at: 'x' }, { seat: 0 }, { done: 'yes' }, deep(12), deep(60), new Array(500).fill(0)];
  const tricks = ['{"__proto__":{"take":1}}', '{"constructor":1}', '{"toString":1}', '{"hasOwnProperty":null}'];
  const alien = [
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    () => 1,
    Symbol('x'),
    10n,
    new Map(),
    Object.create({ a: 1 }),
  ];
  return [...list, ...odd, ...tricks.map((text) => JSON.parse(text)), ...alien];
}

const WRONG: readonly unknown[] = [
  -1,
  -2,
  0,
  1.5,
  7,
  99,
  1e9,
  2 ** 53,
  -0.1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '0',
  '',
  null,
  true,
  false,
  [],
  {},
  [0],
  { length: 1, 0: 0 },
  '__proto__',
  'length',
];

/** A legal move spoilt in every way we could think of. */
export function malformed(move: Json): unknown[] {
  const out: unknown[] = [[move], { move }, JSON.stringify(move)];
  if (typeof move === 'number') for (const wrong of WRONG) out.push(wrong);
  if (typeof move === 'number') out.push(move + 1, move - 1, move + 0.5, -move);
  if (typeof move !== 'object' || move === null) return out;
  spoil(move, (spoilt) => out.push(spoilt), [], move);
  return out;
}

function spoil(root: Json, push: (move: unknown) => void, path: (string | number)[], at: Json): void {
  const put = (value: unknown): void => push(replaced(root, path, value));
  if (path.length > 0) for (const wrong of WRONG) put(wrong);
  if (typeof at === 'number') for (const value of [at + 1, at - 1, -at, at + 0.5, String(at)]) put(value);
  if (Array.isArray(at)) {
    put([...at, 0]);
    put([...at, ...at]);
    put(at.slice(1));
    put([...at].reverse());
    put({ ...at });
    for (const i of at.length > 4 ? [0, at.length - 1] : at.keys()) spoil(root, push, [...path, i], at[i]);
    if (at.length > 1) put(at.map((_, i) => at[(i + 1) % at.length]));
  } else if (typeof at === 'object' && at !== null) {
    put({ ...at, extra: 1 });
    put({ ...at, length: 1 });
    put({ ...at, constructor: null });
    for (const key of Object.keys(at)) {
      const rest: { [key: string]: Json } = { ...at };
      delete rest[key];
      put(rest);
      put({ ...rest, [key.toUpperCase()]: at[key] });
      spoil(root, push, [...path, key], at[key]);
    }
  }
}

function replaced(root: Json, path: (string | number)[], value: unknown): unknown {
  if (path.length === 0) return value;
  const out = copy(root);
  let at = out as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  at[path[path.length - 1]] = value;
  return out;
}
