import type { Arg, Phrase } from '../../../engine/rules';
import { argsIn, at, indexIn, listOf, numberOf } from '../../kit/heard';
import type { Chapter, TableModule, Where } from '../../table';
import { hexName } from '../rules/names';
import { RESOURCE_IDS, ROLE_IDS } from '../rules/setup';
import type { View } from '../rules/state';
import { trailOf } from './trail';

/** Where on the board what is heard has happened: corners and edges go by their numbers, cards by what they are. */

const corner: Where = ({ where }) => at('spot', numberOf(argsIn(where).n) - 1);
const edge: Where = ({ where }) => at('edge', numberOf(argsIn(where).n) - 1);
const dice: Where = () => at('dice');
const stack: Where = () => at('stack');

const bank = (what: Arg | undefined) => at('bank', indexIn(RESOURCE_IDS, what));
const role: Where = ({ role }) => at('role', indexIn(ROLE_IDS, role));

/** A hex by what it gives and its number; of two with one name, the one the robber stands on. */
const robbers: Where<View> = ({ where }, v) => {
  const name = JSON.stringify(where);
  return v.terrain.length > 0 && JSON.stringify(hexName(v, v.robber)) === name ? at('hex', v.robber) : [];
};

const personIn = (who: Arg | undefined): number => (who as { seat?: number } | undefined)?.seat ?? -1;

/** All buildings of one person and one level. */
const built =
  (level: number): Where<View> =>
  ({ who }, v) =>
    v.owners.flatMap((seat, spot) => (seat === personIn(who) && v.levels[spot] === level ? at('spot', spot) : []));

/** The longest road as one way. */
const longest: Where<View> = ({ who }, v) => {
  const way = trailOf(v, personIn(who)).flatMap((one) => at('edge', one).flat());
  return way.length > 0 ? [way] : [];
};

export const where: TableModule<View>['where'] = {
  'pc.placed': corner,
  'pc.settlement': corner,
  'pc.city': corner,
  'pc.road': edge,
  'pc.chose': role,
  'pc.choseGold': role,
  'pc.robberMoved': robbers,
  'pc.rolled': dice,
  'pc.prospected': ({ what }) => bank(what),
  'pc.goldForCard': ({ what }) => bank(what),
  'pc.bankTrade': ({ give, take }) => [...bank(give), ...bank(take)],
  'pc.plenty': ({ list }) => listOf(list).flatMap((one) => bank(argsIn(one).what)),
  'pc.bought': stack,
  'pc.longest': longest,
  'pc.score.settlements': built(1),
  'pc.score.cities': built(2),
  'pc.score.longest': longest,
};

/** The log by rounds. */
export function chapter(event: Phrase | undefined): Chapter | undefined {
  if (!event) return { text: { key: 'pc.chapter.start' } };
  if (event.key === 'pc.ended') return { text: { key: 'pc.chapter.end' } };
  if (event.key !== 'pc.roundOver') return undefined;
  return { text: { key: 'pc.chapter', args: { n: numberOf(event.args?.n) + 1 } }, after: true };
}
