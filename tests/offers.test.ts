import { describe, expect, it } from 'vitest';
import { rng } from '../src/engine/chance';
import type { Phrase } from '../src/engine/rules';
import type { Bell, PreviewLine, Walk } from '../src/games/module';
import { nextEntry } from '../src/headless/bots';
import { type Checked, ContractError, checkGame } from '../src/headless/contract';
import { playMatch } from '../src/headless/games';
import { trials } from '../src/headless/registry';
import { text } from '../src/look/text.en';
import { market } from './engine/modules/market';

/** Nothing says it: that is what the contract is to find. */
declare module '../src/engine/rules' {
  interface Sentences {
    'market.none': string;
  }
}

/** Offers, strangers and bells: the contract on them, what plays without a screen, and how many options are tried. */

/** The first thing the contract has against it, within a handful of games. */
function found(game: Checked): string {
  for (let seed = 1; seed <= 12; seed++) {
    try {
      checkGame(game, { seats: 3, seed, effort: 0.5, words: text });
    } catch (error) {
      if (error instanceof ContractError) return error.message;
      throw error;
    }
  }
  return 'nothing';
}

/** The market with parts of one step replaced. */
const mutant = (name: string, parts: object): Checked => {
  const steps = { ...market.rules.steps, [name]: { ...market.rules.steps[name], ...parts } };
  return { ...market, rules: { ...market.rules, steps: steps as never } };
};

const names = (most: number) => Array.from({ length: most }, (_, i) => ({ name: i + 1 }));
const without = (key: string) => Object.fromEntries(Object.entries(market.text ?? {}).filter(([one]) => one !== key));

describe('the contract on offers and bells', () => {
  it.each([2, 3, 4])('is kept with %i seats', (seats) => {
    for (let seed = 1; seed <= 8; seed++) checkGame(market, { seats, seed, effort: 0.5, words: text });
  });

  it('finds offers that tell what is in the hand', () => {
    const offers = (s: any, _f: any, seat: number) => [
      ...names(Math.max(5, s.cards[seat])),
      { pass: true },
      { tip: true },
    ];
    expect(found(mutant('bid', { offers }))).toMatch(/^open: the offers of seat \d change when/);
  });

  it('finds an offer that cannot be drawn for the bare table', () => {
    const walk = (m: any, v: any) => {
      if (v.seat === null && m.name === 6) throw new Error('whose cards?');
      return market.walk(m);
    };
    expect(found({ ...market, walk })).toMatch(/^walk: the walk of \{"name":6\} throws/);
    const preview = (m: any, v: any): PreviewLine[] =>
      v.seat === null && m.name ? [{ text: { key: 'market.none' } }] : [];
    expect(found({ ...market, preview })).toMatch(
      /^words: the preview of \{"name":\d\} has no sentence for market\.none/,
    );
    const label = (m: any, v: any): Phrase => (v.seat === null && m.name ? { key: 'market.none' } : market.label(m));
    expect(found({ ...market, label })).toMatch(/^words: the label of \{"name":\d\} has no sentence for market\.none/);
  });

  it('finds a move that nobody calls anything, and says which', () => {
    const label = (m: any): Phrase => (m.tip ? (undefined as never) : market.label(m));
    expect(found({ ...market, label })).toMatch(/^words: the label of \{"tip":true\} isn’t a phrase: undefined/);
  });

  it('finds an argument that a sentence wants and nobody gives', () => {
    const label = (): Phrase => ({ key: 'tiny.move' });
    expect(found({ ...market, label })).toMatch(
      /^words: tiny\.move needs \{what\}, which the label of .* doesn’t give/,
    );
  });

  it('finds two offers behind the same picks, and too many at once', () => {
    const one = (m: any) => (m.name === 6 ? market.walk({ name: 5 }) : market.walk(m));
    expect(found({ ...market, walk: one })).toMatch(/^walk: .* are walked to by the same picks/);
    const offers = () => [...names(80), { pass: true }, { tip: true }];
    expect(found(mutant('bid', { offers }))).toMatch(/^walk: more than 60 picks/);
  });

  it('finds a stranger who is refused without words, or not at all', () => {
    expect(found({ ...market, text: without('market.wait') })).toMatch(
      /^words: the refusal of a stranger has no sentence/,
    );
    const stranger = (_s: any, _f: any, _seat: number, m: any) => ({
      key: 'market.wait',
      args: { who: { seat: m.name.valueOf() * 0 } },
    });
    expect(found(mutant('bid', { refuseOthers: stranger }))).toMatch(/^accepts: refusing .* throws/);
  });

  it('finds a bell without words, and one that can be rung in two ways', () => {
    expect(found({ ...market, text: without('market.bell') })).toMatch(
      /^words: the bell has no sentence for market\.bell/,
    );
    const bell = (): Bell => ({ text: { key: 'market.bell' }, ms: 0 });
    expect(found({ ...market, bell })).toMatch(/^bell: rings after 0 ms/);
    const moves = (_s: any, _f: any, seat: number) => (seat < 0 ? [{ go: true }, { go: 2 }] : [{ tip: true }]);
    expect(found(mutant('pause', { moves }))).toMatch(/^bell: there are 2 ways to ring it/);
  });

  it('finds a question that has no words once something is picked', () => {
    const walk = (m: any): Walk => [...market.walk(m), [{ id: 'sure', text: { key: 'market.more' } }]];
    expect(found({ ...market, walk, text: without('market.more') })).toMatch(/^words: .* no sentence for market\.more/);
    const prompt = (_v: any, made: readonly unknown[] = []): Phrase => ({
      key: made.length > 0 ? 'market.none' : 'tiny.ask',
    });
    expect(found({ ...market, walk, prompt })).toMatch(/^words: asks, after the first picks, has no sentence/);
  });
});

describe('bots without a screen', () => {
  const paused = playMatch(market, { seats: 3, seed: 3, until: 5 }).position();
  const next = (bot: 'random' | 'simple', seed: number) =>
    nextEntry(market as never, paused, [bot, bot, bot], rng(seed));

  it('ring at once where they play to win, and linger where they play at random', () => {
    expect(paused.todo[0].at).toBe('pause');
    const moves = (bot: 'random' | 'simple') =>
      new Set(Array.from({ length: 40 }, (_, seed) => Object.keys(next(bot, seed)?.move ?? {}).join()));
    expect([...moves('simple')]).toEqual(['go']);
    expect([...moves('random')].sort()).toEqual(['go', 'tip']);
  });
});

describe('the options that are tried', () => {
  const option = (id: string, ...values: (string | boolean)[]) => ({ id, values, preset: () => values[0] });
  const seats = { min: 3, max: 3, usual: 3 };
  const tried = (...options: ReturnType<typeof option>[]) =>
    trials({ card: { seats, options } }).map((trial) => Object.values(trial.options as object).join(' '));

  it('are all of them while they are few', () => {
    expect(tried()).toEqual(['']);
    expect(tried(option('a', 'x', 'y'), option('b', 'u', 'v'))).toEqual(['x u', 'x v', 'y u', 'y v']);
    expect(tried(option('a', '1', '2'), option('b', '1', '2'), option('c', '1', '2'))).toHaveLength(8);
  });

  it('are the preset, each single deviation and all at once where they are many', () => {
    const many = tried(option('a', '1', '2', '3'), option('b', '1', '2'), option('c', '1', '2'));
    expect(many).toEqual(['1 1 1', '2 1 1', '3 1 1', '1 2 1', '1 1 2', '2 2 2']);
  });
});
