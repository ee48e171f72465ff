import { expect, test } from 'vitest';
import type { Entry } from '../../../src/games/keeper';
import { hired, openSpaces, paydayOf } from '../../../src/games/manila/box/keeper-crew';
import { begun, borrowed, bought, paid, redeemed } from '../../../src/games/manila/box/keeper-loans';
import { freshVoyage, nudged, type Voyage } from '../../../src/games/manila/box/keeper-voyage';
import { sheet } from '../../../src/games/manila/box/sheet';
import { cellOf } from '../../../src/games/sheet';
import type { Book } from '../../../src/scorekeeper/sheet/book';
import { blankBook, tapped } from '../tapped';
import { wander } from './checks';
import { type Manila, rules } from './position';

/** A boxed game kept with the helpers alone: every coin of a digital game comes to the sheet by itself. */

const WHAT = { key: 'sheet.total' } as const;

/** Tells the helpers what people at the table see happen, and nothing else. */
class Keeper {
  readonly book: Book;
  private v: Voyage = freshVoyage();
  /** The lane of each route: helpers list the punts by ware. */
  private lanes: number[] = [];

  constructor(n: number) {
    this.book = blankBook(sheet, 'manila', n);
    this.tell(begun(this.read));
  }

  private get read() {
    return this.book.read.value;
  }

  private tell(entries: readonly Entry[]): void {
    this.book.log('voyage', WHAT, entries);
  }

  private laneSpace(space: string): string {
    const [kind, route, place] = space.split(':');
    return kind === 'seat' ? `seat:${this.lanes[Number(route)]}:${place}` : space;
  }

  /** Before a move is made. */
  hears(s: Manila, seat: number, m: any): void {
    if (m === null) return;
    if (m.loan) this.tell(borrowed(this.read, seat));
    else if (m.redeem) this.tell(redeemed(this.read, seat));
    else if (m.buy !== undefined) this.tell(bought(this.read, seat, Math.max(5, s.values[m.buy])));
    else if (m.launch) this.launch(s, m.launch);
    else if (m.place) {
      const space = this.laneSpace(m.place);
      const one = openSpaces(this.read, this.v, seat).find((vacancy) => vacancy.space === space);
      expect(one, `${space} is vacant`).toBeDefined();
      if (one) this.tell(hired(this.read, seat, one));
      this.v = { ...this.v, crew: [...this.v.crew, { seat, space }] };
    } else if (m.board) {
      const route = this.lanes[Number(m.board.split(':')[1])];
      // the mate is asked second, and may be the captain by then
      const { mate } = s.todo[0] as { mate: boolean };
      this.v = { ...this.v, crew: [...this.v.crew, { pirate: mate && s.boat.length > 1 ? 1 : 0, route }] };
    } else if (m.to) {
      const f = s.todo[0] as { punt: number };
      const lane = this.lanes[f.punt];
      this.v = { ...this.v, plunder: this.v.plunder.map((one, i) => (i === lane ? m.to : one)) };
    } else if (m.dice) {
      const dice = this.lanes.map((_, lane) => m.dice[this.lanes.indexOf(lane)]);
      this.v = { ...this.v, made: [...this.v.made, { dice }] };
    } else if (m.pilot) {
      for (const [route, by] of m.pilot)
        for (let k = 0; k < Math.abs(by); k++)
          // in the port it goes no further
          this.v = nudged(this.v, this.lanes[route], by > 0 ? 1 : -1) ?? this.v;
    }
  }

  private launch(s: Manila, launch: [number, number][]): void {
    const f = s.todo[0] as { wares: number[] };
    const sorted = [...f.wares].sort((a, b) => a - b);
    const starts = [0, 0, 0];
    this.lanes = [];
    launch.forEach(([route, start], i) => {
      const lane = sorted.indexOf(f.wares[i]);
      this.lanes[route] = lane;
      starts[lane] = start;
    });
    const ashore = [0, 1, 2, 3].find((ware) => !sorted.includes(ware)) as number;
    this.v = { ...freshVoyage(), ashore, starts };
  }

  won(seat: number, coins: number): void {
    this.tell(paid(this.read, seat, coins));
  }

  payday(): void {
    this.tell(paydayOf(this.read, this.v).entries);
    this.v = freshVoyage();
  }

  /** The hands lie open at the end: that is all that is typed. */
  reveal(s: Manila): number {
    const shares: { [cell: string]: string } = {};
    const ids = ['ginseng', 'nutmeg', 'silk', 'jade'];
    s.hands.forEach((hand, seat) => {
      ids.forEach((id, ware) => {
        const n = hand.filter((share) => share.ware === ware).length;
        if (n > 0) shares[cellOf(`shares:${id}`, seat)] = String(n);
      });
    });
    return tapped(this.book, shares);
  }
}

test.each([3, 4, 5])('%i people: no cash is typed, and the sheet is whole', (seats) => {
  for (let seed = 0; seed < 40; seed++) {
    const keeper = new Keeper(seats);
    const options = { opener: 'first', moving: 'route', hiddenMoney: false, strongPirates: false } as const;
    const s = wander(rules, { seats, seed, options } as never, (now, { seat, move }, go) => {
      keeper.hears(now, seat, move);
      const at = now.todo[0].at;
      for (const { key, args = {} } of go()) {
        const { who, coins } = args as unknown as { who: { seat: number }; coins: number };
        if (key === 'manila.wonOffice') keeper.won(who.seat, coins);
      }
      if (at === 'payday') keeper.payday();
    });
    expect(keeper.reveal(s)).toBeLessThanOrEqual(30);
    const { book } = keeper;
    expect([...book.faults.value]).toEqual([]);
    const read = book.read.value;
    expect(s.cash.map((_, seat) => read.number('cash', seat))).toEqual(s.cash);
    expect(s.cash.map((_, seat) => read.number('pledged', seat))).toEqual(s.pledged);
    expect([...book.winners.value].sort()).toEqual([...rules.winners(s)].sort());
  }
});
