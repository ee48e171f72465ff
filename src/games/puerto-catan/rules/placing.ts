import { illegal } from '../../../engine/kinds';
import { type Seat, silent, type Tell } from '../../../engine/rules';
import { whole } from '../../../engine/shape';
import { anyStarter } from '../../kit/starter';
import { free } from './board';
import { gain } from './hands';
import { EDGES, INTERSECTIONS } from './island';
import { landFault, newLand } from './land';
import { cardList, spotName, who } from './names';
import { clockwise } from './purse';
import { nextRound } from './roles';
import { DESERT, noCards, presetOf } from './setup';
import {
  type Corner,
  chance,
  choice,
  type EdgeId,
  type Event,
  type Frame,
  type Moves,
  NOBODY,
  type PuertoCatan,
} from './state';

/** Set-up (rule page B3 and B4): a board by chance, who starts, the first pieces. */

const numbersOf = (s: PuertoCatan): 'spiral' | 'random' => (s.board === 'spiral' ? 'spiral' : 'random');

export const board = chance<'board', 'board'>({
  open: true,
  draw: (s, _f, rng) => ({ board: newLand(numbersOf(s), rng) }),
  // what is no board has a sentence of its own
  shape: { board: () => true },
  refuse(s, _f, { board: land }) {
    const fault = landFault(land, numbersOf(s));
    return fault === undefined ? undefined : { key: `pc.no.board.${fault}`, rule: 'B4' };
  },
  apply(s, _f, _seat, { board: { terrain, tokens, harbours } }, tell) {
    s.terrain = terrain;
    s.tokens = tokens;
    s.harbours = harbours;
    s.robber = terrain.indexOf(DESERT);
    tell({ key: 'pc.newBoard', rule: 'B4' });
  },
});

/** Ruling 3: the winner of the set-up roll begins, and takes the Governor. */
export const starter = chance<'starter', 'starter'>({
  ...anyStarter,
  apply(s, _f, _seat, { starter: seat }, tell) {
    s.governor = seat;
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
});

/** The cards that the hexes of an intersection give at the start. */
export function firstCards(s: Pick<PuertoCatan, 'terrain'>, spot: Corner): number[] {
  const out = noCards();
  for (const hex of INTERSECTIONS[spot].hexes) if (s.terrain[hex] !== DESERT) out[s.terrain[hex]]++;
  return out;
}

function put(s: PuertoCatan, seat: Seat, spot: Corner, edge: EdgeId, second: boolean, tell: Tell<Event>): void {
  s.owners[spot] = seat;
  s.levels[spot] = 1;
  s.roads[edge] = seat;
  if (tell !== silent) tell({ key: 'pc.placed', args: { who: who(seat), where: spotName(s, spot) }, rule: 'B3' });
  if (!second) return;
  const cards = firstCards(s, spot);
  for (let kind = 0; kind < cards.length; kind++) s.bank[kind] -= cards[kind];
  gain(s, seat, cards);
  if (tell !== silent) tell({ key: 'pc.firstCards', args: { who: who(seat), list: cardList(cards) }, rule: 'B3' });
}

/** A settlement and a road beside it; the second one's hexes give a card each. */
export const place = choice<'place', 'settle'>({
  privacy: 'open',
  noEndTurn: true,
  kinds: {
    settle: {
      list(s) {
        const out: Moves['settle'][] = [];
        for (let spot = 0; spot < INTERSECTIONS.length; spot++) {
          if (!free(s, spot)) continue;
          for (const road of INTERSECTIONS[spot].edges) if (s.roads[road] === NOBODY) out.push({ settle: spot, road });
        }
        return out;
      },
      shape: { settle: whole, road: whole },
      refuse(s, _f, _seat, { settle, road }) {
        if (!INTERSECTIONS[settle] || !EDGES[road]) return illegal;
        if (s.owners[settle] !== NOBODY) return { key: 'pc.no.taken', rule: 'B3' };
        if (!free(s, settle)) return { key: 'pc.no.distance', rule: 'B3' };
        const beside = INTERSECTIONS[settle].edges.includes(road) && s.roads[road] === NOBODY;
        return beside ? undefined : { key: 'pc.no.beside', rule: 'B3' };
      },
      apply: (s, f, seat, { settle, road }, tell) => put(s, seat, settle, road, f.second, tell),
    },
  },
  after(s) {
    if (s.todo.length === 0) nextRound(s);
  },
});
