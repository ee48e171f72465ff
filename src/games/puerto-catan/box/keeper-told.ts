import type { Phrase, Seat } from '../../../engine/rules';
import type { Entry, HelperProps } from '../../keeper';
import { placeOf } from '../../kit/told';
import { wordsOf } from '../../kit/words';
import { added, cellOf } from '../../sheet';
import { roleName, who } from '../rules/names';
import { type Act, type Log, type Track, tracked, withAct, without } from './tracker';

/** Roles and gold in the ledger: every act is a line, with the gold that it brought or cost. */

const words = wordsOf('pc.keeper');

/** The helper under which the ledger has what is told here. */
const ROLES = 'roles';

type Book = Pick<HelperProps, 'read' | 'ledger' | 'tell' | 'takeOut'>;

export const firstWords = (seat: Seat): Phrase => words('toldFirst', { who: who(seat) });

/** What an act was, from how it stood before and after it. */
function actWords(act: Act, before: Track, after: Track): Phrase {
  if ('role' in act) {
    const { active, round } = after;
    const brought = after.gold.map((gold, seat) => gold - before.gold[seat]);
    const others = brought.filter((gold, seat) => gold > 0 && seat !== active).length;
    return words('toldRole', { round, who: who(active), role: roleName(act.role), n: brought[active], others });
  }
  if ('fee' in act) return words('toldFee', { who: who(act.fee), active: who(after.active) });
  if ('gold' in act) return words(act.by > 0 ? 'toldMore' : 'toldLess', { who: who(act.gold), n: Math.abs(act.by) });
  const list = after.roleGold.flatMap((gold, role) => (gold > before.roleGold[role] ? [roleName(role)] : []));
  return words('toldRound', { round: before.round, who: who(after.governor), n: list.length, list });
}

/** What everybody has after an act, as a sum with what they had before it. */
const goldEntries = (before: Track, after: Track): Entry[] =>
  after.gold.flatMap((gold, seat): Entry[] => {
    const by = gold - before.gold[seat];
    return by === 0 ? [] : [[cellOf('gold', seat), added('', by, before.gold[seat])]];
  });

/** Takes the line of the last act out again; where somebody has done so by hand, the sheet is set right. */
export function untellAct({ read, ledger, tell, takeOut }: Book, log: Log): void {
  const before = without(log);
  const last = log.acts[log.acts.length - 1];
  if (!before || !last) return;
  const [was, is] = [tracked(read.n, before), tracked(read.n, log)];
  const line = placeOf(ledger, ROLES, actWords(last, was, is));
  const entries = goldEntries(is, was);
  if (line >= 0) takeOut(line);
  else if (entries.length > 0) tell(words('told', { n: was.round }), entries);
}

/** One act more, and its line; gold that comes and goes in a row is one act, and one line. */
export function tellAct(book: Book, log: Log, act: Act): Log {
  const next = withAct(log, act);
  const isMore = next.acts.length > log.acts.length;
  if (!isMore) untellAct(book, log);
  const base = isMore ? log : (without(log) as Log);
  const last = next.acts[base.acts.length];
  if (!last) return next;
  const [was, is] = [tracked(book.read.n, base), tracked(book.read.n, next)];
  book.tell(actWords(last, was, is), goldEntries(was, is));
  return next;
}

/** Before the first act: who is Governor is an entry as well. */
export function untellFirst({ ledger, takeOut }: Book, seat: Seat): void {
  const line = placeOf(ledger, ROLES, firstWords(seat));
  if (line >= 0) takeOut(line);
}
