import { type Seat, silent } from '../../../engine/rules';
import { whole } from '../../../engine/shape';
import { done } from '../../kit/done';
import { announce, judgeArmies, mayHold } from './board';
import { who } from './names';
import { playCard } from './producing';
import { clockwise } from './purse';
import { elsewhere, moveRobber, refuseHex } from './roles';
import { SOLDIER } from './setup';
import { victims } from './seven';
import { choice, type F, type HexId, kinds, type Moves, NOBODY, type PuertoCatan } from './state';

/** The Soldier phase (ruling 24): one Soldier each; the active player's robs everybody on the hex. */

/** Who is named when a Soldier goes to that hex: NOBODY by the active player, and where nobody has a card. */
function named(s: PuertoCatan, f: F<'soldier'>, hex: HexId): Seat[] {
  const there = f.seat === f.active ? [] : victims(s, hex, f.seat);
  return there.length > 0 ? there : [NOBODY];
}

function attacks(s: PuertoCatan, f: F<'soldier'>): Moves['soldier'][] {
  const out: Moves['soldier'][] = [];
  for (const hex of elsewhere(s)) for (const from of named(s, f, hex)) out.push({ soldier: hex, from });
  return out;
}

const has = (s: PuertoCatan, seat: Seat): boolean => s.devs[seat].includes(SOLDIER);

export const soldier = choice<'soldier', 'done' | 'soldier'>({
  privacy: 'hand',
  noEndTurn: true,
  final: (_s, _f, m) => kinds.is('soldier', m),
  ends: (s, f) => f.done === true || !mayHold(s, f.seat, SOLDIER),
  kinds: {
    done: done((seat) => ({ key: 'pc.noSoldier', args: { who: who(seat) }, rule: '24' })),
    soldier: {
      list: (s, f, seat) => (has(s, seat) ? attacks(s, f) : []),
      offers: attacks,
      shape: { soldier: whole, from: Number.isInteger },
      refuse(s, f, seat, { soldier: hex, from }) {
        if (!has(s, seat)) return { key: 'pc.no.dev', rule: '24' };
        const there = refuseHex(s, hex);
        if (there || named(s, f, hex).includes(from)) return there;
        return { key: f.seat === f.active ? 'pc.no.robAll' : 'pc.no.victim', rule: '24' };
      },
      apply(s, f, seat, { soldier: hex, from }, tell) {
        f.done = true;
        playCard(s, seat, SOLDIER);
        s.army[seat]++;
        if (tell !== silent) tell({ key: 'pc.soldier', args: { who: who(seat), n: s.army[seat] }, rule: '24' });
        judgeArmies(s, seat, tell);
        moveRobber(s, seat, hex, '24', tell);
        const robbed = seat === f.active ? order(s.n, seat, victims(s, hex, seat)) : [from];
        for (const victim of robbed.reverse())
          if (victim !== NOBODY) s.todo.splice(1, 0, { at: 'steal', seat, victim, rule: '24' });
        announce(s, seat, tell);
      },
    },
  },
});

const order = (n: number, from: Seat, seats: Seat[]): Seat[] =>
  clockwise(n, from).filter((seat) => seats.includes(seat));
