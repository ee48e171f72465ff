import type { Arg, Phrase } from '../../../engine/rules';
import { argsIn, at, idIn, keyIn, listOf, numberOf } from '../../kit/heard';
import type { Chapter, TableModule, Way, Where } from '../../table';
import { WARES } from '../rules/setup';
import type { View } from '../rules/state';

/** Where on the board what is heard has happened: punts go by what they carry, berths and offices by their names. */

const wareOf = (arg: Arg | undefined): number => WARES.findIndex(({ id }) => id === idIn(arg));
const routeOf = (arg: Arg | undefined, v: View): number => v.punts.findIndex(({ ware }) => ware === wareOf(arg));

const BOAT = ['captain', 'mate'];

/** An accomplice space or a berth by its name. */
function space(name: Arg | undefined, v: View): Way[] {
  const id = idIn(name);
  if (id === 'seat') {
    const { ware, place } = argsIn(name);
    return at('seat', routeOf(ware, v), numberOf(place) - 1);
  }
  const [, dock, berth] = /\.(port|yard)\.(\d)$/.exec(keyIn(name)) ?? [];
  if (dock) return at(dock, Number(berth));
  return BOAT.includes(id) ? at('boat', BOAT.indexOf(id)) : at(id);
}

const there: Where<View> = ({ where }, v) => space(where, v);
const punt: Where<View> = ({ ware }, v) => at('punt', routeOf(ware, v));
const market: Where = ({ ware }) => at('market', wareOf(ware));

export const where: TableModule<View>['where'] = {
  'manila.bought': market,
  'manila.rose': market,
  'manila.launched': ({ list }) =>
    listOf(list).flatMap((one) => {
      const { route, n } = argsIn(one);
      return at('space', Number(idIn(route)), numberOf(n));
    }),
  'manila.placed': there,
  'manila.stowedAway': there,
  'manila.insured': () => at('agent'),
  'manila.agentPaid': () => at('agent'),
  'manila.sailed': ({ ware, n }, v) => at('space', routeOf(ware, v), numberOf(n)),
  'manila.arrived': there,
  'manila.wrecked': there,
  'manila.boarded': punt,
  'manila.plundered': punt,
  'manila.paidPlunder': punt,
  'manila.paidLoad': punt,
  'manila.paidBerth': there,
  'manila.score.shares': market,
};

/** The log by voyages. */
export function chapter(event: Phrase | undefined): Chapter | undefined {
  if (!event) return { text: { key: 'manila.chapter', args: { n: 1 } } };
  if (event.key === 'manila.ended') return { text: { key: 'manila.chapter.end' } };
  return event.key === 'manila.voyage'
    ? { text: { key: 'manila.chapter', args: { n: numberOf(event.args?.n) } } }
    : undefined;
}
