import { describe, expect, it } from 'vitest';
import type { GameModule } from '../src/games/module';
import { EDGES, INTERSECTIONS } from '../src/games/puerto-catan/rules/island';
import { loadGame } from '../src/headless/registry';
import { contract, planting } from './games/mutant';
import { ledger } from './games/puerto-catan/checks';
import { secrecy } from './games/puerto-catan/secrets';
import { sequence } from './games/puerto-catan/worlds';

/** Bugs planted in the real Puerto Catan are found: by the contract, or by the game's own checks of its rule page. */

const { module: catan } = await loadGame('puerto-catan');
const { step, mutant, silent, found, seeing } = planting(catan, (seed) => 3 + (seed % 2), {
  contract: contract(1, 0.02),
  ledger: { games: 16, look: ({ rules }, plan) => void ledger(rules, plan) },
  secrecy: { games: 5, look: ({ rules }, plan) => secrecy(rules, plan) },
  certain: {
    games: 60,
    look: ({ rules }, { seed }) => sequence(rules, seed, { looks: 0, steals: 0, certain: 0, possible: 0 }),
  },
});

/** A step whose effect is another one. */
const doing = (name: string, apply: (s: any, f: any, seat: number, m: any, tell: any) => void): GameModule =>
  mutant({}, name, { apply });
/** A step that lets more be done. */
const letting = (name: string, more: (s: any, f: any, seat: number) => any[]): GameModule =>
  mutant({}, name, {
    any(s: any, f: any, seat: number, random: any) {
      const extra = more(s, f, seat);
      if (extra.length > 0 && random.int(2) === 0) return extra[random.int(extra.length)];
      const { any, moves } = step(name);
      if (any) return any(s, f, seat, random);
      const list = moves(s, f, seat);
      return list[random.int(list.length)];
    },
  });
const runs = (name: string, run: (s: any, f: any, tell: any) => void): GameModule => mutant({}, name, { run });

