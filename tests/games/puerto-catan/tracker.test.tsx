// @vitest-environment happy-dom
/** @jsxImportSource preact */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Json, Phrase } from '../../../src/engine/rules';
import type { Entry } from '../../../src/games/keeper';
import { keeper } from '../../../src/games/puerto-catan/box/keeper';
import {
  type Act,
  chooser,
  type Log,
  logOf,
  may,
  tracked,
  withAct,
  without,
} from '../../../src/games/puerto-catan/box/tracker';
import { reading } from '../../../src/games/sheet';
import { say as sentence } from '../../../src/look/say';
import { wander } from './checks';
import { A, B, BUILDER, C, PRODUCER, PROSPECTOR, PROSPECTOR_TWO, ROBBER, rules, SOLDIERS, TRADER } from './position';

/** Roles, gold and the Governor beside a boxed game. */

const begun = (first: number, cap = false): Log => ({ first, cap, acts: [] });

function since(n: number, first: number, ...acts: Act[]) {
  let log = begun(first);
  for (const one of acts) {
    expect(may(tracked(n, log), one), JSON.stringify(one)).toBe(true);
    log = withAct(log, one);
  }
  return tracked(n, log);
}

const FIRST: Act[] = [{ role: PRODUCER }, { role: BUILDER }, { role: TRADER }, { role: PROSPECTOR }];

describe('the tracker', () => {
  test('PC-T1: roles and gold of two rounds', () => {
    const one = since(4, A, ...FIRST);
    expect(one.gold).toEqual([1, 1, 1, 0]);
    expect(chooser(one)).toBe(-1);
    const two = since(4, A, ...FIRST, { round: true });
    expect(two).toMatchObject({ governor: B, round: 2, roleGold: [0, 0, 0, 1, 0, 1, 1] });
    const rest: Act[] = [
      { role: PROSPECTOR_TWO },
      { role: BUILDER },
      { fee: 3 },
      { fee: B },
      { role: SOLDIERS },
      { role: PRODUCER },
    ];
    const before = since(4, A, ...FIRST, { round: true }, ...rest.slice(0, 2));
    expect(before.gold).toEqual([2, 2, 2, 1]);
    expect(before.chosen[BUILDER]).toBe(C);
    const end = since(4, A, ...FIRST, { round: true }, ...rest, { round: true });
    expect(end).toMatchObject({ governor: C, gold: [2, 1, 4, 1], round: 3 });
    expect([TRADER, PROSPECTOR, ROBBER].map((role) => end.roleGold[role])).toEqual([1, 1, 2]);
  });

  test('goes with random digital games, round after round', () => {
    let [rounds, fees] = [0, 0];
    for (let seed = 0; seed < 9; seed++) {
      const n = 3 + (seed % 2);
      let log: Log | undefined;
      wander(
        rules,
        { seats: n, seed, options: { goldCap: seed % 3 === 0, board: 'preset' } },
        (s, { move, seat }, go) => {
          const was = [...s.gold];
          const [f] = s.todo;
          const round = s.round;
          if (f.at === 'starter') {
            go();
            log = begun(s.governor, s.goldCap);
            return;
          }
          if (!log || !move) return;
          const enter = (one: Act): void => {
            expect(may(tracked(n, log as Log), one), `game ${seed}: ${JSON.stringify(one)}`).toBe(true);
            log = withAct(log as Log, one);
          };
          if ('role' in move) {
            expect(chooser(tracked(n, log))).toBe(seat);
            enter({ role: move.role });
          }
          const before = tracked(n, log).gold;
          const builds = f.at === 'build' && !f.paid && !('done' in move) && seat !== f.active && was[seat] > 0;
          go();
          if (builds) {
            fees++;
            enter({ fee: seat });
          } else if (!('role' in move))
            s.gold.forEach((gold, one) => {
              if (gold < before[one]) enter({ gold: one, by: gold - before[one] });
            });
          s.gold.forEach((gold, one) => {
            const by = gold - tracked(n, log as Log).gold[one];
            if (by > 0) enter({ gold: one, by });
          });
          if (s.round > round) {
            rounds++;
            enter({ round: true });
          }
          const t = tracked(n, log);
          expect([t.gold, t.roleGold, t.chosen, t.governor, t.round], `game ${seed}`).toEqual([
            s.gold,
            s.roleGold,
            s.chosen,
            s.governor,
            s.round,
          ]);
        },
      );
    }
    expect(rounds).toBeGreaterThan(100);
    expect(fees).toBeGreaterThan(20);
  }, 60_000);

  test('allows what the rules do', () => {
    const t = since(3, B, { role: BUILDER });
    expect(may(t, { role: BUILDER })).toBe(false);
    expect(may(t, { fee: A })).toBe(false);
    expect(may(t, { round: true })).toBe(false);
    const paid = since(3, B, { gold: A, by: 2 }, { gold: B, by: 2 }, { role: BUILDER }, { fee: A });
    expect(paid.gold).toEqual([1, 3, 0]);
    expect([A, B, C].map((fee) => may(paid, { fee }))).toEqual([false, false, false]);
    expect(may(paid, { gold: C, by: -1 })).toBe(false);
    const all = since(3, A, { role: TRADER }, { role: BUILDER }, { role: ROBBER });
    expect(may(all, { role: PRODUCER })).toBe(false);
    const short = tracked(3, { first: A, cap: true, acts: [{ gold: A, by: 29 }] });
    expect([may(short, { gold: B, by: 1 }), may(short, { gold: B, by: 2 })]).toEqual([true, false]);
  });

  test('with 30 pieces the roles get what is left, in their order', () => {
    const log: Log = { first: A, cap: true, acts: [{ gold: A, by: 28 }, ...[3, 4, 5].map((role) => ({ role }))] };
    // the Prospector's allowance took the last two
    expect(tracked(3, { ...log, acts: [...log.acts, { round: true }] }).roleGold).toEqual([0, 0, 0, 0, 0, 0]);
    log.acts[2] = { role: 2 };
    expect(tracked(3, { ...log, acts: [...log.acts, { round: true }] }).roleGold).toEqual([1, 1, 0, 0, 0, 0]);
  });

  test('takes back act by act; gold in a row is one act', () => {
    let log = withAct(withAct(begun(A), { gold: A, by: 1 }), { gold: A, by: 1 });
    expect(log.acts).toEqual([{ gold: A, by: 2 }]);
    expect(withAct(log, { gold: A, by: -2 }).acts).toEqual([]);
    log = withAct(log, { role: TRADER });
    expect(without(log)?.acts).toEqual([{ gold: A, by: 2 }]);
    expect(without(begun(A))).toBeUndefined();
  });

  test('distrusts what was kept', () => {
    for (const bad of [undefined, null, 3, [], {}, { first: 4, acts: [] }, { first: 0 }, { first: 0.5, acts: [] }])
      expect(logOf(bad as Json | undefined, 4), JSON.stringify(bad)).toBeUndefined();
    const good = { first: 0, cap: false, acts: [{ role: 1 }, { role: 1 }, { role: 2 }] };
    expect(logOf(good, 4)?.acts).toEqual([{ role: 1 }]);
    for (const act of [
      null,
      { role: 7 },
      { role: -1 },
      { fee: 0 },
      { gold: 0, by: -1 },
      { gold: 0, by: 0.5 },
      { round: 1 },
    ])
      expect(logOf({ first: 0, acts: [act] } as unknown as Json, 4)?.acts).toEqual([]);
    // the second Prospector is there with four people only
    expect(logOf({ first: 0, acts: [{ role: 6 }] }, 3)?.acts).toEqual([]);
    expect(logOf({ first: 0, acts: [{ role: 6 }] }, 4)?.acts).toEqual([{ role: 6 }]);
  });
});

