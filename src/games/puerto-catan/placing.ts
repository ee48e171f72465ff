import { same } from '../../engine/copy';
import type { Chance, Choice, Refusal, Seat, Tell } from '../../engine/rules';
import { free } from './board';
import { gain } from './hands';
import { EDGES, INTERSECTIONS } from './island';
import { type Land, landFault, newLand } from './land';
import { nextRound } from './roles';
import { DESERT, noCards, presetOf } from './setup';
import type { EdgeId, Event, Frame, Move, PuertoCatan, Spot } from './state';
import { NOBODY } from './state';
import { clockwise, type F, fields, illegal, whole } from './step';
import { cardList, spotName, who } from './words';

/** Set-up (rule page B3 and B4): a board by chance, who starts, the first pieces. */

const numbersOf = (s: PuertoCatan): 'spiral' | 'random' => (s.board === 'spiral' ? 'spiral' : 'random');

export const board: Chance<PuertoCatan, F<'board'>, Move, Event> = {
  kind: 'chance',
  open: true,
  draw: (s, _f, rng) => ({ board: newLand(numbersOf(s), rng) }),
  accepts(s, _f, m) {
    const land = fields(m, 'board')?.board;
    const fault = landFault(land, numbersOf(s));
    return fault === undefined ? true : { key: `pc.no.board.${fault}`, rule: 'B4' };
  },
  apply(s, _f, _seat, m, tell) {
    const { terrain, tokens, harbours } = (m as { board: Land }).board;
    s.terrain = terrain;
    s.tokens = tokens;
    s.harbours = harbours;
    s.robber = terrain.indexOf(DESERT);
    tell({ key: 'pc.newBoard', rule: 'B4' });
  },
};

/** Ruling 3: the winner of the set-up roll begins, and takes the Governor. */
export const starter: Chance<PuertoCatan, F<'starter'>, Move, Event> = {
  kind: 'chance',
  open: true,
  draw: (s, _f, rng) => ({ starter: rng.int(s.n) }),
  accepts(s, _f, m) {
    const seat = fields(m, 'starter')?.starter;
    return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < s.n ? true : illegal;
  },
  apply(s, _f, _seat, m, tell) {
    s.governor = (m as { starter: Seat }).starter;
    tell({ key: 'pc.starts', args: { who: who(s.governor) }, rule: '3' });
    const order = clockwise(s.n, s.governor);
    if (s.board === 'preset') {
      for (const seat of order)
        for (const { spot, edge, starred } of presetOf(seat)) put(s, seat, spot, edge, starred, tell);
      nextRound(s);
      return;
    }
    const frames = (seats: Seat[], second: boolean): Frame[] => seats.map((seat) => ({ at: 'place', seat, second }));
    s.todo.push(...frames(order, false), ...frames([...order].reverse(), true));
  },
  outcomes: (s) => s.gold.map((_, seat) => ({ move: { starter: seat }, weight: 1 })),
};

/** The cards that the hexes of an intersection give at the start. */
export function firstCards(s: Pick<PuertoCatan, 'terrain'>, spot: Spot): number[] {
  const out = noCards();
  for (const hex of INTERSECTIONS[spot].hexes) if (s.terrain[hex] !== DESERT) out[s.terrain[hex]]++;
  return out;
}

function put(s: PuertoCatan, seat: Seat, spot: Spot, edge: EdgeId, second: boolean, tell: Tell<Event>): void {
  s.owners[spot] = seat;
  s.levels[spot] = 1;
  s.roads[edge] = seat;
  tell({ key: 'pc.placed', args: { who: who(seat), where: spotName(s, spot) }, rule: 'B3' });
  if (!second) return;
  const cards = firstCards(s, spot);
  for (let kind = 0; kind < cards.length; kind++) s.bank[kind] -= cards[kind];
  gain(s, seat, cards);
  tell({ key: 'pc.firstCards', args: { who: who(seat), list: cardList(cards) }, rule: 'B3' });
}

function sites(s: PuertoCatan): Move[] {
  const out: Move[] = [];
  for (let spot = 0; spot < INTERSECTIONS.length; spot++) {
    if (!free(s, spot)) continue;
    for (const road of INTERSECTIONS[spot].edges) if (s.roads[road] === NOBODY) out.push({ settle: spot, road });
  }
  return out;
}

function whyNot(s: PuertoCatan, m: unknown): Refusal {
  const one = fields(m, 'settle', 'road');
  if (!one || !whole(one.settle) || !whole(one.road) || !INTERSECTIONS[one.settle] || !EDGES[one.road]) return illegal;
  if (s.owners[one.settle] !== NOBODY) return { key: 'pc.no.taken', rule: 'B3' };
  if (!free(s, one.settle)) return { key: 'pc.no.distance', rule: 'B3' };
  return { key: 'pc.no.beside', rule: 'B3' };
}

/** A settlement and a road beside it; the second one's hexes give a card each. */
export const place: Choice<PuertoCatan, F<'place'>, Move, Event> = {
  kind: 'choice',
  privacy: 'open',
  brisk: true,
  ends: (_s, f) => f.done === true,
  actors: (_s, f) => [f.seat],
  moves: (s) => sites(s),
  accepts(s, _f, _seat, m) {
    return sites(s).some((one) => same(one, m)) ? true : whyNot(s, m);
  },
  apply(s, f, seat, m, tell) {
    f.done = true;
    const { settle, road } = m as { settle: Spot; road: EdgeId };
    put(s, seat, settle, road, f.second, tell);
  },
  after(s) {
    if (s.todo.length === 0) nextRound(s);
  },
};
