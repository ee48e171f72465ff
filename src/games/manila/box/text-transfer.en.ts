import type { Catalogue } from '../../module';
import { text as score } from '../speech/text-score.en';

/** From the app to the box and back, in words. */
export const text = {
  ...score,

  'manila.medium.over': 'The game is over.',
  'manila.medium.undealt': 'The shares haven’t been dealt yet. Play on until the first auction opens.',
  'manila.medium.sailing': 'Finish this voyage first. You can move the game when the next auction opens.',
  'manila.medium.bidding': 'The auction is under way. You can move the game before the first bid of the next one.',
  'manila.medium.pausing': 'Start the next voyage first. You can move the game when its auction opens.',

  'manila.medium.board': 'The board',
  'manila.medium.empty':
    'Lay out the board with no punts on the water. Put the punts, the loads and the four dice beside it.',
  'manila.medium.value': 'Black market: put the {ware} marker on {value}.',
  'manila.medium.shares': 'The shares',
  'manila.medium.piles': 'Sort all 20 shares into four piles of five, one for each ware, face down and squared up.',
  'manila.medium.secretly':
    'Each player will take their own shares from these piles while the others look away. Don’t count what’s left in a pile.',
  'manila.medium.people': 'At the table',
  'manila.medium.person':
    '{who}: {cash, plural, one {one peso} other {# pesos}}, {pieces, plural, one {one accomplice} other {# accomplices}}, and {shares, plural, one {one share} other {# shares}} to take.',
  'manila.medium.personHidden':
    '{who}: {pieces, plural, one {one accomplice} other {# accomplices}} and {shares, plural, one {one share} other {# shares}}. They take their pesos in secret.',
  'manila.medium.pledged':
    '{who}: {n, plural, one {one of these shares is} other {# of these shares are}} pledged, face down.',
  'manila.medium.bought': 'All players know that {who} has bought {list}.',
  'manila.medium.some': '{n} {ware}',
  'manila.medium.next': 'What comes next',
  'manila.medium.voyage': 'Voyage {n} begins with the auction.',
  'manila.medium.opens': '{who} opens it, and keeps the office for free if nobody bids.',
  'manila.medium.rule.strongPirates': 'As agreed: pirates may take a seat on a full punt on 13.',
  'manila.medium.rule.blindPassenger': 'As agreed: a stowaway may go anywhere but the insurance.',
  'manila.medium.rule.hiddenMoney': 'As agreed: pesos stay hidden.',
  'manila.medium.rule.choose': 'As agreed: the harbour master decides the order in which the punts move.',

  'manila.medium.take': 'Take {n, plural, one {one share} other {# shares}} from the {ware} pile.',
  'manila.medium.turn':
    'Lay {n, plural, one {one share} other {# shares}} of {ware} face down in front of you, as pledged.',
  'manila.medium.takeCash': 'Take {n, plural, one {one peso} other {# pesos}} and keep them hidden.',
  'manila.medium.hide': 'Keep the other shares hidden. Square up the piles to cover your tracks.',
  'manila.medium.hideAll': 'Square up the piles again.',

  'manila.medium.supply':
    '{ware}: {n, plural, one {one share is} other {# shares are}} left. Turn the pile face up beside the board.',
  'manila.medium.soldOut': '{ware}: no shares are left.',
  'manila.medium.check': 'If a pile doesn’t add up, one of you took the wrong share. Check again, each on your own.',
  'manila.medium.bank': 'The other coins are the bank.',

  'manila.medium.market': 'Black market',
  'manila.medium.mark': '{n}',
  'manila.medium.left': 'Shares left in the supply',
  'manila.medium.everybody': 'Everyone',
  'manila.medium.cash': 'Pesos',
  'manila.medium.pledgedRow': 'Pledged',
  'manila.medium.purse': 'Nobody has more than',
  'manila.medium.purseHint':
    'Money is hidden: enter a number at least as high as any player’s cash. It limits the bids on offer.',
  'manila.medium.boughtHead': 'Shares bought from the supply',
  'manila.medium.boughtHint': 'All players saw these being bought. Don’t count the two shares dealt at the start.',
  'manila.medium.office': 'The voyage',
  'manila.medium.master': 'Harbour master',
  'manila.medium.masterHint':
    'The last harbour master, who opens the auction. Before the first auction, it’s the oldest player.',
  'manila.medium.voyageRow': 'Voyage',
  'manila.medium.dealt': 'Hidden shares',
  'manila.medium.dealtHint': 'The two dealt at the start, pledged or not.',
  'manila.medium.first': 'One',
  'manila.medium.second': 'The other',
  'manila.medium.downHead': 'Which shares are face down',
  'manila.medium.downHint':
    'Leave this blank and the app takes the cheapest. It makes no difference to anyone’s fortune.',

  'manila.medium.no.missing': 'This is still missing.',
  'manila.medium.no.fiveExist': 'There are only five shares of {ware}.',
  'manila.medium.no.fiveInAll': 'There are only five shares of {ware}; left and bought add up to {n}.',
  'manila.medium.no.twenty':
    'Shares left and bought add up to {n} of 20. That leaves {left} hidden, but at two each there should be {hidden}.',
  'manila.medium.no.pledged':
    '{n, plural, one {One share is} other {# shares are}} pledged, but only {held, plural, one {one is} other {# are}} held.',
  'manila.medium.no.down':
    '{n, plural, one {One share is} other {# shares are}} face down, but {pledged, plural, one {one is} other {# are}} pledged.',
  'manila.medium.no.downOf':
    'Only {held, plural, one {one share} other {# shares}} of {ware} {held, plural, one {is} other {are}} in this hand.',
  'manila.medium.no.downNone': 'There are no {ware} shares in this hand.',
  'manila.medium.no.purse': 'You said no player has more than {n}.',
  'manila.medium.no.mostPurse': 'The app only counts cash up to {n}.',
  'manila.medium.no.supplyOf':
    'Only {n, plural, one {one share} other {# shares}} of {ware} can be hidden: the rest are in the supply or bought.',
  'manila.medium.no.supplyNone': 'No {ware} shares can be hidden: all five are in the supply or bought.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
