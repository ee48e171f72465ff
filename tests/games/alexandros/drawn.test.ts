import { expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { randomEntry } from '../../../src/engine/playout';
import { begin, play } from '../../../src/engine/run';
import { drawn } from '../../../src/games/alexandros/box/drawn';
import { sheet } from '../../../src/games/alexandros/box/sheet';
import { provinces } from '../../../src/games/alexandros/rules/provinces';
import type { Alexandros, View } from '../../../src/games/alexandros/rules/state';
import { reading } from '../../../src/games/sheet';
import { nextEntry } from '../../../src/headless/bots';
import { say } from '../../../src/look/say';
import type { Book } from '../../../src/scorekeeper/sheet/book';
import { blankBook } from '../tapped';
import { GRID, game, legal, point, positionF, rules, sees, side, space } from './position';
import { groundOf, levies as levyOf } from './reference';

/** The sheet of the boxed game, filled in on its land as the game goes on. */

/** A finger beside the table: whoever is chosen stays chosen. */
class Finger {
  readonly book: Book;
  readonly taps = { walls: 0, guards: 0, people: 0, levies: 0 };
  private whose = 0;
  private now = 1000;

  constructor(n: number) {
    this.book = blankBook(sheet, 'alexandros', n);
  }

  get view(): View {
    return drawn.view(this.book.read.value) as View;
  }

  why(spot: string, whose: number | string = this.whose, away = false): string | undefined {
    const phrase = drawn.why?.(this.book.read.value, spot, whose, away);
    return phrase && say(phrase, { text: sheet.text, chairs: this.book.people.value });
  }

  touch(spot: string, whose: number | string = this.whose, away = false): boolean {
    const read = this.book.read.value;
    const entries = drawn.touch(read, spot, whose, away);
    const what = drawn.told?.(read, spot, whose, away);
    if (entries.length > 0 && what) this.book.log('drawn', what, entries, undefined, ++this.now);
    return entries.length > 0;
  }

  /** Alexander's way by as few corners as lead there. */
  walk(way: readonly number[]): void {
    for (let from = 0; from < way.length - 1; ) {
      let to = way.length - 1;
      while (!this.touch(`point:${way[to]}`)) to--;
      if (to <= from) throw new Error('no way there');
      this.taps.walls++;
      from = to;
    }
  }

  guard(at: number, seat: number): void {
    if (seat !== this.whose) this.taps.people++;
    this.whose = seat;
    this.taps.guards++;
    expect(this.touch(`space:${at}`)).toBe(true);
  }

  levy(): void {
    this.taps.levies++;
    expect(this.touch('', 'levy')).toBe(true);
  }

  /** What stands otherwise than on the table: new guards first, since they send those of others home. */
  stand(guards: readonly number[]): void {
    const wrong = (kind: (seat: number, now: number) => boolean) => {
      const now = this.view.guards;
      const at = now.findIndex((seat, space) => seat !== guards[space] && kind(guards[space], seat));
      return at < 0 ? undefined : { at, wanted: guards[at], now: now[at] };
    };
    // whoever has no guard at home has taken one back before
    const home = (seat: number) => seat >= 0 && this.view.stock[seat] > 0;
    for (;;) {
      const one = wrong(home) ?? wrong(() => true);
      if (!one) return;
      this.guard(one.at, home(one.wanted) ? one.wanted : one.now);
    }
  }

  /** Whoever keeps score at leisure: before a levy he sets right what would pay wrongly, one person after the other. */
  settle(s: Alexandros): void {
    const { list, of } = provinces(s);
    const wanted = list.map(({ value, guarded, owner }) => (value > 0 && guarded.length === 1 ? owner : -1));
    const { n } = this.view;
    for (const seat of Array.from({ length: n }, (_, k) => (this.whose + k) % n)) {
      const home = (which: (part: number) => boolean): boolean => {
        const at = this.view.guards.findIndex((one, space) => one === seat && which(of[space]));
        if (at >= 0) this.guard(at, seat);
        return at >= 0;
      };
      while (home((part) => wanted[part] < 0 && list[part].value > 0));
      wanted.forEach((one, part) => {
        if (one !== seat || this.view.guards.some((guard, at) => guard === seat && of[at] === part)) return;
        // what is worth nothing was left standing
        if (this.view.stock[seat] === 0) home((old) => wanted[old] !== seat);
        this.guard(list[part].guarded[0], seat);
      });
    }
  }

  lines(): string[] {
    const { value: chairs } = this.book.people;
    return (this.book.play.value.ledger ?? []).map(({ what }) => say(what, { text: sheet.text, chairs }));
  }
}

interface Course {
  n: number;
  next(s: Alexandros): { seat: number; move: unknown } | undefined;
  /** So many levies are enough, and before each of them guards are touched in. */
  levies?: number;
}

/** Plays a digital game, and touches in what everybody at the table sees. */
function followed({ n, next, levies }: Course): { s: Alexandros; finger: Finger } {
  const s = begin(rules, n, rules.options({}, n)) as unknown as Alexandros;
  const finger = new Finger(n);
  for (;;) {
    const entry = finger.taps.levies === levies ? undefined : next(s);
    if (!entry) return { s, finger };
    const move = (entry.move ?? {}) as { walk?: number[]; levy?: number };
    if (levies && move.levy !== undefined) finger.settle(s);
    play(rules, s as never, entry.seat, entry.move as never);
    if (move.walk) finger.walk(move.walk);
    if (move.levy !== undefined) finger.levy();
    if (!levies && entry.seat >= 0) finger.stand(s.guards);
  }
}

/** Random people who levy whenever they gain by it, mostly. */
function greedy(seed: number, n: number): Course {
  const random = rng(seed, n, 7);
  const levy = (s: Alexandros) => {
    const [f] = s.todo;
    if (f?.at !== 'act' || random.int(4) === 0 || levyOf(groundOf(s))[f.seat] === 0) return undefined;
    const move = legal(s, f.seat).find((one) => 'levy' in one);
    return move && { seat: f.seat, move };
  };
  return { n, next: (s) => levy(s) ?? randomEntry(rules, s as never, random) };
}

const PUBLIC = ['walls', 'guards', 'alexander', 'black', 'red', 'stock', 'scores'] as const;

/** Twelve games a day of a hundred and twenty. */
const TODAY = Number(process.env.TIDETABLE_SEED ?? Math.floor(Date.now() / 86_400_000)) % 10;

test('finished games score the same when walls, guards and levies are touched in', () => {
  let red = 0;
  let levies = 0;
  for (let seed = TODAY; seed < 120; seed += 10) {
    const n = 2 + (Math.floor(seed / 10) % 3);
    const { s, finger } = followed(greedy(seed, n));
    const { book } = finger;
    for (const what of PUBLIC) expect(finger.view[what], `${what} of game ${seed}`).toEqual(sees(s, null)[what]);
    expect(book.totals.value, `game ${seed}`).toEqual(s.scores);
    if (!book.isEmpty.value) expect(book.winners.value, `game ${seed}`).toEqual(rules.winners(s));
    expect([...book.faults.value]).toEqual([]);
    if (s.red < 10) red++;
    levies += finger.taps.levies;
  }
  expect(red).toBeGreaterThan(1);
  expect(levies).toBeGreaterThan(40);
}, 300_000);

test('five levies for three people take 1.5 taps an entry, walls apart', () => {
  const games = Array.from({ length: 7 }, (_, seed) => {
    const random = rng(seed, 3, 1);
    const next = (s: Alexandros) => nextEntry(game as never, s as never, ['mate', 'mate', 'mate'], random);
    const { s, finger } = followed({ n: 3, next, levies: 5 });
    expect(finger.book.totals.value).toEqual(s.scores);
    const { walls, ...others } = finger.taps;
    return { walls: walls / s.turns, taps: Object.values(others).reduce((a, b) => a + b, 0) };
  });
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1];
  const taps = median(games.map((one) => one.taps));
  const walls = median(games.map((one) => one.walls));
  console.log(
    `taps of five levies for three: ${games.map((one) => one.taps)}; median ${taps}; ${walls.toFixed(1)} a walk`,
  );
  expect(taps / 15).toBeLessThanOrEqual(1.5);
  expect(walls).toBeLessThanOrEqual(2);
}, 300_000);

