import type { Phrase, Seat, Under } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { Fault, Read, Row, Sheet, SheetSection } from '../../sheet';
import { cellOf } from '../../sheet';
import { best, categories, linesOf, type Tally, tieIn, totalOf } from '../rules/scoring';
import {
  CITIES,
  DEV_COPIES,
  PER_RESOURCE,
  RESOURCES,
  ROADS,
  SETTLEMENTS,
  SOLDIER,
  sumOf,
  VICTORY,
} from '../rules/setup';
import { armyFault, roadFault } from '../rules/titles';
import { text } from '../speech/text-sheet.en';

/** The score sheet for a game with the box: what people enter, what is impossible, and who wins by the same scoring. */

const SOLDIERS = DEV_COPIES[SOLDIER];
const VICTORY_CARDS = DEV_COPIES[VICTORY];
/** All cards that can be in hands. */
const CARDS = RESOURCES.length * PER_RESOURCE + sumOf(DEV_COPIES);

const words = wordsOf('pc.sheet');
const no = (key: Under<'pc.sheet.'>, n: number, rule: string): Phrase => ({
  key: `pc.sheet.${key}`,
  args: { n },
  rule,
});

type Counted = 'settlements' | 'cities' | 'victory' | 'cards' | 'roads' | 'soldiers';

/** A number for everybody. The texts are `row.<id>`, and `row.<id>.hint` where there is more to say. */
const counted = (id: Counted, most: number, tooMany: Phrase, more: Partial<Row> = {}): Row =>
  ({ id, text: words(`row.${id}`), per: 'seat', kind: 'number', least: 0, most, tooMany, ...more }) as Row;

const hint = (id: Exclude<Counted, 'soldiers'> | 'longest' | 'largest'): { hint: Phrase } => ({
  hint: words(`row.${id}.hint`),
});
const aside = { aside: true } as const;

const SECTIONS: readonly SheetSection[] = [
  {
    id: 'points',
    text: words('points'),
    rows: [
      counted('settlements', SETTLEMENTS, no('settlements', SETTLEMENTS, '31'), hint('settlements')),
      counted('cities', CITIES, no('cities', CITIES, '31'), hint('cities')),
      counted('victory', VICTORY_CARDS, no('victory', VICTORY_CARDS, 'B4'), hint('victory')),
      { id: 'longest', text: words('row.longest'), per: 'table', kind: 'holder', ...hint('longest') },
      { id: 'largest', text: words('row.largest'), per: 'table', kind: 'holder', ...hint('largest') },
    ],
  },
  {
    id: 'ties',
    text: words('ties'),
    hint: words('ties.hint'),
    rows: [
      counted('cards', CARDS, no('cards', CARDS, 'B4'), { ...hint('cards'), ...aside }),
      // the supply of gold is no limit (ruling 2)
      { id: 'gold', text: words('row.gold'), per: 'seat', kind: 'number', least: 0, ...aside },
    ],
  },
  {
    id: 'holders',
    text: words('holders'),
    hint: words('holders.hint'),
    folded: 'screen',
    rows: [
      counted('roads', ROADS, no('roads', ROADS, '31'), { ...hint('roads'), ...aside }),
      counted('soldiers', SOLDIERS, no('soldiers', SOLDIERS, 'B4'), aside),
    ],
  },
];

const seatsOf = (read: Read): Seat[] => Array.from({ length: read.n }, (_, seat) => seat);

const tally = (read: Read, seat: Seat): Tally => ({
  settlements: read.number('settlements', seat),
  cities: read.number('cities', seat),
  victory: read.number('victory', seat),
  longest: read.holder('longest') === seat,
  largest: read.holder('largest') === seat,
});

const tallies = (read: Read): Tally[] => seatsOf(read).map((seat) => tally(read, seat));

/** What decides who wins (ruling 28). */
const countedIn = (read: Read) =>
  tallies(read).map((one, seat) => ({
    total: totalOf(one),
    cards: read.number('cards', seat),
    gold: read.number('gold', seat),
  }));

/** Settlements and cities are all there, and two lead: the cards in their hands are asked for (ruling 28). */
function isEqual(read: Read): boolean {
  const [first, second] = tallies(read)
    .map(totalOf)
    .sort((a, b) => b - a);
  return first === second && seatsOf(read).every((seat) => read.has('settlements', seat) && read.has('cities', seat));
}

const UNEQUAL = SECTIONS.map((one): SheetSection => (one.id === 'ties' ? { ...one, folded: 'screen' } : one));

/** More of something among all people than exist: everybody who has any is marked. */
function tooMany(read: Read, row: string, most: number, why: Phrase): Fault[] {
  const seats = seatsOf(read).filter((seat) => read.number(row, seat) > 0);
  const all = seats.reduce((sum, seat) => sum + read.number(row, seat), 0);
  return all > most ? seats.map((seat) => ({ cell: cellOf(row, seat), why })) : [];
}

/** Ruling 28: victory cards are cards in hand. */
function fewCards(read: Read): Fault[] {
  return seatsOf(read).flatMap((seat) => {
    const n = read.number('victory', seat);
    const few = read.has('cards', seat) && read.number('cards', seat) < n;
    return few ? [{ cell: cellOf('cards', seat), why: no('fewCards', n, '28') }] : [];
  });
}

function faults(read: Read): Fault[] {
  const out = [
    ...tooMany(read, 'victory', VICTORY_CARDS, no('victory', VICTORY_CARDS, 'B4')),
    ...tooMany(read, 'soldiers', SOLDIERS, no('soldiers', SOLDIERS, 'B4')),
    ...fewCards(read),
  ];
  // a Soldier that was played is in nobody's hand
  const left = CARDS - seatsOf(read).reduce((sum, seat) => sum + read.number('soldiers', seat), 0);
  out.push(...tooMany(read, 'cards', left, no('cards', left, 'B4')));
  const known = (row: string) =>
    seatsOf(read).map((seat) => (read.has(row, seat) ? read.number(row, seat) : undefined));
  const road = roadFault(known('roads'), read.holder('longest'));
  if (road) out.push({ cell: 'longest', why: road });
  const army = armyFault(known('soldiers'), read.holder('largest'));
  if (army) out.push({ cell: 'largest', why: army });
  return out;
}

export const sheet: Sheet = {
  sections: (read) => (isEqual(read) ? SECTIONS : UNEQUAL),
  faults,
  // a row is called what its category is
  scores: (read) => linesOf(tallies(read)).map((line) => ({ ...line, row: line.category })),
  winners: (read) => best(countedIn(read)),
  tie: (read) => tieIn(countedIn(read)),
  categories,
  text,
  tools: { dice: { count: 2 } },
};
