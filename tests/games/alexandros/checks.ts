import { rng } from '../../../src/engine/chance';
import { same } from '../../../src/engine/copy';
import type { AnyRules, Phrase, Seat } from '../../../src/engine/rules';
import { actorsOf, movesOf, play, stepOf } from '../../../src/engine/run';
import type { Alexandros, Move, Options } from '../../../src/games/alexandros/rules/state';
import { type Plan as AnyPlan, demand, wander as roam } from '../wander';
import { closest, fresh, groundOf, levies, POINTS, regions, TILES } from './reference';

/** Rule page 2 as checks of whole random games: they throw at the first thing that is not so. */

export type Tally = { [what: string]: number };
type Entry = { seat: number; move: Move | null };

const any = (s: Alexandros): never => s as never;

export type Plan = AnyPlan<Options>;

/** Plays one random game; see ../wander. */
export const wander = (
  rules: AnyRules,
  plan: Plan,
  look: (s: Alexandros, entry: Entry, go: () => Phrase[]) => void,
): Alexandros => roam<Alexandros, Move, Options>(rules, plan, look);

const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
export const handOf = (s: Alexandros, seat: number): number[] =>
  s.hands[seat].open.map((n, symbol) => n + s.hands[seat].hidden.filter((one) => one === symbol).length);

/** 55 cards, 4 guards each, 75 walls; no province of two people. */
function checkPieces(s: Alexandros): void {
  for (let symbol = 0; symbol < 5; symbol++) {
    const n =
      total(s.hands.map((_, seat) => handOf(s, seat)[symbol])) +
      s.discards[symbol] +
      [...s.row, ...s.supply].filter((one) => one === symbol).length;
    demand(n === 11, 'cards', () => `${n} cards of symbol ${symbol}`);
  }
  for (let seat = 0; seat < s.n; seat++) {
    const out = s.guards.filter((owner) => owner === seat).length;
    demand(out + s.stock[seat] === 4, 'guards', () => `${out} out and ${s.stock[seat]} at home for seat ${seat}`);
  }
  const [black, red] = [1, 2].map((kind) => s.walls.filter((wall) => wall === kind).length);
  demand(black + s.black === 65 && red + s.red === 10, 'walls', () => `${black}+${s.black}, ${red}+${s.red}`);
  demand(s.black === 0 || red === 0, 'walls', () => 'red ones before the black ones are used up');
}

type Moment = { before: Alexandros; s: Alexandros; seat: number };

/** 2.3: walls exactly on the sides walked, from where Alexander stood to a corner of a closest space. */
function checkWalk({ before, s }: Moment, m: { to: number; walk: number[] }): void {
  const g = groundOf(before);
  const f = before.todo[0] as { symbol: number; joker: boolean };
  const letter = before.symbols[m.to];
  demand(f.joker || letter === 'TAHLS'[f.symbol], 'walk', () => `a card of ${f.symbol} leads to ${letter}`);
  const { tiles, d } = closest(g, letter);
  demand(tiles.includes(TILES[m.to].id), 'walk', () => `${TILES[m.to].id} is not closest: ${tiles} at ${d}`);
  const walk = m.walk.map((p) => POINTS[p]);
  const wanted = new Set([...g.walls, ...fresh(g, walk)]);
  const now = groundOf(s);
  demand(now.alexander === walk[walk.length - 1], 'walk', () => `he stands on ${now.alexander}`);
  demand(
    wanted.size === now.walls.size && [...wanted].every((side) => now.walls.has(side)),
    'walls',
    () => `${now.walls.size} instead of ${wanted.size} after ${walk}`,
  );
  demand(
    before.walls.every((wall, k) => wall === 0 || wall === s.walls[k]),
    'walls',
    () => 'one was moved or painted',
  );
  const usedRed = s.red < before.red;
  demand((s.last === 'walls') === (usedRed || before.last === 'walls'), 'end', () => `last ${s.last}`);
}

function checkLevy({ before, s, seat }: Moment, symbol: number): void {
  const gains = levies(groundOf(before));
  const wanted = before.scores.map((points, i) => points + gains[i]);
  demand(same(s.scores, wanted), 'levy', () => `${s.scores} instead of ${wanted}`);
  demand(
    before.guards.some((owner, k) => owner === seat && before.symbols[k] === 'TAHLS'[symbol]),
    'levy',
    () => `no guard of seat ${seat} stands on ${symbol}`,
  );
  demand(!(before.todo[0] as { levied: boolean }).levied, 'levy', () => 'a second one');
  demand(total(handOf(s, seat)) === total(handOf(before, seat)) - 1, 'levy', () => 'costs one card');
  const over = Math.max(...wanted) >= 100;
  demand(over === (s.todo.length === 0), 'end', () => `${wanted} and ${s.todo.length} frames`);
}

