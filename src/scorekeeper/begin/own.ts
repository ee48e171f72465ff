import type { Phrase } from '../../engine/rules';
import { t } from '../../look/say';
import { type Free, MOST_FACTOR, MOST_GOAL, type Unscored } from '../../storage/plays';
import type { Template } from '../../storage/templates';

/** How a game of one's own is scored, as it stands in the fields while people describe it. */

/** Of the last three one row is all there is: what each has in the end, who won, or whether all of them did. */
type OwnKind = 'rounds' | 'categories' | 'totals' | 'won' | 'together';

/** Points are counted: by rounds, by categories or at the end. */
export const isCounted = (kind: OwnKind): boolean => kind !== 'won' && kind !== 'together';

interface OwnRow {
  name: string;
  /** As typed. */
  factor: string;
}

export interface Own {
  name: string;
  kind: OwnKind;
  rows: readonly OwnRow[];
  low: boolean;
  /** As typed; empty for none. */
  goal: string;
  teams: boolean;
  /** As typed, the first team first; not for the next time. */
  teamNames?: readonly string[];
}

export const newRow = (n: number): OwnRow => ({ name: t('keep.category', { n }), factor: '1' });

export const firstOwn = (): Own => ({
  name: '',
  kind: 'rounds',
  rows: [newRow(1)],
  low: false,
  goal: '',
  teams: false,
});

const isTotals = ({ kind, rows, factors }: Free): boolean =>
  kind === 'categories' && rows.length === 1 && rows[0] === t('free.points') && !factors;

export const ownOf = ({ name, free, teams = false }: Template): Own => ({
  name,
  kind: free.by ?? (isTotals(free) ? 'totals' : free.kind),
  rows:
    free.kind === 'rounds'
      ? [newRow(1)]
      : free.rows.map((row, i) => ({ name: row, factor: String(free.factors?.[i] ?? 1) })),
  low: free.low,
  goal: free.goal === undefined ? '' : String(free.goal),
  teams,
});

/** A whole number as people type it, with either minus; undefined where it is none. */
function wholeOf(text: string): number | undefined {
  const bare = text.trim().replace(/^[−–]/, '-');
  return /^[+-]?\d{1,7}$/.test(bare) ? Number(bare) : undefined;
}

export const isFactor = (text: string): boolean => {
  const n = wholeOf(text);
  return n !== undefined && n !== 0 && Math.abs(n) <= MOST_FACTOR;
};

export const isGoal = (text: string): boolean => {
  const n = wholeOf(text);
  return text.trim() === '' || (n !== undefined && n >= 1 && n <= MOST_GOAL);
};

/** One row: older versions keep it as a category of that name. */
function quick({ name, low, teams }: Own, kind: 'totals' | Unscored): { template: Template } {
  const counted = kind === 'totals';
  const row = t(counted ? 'free.points' : 'free.won');
  const free: Free = { kind: 'categories', rows: [row], low: counted && low, ...(counted ? {} : { by: kind }) };
  return {
    template: {
      name: name.trim() || t('keep.default'),
      free,
      ...(kind !== 'together' && teams ? { teams: true } : {}),
    },
  };
}

/** What is described, under the name it has or a usual one; or what is wrong with it. */
export function describedBy(own: Own): { template: Template; why?: undefined } | { why: Phrase; template?: undefined } {
  if (own.kind !== 'rounds' && own.kind !== 'categories') return quick(own, own.kind);
  const rows = own.kind === 'rounds' ? [] : own.rows;
  const names = rows.map(({ name }, i) => name.trim() || t('keep.category', { n: i + 1 }));
  const wrong = rows.findIndex(({ factor }) => !isFactor(factor));
  if (wrong >= 0) return { why: { key: 'own.badFactor', args: { name: { words: names[wrong] }, n: MOST_FACTOR } } };
  if (!isGoal(own.goal)) return { why: { key: 'own.badGoal', args: { n: MOST_GOAL } } };
  const factors = rows.map(({ factor }) => wholeOf(factor) as number);
  const goal = wholeOf(own.goal);
  return {
    template: {
      name: own.name.trim() || t('keep.default'),
      free: {
        kind: own.kind,
        rows: names,
        low: own.low,
        // what is usual is not written down: such a play reads like those of older versions
        ...(factors.some((n) => n !== 1) ? { factors } : {}),
        ...(goal === undefined ? {} : { goal }),
      },
      ...(own.teams ? { teams: true } : {}),
    },
  };
}
