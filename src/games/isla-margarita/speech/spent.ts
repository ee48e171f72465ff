import { TIKIS } from '../rules/scoring';
import { BRIDGES_OF, MARGARITA, PORTS_OF } from '../rules/setup';
import { NOBODY, type View } from '../rules/state';
import { cardsOf } from './describe';

/**
 * Commerce cards that can bring their holder nothing any more, however the game goes on (rule page 5.27): told to the holder
 * alone, from what their own view knows for certain.
 */
export function spent(v: View, card: number): boolean {
  return v.seat !== null && !v.open && (SPENT[card]?.(v, v.seat) ?? false);
}

type Check = (v: View, seat: number) => boolean;

const holds = (v: View, seat: number, card: number): boolean =>
  cardsOf(v, seat).includes(card) && !v.shown.some((one) => one.card === card);

/** Neither a bridge of theirs nor a site for one; Hostile Takeover may still bring one. */
const noBridge =
  (sites: (v: View) => readonly number[]): Check =>
  (v, seat) =>
    !holds(v, seat, 10) && sites(v).every((owner) => owner !== seat && closed(v, owner));

/** That site is somebody's, or the time to build is over. */
const closed = (v: View, owner: number): boolean => owner !== NOBODY || v.end !== null;

const noPort: Check = (v, seat) => v.ports.every((owner) => owner !== seat && closed(v, owner));

const noTwins: Check = (v, seat) =>
  PORTS_OF.every((sites) => sites.length < 2 || sites.some((p) => v.ports[p] !== seat && closed(v, v.ports[p])));

/** Crowns come by new bridges alone, or are stolen. */
const noCrown: Check = (v, seat) =>
  v.crowns[seat].length === 0 && !holds(v, seat, 9) && (v.end !== null || !v.crowned.includes(true));

/** Nobody else can hold a crown when the thief comes. */
const nothingToSteal: Check = (v, seat) =>
  v.crowns.every((held, other) => other === seat || held.length === 0) && (v.end !== null || !v.crowned.includes(true));

/** A title that no build can bring any more. */
const lost =
  (title: 'bridgeBuilder' | 'portBuilder', sites: 'bridges' | 'ports'): Check =>
  (v, seat) =>
    v.titles[title] !== seat && v[sites].every((owner) => closed(v, owner));

/** Too many others are known to lie in other hands for three of them, and one alone takes points away. */
const fewTikis: Check = (v, seat) => {
  const away = v.stacks.flatMap(({ takes }) => takes).filter((take) => take.seat !== seat && take.card !== null);
  return away.filter(({ card }) => TIKIS.includes(card as number)).length > TIKIS.length - 3;
};

const SPENT: { readonly [card: number]: Check } = {
  1: (v, seat) => v.end !== null && v.titles.king !== seat,
  2: lost('bridgeBuilder', 'bridges'),
  3: lost('portBuilder', 'ports'),
  4: noBridge((v) => v.bridges),
  5: noPort,
  6: noBridge((v) => v.bridges),
  7: noPort,
  8: noCrown,
  9: nothingToSteal,
  13: noTwins,
  14: noCrown,
  17: fewTikis,
  18: fewTikis,
  19: fewTikis,
  20: fewTikis,
  21: noPort,
  23: noBridge((v) => BRIDGES_OF[MARGARITA].map((site) => v.bridges[site])),
  24: noPort,
};
