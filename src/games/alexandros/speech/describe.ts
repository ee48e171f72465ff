import type { Phrase } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { Section } from '../../module';
import { cardList, pointName, provinceName, spaceName, symbolName, who } from '../rules/names';
import { isOpenLand, provinces } from '../rules/provinces';
import { sumOf } from '../rules/setup';
import type { View } from '../rules/state';
import { NO_CARD, NOBODY } from '../rules/state';
import { handOf } from '../rules/view';

/** The table in words: what an eye takes in from the board. */
export function describe(v: View): Section[] {
  return [people(v), ...mine(v), cards(v), ...land(v)];
}

const words = wordsOf('alex.words');

function people(v: View): Section {
  const lines: Phrase[] = [];
  for (let seat = 0; seat < v.n; seat++) {
    const { open, hidden } = v.hands[seat];
    const args = { who: who(seat), points: v.scores[seat], guards: v.stock[seat], cards: sumOf(open) + hidden };
    lines.push(words('seat', args));
    if (sumOf(open) > 0) lines.push(words('seen', { who: who(seat), list: cardList(open) }));
  }
  return { heading: words('people'), lines };
}

function mine(v: View): Section[] {
  if (v.seat === null || v.open) return [];
  const hand = handOf(v, v.seat);
  if (!hand) return [];
  const lines = sumOf(hand) > 0 ? [words('hand', { list: cardList(hand) })] : [words('noCards')];
  return [{ heading: words('mine'), lines }];
}

function cards(v: View): Section {
  const lines: Phrase[] = [];
  for (const card of v.row) if (card !== NO_CARD) lines.push(words('faceUp', { symbol: symbolName(card) }));
  lines.push(words('supply', { n: v.supply }), words('discards', { n: sumOf(v.discards) }));
  lines.push(words('walls', { black: v.black, red: v.red }));
  if (v.last) lines.push(words('lastTurn'));
  return { heading: words('cards'), lines };
}

function land(v: View): Section[] {
  if (v.symbols === '') return [];
  const lines: Phrase[] = [words('alexander', { where: pointName(v, v.alexander) })];
  for (const province of provinces(v).list) {
    const args = { where: provinceName(v, province), n: province.value, symbols: province.symbols.length };
    if (isOpenLand(province)) lines.push(words('openLand', args));
    else if (province.owner === NOBODY) lines.push(words('free', args));
    else lines.push(words('owned', { ...args, who: who(province.owner), guards: province.guarded.length }));
    for (const space of province.guarded)
      lines.push(words('guard', { who: who(v.guards[space]), where: spaceName(v, space) }));
  }
  return [{ heading: words('land'), lines }];
}
