import { useId } from 'preact/hooks';
import { t } from '../../look/say';
import { gameName } from '../title';
import { Chart, Drawing, useWidth } from './chart';
import type { Played } from './played';
import { linear, ticks } from './scale';
import { type Shares, shares, tallies } from './stats';
import { figure, type Words } from './words';

/** What everybody's points are made of: a bar a person, cut by category, each category with its own hatching. */

const MOST_PEOPLE = 8;
const ROW = 52;
const BAR = 24;
const EDGE = { right: 12, bottom: 26, left: 12 };
/** Hatchings and inks; more categories than these begin again with another pair. */
const HATCHES = [
  'M0 0h10v10H0z',
  'M-2 12L12 -2M-2 2L2 -2M8 12L12 8',
  'M3 3h.01M8 8h.01',
  'M0 3h10M0 8h10',
  'M-2 -2L12 12M-2 8L2 12M8 -2L12 2',
  'M3 0v10M8 0v10',
  'M0 5q2.500-4 5 0t5 0',
];
const INKS = 7;

const inkOf = (index: number): string => `ink-${index % INKS}`;

function Hatching({ id, index }: { id: string; index: number }) {
  const shape = (index + Math.floor(index / INKS)) % HATCHES.length;
  return (
    <pattern id={id} class={inkOf(index)} width="10" height="10" patternUnits="userSpaceOnUse">
      <rect class="wash" width="10" height="10" />
      <path class={shape === 0 ? 'flat' : 'hatch'} d={HATCHES[shape]} />
    </pattern>
  );
}

interface Piece {
  id: string;
  index: number;
  points: number;
  from: number;
  to: number;
}

/** Points above nought to the right of it, one after the other; points below to the left. */
function pieces({ parts }: Shares, order: readonly string[]): Piece[] {
  let up = 0;
  let down = 0;
  return parts
    .filter(({ points }) => Math.abs(points) > 0.005)
    .map(({ id, points }) => {
      const from = points > 0 ? up : down + points;
      if (points > 0) up += points;
      else down += points;
      return { id, index: order.indexOf(id), points, from, to: from + Math.abs(points) };
    });
}

const totalOf = ({ parts }: Shares): number => parts.reduce((sum, { points }) => sum + points, 0);

type Row = Shares & { name: string; pieces: Piece[] };

function Swatches({ order, words, base }: { order: readonly string[]; words: Words; base: string }) {
  return (
    <ul class="legend">
      {order.map((id, index) => (
        <li key={id}>
          <svg class="swatch" viewBox="0 0 28 20" aria-hidden="true">
            <defs>
              <Hatching id={`${base}-s${index}`} index={index} />
            </defs>
            <rect class={`slab ${inkOf(index)}`} x="1" y="1" width="26" height="18" fill={`url(#${base}-s${index})`} />
          </svg>
          <span>{words.name(id)}</span>
        </li>
      ))}
    </ul>
  );
}

