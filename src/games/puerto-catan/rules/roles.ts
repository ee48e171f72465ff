import { illegal } from '../../../engine/kinds';
import { type Refusal, type Seat, silent, type Tell } from '../../../engine/rules';
import { whole } from '../../../engine/shape';
import { done } from '../../kit/done';
import { lieOpen } from './board';
import { gain } from './hands';
import { HEXES } from './island';
import { hexName, resourceName, roleName, who } from './names';
import { allowance, clockwise, closeRound, openRound, takeRole } from './purse';
import { BUILDER, isResource, MOST_ROUNDS, noCards, PRODUCER, RESOURCES, ROBBER, SOLDIERS, TRADER } from './setup';
import { choice, type Event, type Frame, type HexId, NOBODY, type PuertoCatan, type Role, upkeep } from './state';

/** The round (rule page B3, Round): a role each, its phase for everybody, gold on what nobody chose. */

/** The frames of one round: a choice each, clockwise from the Governor (ruling 33), then its end. */
export function nextRound(s: PuertoCatan): void {
  openRound(s);
  for (const seat of clockwise(s.n, s.governor)) s.todo.push({ at: 'select', seat });
  s.todo.push({ at: 'roundEnd' });
}

/** The turns of a phase, clockwise from the active player. */
function phase(s: PuertoCatan, role: Role, active: Seat): Frame[] {
  const order = clockwise(s.n, active);
  if (role === PRODUCER) return order.map((seat) => ({ at: 'produce', seat, active, rolled: false, progress: false }));
  if (role === TRADER) return order.map((seat) => ({ at: 'trade', seat, active, progress: false, deals: 0 }));
  if (role === BUILDER) return order.map((seat) => ({ at: 'build', seat, active, paid: false, progress: false }));
  if (role === SOLDIERS) return order.map((seat) => ({ at: 'soldier', seat, active }));
  return role === ROBBER ? [{ at: 'robber', seat: active }] : [{ at: 'prospect', seat: active }];
}

function free(s: PuertoCatan): { role: Role }[] {
  const out: { role: Role }[] = [];
  for (let role = 0; role < s.chosen.length; role++) if (s.chosen[role] === NOBODY) out.push({ role });
  return out;
}

/** Ruling 5: choosing is compulsory. Ruling 6: the gold on the card is taken at once. */
export const select = choice<'select', 'role'>({
  privacy: 'open',
  noEndTurn: true,
  any(s, _f, _seat, rng) {
    // random people should produce and build, or no game would end
    const [made, built] = [s.chosen[PRODUCER] === NOBODY, s.chosen[BUILDER] === NOBODY];
    if ((made || built) && rng.int(3) > 0) {
      const second = rng.int(made && built ? 2 : 1) > 0 || !made;
      return { role: second ? BUILDER : PRODUCER };
    }
    const all = free(s);
    return all[rng.int(all.length)];
  },
  kinds: {
    role: {
      list: free,
      shape: { role: whole },
      refuse(s, _f, _seat, { role }) {
        if (s.chosen[role] === undefined) return illegal;
        if (s.chosen[role] === NOBODY) return undefined;
        return { key: 'pc.no.roleTaken', args: { who: who(s.chosen[role]) }, rule: '5' };
      },
      apply(s, _f, seat, { role }, tell) {
        const gold = takeRole(s, seat, role);
        s.named = [];
        if (tell !== silent) {
          const args = { who: who(seat), role: roleName(role), gold };
          tell({ key: gold > 0 ? 'pc.choseGold' : 'pc.chose', args, rule: '6' });
        }
        for (const other of allowance(s, seat, role))
          tell({ key: 'pc.gotGold', args: { who: who(other), n: 1 }, rule: '26' });
        s.todo.splice(1, 0, ...phase(s, role, seat));
      },
    },
  },
});

/** Ruling 26: the active player may take one card of choice from the bank. */
export const prospect = choice<'prospect', 'take' | 'done'>({
  privacy: 'open',
  noEndTurn: true,
  ends: (s, f) => f.done === true || s.bank.every((n) => n === 0),
  kinds: {
    take: {
      list: (s) => RESOURCES.flatMap((take) => (s.bank[take] > 0 ? [{ take }] : [])),
      shape: { take: isResource },
      refuse: (s, _f, _seat, { take }) =>
        s.bank[take] > 0 ? undefined : { key: 'pc.no.bank', args: { what: resourceName(take) }, rule: '26' },
      apply(s, f, seat, { take }, tell) {
        f.done = true;
        const cards = noCards();
        cards[take] = 1;
        s.bank[take]--;
        gain(s, seat, cards);
        if (tell !== silent)
          tell({ key: 'pc.prospected', args: { who: who(seat), what: resourceName(take) }, rule: '26' });
      },
    },
    done: done((seat) => ({ key: 'pc.tookNothing', args: { who: who(seat) }, rule: '26' })),
  },
});

/** Every hex but the robber's own (ruling 34). */
export function elsewhere(s: Pick<PuertoCatan, 'robber'>): HexId[] {
  const out: HexId[] = [];
  for (let hex = 0; hex < HEXES.length; hex++) if (hex !== s.robber) out.push(hex);
  return out;
}

/** Why the robber may not go there. */
export function refuseHex(s: PuertoCatan, hex: HexId): Refusal | undefined {
  if (hex === s.robber) return { key: 'pc.no.sameHex', rule: '34' };
  return HEXES[hex] ? undefined : illegal;
}

/** Ruling 25: the active player alone, to any other hex, and nothing is stolen. */
export const robber = choice<'robber', 'robber' | 'stay'>({
  privacy: 'open',
  noEndTurn: true,
  kinds: {
    robber: {
      list: (s) => elsewhere(s).map((hex) => ({ hex, from: NOBODY })),
      shape: { hex: whole, from: Number.isInteger },
      refuse: (s, _f, _seat, { hex, from }) =>
        refuseHex(s, hex) ?? (from === NOBODY ? undefined : { key: 'pc.no.roleSteal', rule: '25' }),
      apply: (s, _f, seat, { hex }, tell) => moveRobber(s, seat, hex, '25', tell),
    },
    stay: {
      list: () => [{ stay: true }],
      apply: (_s, _f, seat, _m, tell) => tell({ key: 'pc.robberStays', args: { who: who(seat) }, rule: '25' }),
    },
  },
});

export function moveRobber(s: PuertoCatan, seat: Seat, hex: HexId, rule: string, tell: Tell<Event>): void {
  s.robber = hex;
  if (tell !== silent) tell({ key: 'pc.robberMoved', args: { who: who(seat), where: hexName(s, hex) }, rule });
}

/** B3, Round end: the last-round flag first, then gold, then the Governor to the left (rulings 27 and 32). */
export const roundEnd = upkeep<'roundEnd'>({
  run(s, _f, tell) {
    if (s.last !== NOBODY || s.round >= MOST_ROUNDS) {
      s.todo.push({ at: 'finish' });
      return;
    }
    const placed = closeRound(s);
    if (tell !== silent)
      tell({ key: 'pc.roundOver', args: { n: s.round, gold: placed, who: who(s.governor) }, rule: '32' });
    nextRound(s);
  },
});

/** The end waits, so that the last action can still be taken back. Everything is laid open. */
export const finish = upkeep<'finish'>({
  waits: true,
  run(s, _f, tell) {
    s.end = s.last === NOBODY ? 'rounds' : 'ten';
    for (let seat = 0; seat < s.n; seat++) lieOpen(s, seat);
    s.open = true;
    tell({ key: 'pc.ended', rule: '27' });
  },
});
