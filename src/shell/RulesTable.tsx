import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Pictured, Pieces } from '../games/pictured';
import { Wide } from '../scorekeeper/library/Wide';
import type { Cell, Printed as PrintedTable } from './rules-search';

/** Pieces and tables in the rules: what a word names stands beside it as it lies on the table. */

/** The drawings of the game whose rules are read; undefined where they could not be fetched: words do. */
export const Drawings = createContext<Pictured | undefined>(undefined);

/** Pieces and figures in a row. It says what the words beside it say. */
export function Row({ pieces, class: own }: { pieces: Pieces | undefined; class: string }) {
  if (!pieces) return null;
  return (
    <span class={`shown ${own}`} aria-hidden="true">
      {(pieces as readonly ComponentChildren[]).map((piece, i) =>
        typeof piece === 'string' ? <b key={i}>{piece}</b> : piece,
      )}
    </span>
  );
}

/** A row is named in words; in its other cells a picture does. */
function Contents({ cell: { words, of }, names = false }: { cell: Cell; names?: boolean }) {
  const picture = typeof of === 'number' ? undefined : useContext(Drawings)?.picture(of);
  if (!picture) return <>{words}</>;
  return (
    <span class="shown">
      <span class="shown-thing" aria-hidden="true">
        {picture as ComponentChildren}
      </span>
      <span class={names ? '' : 'unseen'}>{words}</span>
    </span>
  );
}

const isNumber = ({ words }: Cell): boolean => /^[−-]?[\d.,]+$/.test(words);

/** Numbers stand under one another, where a column has nothing else. */
const alignments = ({ columns, rows }: PrintedTable): readonly string[] =>
  columns.map((_, i) => (rows.every((row) => isNumber(row[i])) ? 'rule-count' : ''));

export function Printed({ table }: { table: PrintedTable }) {
  const { title, columns, rows } = table;
  const classes = alignments(table);
  return (
    <Wide>
      <table class="rule-table figures">
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column, i) => (
              <th key={column} scope="col" class={classes[i]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first.words}>
              <th scope="row" class={classes[0]}>
                <Contents cell={first} names />
              </th>
              {rest.map((cell, i) => (
                <td key={i} class={classes[i + 1]}>
                  <Contents cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