describe('its panel', () => {
  const { Panel } = keeper.helper;
  const people = ['Ana', 'Ben', 'Cy'].map((name, colour) => ({ name, colour }));
  const say = (phrase: Phrase): string => sentence(phrase, { text: keeper.text, chairs: people });
  let root: HTMLElement;
  let kept: Json | undefined;
  let cells: { [cell: string]: string };

  const draw = (): void => {
    const keep = (next: Json): void => {
      // as after a kill: nothing but what was written survives
      kept = JSON.parse(JSON.stringify(next));
    };
    const enter = (cell: string, text: string): void => {
      cells[cell] = text;
    };
    const tell = (_what: Phrase, entries: readonly Entry[]): void => {
      for (const [cell, text] of entries) enter(cell, text);
    };
    const told = { ledger: [], tell, takeOut() {} };
    act(() => render(<Panel {...{ people, say, kept, keep, enter, ...told, read: reading(3, cells) }} />, root));
  };
  const button = (label: string): HTMLButtonElement | undefined =>
    [...root.querySelectorAll('button')].find(
      (one) => one.getAttribute('aria-label') === label || one.textContent === label,
    );
  const tap = (...labels: string[]): void => {
    for (const label of labels) {
      const found = button(label);
      if (!found) throw new Error(`no button "${label}" in ${root.textContent}`);
      expect(found.disabled, label).toBe(false);
      act(() => found.click());
      act(() => render(null, root));
      draw();
    }
  };

  beforeEach(() => {
    root = document.createElement('div');
    document.body.append(root);
    kept = undefined;
    cells = {};
    draw();
  });
  afterEach(() => {
    render(null, root);
    root.remove();
  });

  test('a round by taps, and the gold on the sheet', () => {
    tap('Ben');
    expect(root.textContent).toContain('Governor: Ben');
    tap('Prospector: free, 0 gold on it');
    expect(root.textContent).toContain('Ben plays the Prospector');
    expect(root.textContent).toContain('Cy chooses a role');
    tap('Builder: free, 0 gold on it', 'Ana pays Cy 1 gold for building');
    expect(button('Ana pays Cy 1 gold for building')).toBeUndefined();
    expect(button('End the round')).toBeUndefined();
    tap('Trader: free, 0 gold on it', 'One more gold for Ana', 'One more gold for Ana', 'One more gold for Ana');
    tap('Ana pays 3 gold for a card', 'One more gold for Ana');
    // it stands there by itself; what was typed over can be set right
    const gold = () => [0, 1, 2].map((seat) => reading(3, cells).number('gold', seat));
    expect(gold()).toEqual([1, 0, 2]);
    expect(button('Gold on the sheet')).toBeUndefined();
    cells['gold@0'] = '5';
    draw();
    tap('Gold on the sheet');
    expect(gold()).toEqual([1, 0, 2]);
    expect(root.textContent).toContain('1 gold goes on Producer, Soldier and Robber.');
    tap('End the round');
    expect(root.textContent).toContain('Governor: Cy');
    expect(button('Robber: free, 1 gold on it')).toBeDefined();
  });

  test('everything can be taken back, to the first question', () => {
    act(() => (root.querySelector('input[role="switch"]') as HTMLInputElement).click());
    draw();
    tap('Ana', 'Robber: free, 0 gold on it', 'Take back', 'Take back');
    expect(root.textContent).toContain('Who is the first Governor');
    expect(kept).toEqual({ cap: true });
    tap('Ana');
    expect(kept).toEqual({ first: 0, cap: true, acts: [] });
  });
});
