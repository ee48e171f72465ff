// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { begin, play } from '../../../src/engine/run';
import { keeper } from '../../../src/games/manila/box/keeper';
import { sheet } from '../../../src/games/manila/box/sheet';
import { spaceName, wareName } from '../../../src/games/manila/rules/names';
import { text } from '../../../src/games/manila/speech/text.en';
import { nextEntry } from '../../../src/headless/bots';
import { say } from '../../../src/look/say';
import { Helped } from '../helped';
import { type Happening, Listener } from './happenings';
import { game, type Manila, rules, type View } from './position';

/** How many taps a voyage for five takes on the turn panel: games of computer players, told as they happen. */

const SEATS = 5;
const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eva'];
const named = (ware: number) => say(wareName(ware), { text });

type Tells = { [At in Happening['at']]: (one: Extract<Happening, { at: At }>) => void };

class Finger {
  readonly table: Helped;
  /** Taps of each voyage. */
  readonly voyages: number[] = [];
  private taps = 0;
  private wares: number[] = [];

  private readonly real: boolean;

  constructor(real: boolean, onBoard: boolean) {
    this.real = real;
    this.table = new Helped(sheet, keeper, 'voyage', 'manila', SEATS, false, onBoard);
    this.table.tap(/^Keep all players/);
  }

  private tap(label: string | RegExp): void {
    this.table.tap(label);
    this.taps++;
  }

  private touch(space: string): void {
    this.table.touch(space);
    this.taps++;
  }

  /** A key in one of the rows of numbers. */
  private key(row: number, n: number | string): string {
    const keys = this.table.root.querySelectorAll('.manila-numbers')[row].querySelectorAll('button');
    const found = [...keys].find(({ textContent }) => textContent === `${n}`);
    const label = found?.getAttribute('aria-label') ?? '';
    this.table.tapOn(found as HTMLElement);
    this.taps++;
    return label;
  }

  private person(seat: number): void {
    this.table.tapOn(this.table.root.querySelectorAll<HTMLElement>('.manila-people button')[seat]);
    this.taps++;
  }

  /** Computer players lend and pay back for fun, which no voyage asks for. */
  private loan(seat: number, label: RegExp): void {
    const { taps } = this;
    this.person(seat);
    this.tap(label);
    this.taps = taps;
  }

  private readonly does: Tells = {
    won: ({ seat, coins }) => {
      if (coins === 0) return this.tap('Nobody bids');
      this.person(seat);
      if (coins > 30) this.tap('…');
      this.tap(`${coins}`);
    },
    bought: ({ ware }) => this.tap(new RegExp(`buys a share of ${named(ware)}`)),
    loan: ({ seat }) => this.loan(seat, /^Pledge/),
    redeemed: ({ seat }) => this.loan(seat, /^Redeem/),
    launched: ({ ashore, starts }) => {
      this.wares = [0, 1, 2, 3].filter((ware) => ware !== ashore);
      expect(this.key(this.wares[0], starts[0])).toBe(`${starts[0]}: ${named(this.wares[0])}`);
      // the picked one, and pairs of the others by which of them stays ashore
      const others = [0, 1, 2, 3].filter((ware) => ware !== this.wares[0]);
      const pair = starts.slice(1).join(' · ');
      // numbers alone do not say what they are of
      expect(this.key(1 + others.indexOf(ashore), pair)).toBe(`${pair}: ${this.wares.slice(1).map(named).join(' · ')}`);
    },
    placed: ({ seat, space }) => {
      // whose turn it is has been found without a tap
      expect(this.table.root.querySelector('[role=status]')?.textContent).toBe(`${NAMES[seat]} places an accomplice`);
      if (this.table.board) this.touch(space);
      else this.tap(new RegExp(`^${say(spaceName(space, this.wares), { text })} · `));
    },
    out: () => this.tap('Pass'),
    rolled: ({ dice }) => {
      const faces = dice.filter((one) => one > 0);
      if (this.real) for (const [row, die] of faces.entries()) this.key(row, die);
      else {
        this.table.thrown = faces;
        this.tap('Roll here');
      }
    },
    piloted: ({ lane, by }) => this.tap(`${named(this.wares[lane])} ${by > 0 ? 'forward' : 'back'} one`),
    boarded: ({ lane }) => this.tap(new RegExp(`boards ${named(this.wares[lane])}`)),
    sent: ({ lane, to }) => {
      if (to === 'port') this.tap(`${named(this.wares[lane])} is plundered and goes to the port`);
    },
    paid: () => {
      if (this.table.button(PAY)) this.tap(PAY);
      this.voyages.push(this.taps);
      this.taps = 0;
    },
  };

  tells(one: Happening): void {
    this.does[one.at](one as never);
  }
}

const PAY = 'Pay out and raise the values';

/** What lies on a board while people are placed; punts by their wares. */
const lying = ({ punts, ports, yards, boat, small, large, agent, values, moved }: Manila | View) => ({
  punts: punts.map(({ ware, pos, dock, aboard }) => ({ ware, pos, dock, aboard })).sort((a, b) => a.ware - b.ware),
  ...{ ports, yards, boat, small, large, agent, values, moved },
});

/** One game of five computer players, told by a finger; gives the taps of its voyages. `real`: with dice of wood. */
function tapsOf(seed: number, real: boolean, onBoard: boolean): number[] {
  const random = rng(seed, SEATS, 2);
  const s = begin(rules, SEATS, rules.options({ opener: 'first', moving: 'route' }, SEATS)) as unknown as Manila;
  const finger = new Finger(real, onBoard);
  const listener = new Listener((one) => finger.tells(one));
  for (;;) {
    const entry = nextEntry(game as never, s as never, new Array(SEATS).fill('simple'), random);
    if (!entry) break;
    if (onBoard && s.todo[0].at === 'hire') expect(lying(finger.table.board?.view as View)).toEqual(lying(s));
    listener.hears(s, entry.seat, entry.move);
    play(rules, s as never, entry.seat, entry.move as never, (event) => listener.heard(event));
  }
  expect(finger.table.numbers('cash')).toEqual(s.cash);
  expect(finger.table.root.querySelector('[role=status]')?.textContent).toContain('the game is over');
  finger.table.close();
  return finger.voyages;
}

function counted(seeds: number[], real: boolean, onBoard: boolean): { middle: number; most: number } {
  const all = seeds.flatMap((seed) => tapsOf(seed, real, onBoard)).sort((a, b) => a - b);
  const middle = all[Math.floor(all.length / 2)];
  const most = all.at(-1) ?? 0;
  const whose = real ? 'real dice' : 'dice of the tablet';
  console.log(`taps of a voyage for five, ${whose}: ${middle} at the middle of ${all.length}, ${all[0]} to ${most}`);
  expect(all.length).toBeGreaterThan(5);
  return { middle, most };
}

test('a voyage for five takes 31 taps at the middle: auction, share, loads, accomplices, dice, pilots and payday', () => {
  expect(counted([0, 1], true, false).middle).toBeLessThanOrEqual(31);
}, 300_000);

test('where the tablet throws the dice and people are placed on the drawn board, no voyage for five takes more than 30', () => {
  expect(counted([1, 2], false, true).most).toBeLessThanOrEqual(30);
}, 300_000);