test('figure 12: the walls of the rule page, touched along, and one levy', () => {
  const finger = new Finger(4);
  const f = positionF({ at: 'choose' });
  // there and back along every wall
  const seen = new Set<number>();
  const go = (from: number): void => {
    for (const { to, side: wall } of GRID.next[from]) {
      if (f.walls[wall] === 0 || seen.has(wall)) continue;
      seen.add(wall);
      finger.walk([from, to]);
      go(to);
      finger.walk([to, from]);
    }
  };
  go(point('1,0'));
  finger.walk([point('1,0'), point('2,0')]);
  for (const [at, seat] of f.guards.entries()) if (seat >= 0) finger.guard(at, seat);
  for (const what of PUBLIC) if (what !== 'scores') expect(finger.view[what], what).toEqual(f[what]);
  finger.levy();
  expect(finger.book.play.value.cells).toMatchObject({
    'levy1@0': '4+8',
    'levy1@1': '4',
    'levy1@2': '6',
    'levy1@3': '9',
  });
  expect(finger.book.totals.value).toEqual([12, 4, 6, 9]);
  finger.book.undo();
  expect(finger.book.totals.value).toEqual([0, 0, 0, 0]);
  expect(finger.view.guards).toEqual(f.guards);
});

test('a touch is one line: it goes back whole, and is told in words', () => {
  const finger = new Finger(2);
  expect(finger.touch(`point:${point('1,2')}`)).toBe(true);
  expect(finger.touch(`space:${space('1/5')}`, 0)).toBe(true);
  expect(finger.touch(`space:${space('0/9')}`, 1)).toBe(true);
  // both stand in one open land, where the rules have no room for two people
  expect(finger.view.guards.filter((seat) => seat >= 0)).toEqual([1]);
  expect(finger.lines()).toEqual([
    'Alexander walked to the corner north-east of Phrygia: 2 new walls.',
    'P0 placed a guard at the horse east of Phrygia.',
    'P1 placed a guard at the lyre north of Pontus. Driven out: P0’s guard at the horse east of Phrygia.',
  ]);
  const aloud = (finger.book.play.value.ledger ?? []).map(({ what }) => drawn.aloud?.includes(what.key));
  expect(aloud).toEqual([false, false, true]);
  // nobody leads by what lies on a board
  expect(finger.book.winners.value).toEqual([]);
  finger.book.undo();
  expect(finger.view.guards[space('1/5')]).toBe(0);
  expect(finger.touch(`space:${space('1/5')}`, 0)).toBe(true);
  expect(finger.view.stock).toEqual([4, 4]);
  finger.book.undo();
  finger.book.takeOut(0);
  expect(finger.view.walls.some(Boolean)).toBe(false);
  expect(finger.view.alexander).toBe(point('1,0'));
  expect(finger.view.guards[space('1/5')]).toBe(0);
});

