import type { Phrase, Seat } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { Section } from '../../module';
import type { Transfer } from '../../transfer';
import { wareName, who } from '../rules/names';
import { ALL_WARES } from '../rules/setup';
import type { View, Ware } from '../rules/state';
import { NOBODY } from '../rules/state';
import { form } from './form';
import { text } from './text-transfer.en';

/**
 * From the app to the box and back, as a voyage begins: nothing is on the water then and every accomplice is at home.
 *
 * What cannot be carried over from a real table: what everybody has taken in so far (with hidden money people name a
 * number that no purse exceeds; it bounds the bids on offer), the order in which shares were bought, and which of two
 * shares of one ware lies face down. None of it changes a fortune.
 */

const words = wordsOf('manila.medium');

/** Only before the first word of an auction. */
function unready(v: View): Phrase | undefined {
  const [f] = v.todo;
  if (!f) return words('over');
  if (f.at === 'deal' || f.at === 'opener') return words('undealt');
  if (f.at === 'pause') return words('pausing');
  if (f.at !== 'auction') return words('sailing');
  return f.bidder === NOBODY && f.passed.every((out) => !out) ? undefined : words('bidding');
}

const counted = (wares: readonly (Ware | null)[], ware: Ware): number => wares.filter((one) => one === ware).length;

/** What lies open before one person, and how much they will take behind the cover. */
function person(v: View, seat: Seat): Phrase[] {
  const args = { who: who(seat), pieces: v.pieces[seat], shares: v.hands[seat].length };
  const cash = v.cash[seat];
  const bought = v.hands[seat].flatMap((share) => (share.bought ? [share.ware] : []));
  const list = ALL_WARES.flatMap((ware) => {
    const n = counted(bought, ware);
    return n > 0 ? [words('some', { n, ware: wareName(ware) })] : [];
  });
  return [
    cash === null || v.hiddenMoney ? words('personHidden', args) : words('person', { ...args, cash }),
    ...(list.length > 0 ? [words('bought', { who: who(seat), list })] : []),
    ...(v.pledged[seat] > 0 ? [words('pledged', { who: who(seat), n: v.pledged[seat] })] : []),
  ];
}

/** Variants that are not as printed. */
function agreed(v: View): Phrase[] {
  const out: Phrase[] = [];
  if (v.hiddenMoney) out.push(words('rule.hiddenMoney'));
  if (v.strongPirates) out.push(words('rule.strongPirates'));
  if (v.blindPassenger === 'anyButInsurance') out.push(words('rule.blindPassenger'));
  if (v.moving === 'choose') out.push(words('rule.choose'));
  return out;
}

function lay(v: View): Section[] {
  const values = ALL_WARES.map((ware) => words('value', { ware: wareName(ware), value: v.values[ware] }));
  return [
    { heading: words('board'), lines: [words('empty'), ...values] },
    { heading: words('people'), lines: v.hands.flatMap((_, seat) => person(v, seat)) },
    { heading: words('shares'), lines: [words('piles'), words('secretly')] },
    {
      heading: words('next'),
      lines: [words('voyage', { n: v.voyage }), words('opens', { who: who(v.master) }), ...agreed(v)],
    },
  ];
}

/** Everybody takes from whole piles: what the others left over would tell the last one but one too much. */
function take(v: View, seat: Seat): Phrase[] {
  const hand = v.hands[seat];
  const down = hand.flatMap((share) => (share.pledged ? [share.ware] : []));
  const all = hand.map(({ ware }) => ware);
  const out: Phrase[] = [];
  for (const ware of ALL_WARES) {
    const n = counted(all, ware);
    if (n > 0) out.push(words('take', { n, ware: wareName(ware) }));
  }
  for (const ware of ALL_WARES) {
    const n = counted(down, ware);
    if (n > 0) out.push(words('turn', { n, ware: wareName(ware) }));
  }
  const cash = v.cash[seat];
  if (v.hiddenMoney && cash !== null) out.push(words('takeCash', { n: cash }));
  out.push(words(down.length < hand.length ? 'hide' : 'hideAll'));
  return out;
}

function rest(v: View): Phrase[] {
  const piles = ALL_WARES.map((ware) => {
    const n = v.supply[ware];
    return n > 0 ? words('supply', { ware: wareName(ware), n }) : words('soldOut', { ware: wareName(ware) });
  });
  return [...piles, words('check'), words('bank')];
}

/** See Transfer. */
export const transfer: Transfer<View> = { unready, lay, take, rest, form, text };
