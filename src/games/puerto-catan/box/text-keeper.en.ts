import type { Catalogue } from '../../module';
import { boardText } from '../speech/text-board.en';

/** The tracker of roles and gold beside the score sheet. */
export const text = {
  ...boardText,
  'pc.keeper.title': 'Roles and gold',
  'pc.keeper.begin': 'Who is the first Governor?',
  'pc.keeper.cap': 'Only 30 gold pieces',
  'pc.keeper.round': 'Round {n}',
  'pc.keeper.governor': 'Governor: {who}',
  'pc.keeper.chooses': '{who} chooses a role',
  'pc.keeper.all': 'All players have chosen. At the end of the round 1 gold goes on {list}.',
  'pc.keeper.none': 'All players have chosen. There’s no gold left for the others.',
  'pc.keeper.last': 'No gold goes out after the last round: the game is over.',
  'pc.keeper.plays': '{who} plays the {role}',
  'pc.keeper.free': '{role}: free, {gold} gold on it',
  'pc.keeper.taken': '{role}: chosen by {who}',
  'pc.keeper.gold': 'Gold',
  'pc.keeper.hasGold': '{who}: {n} gold',
  'pc.keeper.more': 'One more gold for {who}',
  'pc.keeper.less': 'One less gold for {who}',
  'pc.keeper.fee': '1 to {who}',
  'pc.keeper.feeOf': '{who} pays {active} 1 gold for building',
  'pc.keeper.card': '3 for a card',
  'pc.keeper.cardOf': '{who} pays 3 gold for a card',
  'pc.keeper.end': 'End the round',
  'pc.keeper.toldFirst': '{who} is the first Governor.',
  'pc.keeper.toldRole':
    'Round {round}: {who} took the {role}{n, plural, =0 {} other { and got # gold}}{others, plural, =0 {.} one {; another player got 1 gold.} other {; # others got 1 gold each.}}',
  'pc.keeper.toldFee': '{who} paid {active} 1 gold for building.',
  'pc.keeper.toldMore': '{who} got {n} gold.',
  'pc.keeper.toldLess': '{who} paid {n} gold.',
  'pc.keeper.toldRound': 'Round {round} is over; {who} is Governor.{n, plural, =0 {} other { 1 gold went on {list}.}}',
  'pc.keeper.told': 'Round {n}: gold changed hands.',
  'pc.keeper.back': 'Take back',
  'pc.keeper.enter': 'Gold on the sheet',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
