import type { Phrase } from '../../../engine/rules';
import { numberOf } from '../../kit/picks';
import { wordsOf } from '../../kit/words';
import { free, roadLength } from '../rules/board';
import { cornerPips, pips } from '../rules/bot-board';
import { devName, harbourName, resourceName, who } from '../rules/names';
import { DESERT, DEV_IDS, HARBOUR_AT, HARBOURS, RESOURCES, ROLE_IDS, SOLDIERS } from '../rules/setup';
import {
  type Corner,
  type Dev,
  type EdgeId,
  type HexId,
  NOBODY,
  type Resource,
  type Role,
  type View,
} from '../rules/state';
import { givenBy } from './standing';

/** What a place of the board is, what it costs and brings and to whom: from what lies open. */

const words = wordsOf('pc.about');

/** The ruling that says what each role does. */
const RULES: readonly string[] = ['12', '18', '22', '24', '26', '25', '26'];

function hexLines(v: View, hex: HexId): Phrase[] {
  if (v.terrain[hex] === DESERT) return [words('desert', {}, 'B3')];
  const n = v.tokens[hex];
  const out = [words('gives', { what: resourceName(v.terrain[hex]), n, of: pips(n) }, 'B3')];
  const given = givenBy(v, hex);
  given.forEach((cards, seat) => {
    if (cards > 0) out.push(words('share', { who: who(seat), n: cards }, 'B3'));
  });
  if (given.every((cards) => cards === 0)) out.push(words('nobody', {}, 'B3'));
  if (hex === v.robber) out.push(words('robber', {}, 'B3'));
  return out;
}

function cornerLines(v: View, spot: Corner): Phrase[] {
  const out: Phrase[] = [];
  const owner = v.owners[spot];
  if (owner === NOBODY) out.push(words(free(v, spot) ? 'free' : 'close', {}, 'B3'));
  else {
    out.push(words(v.levels[spot] === 2 ? 'city' : 'settlement', { who: who(owner) }, 'B3'));
    if (v.levels[spot] === 1) out.push(words('toCity', {}, 'B3'));
  }
  out.push(words('brings', { n: cornerPips(v, spot) }, 'B3'));
  const harbour = HARBOUR_AT[spot];
  if (harbour !== NOBODY) out.push(words('harbour', { harbour: harbourName(v.harbours[harbour]) }, '21'));
  return out;
}

function edgeLines(v: View, edge: EdgeId): Phrase[] {
  const seat = v.roads[edge];
  if (seat === NOBODY) return [words('noRoad', {}, 'B3')];
  return [words('road', { who: who(seat), n: roadLength(v, seat) }, 'B3')];
}

function roleLines(v: View, role: Role): Phrase[] {
  const does: Phrase = { key: `pc.preview.role.${ROLE_IDS[role]}`, rule: RULES[role] };
  const seat = v.chosen[role];
  const out = role === SOLDIERS ? [does, words('dev.soldier', {}, '24')] : [does];
  if (seat !== NOBODY) return [...out, words('roleTaken', { who: who(seat) }, '5')];
  return [...out, words('roleGold', { n: v.roleGold[role] }, '6')];
}

const bankLines = (v: View, kind: Resource): Phrase[] => [
  words('bank', { n: v.bank[kind] }, '29'),
  words('four', {}, '21'),
];

function honourLines(v: View, which: number): Phrase[] {
  const holder = which === 0 ? v.longest : v.largest;
  const does = words(which === 0 ? 'longest' : 'largest', {}, 'B3');
  return holder === NOBODY ? [does] : [does, words('honour', { who: who(holder) }, 'B3')];
}

/** The ruling that says what each development card does. */
const DEV_RULES: readonly string[] = ['24', '30', '16', '14', '15'];

/** Who stands at it, and what it changes for whom. */
function harbourLines(v: View, at: number): Phrase[] {
  const owners = new Set(HARBOURS[at].map((spot) => v.owners[spot]).filter((seat) => seat !== NOBODY));
  const what = { harbour: harbourName(v.harbours[at]) };
  return [words('trades', what, '21'), ...[...owners].map((seat) => words('stands', { who: who(seat) }, '21'))];
}

const LINES: { readonly [kind: string]: (v: View, n: number) => Phrase[] } = {
  hex: hexLines,
  spot: cornerLines,
  edge: edgeLines,
  role: roleLines,
  bank: bankLines,
  honour: honourLines,
  governor: () => [words('governor', {}, '32')],
  stack: (v) => [words('stack', { n: v.deck }, 'B3'), words('inside', {}, 'B4')],
  card: (v, kind) => [words('used', {}, 'B3'), ...bankLines(v, kind as Resource)],
  dev: (_v, dev) => [words(`dev.${DEV_IDS[dev]}`, {}, DEV_RULES[dev])],
  harbour: harbourLines,
  costs: () => [words('used', {}, 'B3')],
  dice: () => [words('dice', {}, '12'), words('seven', {}, '11')],
};

/** See TableModule.about; `spot` as in `spots`. */
export const about = (spot: string, v: View): readonly Phrase[] => LINES[spot.split(':')[0]]?.(v, numberOf(spot)) ?? [];

/** See TableModule.named: a resource or development card, or the Governor's badge. */
export function named(thing: string): Phrase | undefined {
  const n = numberOf(thing);
  if (thing === 'governor') return { key: 'pc.panel.governor' };
  if (thing.startsWith('card:')) return RESOURCES.includes(n as Resource) ? resourceName(n as Resource) : undefined;
  return thing.startsWith('dev:') && DEV_IDS[n] ? devName(n as Dev) : undefined;
}
