/** The cards and islands of one set: the house deck (rule page A2), or one that an owner of the boxed game typed in. */

/** 0..5, in the order of GOODS. */
export type Good = number;
/** 0..3, in the order of SYMBOLS. */
export type Symbol = number;
/** 0..5 the inner ring, 6..11 the outer ring, each counter-clockwise from the east. */
export type Island = number;
/** Index into `contracts` of a deck: every card of the box is a card of its own. */
export type Card = number;

export const GOODS = ['mango', 'coconut', 'fish', 'pearl', 'spice', 'timber'] as const;
export const SYMBOLS = ['anchor', 'palm', 'shell', 'star'] as const;

/** No island: a tourist's, or the sea where a token fell. */
export const SEA = -1;

export interface IslandData {
  name: string;
  goods: readonly Good[];
  /** Index into the deck's companies. */
  company: number;
}

export interface Contract {
  /** SEA for a tourist. */
  island: Island;
  /** Dollars. */
  pays: number;
  /** -1 for a tourist. */
  symbol: Symbol;
}

export type RoundCard =
  | { kind: 'last' }
  /** So many dollars from the bank at each island of that company. */
  | { kind: 'company'; company: number; plus: number }
  /** A dollar leaves every island that has money. */
  | { kind: 'remove' };

export interface Deck {
  companies: readonly string[];
  /** Six inner islands, then six outer ones. */
  islands: readonly IslandData[];
  /** Contracts and tourists. */
  contracts: readonly Contract[];
  rounds: readonly RoundCard[];
}

export const ISLANDS = 12;
export const INNER = 6;
export const CONTRACTS = 81;
export const ROUND_CARDS = 9;

/** Rule page A2: name, goods, company, and the payouts of its six contracts by symbol. */
type Row = readonly [name: string, goods: string, company: number, contracts: string];

const ROWS: readonly Row[] = [
  ['Pelican Key', 'mango', 0, '3 anchor, 3 palm, 4 shell, 4 star, 5 anchor, 5 palm'],
  ['Drum Rock', 'coconut', 1, '3 shell, 3 star, 4 anchor, 4 palm, 5 shell, 5 star'],
  ['Saffron Cay', 'fish', 2, '3 anchor, 3 shell, 4 palm, 4 star, 5 anchor, 5 shell'],
  ['Hammock Isle', 'pearl', 0, '3 palm, 3 star, 4 anchor, 4 shell, 5 palm, 5 star'],
  ['Lantern Point', 'spice', 1, '3 anchor, 3 star, 4 palm, 4 shell, 5 anchor, 5 star'],
  ['Turtle Bank', 'timber', 2, '3 palm, 3 shell, 4 anchor, 4 star, 5 palm, 5 shell'],
  ['Farewell Atoll', 'pearl, timber', 2, '5 palm, 5 star, 6 anchor, 6 shell, 7 palm, 7 star'],
  ['Twin Palms', 'spice, mango', 0, '5 anchor, 5 star, 6 palm, 6 shell, 7 anchor, 7 star'],
  ['Old Anchor', 'timber, coconut', 1, '5 palm, 5 shell, 6 anchor, 6 star, 7 palm, 7 shell'],
  ['Thunder Skerry', 'mango, fish', 2, '5 anchor, 5 palm, 6 shell, 6 star, 7 anchor, 7 palm'],
  ['Parrot Haven', 'coconut, pearl', 0, '5 shell, 5 star, 6 anchor, 6 palm, 7 shell, 7 star'],
  ['Glass Lagoon', 'fish, spice', 1, '5 anchor, 5 shell, 6 palm, 6 star, 7 anchor, 7 shell'],
];

const TOURISTS: readonly number[] = [1, 1, 1, 1, 1, 1, 2, 2, 2];

const listed = (words: string): string[] => words.split(', ');

function contractsOf(rows: readonly Row[]): Contract[] {
  const out = rows.flatMap(([, , , contracts], island) =>
    listed(contracts).map((words): Contract => {
      const [pays, symbol] = words.split(' ');
      return { island, pays: Number(pays), symbol: (SYMBOLS as readonly string[]).indexOf(symbol) };
    }),
  );
  for (const pays of TOURISTS) out.push({ island: SEA, pays, symbol: -1 });
  return out;
}

export const HOUSE: Deck = {
  companies: ['Albatross', 'Coral', 'Sunset'],
  islands: ROWS.map(([name, goods, company]) => ({
    name,
    goods: listed(goods).map((good) => (GOODS as readonly string[]).indexOf(good)),
    company,
  })),
  contracts: contractsOf(ROWS),
  rounds: [
    { kind: 'last' },
    ...[0, 1, 2].flatMap((company): RoundCard[] => [
      { kind: 'company', company, plus: 2 },
      { kind: 'company', company, plus: 2 },
    ]),
    { kind: 'remove' },
    { kind: 'remove' },
  ],
};

const parsed = new Map<string, Deck>();

/** The deck a position plays with: `house`, or the text of a deck that `readDeck` has passed. */
export function deckOf(name: string): Deck {
  if (name === 'house') return HOUSE;
  let deck = parsed.get(name);
  if (!deck) {
    deck = JSON.parse(name) as Deck;
    parsed.set(name, deck);
  }
  return deck;
}

export const isTourist = (deck: Deck, card: Card): boolean => deck.contracts[card].island === SEA;

const shown = new WeakMap<Deck, readonly (readonly Island[])[]>();

/** Islands that show the good. */
export function islandsOf(deck: Deck, good: Good): readonly Island[] {
  let all = shown.get(deck);
  if (!all) {
    all = GOODS.map((_, one) => deck.islands.flatMap(({ goods }, i) => (goods.includes(one) ? [i] : [])));
    shown.set(deck, all);
  }
  return all[good] ?? [];
}

/** The different payouts of tourists, ascending. */
export function fares(deck: Deck): number[] {
  const out = new Set(deck.contracts.filter(({ island }) => island === SEA).map(({ pays }) => pays));
  return [...out].sort((a, b) => a - b);
}
