import { describe, expect, it } from 'vitest';
import { loadGame } from '../src/headless/registry';
import { ledger } from './games/island-hopper/checks';
import { secrecy } from './games/island-hopper/checks-secrecy';
import { contract, planting } from './games/mutant';

/** Bugs planted in the real Island Hopper are found: by the contract, or by the game's own checks of rule page A4. */

const { module: hopper } = await loadGame('island-hopper');
const { step, mutant, silent, found, seeing } = planting(hopper, (seed) => 2 + (seed % 5), {
  contract: contract(4, 0.03),
  ledger: { games: 40, look: ({ rules }, plan) => ledger(rules, plan) },
  secrecy: { games: 3, look: (game, plan) => secrecy(game as never, plan) },
});

/** That step, and afterwards something more. */
const then =
  (name: string, more: (s: any, seat: number, m: any, before: any, tell: any) => void) =>
  (s: any, f: any, seat: number, m: any, tell: any): void => {
    const before = structuredClone(s);
    step(name).apply(s, f, seat, m, tell);
    more(s, seat, m, before, tell);
  };

const money = (s: any, seat: number, dollars: number): void => {
  s.cash[seat] += dollars;
  s.income[seat] += Math.max(0, dollars);
  s.bank -= dollars;
};

/** A landing by finger, and afterwards something more. */
const landing = (more: (s: any, before: any, flight: any) => void) =>
  mutant({}, 'air', {
    apply: then('air', (s, _seat, m, before) => {
      if ('drop' in m) more(s, before, s.flights.at(-1));
    }),
  });

