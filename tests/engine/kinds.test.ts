import { expect, test } from 'vitest';
import { illegal, kindsOf, stepsOf } from '../../src/engine/kinds';
import { type Phrase, type Position, type Refusal, silent } from '../../src/engine/rules';

/** What a choice by kinds of moves leaves to the kernel. A table asks for a number; people may knock first. */

declare module '../../src/engine/rules' {
  interface Sentences {
    'no.songs': string;
  }
}

interface Moves {
  say: { say: number };
  knock: { knock: true };
  sing: { sing: true };
}

type Frame = { at: 'ask'; seat: number };
type Table = Position<Frame> & { knocks: number; mute: boolean };

const kinds = kindsOf<Moves>({ say: 'say', knock: 'knock', sing: 'sing' });
const { choice } = stepsOf<Table, Frame, Moves, Phrase>(kinds);
const noSongs: Refusal = { key: 'no.songs' };

const ask = choice<'ask', 'say' | 'knock'>({
  privacy: 'open',
  idle: (s) => s.mute,
  misplaced: (_s, _f, _seat, m) => (kinds.is('sing', m) ? noSongs : undefined),
  kinds: {
    say: { list: () => [{ say: 1 }, { say: 2 }], apply() {} },
    knock: {
      list: () => [{ knock: true }],
      stays: true,
      apply(s) {
        s.knocks++;
      },
    },
  },
});

const asked = (): [Table, Frame] => {
  const f: Frame = { at: 'ask', seat: 0 };
  return [{ todo: [f], knocks: 0, mute: false }, f];
};

test('a move that stays leaves the question standing, another one ends it', () => {
  const [s, f] = asked();
  ask.apply(s, f, 0, { knock: true }, silent);
  expect([s.knocks, ask.ends(s, f)]).toEqual([1, false]);
  ask.apply(s, f, 0, { say: 1 }, silent);
  expect(ask.ends(s, f)).toBe(true);
});

test('nobody is asked where nothing is left to decide', () => {
  const [s, f] = asked();
  expect(ask.ends(s, f)).toBe(false);
  expect(ask.ends({ ...s, mute: true }, f)).toBe(true);
});

test.each([
  [{ say: 2 }, true],
  [{ say: 3 }, illegal],
  [{ sing: true }, noSongs],
  [{ dance: true }, illegal],
  ['sing', illegal],
])('%j: %j', (move, verdict) => {
  const [s, f] = asked();
  expect(ask.accepts?.(s, f, 0, move as Moves['say'])).toEqual(verdict);
});
