import { describe, expect, it } from 'vitest';
import { loadGame } from '../src/headless/registry';
import { ledger, secrecy } from './games/manila/checks';
import { contract, planting } from './games/mutant';

/** Bugs planted in the real Manila are found: by the contract, or by the game's own checks of rule page 3.1.5 and 6. */

const { module: manila } = await loadGame('manila');
const { step, mutant, silent, found, seeing } = planting(manila, (seed) => 3 + (seed % 3), {
  contract: contract(5, 0.05),
  ledger: { games: 40, look: ({ rules }, plan) => ledger(rules, plan) },
  secrecy: { games: 6, look: (game, plan) => secrecy(game as never, plan) },
});

const HIDDEN = { hiddenMoney: true };

describe('bugs planted in Manila are found', () => {
  it.each(['contract', 'ledger'] as const)('the %s finds nothing where nothing was planted', (by) => {
    expect(found(by, manila)).toBe('nothing');
  });

  it('the secrecy check finds nothing where nothing was planted', () => {
    expect(found('secrecy', manila, HIDDEN)).toBe('nothing');
  });

  it('a leaked secret: the view shows which ware somebody was dealt', () => {
    const game = seeing((v, s) => {
      v.hint = s.hands[0]?.[0]?.ware ?? -1;
    });
    expect(found('contract', game)).toMatch(/^leak: .*its view changes at hint|^imagine: /);
  });

  it('a leaked secret: the deal is told to everybody', () => {
    const apply = (s: any, f: any, seat: number, m: any, tell: any) => {
      step('deal').apply(s, f, seat, m, tell);
      tell({ key: 'manila.dealt', args: { n: s.hands[0][0].ware } });
    };
    // the contract cannot tell: two deals that differ show it by the supply
    expect(found('secrecy', mutant({}, 'deal', { apply }))).toMatch(/^secret: the deal is told to /);
  });

  it('a forgotten share: the one bought in public is hidden again', () => {
    const game = seeing((v, s, seat) => {
      v.hands.forEach((hand: any[], owner: number) => {
        if (owner !== seat && !s.open) for (const share of hand) share.ware = null;
      });
    });
    expect(found('secrecy', game)).toMatch(/^bought: forgotten/);
  });

  it('a bid above the limit is accepted', () => {
    const accepts = (s: any, f: any, seat: number, m: any) => {
      const rich = { ...s, cash: s.cash.map((pesos: number) => pesos + 200) };
      const verdict = step('auction').accepts(s, f, seat, m);
      return verdict === true ? true : step('auction').accepts(rich, f, seat, m);
    };
    expect(found('contract', mutant({}, 'auction', { accepts }))).toMatch(
      /^accepts: takes \{"bid".*which is not listed/,
    );
  });

  it('a bid above the limit is offered', () => {
    const moves = (s: any, f: any, seat: number) => [
      { bid: Math.max(f.high, s.cash[seat] + 12 * (s.hands[seat].length - s.pledged[seat])) + 1 },
      ...step('auction').moves(s, f, seat),
    ];
    const game = mutant({}, 'auction', { moves, any: undefined, accepts: undefined });
    expect(found('contract', game)).toMatch(/^(broken|play|moves): /);
    expect(found('ledger', game)).toMatch(/^limit: a bid of |cannot pay/);
  });

  it('the agent pays his own berth to the bank', () => {
    const run = (s: any, f: any, tell: any) => {
      const { agent, yards } = s;
      const wrecks = s.punts.filter(({ dock }: any) => dock === 'yard').length;
      step('payday').run(s, f, tell);
      for (let k = 0; k < wrecks; k++) {
        const coins = [6, 8, 15][k];
        if (agent < 0 || yards[k] !== agent || s.cash[agent] < coins) continue;
        s.cash[agent] -= coins;
        tell({ key: 'manila.agentPaid', args: { who: { seat: agent }, coins } });
      }
    };
    expect(found('ledger', mutant({}, 'payday', { run }))).toMatch(/^payday: /);
  });

  it('a load is rounded up for the captain alone', () => {
    const run = (s: any, f: any, tell: any) => {
      const thieves = s.punts.some(({ plundered }: any) => plundered) ? s.boat.slice() : [];
      step('payday').run(s, f, tell);
      if (thieves.length === 2 && thieves[0] !== thieves[1] && s.cash[thieves[1]] > 0) {
        s.cash[thieves[0]]++;
        s.income[thieves[0]]++;
        s.cash[thieves[1]]--;
      }
    };
    expect(found('ledger', mutant({}, 'payday', { run }))).toMatch(/^(income|pesos): /);
  });

  it('the mate routes the plunder', () => {
    const actors = (s: any) => [s.boat.at(-1)];
    expect(found('ledger', mutant({}, 'plunder', { actors }))).toMatch(/^asked: seat \d routes the plunder of \d/);
  });

  it('a loan brings 15', () => {
    const apply = (s: any, f: any, seat: number, m: any, tell: any) => {
      step('hire').apply(s, f, seat, m, (event: any) =>
        tell(m.loan ? { ...event, args: { ...event.args, coins: 15 } } : event),
      );
      if (!m.loan) return;
      s.cash[seat] += 3;
      s.income[seat] += 3;
    };
    expect(found('ledger', mutant({}, 'hire', { apply }))).toMatch(/^limit: a loan makes \d+ \d+/);
  });

  it('a wreck is towed to the port when nobody looks: its value rises', () => {
    const run = (s: any, f: any, tell: any) => {
      const wreck = s.punts.find(({ dock, aboard }: any) => dock === 'yard' && aboard.length === 0);
      step('payday').run(s, f, tell);
      if (wreck && s.values[wreck.ware] === 0) s.values[wreck.ware] = 5;
    };
    expect(found('ledger', mutant({}, 'payday', { run }))).toMatch(/^payday: values/);
  });

  it('Math.random in the roll', () => {
    const apply = (s: any, f: any, seat: number, m: any, tell: any) => {
      const dice = m.dice.map((die: number) => (die ? 1 + Math.floor(Math.random() * 6) : 0));
      step('roll').apply(s, f, seat, { dice }, tell);
    };
    expect(found('contract', mutant({}, 'roll', { apply }))).toMatch(/^chance: .*plays differently/);
  });

  it('a hidden purse shows in the view of others', () => {
    const game = seeing((v, s) => {
      v.rich = s.cash.map((pesos: number) => pesos >= 15);
    });
    expect(found('secrecy', game, HIDDEN)).toMatch(/^secret: the purse of seat \d changes the view/);
  });

  it('a hidden purse shows in what is offered in public', () => {
    const { moves } = step('hire');
    expect(found('secrecy', mutant({}, 'hire', { offers: moves }), HIDDEN)).toMatch(
      /^secret: the purse of seat \d changes the offers/,
    );
  });

  it('a hidden purse shows in who is asked', () => {
    const actors = (s: any, f: any) =>
      step('pause')
        .actors(s, f)
        .filter((seat: number) => seat < 0 || s.cash[seat] < 40);
    expect(found('secrecy', mutant({}, 'pause', { actors }), HIDDEN)).toMatch(
      /^secret: the purse of seat \d changes the people who are asked/,
    );
  });

  it('the share that is pledged shows to others', () => {
    const game = seeing((v, s) => {
      v.hands.forEach((hand: any[], owner: number) => {
        hand.forEach((share, i) => {
          share.pledged = s.hands[owner][i].pledged;
        });
      });
    });
    expect(found('secrecy', game)).toMatch(/^secret: which share is pledged of seat \d changes the view/);
  });

  it('a sentence that is missing', () => {
    expect(found('contract', silent('manila.wrecked'))).toMatch(/^words: .*has no sentence for manila\.wrecked/);
  });
});
