import type { Phrase, Seat } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { Standing } from '../../table';
import { buyer, openPoints, roadLength } from '../rules/board';
import { fieldOf, pips } from '../rules/bot-board';
import { HEXES } from '../rules/island';
import { hexName, resourceName, who } from '../rules/names';
import { yields } from '../rules/producing';
import { DESERT, DEV_COPIES, sumOf, VICTORY } from '../rules/setup';
import { type HexId, NOBODY, type View } from '../rules/state';

/** How the game stands, from what lies open alone (ruling 30): points, what each number gives, and who leads in roads and soldiers. */

const words = wordsOf('pc.stand');

/** Development cards of a seat that lie face down. */
const covered = (v: View, seat: Seat): number => v.devCount[seat] + (buyer(v) === seat ? v.freshCount : 0);

/** What that hex gives when its number is rolled, in cards by seat, the bank not asked. */
export function givenBy(v: View, hex: HexId): number[] {
  const out = new Array<number>(v.n).fill(0);
  for (const one of yields({ ...v, robber: NOBODY }, v.tokens[hex])) if (one.hex === hex) out[one.seat] += one.n;
  return out;
}

type Place = Standing['places'][number];

/** To the right of the number; the robber stands to its left. */
const BESIDE_NUMBER = [0.43, 0] as const;

/** What a hex gives to whom, a card for each; nothing where nobody has built, and nothing in the desert. */
function placeOf(v: View, hex: HexId): Place[] {
  if (v.terrain[hex] === DESERT) return [];
  const given = givenBy(v, hex);
  const owners = given.flatMap((n, seat) => (n > 0 ? [seat] : []));
  if (owners.length === 0) return [];
  const spot = `hex:${hex}`;
  const where = hexName(v, hex);
  const at = { spot, of: 'card', off: BESIDE_NUMBER } as const;
  if (hex === v.robber) return [{ ...at, mark: '0', text: words('robbed', { where }, '9') }];
  return owners.map((seat) => {
    const args = { where, who: who(seat), n: given[seat], what: resourceName(v.terrain[hex]), of: pips(v.tokens[hex]) };
    return { ...at, seat, mark: `${given[seat]}`, text: words('hex', args, 'B3') };
  });
}

function linesOf(v: View): Phrase[] {
  const seats = [...v.gold.keys()];
  const out = seats.map((seat) => words('income', { who: who(seat), n: fieldOf(v, seat) }, 'B3'));
  for (const seat of seats) {
    const args = { who: who(seat), roads: roadLength(v, seat), soldiers: v.army[seat] };
    out.push(words('ways', args, 'B3'));
  }
  if (v.last !== NOBODY) out.push(words('last', { who: who(v.last) }, '27'));
  return out;
}

export function standing(v: View): Standing {
  const seats = [...v.gold.keys()];
  // once all five lie open, nothing more can come of what is covered
  const hidden = !v.open && sumOf(v.vp) < DEV_COPIES[VICTORY];
  return {
    points: seats.map((seat) => {
      const n = openPoints(v, seat);
      return hidden && covered(v, seat) > 0 ? { n, more: true } : { n };
    }),
    places: v.terrain.length === 0 ? [] : HEXES.flatMap((_, hex) => placeOf(v, hex)),
    legend: words('legend', {}, 'B3'),
    lines: v.terrain.length === 0 ? [] : linesOf(v),
  };
}
