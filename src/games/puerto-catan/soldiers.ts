import type { Choice, Refusal, Seat } from '../../engine/rules';
import { announce, judgeArmies, mayHold } from './board';
import { playCard } from './producing';
import { elsewhere, moveRobber, refuseHex } from './roles';
import { SOLDIER } from './setup';
import { victims } from './seven';
import type { Event, HexId, Move, PuertoCatan } from './state';
import { NOBODY } from './state';
import { clockwise, type F, fields, illegal } from './step';
import { who } from './words';

/** The Soldier phase (ruling 24): one Soldier each; the active player's robs everybody on the hex. */

function attacks(s: PuertoCatan, f: F<'soldier'>): Move[] {
  const out: Move[] = [];
  for (const hex of elsewhere(s)) {
    const there = victims(s, hex, f.seat);
    if (f.seat === f.active || there.length === 0) out.push({ soldier: hex, from: NOBODY });
    else for (const from of there) out.push({ soldier: hex, from });
  }
  return out;
}

const has = (s: PuertoCatan, seat: Seat): boolean => s.devs[seat].includes(SOLDIER);

const listed = (s: PuertoCatan, f: F<'soldier'>, may: boolean): Move[] => [
  { done: true },
  ...(may ? attacks(s, f) : []),
];

function whyNot(s: PuertoCatan, f: F<'soldier'>, m: unknown): Refusal {
  const one = fields(m, 'soldier', 'from');
  if (!one || !Number.isInteger(one.soldier) || !Number.isInteger(one.from)) return illegal;
  if (!has(s, f.seat)) return { key: 'pc.no.dev', rule: '24' };
  if (!elsewhere(s).includes(one.soldier as HexId)) return refuseHex(s, one.soldier);
  return { key: f.seat === f.active ? 'pc.no.robAll' : 'pc.no.victim', rule: '24' };
}

export const soldier: Choice<PuertoCatan, F<'soldier'>, Move, Event> = {
  kind: 'choice',
  privacy: 'hand',
  brisk: true,
  final: (_s, _f, m) => 'soldier' in m,
  ends: (s, f) => f.done === true || !mayHold(s, f.seat, SOLDIER),
  actors: (_s, f) => [f.seat],
  moves: (s, f, seat) => listed(s, f, has(s, seat)),
  offers: (s, f) => listed(s, f, true),
  accepts(s, f, seat, m) {
    if (fields(m, 'done')?.done === true) return true;
    const one = fields(m, 'soldier', 'from');
    const fits = attacks(s, f).some((a) => 'soldier' in a && a.soldier === one?.soldier && a.from === one?.from);
    return fits && has(s, seat) ? true : whyNot(s, f, m);
  },
  apply(s, f, seat, m, tell) {
    f.done = true;
    if (!('soldier' in m)) return tell({ key: 'pc.noSoldier', args: { who: who(seat) }, rule: '24' });
    playCard(s, seat, SOLDIER);
    s.army[seat]++;
    tell({ key: 'pc.soldier', args: { who: who(seat), n: s.army[seat] }, rule: '24' });
    judgeArmies(s, seat, tell);
    moveRobber(s, seat, m.soldier, '24', tell);
    const robbed = seat === f.active ? order(s.n, seat, victims(s, m.soldier, seat)) : [m.from];
    for (const victim of robbed.reverse())
      if (victim !== NOBODY) s.todo.splice(1, 0, { at: 'steal', seat, victim, rule: '24' });
    announce(s, seat, tell);
  },
};

const order = (n: number, from: Seat, seats: Seat[]): Seat[] =>
  clockwise(n, from).filter((seat) => seats.includes(seat));
