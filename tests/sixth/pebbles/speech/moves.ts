import type { Phrase } from '../../../engine/rules';
import { spoken } from '../../kit/spoken';
import type { Pick, Section, Spot } from '../../module';
import { HEAP, kinds, type Move, type Moves, type View } from '../rules/state';

export const spots = (v: View): Spot[] =>
  Array.from({ length: v.heap }, (_, i) => ({
    id: `pebble:${i}`,
    shape: { kind: 'circle', x: 60 + (i % 4) * 100, y: 60 + Math.floor(i / 4) * 100, r: 40 },
    text: { key: 'pebbles.pebble', args: { n: i + 1 } },
  }));

/** The last pebbles of the heap are the first to go: one tap on the furthest one that is wanted. */
export const { walk, label, preview } = spoken<Moves, View>(kinds, {
  take: {
    walk: ({ take }, v) => {
      const spot = `pebble:${v.heap - take}`;
      return [[{ id: spot, spot, text: { key: 'pebbles.take', args: { n: take } } }]];
    },
    preview: ({ take }, v) => [{ text: { key: 'pebbles.left', args: { n: v.heap - take } } }],
  },
});

export const partialMove = (_made: readonly Pick[], _v: View): Move | undefined => undefined;

export const prompt = (v: View): Phrase => {
  const f = v.todo[0];
  return f ? { key: 'pebbles.ask', args: { who: { seat: f.seat } }, rule: '1' } : { key: 'pebbles.over' };
};

export const describe = (v: View): Section[] => [
  { heading: { key: 'pebbles.heap' }, lines: [{ key: 'pebbles.left', args: { n: v.heap, all: HEAP } }] },
];
