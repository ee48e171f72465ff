import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { figures } from '../../look/recap';
import { t } from '../../look/say';
import { figure, monthName, shortDay } from '../library/words';
import { Leaf } from './lines';
import { labelled, linear, ticks } from './scale';
import type { Step } from './stats';
import './statistics.css';

/** Two drawings: somebody's wins over the years, and the plays in each month. A unit is a pixel, so letters keep their size. */

const FIRST_WIDTH = 560;
const EDGE = { top: 12, right: 14, bottom: 26, left: 40 };
/** So wide is the label of a day. */
const DAY = 84;

interface DrawingProps {
  height: number;
  /** What is drawn, for those who cannot see it. */
  label: string;
  children(width: number): ComponentChildren;
}

/** As wide as its place, now and whenever that changes; nothing until the page is laid out, so that it is not drawn twice. */
function Drawing({ height, label, children }: DrawingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | undefined>(undefined);
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const measure = () => setWidth((before) => Math.round(place.clientWidth) || before || FIRST_WIDTH);
    if (typeof ResizeObserver === 'undefined') return measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} class="drawing" style={{ minHeight: `${height}px` }}>
      {width && (
        <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {children(width)}
        </svg>
      )}
    </div>
  );
}

interface GridProps {
  marks: readonly number[];
  y(value: number): number;
  width: number;
}

/** A line for each round number. */
const Grid = ({ marks, y, width }: GridProps) => (
  <>
    {marks.map((mark) => (
      <g key={mark}>
        <line
          class={mark === 0 ? 'axis' : 'grid-line'}
          x1={EDGE.left}
          x2={width - EDGE.right}
          y1={y(mark)}
          y2={y(mark)}
        />
        <text x={EDGE.left - 8} y={y(mark) + 4} text-anchor="end">
          {figure(mark)}
        </text>
      </g>
    ))}
  </>
);

const HEIGHT = 240;

/** More points than these no eye tells apart. */
const MOST = 150;

const pathOf = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

function Lines({ steps: all, width }: { steps: readonly Step[]; width: number }) {
  const steps = labelled(all.length, MOST).map((i) => all[i]);
  const last = steps[steps.length - 1];
  const marks = ticks(0, Math.max(last.wins, last.par), 5);
  const x = linear([steps[0].when, last.when], [EDGE.left, width - EDGE.right]);
  const y = linear([0, marks[marks.length - 1]], [HEIGHT - EDGE.bottom, EDGE.top]);
  const room = Math.max(2, Math.floor((width - EDGE.left - EDGE.right) / DAY));
  const days = labelled(room, room).map((i) => steps[0].when + ((last.when - steps[0].when) * i) / (room - 1));
  return (
    <>
      <Grid marks={marks} y={y} width={width} />
      {days.map((day, i) => (
        <text key={day} x={x(day)} y={HEIGHT - 6} text-anchor={i === 0 ? 'start' : i < room - 1 ? 'middle' : 'end'}>
          {shortDay(day)}
        </text>
      ))}
      <path class="curve curve-chance" d={pathOf(steps.map(({ when, par }) => [x(when), y(par)]))} />
      <path class="curve" d={pathOf(steps.map(({ when, wins }) => [x(when), y(wins)]))} />
    </>
  );
}

/** Wins over time: the bold line, and beside it what chance would have given. */
export function Curve({ name, steps }: { name: string; steps: readonly Step[] }) {
  const { wins, par } = steps[steps.length - 1];
  return (
    <Leaf title={t('chart.wins')}>
      <Drawing
        height={HEIGHT}
        label={t('chart.wins.label', { name, n: steps.length, wins: figure(wins), par: figure(par) })}
      >
        {(width) => <Lines steps={steps} width={width} />}
      </Drawing>
      <p class="soft">{t('chart.wins.how')}</p>
    </Leaf>
  );
}

const LOW = 150;

/** Plays in each month of a year. */
export function Months({ counts, year }: { counts: readonly number[]; year: number }) {
  const most = Math.max(1, ...counts);
  const y = linear([0, most], [LOW - EDGE.bottom, EDGE.top + 10]);
  const told = counts.map((n, month) => `${monthName(month, false)} ${n}`).join(', ');
  return (
    <Drawing height={LOW} label={t('chart.months.label', { year: String(year), told })}>
      {(width) =>
        counts.map((n, month) => {
          const step = width / 12;
          const x = step * month;
          return (
            <g key={month} text-anchor="middle">
              <rect class="month" x={x + 3} y={y(n)} width={step - 6} height={LOW - EDGE.bottom - y(n)} />
              {n > 0 && (
                <text x={x + step / 2} y={y(n) - 4}>
                  {figures(n)}
                </text>
              )}
              <text x={x + step / 2} y={LOW - 8}>
                {monthName(month, step < 36)}
              </text>
            </g>
          );
        })
      }
    </Drawing>
  );
}