describe('bugs planted in Puerto Catan are found', () => {
  // the contract itself is kept by whole games in tests/contract
  it.each(['ledger', 'secrecy', 'certain'] as const)('the %s finds nothing where nothing was planted', (by) => {
    expect(found(by, catan)).toBe('nothing');
  });

  it('a leaked secret: what the robber took is shown to all', () => {
    const game = doing('steal', (s, f, seat, m, tell) =>
      step('steal').apply(s, f, seat, m, (event: any) => tell(event)),
    );
    expect(found('secrecy', game)).toMatch(/^secret: (the table|seat \d) learns that it was \{"stolen"/);
  });

  it('a leaked secret: the development card is named to everybody', () => {
    const game = doing('draw', (s, f, seat, m, tell) => step('draw').apply(s, f, seat, m, (event: any) => tell(event)));
    expect(found('secrecy', game)).toMatch(/^secret: .* learns that it was \{"drawn"/);
  });

  it('a leaked secret: why a deal was declined', () => {
    const game = doing('answer', (s, f, seat, m, tell) => {
      const poor = !step('answer')
        .moves(s, f, seat)
        .some((one: any) => 'accept' in one);
      step('answer').apply(s, f, seat, m, tell);
      if (poor) tell({ key: 'pc.no.cards' });
    });
    expect(found('secrecy', game)).toMatch(/^secret: the answer of \d tells .* why/);
  });

  it('a leaked secret: whoever cannot pay is not even asked', () => {
    const able = (s: any, f: any, seat: number): boolean =>
      step('answer')
        .moves(s, f, seat)
        .some((one: any) => 'accept' in one);
    const ends = (s: any, f: any) => step('answer').ends(s, f) || !f.due.some((seat: number) => able(s, f, seat));
    expect(found('secrecy', mutant({}, 'answer', { ends }))).toMatch(/^secret: the answer of \d tells /);
  });

  it('a leaked secret: an answer is shown before all have answered', () => {
    const game = seeing((v, s) => {
      v.answers = s.answers;
    });
    expect(found('secrecy', game)).toMatch(/^secret: the answer of \d tells .* what it is/);
  });

  it('a leaked secret: cards are shown when somebody says yes, not when all answers turn over', () => {
    const game = doing('answer', (s, f, seat, m, tell) => {
      if ('accept' in m) for (let i = 0; i < s.hands[seat].eyes.length; i++) s.hands[seat].eyes[i] = 31;
      step('answer').apply(s, f, seat, m, tell);
    });
    expect(found('secrecy', game)).toMatch(/^secret: the answer of \d tells .* what it is/);
  });

  it('a counter-offer of what is not there', () => {
    const game = letting('answer', () => [
      { counter: { give: [9, 0, 0, 0, 0], take: [0, 1, 0, 0, 0], giveGold: 0, takeGold: 0 } },
    ]);
    expect(found('ledger', game)).toMatch(/^answer: /);
  });

  it('a leaked secret: a person without a Soldier is skipped', () => {
    const ends = (s: any, f: any) => step('soldier').ends(s, f) || !s.devs[f.seat].includes(0);
    expect(found('secrecy', mutant({}, 'soldier', { ends }))).toMatch(/^secret: .* learns why \d is asked/);
  });

  it('a leaked secret: victory cards of others count in the view', () => {
    const game = seeing((v, s) => {
      v.vp = v.vp.map((n: number, seat: number) => n + s.devs[seat].filter((dev: number) => dev === 1).length);
    });
    expect(found('contract', game)).toMatch(/^leak: seat \d knows neither of stack/);
    expect(found('secrecy', game)).toMatch(/^(view: .* sees .* victory cards|secret: )/);
  });

  it('a leaked secret: the stack of development cards lies in the view', () => {
    const game = seeing((v, s) => {
      v.stack = [...s.stack];
    });
    expect(found('contract', game)).toMatch(/^(leak|imagine): /);
    expect(found('secrecy', game)).toMatch(/^view: .* sees stack/);
  });

  it('a leaked secret: all are certain of what was stolen', () => {
    const game = seeing((v, s) => {
      for (const [seat, hand] of v.hands.entries())
        hand.known = [0, 1, 2, 3, 4].map((kind) => s.hands[seat].kinds.filter((one: number) => one === kind).length);
    });
    expect(found('contract', game)).toMatch(/^leak: seat \d knows neither of hands/);
    expect(found('certain', game)).toMatch(/^certain: /);
  });

  it('a leaked secret: what Monopoly named is counted in sight when the robber has been there since', () => {
    const apply = (s: any, f: any, seat: number, m: any, tell: any) => {
      step('trade').apply(s, f, seat, m, tell);
      if ('monopoly' in m) s.spied = m.monopoly;
    };
    const view = (s: any, seat: number | null) => {
      const v: any = catan.rules.view(s, seat);
      if (s.spied === undefined) return v;
      for (const [owner, hand] of v.hands.entries())
        hand.known[s.spied] = s.hands[owner].kinds.filter((one: number) => one === s.spied).length;
      return v;
    };
    expect(found('certain', mutant({ view }, 'trade', { apply }))).toMatch(/^certain: /);
  });

  it('a forgotten fact: open cards are hidden again', () => {
    const game = seeing((v, s, seat) => {
      v.hands.forEach((hand: any, owner: number) => {
        if (owner !== seat && !s.open) hand.known = [0, 0, 0, 0, 0];
      });
    });
    expect(found('contract', game)).toMatch(/^(forgotten|imagine): /);
  });

  it('the fee is taken for every build', () => {
    const game = doing('build', (s, f, seat, m, tell) => {
      const again = !('done' in m) && f.paid && seat !== f.active && s.gold[seat] > 0;
      step('build').apply(s, f, seat, m, tell);
      if (!again) return;
      s.gold[seat]--;
      s.gold[f.active]++;
    });
    expect(found('ledger', game)).toMatch(/^gold: /);
  });

  it('the active player pays himself out of the bank', () => {
    const game = doing('build', (s, f, seat, m, tell) => {
      const first = !('done' in m) && !f.paid && seat === f.active;
      step('build').apply(s, f, seat, m, tell);
      if (first) s.gold[seat]++;
    });
    expect(found('ledger', game)).toMatch(/^gold: /);
  });

  it('a road passes through somebody else’s building', () => {
    const game = letting('build', (s, _f, seat) => {
      if (
        step('build')
          .moves(s, _f, seat)
          .every((m: any) => !('road' in m))
      )
        return [];
      return EDGES.flatMap(({ a, b }, road) => {
        const through = [a, b].some(
          (spot) =>
            s.owners[spot] >= 0 &&
            s.owners[spot] !== seat &&
            INTERSECTIONS[spot].edges.some((e) => s.roads[e] === seat),
        );
        return s.roads[road] < 0 && through ? [{ road }] : [];
      });
    });
    expect(found('ledger', game)).toMatch(/^road: seat \d on edge \d+/);
  });

  it('a settlement one edge away from another', () => {
    const game = letting('build', (s, f, seat) => {
      if (
        step('build')
          .moves(s, f, seat)
          .every((m: any) => !('settlement' in m))
      )
        return [];
      return INTERSECTIONS.flatMap(({ edges }, settlement) =>
        s.owners[settlement] < 0 && edges.some((e) => s.roads[e] === seat) ? [{ settlement }] : [],
      );
    });
    expect(found('ledger', game)).toMatch(/^distance: /);
  });

  it('a card that was just bought is played', () => {
    const game = letting('build', (s, f, seat) => {
      if (
        !s.fresh.includes(2) ||
        f.progress ||
        !step('build')
          .moves(s, f, seat)
          .some((m: any) => 'road' in m)
      )
        return [];
      return [{ roadBuilding: true }];
    });
    const apply = (s: any, f: any, seat: number, m: any, tell: any) => {
      if ('roadBuilding' in m && !s.devs[seat].includes(2)) {
        s.fresh.splice(s.fresh.indexOf(2), 1);
        s.devs[seat].push(2);
      }
      step('build').apply(s, f, seat, m, tell);
    };
    const both = {
      ...game,
      rules: { ...game.rules, steps: { ...game.rules.steps, build: { ...game.rules.steps.build, apply } } },
    };
    expect(found('ledger', both as GameModule)).toMatch(/^played: \{"roadBuilding":true\}/);
  });

  it('the robber may stay where it is when a Soldier comes', () => {
    const game = letting('soldier', (s, f, seat) =>
      s.devs[seat].includes(0) && f.seat === f.active ? [{ soldier: s.robber, from: -1 }] : [],
    );
    expect(found('ledger', game)).toMatch(/^robber: from (\d+) to \1/);
  });

  it('the one who rolled a seven is let off', () => {
    const game = letting('seven', () => [{ stay: true }]);
    expect(found('ledger', game)).toMatch(/^robbed: \{"stay":true\} after a seven of \d/);
  });

  it('discards are rounded up', () => {
    const game = doing('discard', (s, f, seat, m, tell) => {
      const { kinds } = s.hands[seat];
      const more = [...m.discard];
      const kind = kinds.find((one: number) => kinds.filter((k: number) => k === one).length > more[one]);
      if (kinds.length % 2) more[kind]++;
      step('discard').apply(s, f, seat, { discard: more }, tell);
    });
    expect(found('ledger', game)).toMatch(/^hands: \{"discard"/);
  });

  it('the bank is never short', () => {
    const game = doing('dice', (s, f, seat, m, tell) => {
      s.bank = s.bank.map((n: number) => n + 19);
      step('dice').apply(s, f, seat, m, tell);
      s.bank = s.bank.map((n: number) => n - 19);
    });
    expect(found('ledger', game)).toMatch(/^(cards|hands): /);
  });

  it('everybody uses harbours', () => {
    const apply = (s: any, f: any, seat: number, m: any, tell: any) => {
      const { active } = f;
      f.active = seat;
      step('trade').apply(s, f, seat, m, tell);
      f.active = active;
    };
    expect(found('ledger', mutant({}, 'trade', { apply }))).toMatch(/^hands: \{"bank"/);
  });

  it('an army as large takes the card', () => {
    const game = doing('soldier', (s, f, seat, m, tell) => {
      step('soldier').apply(s, f, seat, m, tell);
      if ('soldier' in m && s.largest >= 0 && s.army[seat] === s.army[s.largest]) s.largest = seat;
    });
    expect(found('ledger', game)).toMatch(/^largest: /);
  });

  it('a road as long takes the card', () => {
    const game = doing('build', (s, f, seat, m, tell) => {
      const before = s.longest;
      step('build').apply(s, f, seat, m, tell);
      if ('road' in m && before >= 0 && before !== seat && s.longest === before) s.longest = seat;
    });
    expect(found('ledger', game)).toMatch(/^longest: /);
  });

  it('ten points are not noticed', () => {
    const game = doing('build', (s, f, seat, m, tell) => {
      const { last } = s;
      step('build').apply(s, f, seat, m, tell);
      if (last < 0) s.last = -1;
    });
    expect(found('ledger', game)).toMatch(/^last: 1\d points/);
  });

  it('the Governor stays', () => {
    const game = runs('roundEnd', (s, f, tell) => {
      const { governor } = s;
      step('roundEnd').run(s, f, tell);
      s.governor = governor;
    });
    expect(found('ledger', game)).toMatch(/^governor: /);
  });

  it('the gold of a role goes to the bank', () => {
    const game = doing('select', (s, f, seat, m, tell) => {
      s.roleGold[m.role] = 0;
      step('select').apply(s, f, seat, m, tell);
    });
    expect(found('ledger', game)).toMatch(/^gold: \{"role"/);
  });

  it('Math.random in the dice', () => {
    const game = doing('dice', (s, f, seat, m, tell) =>
      step('dice').apply(s, f, seat, { dice: m.dice.map(() => 1 + Math.floor(Math.random() * 6)) }, tell),
    );
    expect(found('contract', game)).toMatch(/^chance: .*plays differently/);
  });

  it('a sentence that is missing', () => {
    expect(found('contract', silent('pc.robberMoved'))).toMatch(/^words: .*has no sentence for pc\.robberMoved/);
  });
});
