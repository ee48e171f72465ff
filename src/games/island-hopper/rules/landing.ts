import { type Seat, TABLE, type Tell } from '../../../engine/rules';
import { whole } from '../../../engine/shape';
import { removeFromHand } from './cards';
import { deckOf, type Good, type Island } from './deck';
import { islandAt } from './lagoon';
import { fromBank, fromIsland, tellAmount } from './money';
import { goodName, islandName, who } from './names';
import { duel } from './setup';
import { charge } from './speaking';
import { choice, type Event, type F, type Flight, type Hopper, type Mode, type Moves } from './state';

/** Rule page A4, P4 (d)-(h): where a token lies, who is paid, words told of afterwards, and the second chance. */

/** Where it came down, measured or told. */
type Drop = { mode: Mode; path: number[]; astray?: Flight['astray'] } & (
  | { drop: [number, number]; island?: undefined }
  | { island: Island; drop?: undefined }
);

/** (d): wholly on one island, and that island shows the good. Then the result lies open. */
export function land(
  s: Hopper,
  f: { good: Good; again: boolean; words: number[] },
  down: Drop,
  tell: Tell<Event>,
): void {
  const deck = deckOf(s.deck);
  const island = down.drop ? islandAt(...down.drop, s.difficulty) : down.island;
  const landed = island >= 0 && deck.islands[island].goods.includes(f.good);
  const flight: Flight = {
    round: s.round,
    captain: s.captain,
    good: f.good,
    mode: down.mode,
    island,
    landed,
    drop: down.drop ?? null,
    path: down.path,
    again: f.again,
  };
  if (down.astray) flight.astray = down.astray;
  s.flights.push(flight);
  const args = { who: who(s.captain), good: goodName(f.good), island: islandName(deck, island) };
  tell({ key: landed ? 'hopper.landed' : island < 0 ? 'hopper.splashed' : 'hopper.wrong', args, rule: '5.3' });
  if (landed) pay(s, island, tell);
  else if (!f.again) s.lost.push(f.good);
  const after: Hopper['todo'] = [
    {
      at: 'result',
      words: f.words.slice(),
      told: s.cash.map(() => false),
      again: f.again,
      good: f.good,
      landed,
    },
  ];
  if (!landed && !f.again) after.push({ at: 'again', goods: [f.good], last: false });
  // a choice that ends with this still stands first and is taken away by the kernel
  s.todo.splice(s.todo[0] === f ? 1 : 0, 0, ...after);
}

/** (e): the captain takes the money, then the tourists' fares; the others cash every contract for that island. */
function pay(s: Hopper, island: Island, tell: Tell<Event>): void {
  const deck = deckOf(s.deck);
  const { captain } = s;
  const told = (coins: number, key: 'hopper.takes' | 'hopper.fares' | 'hopper.lastBonus', rule: string): void => {
    if (coins === 0) return;
    const args = { who: who(captain), island: islandName(deck, island) };
    tellAmount(s, tell, [captain], { key, args: { ...args, coins }, rule }, { key: `${key}Hidden`, args, rule });
  };
  told(fromIsland(s, island, captain), 'hopper.takes', '5.4');
  let fares = 0;
  for (const card of s.tourists) fares += deck.contracts[card].pays;
  fromBank(s, captain, fares);
  told(fares, 'hopper.fares', '5.4');
  let cashed = 0;
  // in a duel the captain's own contracts pay as well
  for (let i = duel(s) ? 0 : 1; i < s.n; i++) {
    const seat = (captain + i) % s.n;
    const n = cash(s, seat, island, tell);
    if (seat !== captain) cashed += n;
  }
  if (!s.last) return;
  fromBank(s, captain, cashed);
  told(cashed, 'hopper.lastBonus', '2.1');
}

/** All copies, with no choice in it. Returns how many were cashed. */
function cash(s: Hopper, seat: Seat, island: Island, tell: Tell<Event>): number {
  const deck = deckOf(s.deck);
  const cards = s.hands[seat].filter(({ card }) => deck.contracts[card].island === island).map(({ card }) => card);
  if (cards.length === 0) return 0;
  let coins = 0;
  for (const card of cards) {
    removeFromHand(s, seat, card);
    s.piles[seat].push(card);
    coins += deck.contracts[card].pays;
  }
  fromBank(s, seat, coins);
  const args = { who: who(seat), n: cards.length, island: islandName(deck, island) };
  const rule = '5.4';
  tellAmount(
    s,
    tell,
    [seat],
    { key: 'hopper.cashes', args: { ...args, coins }, rule },
    { key: 'hopper.cashesHidden', args, rule },
  );
  return cards.length;
}

/** Seats that may still tell of a word too much, each once. */
function tellers(s: Hopper, f: F<'result'>): Seat[] {
  const out: Seat[] = [];
  if (!duel(s)) for (let seat = 0; seat < s.n; seat++) if (!f.told[seat]) out.push(seat);
  return out;
}

/** (h): the result lies open; others may tell of words that nobody tapped. Such a word is due when it is told. */
export const result = choice<'result', 'caught' | 'go'>({
  privacy: 'open',
  final: true,
  actors: (s, f) => [...tellers(s, f), TABLE],
  kinds: {
    caught: {
      list(s, f, seat) {
        if (seat === TABLE || f.told[seat]) return [];
        return s.cash.flatMap((_, caught) => (caught === seat || caught === s.captain ? [] : [{ caught }]));
      },
      stays: true,
      apply(s, f, seat, { caught }, tell) {
        f.told[seat] = true;
        f.words[caught]++;
        tell({ key: 'hopper.caught', args: { who: who(seat), other: who(caught) }, rule: '5.7' });
        charge(s, f.words, caught, tell);
      },
    },
    go: {
      list: (_s, _f, seat) => (seat === TABLE ? [{ go: true }] : []),
      apply() {},
    },
  },
});

/** The goods that may be flown again: the one that has just failed, or at the end of the phase all that failed. */
const chances = (s: Hopper, f: F<'again'>): Good[] => (f.last ? s.lost : f.goods);

/** (g): once a round, a completed contract for a second flight with a good that was lost. */
export const again = choice<'again', 'again' | 'no'>({
  privacy: 'open',
  final: true,
  idle: (s, f) => s.chance || s.piles[s.captain].length === 0 || chances(s, f).length === 0,
  actors: (s) => [s.captain],
  kinds: {
    again: {
      list(s, f, seat) {
        const out: Moves['again'][] = [];
        for (const good of chances(s, f)) for (let i = 0; i < s.piles[seat].length; i++) out.push({ again: i, good });
        return out;
      },
      shape: { again: Number.isInteger, good: whole },
      listed: true,
      refuse: (s, _f, seat, m) => ({
        key: s.piles[seat][m.again] === undefined ? 'hopper.no.completed' : 'hopper.no.againGood',
        rule: '5.6',
      }),
      apply(s, _f, seat, { again: place, good }, tell) {
        s.chance = true;
        s.lost.splice(s.lost.indexOf(good), 1);
        const [card] = s.piles[seat].splice(place, 1);
        s.discards.push(card);
        const deck = deckOf(s.deck);
        const args = { who: who(seat), good: goodName(good), island: islandName(deck, deck.contracts[card].island) };
        tell({ key: 'hopper.again', args, rule: '5.6' });
        // the kernel takes this frame away first, since it has ended
        s.todo.splice(1, 0, { at: 'takeoff', good });
      },
    },
    no: {
      list: () => [{ no: true }],
      apply() {},
    },
  },
});
