import type { Seat } from '../../../engine/rules';
import type { Earned, Read, Row, Sheet, SheetSection } from '../../sheet';
import { CATEGORIES, pairLine, winners } from '../rules/scoring';
import { text } from '../speech/text.en';

/** The score sheet for whoever plays with real cards: what is typed in, and the points by the game's own rules. */

const rows: readonly Row[] = [
  { id: 'rounds', text: { key: 'lanterns.category.rounds' }, per: 'seat', kind: 'number', least: 0, most: 40 },
  { id: 'pair', text: { key: 'lanterns.score.pair' }, per: 'seat', kind: 'flag' },
];

const sections: readonly SheetSection[] = [
  { id: 'points', text: { key: 'lanterns.sheet' }, hint: { key: 'lanterns.sheet.hint' }, rows },
];

function earned(read: Read, seat: Seat): Earned[] {
  const points = read.number('rounds', seat);
  const reason = { key: 'lanterns.category.rounds', rule: '3' } as const;
  return [
    ...(points > 0 ? [{ seat, category: 'rounds', points, reason, row: 'rounds' }] : []),
    ...(read.flag('pair', seat) ? [{ ...pairLine(seat), row: 'pair' }] : []),
  ];
}

const scores = (read: Read): Earned[] => Array.from({ length: read.n }, (_, seat) => earned(read, seat)).flat();

export const sheet: Sheet = {
  sections: () => sections,
  faults: () => [],
  scores,
  winners: (read) => winners(read.n, scores(read)),
  categories: CATEGORIES,
  text,
};
