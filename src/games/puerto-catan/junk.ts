import type { Junk } from '../junk';
import { citySites, settlementSites } from './rules/board';
import { holds } from './rules/hands';
import { COST, GOLD_PRICE } from './rules/setup';
import { kinds, NOBODY, type PuertoCatan } from './rules/state';

/** What simulations of Puerto Catan count. */

/** Three gold are a card of one's choice: whether a role with as many lay there, and was left. */
function chosen(s: PuertoCatan, role: number): string[] {
  const rich = s.chosen.some((seat, one) => seat === NOBODY && s.roleGold[one] >= GOLD_PRICE);
  if (!rich) return ['role chosen'];
  const had = ['role chosen', 'role with 3 gold to be had'];
  return s.roleGold[role] >= GOLD_PRICE ? had : [...had, 'role with 3 gold passed over'];
}

const couldBuild = (s: PuertoCatan, seat: number): boolean =>
  (holds(s.hands[seat], COST.city) && citySites(s, seat).length > 0) ||
  (holds(s.hands[seat], COST.settlement) && settlementSites(s, seat).length > 0);

function ended(s: PuertoCatan, seat: number): string[] {
  const f = s.todo[0];
  if (f?.at === 'trade')
    return s.gold[seat] >= GOLD_PRICE ? ['trade ended', 'trade ended with 3 gold'] : ['trade ended'];
  if (f?.at !== 'build') return [];
  return couldBuild(s, seat) ? ['build ended', 'city or settlement left unbuilt'] : ['build ended'];
}

const named = kinds.some<[s: PuertoCatan, seat: number], readonly string[]>([], {
  role: ({ role }, s) => chosen(s, role),
  offer: () => ['offer'],
  accept: () => ['answered', 'yes'],
  decline: () => ['answered'],
  counter: () => ['answered', 'counter-offer'],
  close: () => ['answer taken'],
  done: (_m, s, seat) => ended(s, seat),
});

export const junk: Junk = {
  move: (s, seat, move) => named(move as never, s as never, seat),
  shares: [
    ['role with 3 gold passed over', 'role with 3 gold to be had'],
    ['yes', 'answered'],
    ['counter-offer', 'answered'],
    ['answer taken', 'offer'],
    ['trade ended with 3 gold', 'trade ended'],
    ['city or settlement left unbuilt', 'build ended'],
  ],
};
