import type { Phrase } from '../../../src/engine/rules';
import type { Manila } from './position';

/** What people at a table see happen in a digital game, as they would tell it to a score sheet. Punts go by ware. */

export type Happening =
  /** Nobody bids: 0 coins. */
  | { at: 'won'; seat: number; coins: number }
  | { at: 'bought'; seat: number; ware: number; coins: number }
  | { at: 'loan' | 'redeemed'; seat: number }
  | { at: 'launched'; ashore: number; starts: number[] }
  | { at: 'placed'; seat: number; space: string }
  | { at: 'out'; seat: number }
  | { at: 'rolled'; dice: number[] }
  | { at: 'piloted'; lane: number; by: 1 | -1 }
  | { at: 'boarded'; seat: number; lane: number }
  | { at: 'sent'; lane: number; to: 'port' | 'yard' }
  | { at: 'paid' };

/** Listens to one game, and tells each thing as it has happened or is about to. */
export class Listener {
  /** The lane of each route: a sheet lists the punts by ware. */
  private lanes: number[] = [];
  private readonly tell: (one: Happening) => void;

  constructor(tell: (one: Happening) => void) {
    this.tell = tell;
  }

  /** Before a move is made. */
  hears(s: Manila, seat: number, m: any): void {
    const [f] = s.todo;
    if (f.at === 'payday') this.tell({ at: 'paid' });
    if (m === null) return;
    if (m.loan) this.tell({ at: 'loan', seat });
    else if (m.redeem) this.tell({ at: 'redeemed', seat });
    else if (m.buy !== undefined) this.tell({ at: 'bought', seat, ware: m.buy, coins: Math.max(5, s.values[m.buy]) });
    else if (m.launch) this.launches((f as { wares: number[] }).wares, m.launch);
    else if (m.place) this.tell({ at: 'placed', seat, space: this.laneSpace(m.place) });
    else if (m.pass && f.at === 'hire') this.tell({ at: 'out', seat });
    else if (m.board) this.tell({ at: 'boarded', seat, lane: this.lanes[Number(m.board.split(':')[1])] });
    else if (m.to) this.tell({ at: 'sent', lane: this.lanes[(f as { punt: number }).punt], to: m.to });
    else if (m.dice) this.tell({ at: 'rolled', dice: this.lanes.map((_, lane) => m.dice[this.lanes.indexOf(lane)]) });
    else if (m.pilot) this.piloted(s, m.pilot);
  }

  /** What everybody heard of it. */
  heard({ key, args = {} }: Phrase): void {
    const { who, coins } = args as unknown as { who: { seat: number }; coins: number };
    if (key === 'manila.wonOffice') this.tell({ at: 'won', seat: who.seat, coins });
    else if (key === 'manila.staysMaster') this.tell({ at: 'won', seat: who.seat, coins: 0 });
  }

  private laneSpace(space: string): string {
    const [kind, route, place] = space.split(':');
    return kind === 'seat' ? `seat:${this.lanes[Number(route)]}:${place}` : space;
  }

  private launches(wares: number[], launch: [number, number][]): void {
    const sorted = [...wares].sort((a, b) => a - b);
    const starts = [0, 0, 0];
    this.lanes = [];
    launch.forEach(([route, start], i) => {
      const lane = sorted.indexOf(wares[i]);
      this.lanes[route] = lane;
      starts[lane] = start;
    });
    this.tell({ at: 'launched', ashore: [0, 1, 2, 3].find((ware) => !sorted.includes(ware)) as number, starts });
  }

  private piloted(s: Manila, pilot: [number, number][]): void {
    for (const [route, by] of pilot)
      for (let k = 0; k < Math.abs(by); k++) {
        // in the port it goes no further
        if (s.punts[route].pos + k * Math.sign(by) > 13) break;
        this.tell({ at: 'piloted', lane: this.lanes[route], by: by > 0 ? 1 : -1 });
      }
  }
}
