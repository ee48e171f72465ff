import { type Refusal, silent } from '../../../engine/rules';
import { text } from '../../../engine/shape';
import { decision, type Loans, loans } from './loans';
import { earn, limitOf, limitWith, openPurse, pay, purseOf } from './money';
import { spaceName, who } from './names';
import { PREMIUM } from './setup';
import { anySpaceFor, atSea, isBlind, seatAt, seatsOf, settle, spacesFor, type Vacancy, vacancies } from './spaces';
import { choice, type F, kinds, type Manila, type Moves, NOBODY, type Space } from './state';

/** Rule page 3.5 and 3.8.4-5: one placement round, clockwise from the harbour master, one accomplice each. */

/** All that the order of placing depends on; a view has it too. */
type Facts = Pick<
  Manila,
  | 'n'
  | 'master'
  | 'passed'
  | 'pieces'
  | 'hiddenMoney'
  | 'blindPassenger'
  | 'pledged'
  | 'punts'
  | 'ports'
  | 'yards'
  | 'boat'
  | 'small'
  | 'large'
  | 'agent'
> & { cash: readonly (number | null)[]; hands: readonly { readonly length: number }[] };

/** How many seats from the harbour master the next one is who can do something; n where nobody is left. */
function nextUp(s: Facts, from: number): number {
  for (let i = from; i < s.n; i++) {
    const seat = (s.master + i) % s.n;
    if (s.passed[seat] || s.pieces[seat] === 0) continue;
    const cash = s.cash[seat];
    // with hidden money nobody may tell from a skip what a purse holds: there one is asked, and can pass
    const open =
      s.hiddenMoney || cash === null
        ? vacancies(s).length > 0
        : anySpaceFor(s, { cash, limit: limitWith(cash, s, seat) });
    if (open) return i;
  }
  return s.n;
}

/** The seat that is asked in a placement round. */
export const hirer = (s: Facts, f: F<'hire'>): number => (s.master + nextUp(s, f.next)) % s.n;

export const waresOf = (s: Pick<Manila, 'punts'>): number[] => s.punts.map(({ ware }) => ware);

/** Why this accomplice cannot stand there. */
function refuseSpace(s: Manila, seat: number, space: Space): Refusal | undefined {
  const found = seatAt(space);
  const punt = found && s.punts[found.route];
  if (punt && found.place < seatsOf(punt).length) {
    if (!atSea(punt)) return { key: 'manila.no.portedPunt', rule: '3.5' };
    if (found.place < punt.aboard.length) return { key: 'manila.no.taken', rule: '3.5' };
    if (found.place > punt.aboard.length) return { key: 'manila.no.cheapest', rule: '3.5' };
  } else if (isTaken(s, space)) return { key: 'manila.no.taken', rule: '3.5' };
  const all = vacancies(s);
  const one = all.find((vacancy) => vacancy.space === space);
  if (!one) return space === 'boat:1' ? { key: 'manila.no.captainFirst', rule: '3.5' } : undefined;
  if (s.hiddenMoney) return { key: 'manila.no.spaceHidden', rule: '3.8' };
  if (isBlind(all, limitOf(s, seat))) {
    return { key: space === 'agent' ? 'manila.no.blindAgent' : 'manila.no.blindSpace', rule: '3.8' };
  }
  return { key: 'manila.no.cost', args: { cost: one.cost, limit: limitOf(s, seat) }, rule: '3.8' };
}

function isTaken(s: Manila, space: Space): boolean {
  const [kind, a] = space.split(':');
  if (kind === 'port' || kind === 'yard') return ((kind === 'port' ? s.ports : s.yards)[Number(a)] ?? NOBODY) >= 0;
  if (kind === 'boat') return Number(a) < s.boat.length;
  return (space === 'small' || space === 'large' || space === 'agent') && s[space] !== NOBODY;
}

const places = (open: readonly Vacancy[]): Moves['place'][] => open.map(({ space }) => ({ place: space }));

export const hire = choice<'hire', 'place' | 'pass' | Loans>({
  ...decision,
  ends: (s, f) => nextUp(s, f.next) === s.n,
  actors: (s, f) => [hirer(s, f)],
  kinds: {
    place: {
      list: (s, _f, seat) => places(spacesFor(s, purseOf(s, seat))),
      offers: (s, _f, seat) => places(s.hiddenMoney ? vacancies(s) : spacesFor(s, openPurse(s, seat))),
      shape: { place: text },
      listed: true,
      refuse: (s, _f, seat, m) => refuseSpace(s, seat, m.place),
      apply(s, f, seat, { place: space }, tell) {
        f.next = nextUp(s, f.next) + 1;
        const all = vacancies(s);
        const blind = isBlind(all, limitOf(s, seat));
        // a blind passenger pays what they have
        const cost = blind ? s.cash[seat] : (all.find((one) => one.space === space)?.cost as number);
        s.pieces[seat]--;
        settle(s, space, seat);
        if (space === 'agent') {
          tell({ key: 'manila.insured', args: { who: who(seat), coins: PREMIUM }, rule: '3.5' });
          return earn(s, seat, PREMIUM);
        }
        if (tell !== silent) {
          const args = { who: who(seat), where: spaceName(space, waresOf(s)), cost };
          tell({ key: blind ? 'manila.stowedAway' : 'manila.placed', args, rule: blind ? '3.8' : '3.5' });
        }
        pay(s, seat, cost, tell);
      },
    },
    pass: {
      list: () => [{ pass: true }],
      apply(s, f, seat, _m, tell) {
        f.next = nextUp(s, f.next) + 1;
        s.passed[seat] = true;
        tell({ key: 'manila.passed', args: { who: who(seat) }, rule: '3.5' });
      },
    },
    ...loans,
  },
  refuseOthers: (s, _f, seat, m) =>
    s.passed[seat] && kinds.is('place', m) ? { key: 'manila.no.placeAfterPass', rule: '3.5' } : undefined,
});