function checkClaim({ before, s, seat }: Moment, guards: number[]): void {
  const id = TILES[guards[0]].id;
  const region = regions(groundOf(before)).find(({ tiles }) => tiles.includes(id));
  if (!region) throw new Error(`claim: ${id} is nowhere`);
  const enemies = region.owners;
  demand(!enemies.includes(seat), 'claim', () => 'an own province');
  demand(before.stock[seat] >= guards.length && guards.length > 0, 'claim', () => `${guards.length} guards`);
  const n = 2 * enemies.length + region.symbols.length - guards.length;
  const spent = total(handOf(before, seat)) - total(handOf(s, seat));
  demand(spent === n, 'claim', () => `${spent} cards instead of ${n}`);
  // the refill after a second action may already have shuffled the discards
  const away = (one: Alexandros): number => total(one.discards) + one.supply.length;
  demand(away(s) === away(before) + n, 'claim', () => 'cards that are not discarded');
  for (const enemy of new Set(enemies)) {
    demand(s.stock[enemy] === before.stock[enemy] + enemies.length, 'claim', () => `guards of ${enemy} are not home`);
    const f = s.todo[0];
    demand(f?.at === 'compensate' && f.loser === enemy && total(f.used) === n, 'claim', () => 'no compensation');
  }
}

function checkGift({ before, s, seat }: Moment): void {
  const f = before.todo[0] as { loser: number; used: number[] };
  const got = handOf(s, f.loser).map((n, symbol) => n - handOf(before, f.loser)[symbol]);
  const half = Math.ceil(total(f.used) / 2);
  demand(total(got) === half, 'gift', () => `${total(got)} cards instead of ${half}`);
  demand(
    got.every((n, symbol) => n >= 0 && n <= f.used[symbol]),
    'gift',
    () => `${got} of ${f.used}`,
  );
  demand(same(handOf(s, seat), handOf(before, seat)), 'gift', () => 'the conqueror pays again');
}

/** Cards in every hand: what each kind of move changes (claims, levies and gifts are counted elsewhere). */
function checkHands({ before, s, seat }: Moment, move: Move): void {
  if ('guards' in move || 'levy' in move || 'give' in move) return;
  const gain = 'take' in move ? 1 : 'play' in move ? -1 : 0;
  const taken = ('card' in move && move.card >= 0) || ('stay' in move && move.stay >= 0) ? 1 : 0;
  for (let i = 0; i < s.n; i++) {
    const grown = total(handOf(s, i)) - total(handOf(before, i));
    demand(grown === (i === seat ? gain + taken : 0), 'hands', () => `${grown} by ${JSON.stringify(move)}`);
  }
}

/** What everybody has seen somebody take, less what has left the hand since: kept by a book of its own. */
function enterBook(book: number[][], { before, s, seat }: Moment, move: Move): void {
  const took = 'take' in move ? move.take : 'stay' in move ? move.stay : 'card' in move ? move.card : -1;
  if (took >= 0) book[seat][before.row[took]]++;
  if ('give' in move) {
    const { loser } = before.todo[0] as { loser: number };
    book[loser] = book[loser].map((n, symbol) => n + move.give[symbol]);
  }
  if ('play' in move || 'levy' in move || 'occupy' in move || 'takeOver' in move) {
    const lost = handOf(before, seat).map((n, symbol) => n - handOf(s, seat)[symbol]);
    book[seat] = book[seat].map((n, symbol) => Math.max(0, n - lost[symbol]));
  }
}

/** Rule page 2 over one random game; counts what was met. */
export function ledger(rules: AnyRules, plan: Plan, tally: Tally = {}): void {
  const book = Array.from({ length: plan.seats }, () => [0, 0, 0, 0, 0]);
  wander(rules, plan, (s, { seat, move }, go) => {
    const before = structuredClone(s);
    const heard = go();
    checkPieces(s);
    for (const { key } of heard) tally[key] = (tally[key] ?? 0) + 1;
    const moment = { before, s, seat };
    if (move && seat >= 0) {
      if ('walk' in move) checkWalk(moment, move);
      else demand(same(before.walls, s.walls), 'walls', () => `change by ${JSON.stringify(move)}`);
      if ('levy' in move) checkLevy(moment, move.levy);
      else demand(same(before.scores, s.scores), 'points', () => `change by ${JSON.stringify(move)}`);
      if ('guards' in move) checkClaim(moment, move.guards);
      if ('give' in move) checkGift(moment);
      checkHands(moment, move);
      enterBook(book, moment, move);
    }
    for (const eye of [null, ...s.scores.keys()]) {
      const seen = rules.view(any(s), eye).hands.map(({ open }: { open: number[] }) => open);
      demand(
        same(seen, book),
        'open',
        () => `${eye ?? 'the table'} sees ${JSON.stringify(seen)}, not ${JSON.stringify(book)}`,
      );
    }
    for (const { owners } of regions(groundOf(s)))
      demand(new Set(owners).size <= 1, 'provinces', () => `one of ${owners}`);
  });
}