describe('bugs planted in Island Hopper are found', () => {
  it.each(['contract', 'ledger', 'secrecy'] as const)('the %s finds nothing where nothing was planted', (by) => {
    expect(found(by, hopper)).toBe('nothing');
  });

  it('P4e the captain’s own contracts pay as well', () => {
    const game = landing((s, before, { landed, island }) => {
      if (!landed || s.n === 2) return;
      const own = before.hands[s.captain].find(({ card }: any) => Math.floor(card / 6) === island && card < 72);
      if (!own) return;
      s.hands[s.captain] = s.hands[s.captain].filter(({ card }: any) => card !== own.card);
      s.piles[s.captain].push(own.card);
      money(s, s.captain, 3);
    });
    expect(found('ledger', game)).toMatch(/^flight: /);
  });

  it('P4e only one copy is cashed', () => {
    const game = landing((s, before) => {
      for (let seat = 0; seat < s.n; seat++) {
        if (s.piles[seat].length < before.piles[seat].length + 2) continue;
        s.hands[seat].push({ card: s.piles[seat].pop(), open: false, from: -1 });
      }
    });
    expect(found('ledger', game)).toMatch(/^flight: \d cashed by seat/);
  });

  it('P4d the wrong good is good enough', () => {
    const apply = then('wind', (s) => {
      const flight = s.flights.at(-1);
      flight.landed = flight.island >= 0;
    });
    expect(found('ledger', mutant({}, 'wind', { apply }))).toMatch(/^flight: good \d on island \d/);
  });

  it('P4e the money stays beside the island', () => {
    const game = landing((s, before, { landed, island }) => {
      if (!landed || before.money[island] === 0) return;
      s.money[island] = 1;
      s.bank -= 1;
    });
    expect(found('ledger', game)).toMatch(/^flight: islands /);
  });

  it('P4e a tourist pays once a round', () => {
    const game = landing((s, before, { landed }) => {
      const earlier = before.flights.slice(before.since).some((one: any) => one.landed);
      if (landed && earlier && s.tourists.length > 0) money(s, s.captain, -1);
    });
    expect(found('ledger', game)).toMatch(/^flight: purses /);
  });

  it('P1 the bonus of the Last Round is forgotten', () => {
    const game = landing((s, before) => {
      const cashed = s.piles.some(
        (pile: any[], seat: number) => seat !== s.captain && pile.length > before.piles[seat].length,
      );
      if (s.last && cashed) money(s, s.captain, -1);
    });
    expect(found('ledger', game)).toMatch(/^flight: purses /);
  });

  it('P4f a good comes back after a failure', () => {
    const game = landing((s, _before, { landed, good }) => {
      if (!landed) s.compass.push(good);
    });
    expect(found('ledger', game)).toMatch(/^flight: good \d is not spent/);
  });

  it('P4g a second chance twice a round', () => {
    const apply = then('again', (s) => {
      s.chance = false;
    });
    expect(found('ledger', mutant({}, 'again', { apply }))).toMatch(/^(flights: two second|asked: a second chance)/);
  });

  it('P4g the contract given up still counts', () => {
    const apply = then('again', (s, seat, m) => {
      if ('again' in m) s.piles[seat].push(s.discards.pop());
    });
    expect(found('ledger', mutant({}, 'again', { apply }))).toMatch(/^again: 0 contracts given up/);
  });

  it('P1 remove takes two dollars where there are two', () => {
    const apply = then('round', (s) => {
      if (s.card < 7 || s.deck !== 'house') return;
      s.money.forEach((coins: number, island: number) => {
        if (coins === 0) return;
        s.money[island]--;
        s.bank++;
      });
    });
    expect(found('ledger', mutant({}, 'round', { apply }))).toMatch(/^round: islands /);
  });

  it('duel the price goes to the bank even where the tile is taken', () => {
    const apply = then('answer', (s, seat, m, before) => {
      if ('take' in m) money(s, 1 - seat, -before.todo[0].price);
    });
    expect(found('ledger', mutant({}, 'answer', { apply }))).toMatch(/^duel: the bank gets /);
  });

  it('P4h the fourth word is free', () => {
    const apply = then('reckon', (s, seat, m, before) => {
      if ('word' in m && s.todo[0].words[seat] === 4 && before.cash[seat] > 0) money(s, seat, 1);
    });
    expect(found('ledger', mutant({}, 'reckon', { apply }))).toMatch(/^words: purses /);
  });

  it('P4h fines go to the captain', () => {
    const apply = then('guide', (s, seat, m, before) => {
      if ('word' in m) money(s, s.captain, before.cash[seat] - s.cash[seat]);
    });
    expect(found('ledger', mutant({}, 'guide', { apply }))).toMatch(/^words: purses /);
  });

  it('P4h fines are taken after the payout', () => {
    const apply = (s: any, f: any, seat: number, m: any, tell: any) => {
      const { cash, bank } = structuredClone(s);
      step('guide').apply(s, f, seat, m, tell);
      if ('word' in m) [s.cash, s.bank] = [cash, bank];
    };
    const after = (s: any, f: any) => {
      for (const [seat, words] of f.words.entries()) money(s, seat, -Math.min(s.cash[seat], Math.max(0, words - 3)));
    };
    const late = mutant({}, 'guide', { apply });
    const { steps } = late.rules;
    const game = { ...late, rules: { ...late.rules, steps: { ...steps, result: { ...step('result'), after } } } };
    expect(found('ledger', game)).toMatch(/^words: purses /);
  });

  it('P4h a word told of after the flight costs nothing', () => {
    const apply = then('result', (s, _seat, m, before) => {
      if ('caught' in m) [s.cash, s.bank] = [before.cash, before.bank];
    });
    expect(found('ledger', mutant({}, 'result', { apply }))).toMatch(/^words: purses /);
  });

  it('P4h the fines of a flight that does not count are kept', () => {
    const apply = then('air', (s, _seat, m, before) => {
      if ('void' in m) [s.cash, s.bank] = [before.cash, before.bank];
    });
    expect(found('ledger', mutant({}, 'air', { apply }))).toMatch(/^words: purses /);
  });

  it('P4h words that nobody had cash for come back as dollars', () => {
    const apply = then('air', (s, _seat, m, before) => {
      if (!('void' in m)) return;
      before.todo[0].words.forEach((words: number, seat: number) => {
        money(s, seat, Math.max(0, words - 3) - (s.cash[seat] - before.cash[seat]));
      });
    });
    expect(found('ledger', mutant({}, 'air', { apply }))).toMatch(/^words: /);
  });

  it('P2 the captain of the last round may bid', () => {
    const apply = then('round', (s) => {
      const f = s.todo[0];
      if (f?.at === 'auction') f.passed.fill(false);
    });
    expect(found('ledger', mutant({}, 'round', { apply }))).toMatch(/^asked: the captain of the last round bids/);
  });

  it('P2 the bid is paid to the captain before', () => {
    const after = (s: any, f: any, tell: any) => {
      const old = s.captain;
      step('auction').after(s, f, tell);
      s.bank -= f.high;
      s.cash[old] += f.high;
      s.income[old] += f.high;
    };
    expect(found('ledger', mutant({}, 'auction', { after }))).toMatch(/^auction: /);
  });

  it('P2 a bid above the purse is taken', () => {
    const accepts = (s: any, f: any, seat: number, m: any) => {
      const rich = { ...s, cash: s.cash.map((dollars: number) => dollars + 50) };
      return step('auction').accepts(rich, f, seat, m);
    };
    expect(found('contract', mutant({}, 'auction', { accepts }))).toMatch(
      /^accepts: takes \{"bid".*which is not listed/,
    );
  });

  it('P3 a bribe is paid twice', () => {
    const apply = then('bribe', (s, seat, m) => {
      if ('put' in m && s.cash[seat] > 0) money(s, seat, -1);
    });
    expect(found('ledger', mutant({}, 'bribe', { apply }))).toMatch(/^bribe: seat \d pays 2/);
  });

  it('P3 the captain bribes as well', () => {
    const actors = (s: any, f: any) => [s.captain, ...step('bribe').actors(s, f)];
    expect(found('ledger', mutant({}, 'bribe', { actors }))).toMatch(/^asked: the captain bribes/);
  });

  it('P3 calm bribes show in the view before all are done', () => {
    const game = seeing((v, s) => {
      if (s.todo[0]?.at === 'calm')
        v.money = s.money.map((coins: number, i: number) => coins + (s.todo[0].puts[0][i] || s.todo[0].puts[1][i]));
    });
    expect(found('contract', game, { bribing: 'calm' })).toMatch(/^(leak|imagine): /);
  });

  it('P5 the discards are shuffled in again', () => {
    const apply = then('refill', (s) => {
      if (s.discards.length > 2) s.bag = [...s.bag, s.discards.shift()].sort((a: number, b: number) => a - b);
    });
    expect(found('ledger', mutant({}, 'refill', { apply }))).toMatch(/^discards: a card came back/);
  });

  it('P5 a contract costs a dollar', () => {
    const apply = then('contracts', (s, seat, m) => {
      if ('pick' in m && s.cash[seat] > 0) money(s, seat, -1);
    });
    expect(found('ledger', mutant({}, 'contracts', { apply }))).toMatch(/^cards: money for contracts/);
  });

  it('S2 the Last Round comes whenever it likes', () => {
    const draw = (s: any, f: any, rng: any) => (s.round === 4 ? { card: 0 } : step('round').draw(s, f, rng));
    const accepts = (s: any, f: any, m: any) => (m.card === 0 ? true : step('round').accepts(s, f, m));
    expect(found('ledger', mutant({}, 'round', { draw, accepts, outcomes: undefined }))).toMatch(/^rounds: too early/);
  });

  it('end a set of three is worth six', () => {
    const scores = (s: any) =>
      hopper.rules
        .scores(s)
        .map((line: any) => (line.points === 5 && line.category !== 'cash' ? { ...line, points: 6 } : line));
    expect(found('ledger', mutant({ scores }))).toMatch(/^score: /);
  });

  it('end ties are not broken by contracts', () => {
    const winners = (s: any) => {
      const totals = s.cash.map(() => 0);
      for (const { seat, points } of hopper.rules.scores(s)) totals[seat] += points;
      const best = Math.max(...totals);
      return s.todo.length > 0 ? [] : totals.flatMap((one: number, seat: number) => (one >= best - 3 ? [seat] : []));
    };
    expect(found('ledger', mutant({ winners }))).toMatch(/^score: winners /);
  });

  it('a dollar gets lost at the end of a round', () => {
    const apply = then('round', (s) => s.bank--);
    expect(found('contract', mutant({}, 'round', { apply }))).toMatch(/^broken: .*529 dollars instead of 530/);
  });

  it('a leaked secret: the view shows a contract of a hand', () => {
    const game = seeing((v, s) => {
      v.hint = s.hands[0]?.[0]?.card ?? -1;
    });
    expect(found('contract', game)).toMatch(/^leak: .*its view changes at hint|^imagine: /);
    expect(found('secrecy', game)).toMatch(/^secret: the hand of seat \d changes the view/);
  });

  it('a leaked secret: whether a purse is full', () => {
    const game = seeing((v, s) => {
      v.rich = s.cash.map((dollars: number) => dollars >= 10);
    });
    expect(found('secrecy', game)).toMatch(/^secret: the purse of seat \d changes the view/);
  });

  it('a leaked secret: what a word has cost shows in the view', () => {
    const game = seeing((v, s) => {
      if (s.todo[0]?.paid) v.todo[0].paid = s.todo[0].paid.slice();
    });
    expect(found('secrecy', game)).toMatch(/^secret: the purse of seat \d shows in its fines/);
  });

  it('a leaked secret: all hear whether there was a dollar for a word', () => {
    const apply = then('reckon', (s, seat, m, before, tell) => {
      if ('word' in m && s.cash[seat] < before.cash[seat])
        tell({ key: 'hopper.fined', args: { who: { seat }, coins: 1 } });
    });
    expect(found('secrecy', mutant({}, 'reckon', { apply }))).toMatch(
      /^secret: the purse of seat \d shows in its fines/,
    );
  });

  it('a leaked secret: a hidden purse shows in what is offered in public', () => {
    const { moves } = step('bribe');
    expect(found('secrecy', mutant({}, 'bribe', { offers: moves }))).toMatch(
      /^secret: the purse of seat \d changes the offers/,
    );
  });

  it('a leaked secret: the card drawn blind is told to everybody', () => {
    const apply = then('blind', (_s, _seat, m, _before, tell) => {
      tell({ key: 'hopper.pick.row', args: { card: m.drawn[0] } });
    });
    expect(found('secrecy', mutant({}, 'blind', { apply }))).toMatch(/^secret: blind is told to /);
  });

  it('a forgotten contract: the one taken from the row is hidden again', () => {
    const game = seeing((v, s, seat) => {
      v.hands.forEach((hand: any[], owner: number) => {
        if (owner !== seat && !s.open) for (const one of hand) one.card = null;
      });
    });
    expect(found('secrecy', game)).toMatch(/^open: forgotten by/);
  });

  it('Math.random in the drop', () => {
    const apply = (s: any, f: any, seat: number, m: any, tell: any) => {
      const drop = 'drop' in m ? { ...m, drop: [Math.floor(Math.random() * 900), m.drop[1]] } : m;
      step('air').apply(s, f, seat, drop, tell);
    };
    expect(found('contract', mutant({}, 'air', { apply }))).toMatch(/plays differently/);
  });

  it('a sentence that is missing', () => {
    expect(found('contract', silent('hopper.splashed'))).toMatch(/^words: .*has no sentence for hopper\.splashed/);
  });
});