test('what cannot be touched in says why', () => {
  const finger = new Finger(2);
  expect(finger.touch('', 'levy')).toBe(false);
  expect(finger.touch(`point:${point('2,2')}`)).toBe(false);
  expect(finger.why(`point:${point('2,2')}`)).toMatch(/^Several routes/);
  expect(finger.touch(`space:${space('0/2')}`)).toBe(false);
  expect(finger.why(`space:${space('0/2')}`)).toMatch(/symbol spaces/);
  for (const at of ['0/1', '1/0', '1/2', '2/0']) expect(finger.touch(`space:${space(at)}`)).toBe(true);
  expect(finger.touch(`space:${space('2/2')}`)).toBe(false);
  expect(finger.why(`space:${space('2/2')}`)).toMatch(/^No guard at home/);
  finger.book.enter('levy1@0', '60+40');
  expect(finger.touch('', 'levy')).toBe(false);
});

test('taken away, walls fall where Alexander walks, and he leaves none', () => {
  const finger = new Finger(2);
  finger.touch(`point:${point('1,2')}`);
  expect(finger.view.black).toBe(63);
  expect(finger.touch(`point:${point('1,1')}`, 0, true)).toBe(true);
  expect(finger.view.walls.flatMap((wall, at) => (wall ? [at] : []))).toEqual([side('1,0-1,1')]);
  expect(finger.touch(`point:${point('1,2')}`, 0, true)).toBe(true);
  expect([finger.view.black, finger.view.alexander]).toEqual([64, point('1,2')]);
  expect(finger.lines().at(-1)).toMatch(/no new wall/);
});

test('cells that hold nonsense draw what can be read of them', () => {
  const cells = { 'wall.3': '9', 'guard.1': 'x', alexander: '4711', 'levy1@0': '7' };
  const v = drawn.view(reading(2, cells)) as View;
  expect([v.walls[3], v.alexander, v.scores, v.stock]).toEqual([2, point('1,0'), [7, 0], [4, 4]]);
});