/** All that somebody else can see and be shown at this moment. */
function shown(game: { rules: AnyRules } & Record<string, any>, s: Alexandros, eye: number | null): unknown[] {
  const { rules } = game;
  const v = rules.view(any(s), eye);
  const step = stepOf(rules, any(s));
  const out: unknown[] = [v, rules.turn(any(s)), game.prompt(v), actorsOf(rules, any(s)), game.describe(v)];
  if (step?.kind !== 'choice') return out;
  for (const seat of actorsOf(rules, any(s))) {
    const open = s.todo[0].at === 'route' || s.todo[0].at === 'compensate';
    const offers = open ? movesOf(rules, any(s), seat) : (step.offers?.(s, s.todo[0], seat) ?? []);
    out.push(offers);
    const some = offers.filter((_: unknown, i: number) => i % 40 === 0);
    for (const move of some) out.push(game.label(move, v), game.preview(move, v), game.walk(move, v));
    // what this eye itself may do, if it is the one that is asked
    if (seat === eye) out.push(movesOf(rules, any(s), seat));
  }
  return out;
}

/** What that eye hears when the entry is made. */
function sounds(rules: AnyRules, s: Alexandros, { seat, move }: Entry, eye: number | null): Phrase[] {
  const heard: Phrase[] = [];
  play(rules, any(structuredClone(s)), seat, structuredClone(move), (event, to: readonly Seat[] | undefined, rest) => {
    if (!to || (eye !== null && to.includes(eye))) heard.push(event);
    else if (rest) heard.push(rest);
  });
  return heard;
}

/** One hidden card of that seat trades places with a card of the supply, or with a hidden one of another seat. */
function traded(s: Alexandros, owner: number, random: { int(n: number): number }): [Alexandros, number] | undefined {
  const other = structuredClone(s);
  const places = s.hands.flatMap(({ hidden }, seat) => (seat !== owner && hidden.length > 0 ? [seat] : []));
  const from = places.length > 0 && random.int(2) ? places[random.int(places.length)] : -1;
  const [mine, theirs] = [other.hands[owner].hidden, from < 0 ? other.supply : other.hands[from].hidden];
  if (theirs.length === 0) return undefined;
  const [a, b] = [random.int(mine.length), random.int(theirs.length)];
  if (mine[a] === theirs[b]) return undefined;
  [mine[a], theirs[b]] = [theirs[b], mine[a]];
  mine.sort((x, y) => x - y);
  theirs.sort((x, y) => x - y);
  return [other, from];
}

/** 2.1: hidden cards show to their owner alone, in views, offers, labels, previews and events. */
export function secrecy(game: { rules: AnyRules } & Record<string, any>, plan: Plan, tally: Tally = {}): void {
  const random = rng(plan.seed, 21);
  const names = ['view', 'turn', 'question', 'people who are asked', 'description'];
  wander(game.rules, plan, (s, entry) => {
    if (entry.move && 'draw' in entry.move) {
      const f = s.todo[0] as { seat: number };
      const other = s.supply.find((symbol) => symbol !== (entry.move as { draw: number }).draw);
      for (const eye of [null, ...s.scores.keys()]) {
        if (other === undefined || eye === f.seat) continue;
        const [a, b] = [entry, { ...entry, move: { draw: other } }].map((one) => sounds(game.rules, s, one, eye));
        demand(same(a, b), 'secret', () => `a card drawn is told to ${eye ?? 'the table'}`);
        tally.draws = (tally.draws ?? 0) + 1;
      }
    }
    if (random.int(3) > 0) return;
    const owner = random.int(s.n);
    if (s.hands[owner].hidden.length === 0) return;
    const swap = traded(s, owner, random);
    if (!swap) return;
    const [other, from] = swap;
    demand(game.rules.broken(any(other)) === undefined, 'secret', () => 'a trade that breaks the position');
    for (const eye of [null, ...s.scores.keys()]) {
      if (eye === owner || eye === from) {
        demand(!same(game.rules.view(any(s), eye), game.rules.view(any(other), eye)), 'own', () => `${eye} forgets`);
        continue;
      }
      const [a, b] = [shown(game, s, eye), shown(game, other, eye)];
      const at = a.findIndex((one, i) => !same(one, b[i]));
      demand(
        at < 0,
        'secret',
        () => `a card of seat ${owner} changes the ${names[at] ?? 'offers'} of ${eye ?? 'the table'}`,
      );
      tally.trades = (tally.trades ?? 0) + 1;
      if (entry.seat === owner || entry.seat === from || entry.seat < 0) continue;
      const [c, d] = [s, other].map((one) => sounds(game.rules, one, entry, eye));
      demand(same(c, d), 'secret', () => `a card of seat ${owner} changes what ${eye ?? 'the table'} hears`);
    }
  });
}