function Table({ rows, order, words }: { rows: Row[]; order: readonly string[]; words: Words }) {
  return (
    <table class="figures">
      <thead>
        <tr>
          <th scope="col">{t('stats.person')}</th>
          {order.map((id) => (
            <th scope="col" key={id}>
              {words.name(id)}
            </th>
          ))}
          <th scope="col">{t('chart.shares.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            {order.map((id) => (
              <td key={id}>{figure(row.parts.find((part) => part.id === id)?.points ?? 0)}</td>
            ))}
            <td>{figure(totalOf(row))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Everybody's bar, most plays first, and the categories that anybody has points in. */
function rowsOf(plays: readonly Played[], words: Words): { rows: Row[]; order: string[] } {
  const found = shares(plays, words.order);
  const order = (found[0]?.parts ?? [])
    .map(({ id }) => id)
    .filter((id) => found.some(({ parts }) => parts.some((part) => part.id === id && part.points !== 0)));
  const rows = tallies(plays).flatMap(({ key, name }) => {
    const one = found.find((share) => share.key === key);
    return one ? [{ ...one, name, pieces: pieces(one, order) }] : [];
  });
  return { rows: rows.slice(0, MOST_PEOPLE), order };
}

type Scale = (points: number) => number;

function Axis({ marks, x, height }: { marks: readonly number[]; x: Scale; height: number }) {
  return (
    <g class="axes">
      {marks.map((mark, i) => (
        <g key={mark}>
          <line
            class={mark === 0 ? 'axis' : 'grid-line'}
            x1={x(mark)}
            x2={x(mark)}
            y1={4}
            y2={height - EDGE.bottom + 4}
          />
          <text x={x(mark)} y={height - 6} text-anchor={i === 0 ? 'start' : i === marks.length - 1 ? 'end' : 'middle'}>
            {figure(mark)}
          </text>
        </g>
      ))}
    </g>
  );
}

interface BarProps {
  row: Row;
  x: Scale;
  width: number;
  /** The hatchings have names that begin so. */
  base: string;
}

/** A name, the total, and below them the bar. */
function Bar({ row, x, width, base }: BarProps) {
  return (
    <>
      <text class="bar-name" x={EDGE.left} y={17}>
        {row.name}
      </text>
      <text class="bar-total figures" x={width - EDGE.right} y={17} text-anchor="end">
        {figure(totalOf(row))}
      </text>
      {row.pieces.map(({ id, index, points, from, to }) => (
        <g key={id}>
          <rect
            class={`slab ${inkOf(index)}`}
            x={x(from)}
            y={24}
            width={Math.max(1, x(to) - x(from))}
            height={BAR}
            fill={`url(#${base}-${index})`}
          />
          {x(to) - x(from) > 30 && (
            <text class="bar-part figures" x={(x(from) + x(to)) / 2} y={24 + BAR / 2 + 5} text-anchor="middle">
              {figure(Math.abs(points) < 10 ? points : Math.round(points))}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

interface BarsProps {
  rows: readonly Row[];
  order: readonly string[];
  base: string;
  width: number;
  height: number;
}

function Bars({ rows, order, base, width, height }: BarsProps) {
  const ends = rows.flatMap((row) => row.pieces.flatMap(({ from, to }) => [from, to]));
  const marks = ticks(Math.min(0, ...ends), Math.max(0, ...ends), Math.max(3, width / 90));
  const x = linear([marks[0], marks[marks.length - 1]], [EDGE.left, width - EDGE.right]);
  return (
    <>
      <defs>
        {order.map((id, index) => (
          <Hatching key={id} id={`${base}-${index}`} index={index} />
        ))}
      </defs>
      <Axis marks={marks} x={x} height={height} />
      {rows.map((row, i) => (
        <g key={row.key} transform={`translate(0 ${i * ROW})`}>
          <Bar row={row} x={x} width={width} base={base} />
        </g>
      ))}
    </>
  );
}

/** `plays` are of one game. */
export function SharesChart({ plays, words }: { plays: readonly Played[]; words: Words }) {
  const place = useWidth();
  const base = useId();
  const { rows, order } = rowsOf(plays, words);
  // one category is the total once more
  if (rows.length === 0 || order.length < 2) return null;
  const height = rows.length * ROW + EDGE.bottom;
  const told = { game: gameName(plays[0]), people: rows.map(({ name }) => name).join(', ') };
  return (
    <Chart
      title={t('chart.shares')}
      hint={t('chart.shares.average')}
      legend={<Swatches order={order} words={words} base={base} />}
      table={() => <Table rows={rows} order={order} words={words} />}
    >
      <Drawing place={place} height={height} label={t('chart.shares.label', told)}>
        {(width) => <Bars rows={rows} order={order} base={base} width={width} height={height} />}
      </Drawing>
    </Chart>
  );
}
