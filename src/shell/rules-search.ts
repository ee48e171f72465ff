import type { Phrase } from '../engine/rules';
import type { GameModule, RuleParagraph, RuleTable } from '../games/module';
import { say } from '../look/say';

/** Looking a word up in the rules: paragraphs, and rows of the tables. */

/** Small letters without accents. */
const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A cell: what it says, and what that names, for its picture. */
export interface Cell {
  words: string;
  of: Phrase | number;
}

/** A table in words. */
export interface Printed {
  at: string;
  title: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

export interface Found {
  paragraphs: readonly RuleParagraph[];
  tables: readonly Printed[];
}

function printed({ at, title, columns, rows }: RuleTable, { text }: GameModule): Printed {
  const inWords = (one: RuleTable['rows'][number][number]) => (typeof one === 'number' ? `${one}` : say(one, { text }));
  return {
    at,
    title: say(title, { text }),
    columns: columns.map(inWords),
    rows: rows.map((row) => row.map((of) => ({ words: inWords(of), of }))),
  };
}

/** Paragraphs and rows that hold every word of the question; everything where nothing is asked. */
export function found(game: GameModule, question: string): Found {
  const words = plain(question).split(/\s+/).filter(Boolean);
  const tables = (game.tables ?? []).map((one) => printed(one, game));
  if (words.length === 0) return { paragraphs: game.reference, tables };
  const holds = (...texts: readonly string[]): boolean => {
    const all = plain(texts.join(' '));
    return words.every((word) => all.includes(word));
  };
  return {
    paragraphs: game.reference.filter(({ id, heading = '', text, examples = [] }) =>
      holds(id, heading, text, ...examples),
    ),
    tables: tables.flatMap((table) => {
      // who asks for the table itself wants all of it
      if (holds(table.title)) return [table];
      const rows = table.rows.filter((row) => holds(table.title, ...row.map((cell) => cell.words)));
      return rows.length > 0 ? [{ ...table, rows }] : [];
    }),
  };
}

export const howMany = ({ paragraphs, tables }: Found): number =>
  paragraphs.length + tables.reduce((sum, { rows }) => sum + rows.length, 0);
