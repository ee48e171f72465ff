import { expect, test } from 'vitest';
import type { Json, Phrase } from '../../../src/engine/rules';
import type { Entry, Thrown, Told } from '../../../src/games/keeper';
import { wordsOf } from '../../../src/games/kit/words';
import {
  boardableNow,
  hired,
  nextToPlace,
  openSpaces,
  paydayOf,
  plundered,
  stageOf,
} from '../../../src/games/manila/box/keeper-crew';
import { begun, borrowed, bought, paid, redeemed } from '../../../src/games/manila/box/keeper-loans';
import {
  boardWords,
  crewWords,
  launchWords,
  pilotWords,
  rollWords,
  voyageIn,
} from '../../../src/games/manila/box/keeper-told';
import { nudged, toKeep, type Voyage } from '../../../src/games/manila/box/keeper-voyage';
import { sheet } from '../../../src/games/manila/box/sheet';
import { cellOf } from '../../../src/games/sheet';
import type { Book } from '../../../src/scorekeeper/sheet/book';
import { blankBook, tapped } from '../tapped';
import { wander } from './checks';
import { type Happening, Listener } from './happenings';
import { type Manila, rules } from './position';

/** A boxed game kept on the turn panel alone: every coin of a digital game comes to the sheet by itself. */

const words = wordsOf('manila.keeper');

type Tells = { [At in Happening['at']]: (one: Extract<Happening, { at: At }>) => void };

const NOTHING: readonly Told[] = [];
const IDS = ['ginseng', 'nutmeg', 'silk', 'jade'];

/** Tells the panel what people at the table see happen, and nothing else; the voyage is what the ledger says of it. */
class Keeper {
  readonly book: Book;
  private kept: Json | undefined;
  private seen: { ledger: readonly Told[]; kept: Json | undefined; v: Voyage } | undefined;

  constructor(n: number) {
    this.book = blankBook(sheet, 'manila', n);
    this.tell(words('toldBegun', { n: 30 }), begun(this.read));
  }

  private get read() {
    return this.book.read.value;
  }

  private get v() {
    const ledger = this.book.play.value.ledger ?? NOTHING;
    // asked for several times before the next line
    if (this.seen?.ledger !== ledger || this.seen.kept !== this.kept)
      this.seen = { ledger, kept: this.kept, v: voyageIn(this.kept, ledger) };
    return this.seen.v;
  }

  private get stage() {
    return stageOf(this.read, this.v);
  }

  private tell(what: Phrase, entries: readonly Entry[], thrown?: Thrown): void {
    this.book.log('voyage', what, entries, thrown);
  }

  private readonly does: Tells = {
    won: ({ seat, coins }) => {
      expect(this.stage).toBe('office');
      this.kept = undefined;
      const args = { who: { seat }, n: coins };
      this.tell(words(coins > 0 ? 'won' : 'stays', args), paid(this.read, seat, coins));
    },
    bought: ({ seat, ware, coins }) =>
      this.tell(words('toldBought', { who: { seat } }), bought(this.read, seat, ware, coins)),
    loan: ({ seat }) => this.tell(words('borrowFor', { who: { seat } }), borrowed(this.read, seat)),
    redeemed: ({ seat }) => this.tell(words('redeemFor', { who: { seat } }), redeemed(this.read, seat)),
    launched: (one) => {
      expect(this.stage).toBe('load');
      this.tell(launchWords(one), []);
    },
    placed: ({ seat, space }) => {
      expect([this.stage, nextToPlace(this.read, this.v)]).toEqual(['place', seat]);
      const one = openSpaces(this.read, this.v, seat).find((vacancy) => vacancy.space === space);
      expect(one, `${space} is vacant`).toBeDefined();
      if (one) this.tell(crewWords(this.v, seat, one), hired(this.read, seat, one));
    },
    out: ({ seat }) => {
      expect(nextToPlace(this.read, this.v)).toBe(seat);
      this.tell(words('toldOut', { who: { seat } }), []);
    },
    rolled: ({ dice }) => {
      const faces = dice.filter((die) => die > 0);
      // with every punt in the port nobody rolls
      expect(this.stage).toBe(faces.length > 0 ? 'roll' : 'payday');
      if (faces.length > 0) this.tell(rollWords(this.v), [], { faces, real: true });
    },
    piloted: ({ lane, by }) => {
      // in the port it goes no further
      if (nudged(this.v, lane, by)) this.tell(pilotWords(this.v, lane, by), []);
    },
    boarded: ({ seat, lane }) => {
      expect(boardableNow(this.read, this.v)).toContain(lane);
      this.tell(boardWords(this.v, seat, lane), []);
    },
    sent: ({ lane, to }) => {
      expect(plundered(this.read, this.v)).toContain(lane);
      const { picks } = this.v;
      this.kept = toKeep(this.v, { ...picks, plunder: picks.plunder.with(lane, to) });
    },
    paid: () => {
      expect(this.stage).toBe('payday');
      this.tell(words('toldNothing'), paydayOf(this.read, this.v).entries);
    },
  };

  tells(one: Happening): void {
    this.does[one.at](one as never);
  }

  /** The hands lie open at the end: that is all that is typed. */
  reveal(s: Manila): number {
    const shares: { [cell: string]: string } = {};
    s.hands.forEach((hand, seat) => {
      IDS.forEach((id, ware) => {
        const n = hand.filter((share) => share.ware === ware).length;
        if (n > 0) shares[cellOf(`shares:${id}`, seat)] = String(n);
      });
    });
    return tapped(this.book, shares);
  }
}

/** A third of the games a day. */
const TODAY = Number(process.env.TIDETABLE_SEED ?? Math.floor(Date.now() / 86_400_000)) % 3;

test.each([3, 4, 5])('%i people: no cash is typed, and the sheet is whole', (seats) => {
  for (let seed = TODAY; seed < 40; seed += 3) {
    const keeper = new Keeper(seats);
    const options = { opener: 'first', moving: 'route', hiddenMoney: false, strongPirates: false } as const;
    const listener = new Listener((one) => keeper.tells(one));
    const s = wander(rules, { seats, seed, options } as never, (now, { seat, move }, go) => {
      listener.hears(now, seat, move);
      for (const event of go()) listener.heard(event);
    });
    const { book } = keeper;
    const known = s.hands.map((hand, seat) => {
      const all = IDS.map((id) => book.read.value.number(`shares:${id}`, seat));
      expect(all).toEqual(IDS.map((_, ware) => hand.filter((share) => share.bought && share.ware === ware).length));
      return all;
    });
    // the dealt ones are asked for, and nobody finishes without them unasked
    const asked = [...book.faults.value].map(([cell, { key, args }]) => [cell.split('@')[1], key, args?.n]);
    expect(asked).toEqual(known.map((_, seat) => [`${seat}`, 'manila.sheet.no.missing', 2]));
    expect(keeper.reveal(s)).toBeLessThanOrEqual(30);
    expect([...book.faults.value]).toEqual([]);
    const read = book.read.value;
    expect(s.cash.map((_, seat) => read.number('cash', seat))).toEqual(s.cash);
    expect(s.cash.map((_, seat) => read.number('pledged', seat))).toEqual(s.pledged);
    expect([...book.winners.value].sort()).toEqual([...rules.winners(s)].sort());
  }
});
