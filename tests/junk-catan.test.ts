import { describe, expect, test } from 'vitest';
import { rng } from '../src/engine/chance';
import { begin, play } from '../src/engine/run';
import { game } from '../src/games/puerto-catan/game';
import type { PuertoCatan } from '../src/games/puerto-catan/rules/state';
import { nextEntry } from '../src/headless/bots';
import { junkOf } from '../src/headless/junk';

const { move, shares } = await junkOf('puerto-catan');
const junk = (s: PuertoCatan, seat: number, m: unknown): readonly string[] => move?.(s as never, seat, m) ?? [];

/** What a simulation counts of the computer players of Puerto Catan. */

const fresh = (): PuertoCatan => {
  const s = begin(game.rules, 3, game.rules.options({ board: 'preset' }, 3)) as unknown as PuertoCatan;
  play(game.rules, s as never, -1, { starter: 0 });
  return s;
};

test('a choice of role says whether three gold were left', () => {
  const s = fresh();
  expect(junk(s, 0, { role: 1 })).toEqual(['role chosen']);
  s.roleGold[2] = 3;
  expect(junk(s, 0, { role: 2 })).toEqual(['role chosen', 'role with 3 gold to be had']);
  expect(junk(s, 0, { role: 1 })).toContain('role with 3 gold passed over');
  s.chosen[2] = 1;
  expect(junk(s, 0, { role: 1 })).toEqual(['role chosen']);
});

test('whoever ends a trade with three gold, or leaves a city unbuilt, is counted', () => {
  const s = fresh();
  s.todo.unshift({ at: 'trade', seat: 0, active: 0, progress: false, deals: 0 });
  expect(junk(s, 0, { done: true })).toEqual(['trade ended']);
  s.gold[0] = 3;
  expect(junk(s, 0, { done: true })).toEqual(['trade ended', 'trade ended with 3 gold']);
  s.todo[0] = { at: 'build', seat: 0, active: 0, paid: false, progress: false };
  expect(junk(s, 0, { done: true })).toEqual(['build ended']);
  s.hands[0] = { kinds: [3, 3, 4, 4, 4], eyes: [31, 31, 31, 31, 31] };
  expect(junk(s, 0, { done: true })).toEqual(['build ended', 'city or settlement left unbuilt']);
});

describe.each(['mate'])('four of level %s', (level) => {
  test('offer little, and what is accepted; take gold; build', () => {
    const n: { [what: string]: number } = {};
    for (let number = 0; number < 12; number++) {
      const random = rng(31, number);
      const s = begin(game.rules, 4, game.rules.options(null, 4));
      for (;;) {
        const next = nextEntry(game, s, [level, level, level, level], random);
        if (!next) break;
        const [f] = (s as unknown as PuertoCatan).todo;
        // an offer a turn: nothing that was refused is asked again
        if (next.move !== null && 'offer' in (next.move as object)) expect(f.at === 'trade' && f.deals).toBe(0);
        for (const what of junk(s as never, next.seat, next.move)) n[what] = (n[what] ?? 0) + 1;
        play(game.rules, s, next.seat, next.move);
      }
    }
    for (const [what, of] of shares) expect(n[of], what).toBeGreaterThan(0);
    expect(n['answer taken']).toBeGreaterThan(n.offer / 3);
    expect(n['counter-offer']).toBeGreaterThan(n.answered / 20);
    expect(n['role with 3 gold passed over'] ?? 0).toBeLessThan(n['role chosen'] / 10);
    expect(n['city or settlement left unbuilt'] ?? 0).toBe(0);
  });
});
