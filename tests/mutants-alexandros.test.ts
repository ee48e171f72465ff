import { describe, expect, it } from 'vitest';
import type { GameModule } from '../src/games/module';
import { loadGame } from '../src/headless/registry';
import { ledger, secrecy } from './games/alexandros/checks';
import { groundOf, regions, SIDES, TILES } from './games/alexandros/reference';
import { contract, planting } from './games/mutant';

/** Bugs planted in the real Alexandros are found: by the contract, or by the game's own checks of rule page 2. */

const { module: alexandros } = await loadGame('alexandros');
const { step, mutant, silent, found, seeing } = planting(alexandros, (seed) => 2 + (seed % 3), {
  contract: contract(2, 0.05),
  ledger: { games: 8, look: ({ rules }, plan) => ledger(rules, plan) },
  secrecy: { games: 6, look: (game, plan) => secrecy(game as never, plan) },
});

/** The act step with something done after it. */
const acting = (then: (s: any, before: any, f: any, seat: number, m: any) => void): GameModule =>
  mutant({}, 'act', {
    apply(s: any, f: any, seat: number, m: any, tell: any) {
      const before = structuredClone(s);
      step('act').apply(s, f, seat, m, tell);
      then(s, before, f, seat, m);
    },
  });

describe('bugs planted in Alexandros are found', () => {
  it.each(['contract', 'ledger', 'secrecy'] as const)('the %s finds nothing where nothing was planted', (by) => {
    expect(found(by, alexandros)).toBe('nothing');
  });

  it('a leaked card: the view shows what somebody hides', () => {
    const game = seeing((v, s) => {
      v.hint = s.hands[0]?.hidden[0] ?? -1;
    });
    expect(found('contract', game)).toMatch(/^(leak|imagine): /);
    expect(found('secrecy', game)).toMatch(/^secret: a card of seat \d changes the view/);
  });

  it('a leaked card: the order of the supply', () => {
    const game = seeing((v, s) => {
      v.top = s.supply[0] ?? -1;
    });
    expect(found('contract', game)).toMatch(/^(leak|imagine): /);
  });

  it('a leaked card: what is drawn is told to everybody', () => {
    const apply = (s: any, f: any, seat: number, m: any, tell: any) =>
      step('draw').apply(s, f, seat, m, (event: any) => tell(event));
    expect(found('secrecy', mutant({}, 'draw', { apply }))).toMatch(/^secret: a card drawn is told to /);
  });

  it('a leaked card: what a hand can pay for is offered in public', () => {
    const { moves } = step('act');
    expect(found('secrecy', mutant({}, 'act', { offers: moves }))).toMatch(
      /^secret: a card of seat \d changes the offers/,
    );
  });

  it('a forgotten card: the own hand is not shown to its owner', () => {
    const game = seeing((v, _s, seat) => {
      if (seat !== null && !v.open) v.known[seat] = null;
    });
    expect(found('contract', game)).not.toBe('nothing');
    expect(found('secrecy', game)).toMatch(/^own: \d forgets/);
  });

  it('a forgotten card: what was taken from the row is hidden again', () => {
    const game = mutant({}, 'choose', {
      apply(s: any, f: any, seat: number, m: any, tell: any) {
        const symbol = 'take' in m ? s.row[m.take] : -1;
        step('choose').apply(s, f, seat, m, tell);
        if (symbol < 0) return;
        s.hands[seat].open[symbol]--;
        s.hands[seat].hidden = [...s.hands[seat].hidden, symbol].sort();
      },
    });
    expect(found('ledger', game)).toMatch(/^open: the table sees /);
  });

  it('a hidden card is paid where all know of another one', () => {
    const game = acting((s, before, _f, seat, m) => {
      if (!('levy' in m) || before.hands[seat].open[m.levy] === 0) return;
      const at = s.hands[seat].hidden.indexOf(m.levy);
      if (at < 0) return;
      s.hands[seat].hidden.splice(at, 1);
      s.hands[seat].open[m.levy]++;
    });
    expect(found('ledger', game)).toMatch(/^open: /);
  });

  it('Math.random in the card turned up', () => {
    const apply = (s: any, f: any, seat: number, _m: any, tell: any) => {
      const up = s.supply[Math.floor(Math.random() * s.supply.length)];
      step('turnUp').apply(s, f, seat, { up }, tell);
    };
    expect(found('contract', mutant({}, 'turnUp', { apply }))).toMatch(/^chance: .*plays differently/);
  });

  it('the coast gets no walls', () => {
    const game = mutant({}, 'route', {
      apply(s: any, f: any, seat: number, m: any, tell: any) {
        const before = s.walls.slice();
        step('route').apply(s, f, seat, m, tell);
        for (const [side, id] of SIDES.entries()) {
          const coast = TILES.filter(({ sides }) => sides.includes(id)).length === 1;
          if (!coast || before[side] !== 0 || s.walls[side] !== 1) continue;
          s.walls[side] = 0;
          s.black++;
        }
      },
    });
    expect(found('ledger', game)).toMatch(/^walls: \d+ instead of \d+ after /);
  });

  it('red walls before the black ones', () => {
    const game = mutant({}, 'route', {
      apply(s: any, f: any, seat: number, m: any, tell: any) {
        const before = s.walls.slice();
        step('route').apply(s, f, seat, m, tell);
        const side = s.walls.findIndex((wall: number, k: number) => wall === 1 && before[k] === 0);
        if (side < 0) return;
        s.walls[side] = 2;
        s.black++;
        s.red--;
      },
    });
    expect(found('contract', game)).toMatch(/^(broken|setup|play): .*red walls before the black ones/);
    expect(found('ledger', game)).toMatch(/^walls: red ones before/);
  });

  it('a levy pays for provinces with two guards', () => {
    const game = acting((s, before, _f, _seat, m) => {
      if (!('levy' in m) || s.end !== null) return;
      for (const { owners, open } of regions(groundOf(before))) if (owners.length === 2) s.scores[owners[0]] += open;
    });
    expect(found('ledger', game)).toMatch(/^levy: /);
  });

  it('a levy is scored by whoever levies alone', () => {
    const game = acting((s, before, _f, seat, m) => {
      if (!('levy' in m)) return;
      s.scores = s.scores.map((points: number, i: number) => (i === seat ? points : before.scores[i]));
    });
    expect(found('ledger', game)).toMatch(/^levy: /);
  });

  it('a compensation of the wrong size', () => {
    const game = mutant({}, 'compensate', {
      apply(s: any, f: any, seat: number, m: any, tell: any) {
        const give = m.give.slice();
        give[give.findIndex((n: number) => n > 0)]--;
        step('compensate').apply(s, f, seat, { give }, tell);
      },
    });
    expect(found('ledger', game)).toMatch(/^gift: \d+ cards instead of \d+/);
  });

  it('guards that were taken over do not come home', () => {
    const game = acting((s, before, _f, _seat, m) => {
      if ('takeOver' in m) s.stock = s.stock.map((n: number, i: number) => Math.min(n, before.stock[i]));
    });
    expect(found('contract', game)).toMatch(/^broken: .*player \d has \d guards/);
  });

  it('a guard taken back costs a card, a levy two', () => {
    const game = acting((s, _before, _f, seat, m) => {
      const { hidden } = s.hands[seat];
      if ('back' in m && hidden.length > 0) s.discards[hidden.pop()]++;
    });
    const without = acting((s, _before, _f, seat, m) => {
      if ('levy' in m) s.hands[seat].hidden.pop();
    });
    expect(found('contract', without)).toMatch(/^broken: .*10 \w+ cards instead of 11/);
    expect(found('ledger', game)).toMatch(/^hands: /);
  });

  it('a space further away is offered', () => {
    const game = mutant({}, 'route', {
      moves: (s: any, f: any) => [...step('route').moves(s, f, f.seat), { to: 149, walk: [s.alexander, 100] }],
      any: undefined,
    });
    expect(found('contract', game)).toMatch(/^(moves|accepts|play): /);
  });

  it('a sentence that is missing', () => {
    expect(found('contract', silent('alex.levied'))).toMatch(/^words: .*has no sentence for alex\.levied/);
  });
});
