import type { Arg, Phrase } from '../../../engine/rules';
import { at, indexIn, listOf } from '../../kit/heard';
import type { Chapter, TableModule, Where } from '../../table';
import { deckOf, GOODS, SYMBOLS } from '../rules/deck';
import { symbolsOf } from '../rules/scoring';
import type { View } from '../rules/state';

/** Where on the board what is heard has happened: islands go by the names on them, which an owner may have typed in. */

const nameIn = (arg: Arg | undefined): string | undefined => (arg as { words?: string } | undefined)?.words;

/** Nowhere where two islands bear one name. */
const island: Where<View> = ({ island }, v) => {
  const name = nameIn(island);
  const found = deckOf(v.deck).islands.flatMap((one, i) => (one.name === name ? [i] : []));
  return found.length === 1 ? at('island', found[0]) : [];
};

const company: Where<View> = ({ company }, v) => {
  const { companies, islands } = deckOf(v.deck);
  const which = companies.indexOf(nameIn(company) ?? '');
  return islands.flatMap((one, i) => (which >= 0 && one.company === which ? at('island', i) : []));
};

const goodAt = (good: Arg | undefined) => at('good', indexIn(GOODS, good));
const good: Where = ({ good }) => goodAt(good);
const goods: Where = ({ list }) => listOf(list).flatMap(goodAt);

/**
 * The islands that a scored set was flown to. The reason says how many of which symbol and not whose they are: nowhere
 * where two people have as many.
 */
const set: Where<View> = ({ n, symbol }, v) => {
  const which = indexIn(SYMBOLS, symbol);
  const owners = v.piles.filter((pile) => symbolsOf(v.deck, pile)[which] === n);
  if (!v.open || owners.length !== 1) return [];
  const { contracts } = deckOf(v.deck);
  const islands = owners[0].flatMap((card) => (contracts[card].symbol === which ? [contracts[card].island] : []));
  return [...new Set(islands)].flatMap((one) => at('island', one));
};

export const where: TableModule<View>['where'] = {
  'hopper.dummyBid': island,
  'hopper.company': company,
  'hopper.bribed': island,
  'hopper.loaded': goods,
  'hopper.took': goods,
  'hopper.chose': good,
  'hopper.aims': good,
  'hopper.claimed': island,
  'hopper.landed': island,
  'hopper.wrong': island,
  'hopper.splashed': good,
  'hopper.takes': island,
  'hopper.takesHidden': island,
  'hopper.cashes': island,
  'hopper.cashesHidden': island,
  'hopper.again': island,
  'hopper.score.set': set,
};

const OPENS = ['hopper.company', 'hopper.remove', 'hopper.removeNone', 'hopper.lastRound'];

/** The log by rounds: a round card opens each. */
export function chapter(event: Phrase | undefined, n: number): Chapter | undefined {
  if (!event) return { text: { key: 'hopper.chapter.start' } };
  if (event.key.startsWith('hopper.over.')) return { text: { key: 'hopper.chapter.end' } };
  return OPENS.includes(event.key) ? { text: { key: 'hopper.chapter', args: { n } } } : undefined;
}
