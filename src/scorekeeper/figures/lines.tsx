import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { figures } from '../../look/recap';
import { t } from '../../look/say';
import { Button, SeatDisc, Switch } from '../../look/widgets';
import { hasBots, type Played } from '../library/played';
import { figure } from '../library/words';
import { countBots, type Filter, look } from './filter';
import { fitted } from './game-stats';
import { edge, type Score, type Tally } from './stats';
import './statistics.css';

/** What the pages of figures are made of: large numbers, rows that lead to a page, and sums that add up. */

/** The address of somebody's page, a game's or a year's. */
export const pageOf = (kind: 'person' | 'game' | 'year', key: string | number): string =>
  `#/library/${kind}/${encodeURIComponent(key)}`;

export const percent = (part: number, of: number): string => t('stats.percent', { n: Math.round((100 * part) / of) });

export function Leaf({ title, wide, children }: { title: string; wide?: boolean; children: ComponentChildren }) {
  return (
    <section class={wide ? 'stack stats-leaf stats-wide' : 'stack stats-leaf'} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Numbers with a word below each; without those that say nothing. */
export function Facts({ of }: { of: readonly (readonly [n: number | string | undefined, words: string])[] }) {
  return (
    <ul class="row in-all">
      {of.map(
        ([n, words]) =>
          n !== undefined && (
            <li key={words} class="stack tight">
              <b class="figures">{typeof n === 'number' ? figures(n) : n}</b>
              <span class="note">{words}</span>
            </li>
          ),
      )}
    </ul>
  );
}

/** As many more at a time. */
const TEN = 10;

interface RowsProps<T> {
  all: readonly T[];
  /** As many as stand there at once. */
  first?: number;
  children(one: T): ComponentChildren;
}

/** A list of which only the beginning stands there until somebody wants more. */
export function Rows<T>({ all, first = TEN, children }: RowsProps<T>) {
  const [most, setMost] = useState(first);
  return (
    <>
      <ul class="stat-rows">{all.slice(0, most).map(children)}</ul>
      {most < all.length && (
        <Button kind="quiet" onClick={() => setMost(most + TEN)}>
          {t('stats.more', { n: all.length - most })}
        </Button>
      )}
    </>
  );
}

interface FaceProps {
  colour?: number;
  name: string;
  /** Below the name. */
  soft?: string;
  /** What stands at the end. */
  children?: ComponentChildren;
}

export const Face = ({ colour, name, soft, children }: FaceProps) => (
  <>
    {colour !== undefined && <SeatDisc colour={colour} />}
    <span class="stack stat-name">
      <span class="cut">{name}</span>
      {soft && <span class="note">{soft}</span>}
    </span>
    {children}
  </>
);

/** A line that leads somewhere. */
export const Row = ({ href, ...face }: FaceProps & { href: string }) => (
  <li>
    <a class="line stat-row" href={href}>
      <Face {...face} />
    </a>
  </li>
);

/** The share that was won as a bar, with a notch where chance alone would be. */
export function Rate({ of }: { of: Score }) {
  const { contests, wins, par } = of;
  if (contests === 0) return null;
  return (
    <span class="rate">
      <b class={edge(of) > 0 ? 'figures rate-above' : 'figures'}>{percent(wins, contests)}</b>
      <svg class="rate-bar" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
        <rect class="rate-ground" x="0" y="3" width="100" height="8" />
        <rect class="rate-fill" x="0" y="3" width={(100 * wins) / contests} height="8" />
        <rect class="rate-notch" x={(100 * par) / contests - 0.7} y="0" width="1.4" height="14" />
      </svg>
      <span class="note">{t('stats.par.value', { n: Math.round((100 * par) / contests) })}</span>
    </span>
  );
}

interface PeopleRowsProps {
  people: readonly Tally[];
  first?: number;
  /** How often they won is told as well. */
  wins?: boolean;
}

/** People, each with their wins against chance. */
export function PeopleRows({ people, first, wins }: PeopleRowsProps) {
  return (
    <Rows all={people} first={first}>
      {(one) => (
        <Row
          key={one.key}
          href={pageOf('person', one.key)}
          colour={one.colour}
          name={one.name}
          soft={wins ? t('stats.won', { n: one.plays, wins: figure(one.wins) }) : t('filter.found', { n: one.plays })}
        >
          <Rate of={one} />
        </Row>
      )}
    </Rows>
  );
}

interface WhyProps {
  title: ComponentChildren;
  /** The title is a line like others. */
  row?: boolean;
  children(): ComponentChildren;
}

/** What a figure means and how it adds up, for those who tap. */
export function Why({ title, row, children }: WhyProps) {
  const [open, setOpen] = useState(false);
  return (
    <details class="fold why" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class={row ? 'line stat-row' : ''}>{title}</summary>
      {open && children()}
    </details>
  );
}

interface SumsProps {
  heads: readonly string[];
  rows: readonly (readonly [name: string, ...values: (number | string)[]])[];
  /** What all rows are together. */
  sum: readonly (number | string)[];
  /** How many of the columns add up; the others, such as averages, do not. */
  adds?: number;
}

/** A table whose rows add up to its last line as they are shown, to a tenth. */
export function Sums({ heads, rows, sum, adds = sum.length }: SumsProps) {
  const columns = sum.map((_, at) => {
    const values = rows.map(([, ...cells]) => cells[at]);
    const numbers = values.filter((value) => typeof value === 'number');
    if (at >= adds || numbers.length < rows.length) return values;
    return fitted(numbers.map((n) => 10 * n)).map((n) => n / 10);
  });
  const cell = (value: number | string, i: number) => (
    <td key={i}>{typeof value === 'number' ? figure(value) : value}</td>
  );
  return (
    <table class="sums figures">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name], i) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column, at) => cell(column[i], at))}
          </tr>
        ))}
        <tr class="sums-all">
          <th scope="row">{t('stats.sum')}</th>
          {sum.map(cell)}
        </tr>
      </tbody>
    </table>
  );
}

interface EndsProps {
  plays: number;
  all: readonly Played[];
  want: Partial<Filter>;
  children?: ComponentChildren;
}

/** The plays themselves; and whether those with bots count, where there are any. */
export function Ends({ plays, all, want, children }: EndsProps) {
  const bots = all.filter(hasBots).length;
  if (plays + bots === 0) return null;
  return (
    <div class="stack stats-leaf stats-wide">
      <div class="row">
        {plays > 0 && (
          <Button
            onClick={() => {
              look(want);
              location.hash = '#/library';
            }}
          >
            {t('stats.all', { n: plays })}
          </Button>
        )}
        {children}
      </div>
      {bots > 0 && (
        <Switch
          label={t('stats.bots')}
          hint={t('stats.bots.hint', { n: bots })}
          value={countBots.value}
          onChange={(value) => (countBots.value = value)}
        />
      )}
    </div>
  );
}

interface LaterProps {
  /** The further below, the later. */
  at: number;
  /** What it is made of: once that is another, it follows again, and what stood there stays until then. */
  of?: unknown;
  children(): ComponentChildren;
}

/** A piece of a page that comes after those above it, so that a finger is answered between them. */
export function Later({ at, of, children }: LaterProps) {
  const [{ last }, setLast] = useState<{ last: unknown }>({ last: Later });
  const drawn = useRef<ComponentChildren>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLast({ last: of }), 16 * at);
    return () => clearTimeout(timer);
  }, [of]);
  if (last === of) drawn.current = children();
  return <>{drawn.current}</>;
}
