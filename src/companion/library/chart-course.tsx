import { useSignal } from '@preact/signals';
import { onDay, t } from '../../look/say';
import { SEAT_STYLES } from '../../look/seats';
import { gameName } from '../title';
import { Chart, Drawing, Legend, type Pen, pens, useWidth } from './chart';
import type { Played } from './played';
import { apartFrom, labelled, linear, ticks } from './scale';
import { type Course, courses, smoothed, tallies } from './stats';
import { figure, shortDay } from './words';

/**
 * Score over time: a line a person, and on it a disc for every play. Over many plays the average of the last few is the
 * line that leads, and the plays themselves stand back. A tap on a name brings that person's line to the front.
 */

const MOST_PEOPLE = 6;
const MOST_PLAYS = 60;
/** More plays than these are a tangle: averages lead. */
const MANY = 15;
const AVERAGE = 5;
const HEIGHT = 300;
const EDGE = { top: 16, right: 18, bottom: 34, left: 44 };
/** Beside the averages stand the symbols of the people, one below the other. */
const GUTTER = 26;
const BADGE = 8;
/** So wide is the label of a day. */
const DAY = 76;
/** The pen's rhythm, so that a line is known by more than its colour. */
const DASHES = ['', '9 4', '2 4', '12 4 2 4', '6 3', '1 6'];

type Line = Pen & Course;

interface Frame {
  x(at: number): number;
  /** Where that person's disc stands, moved aside where it would lie on another's. */
  place(key: string, at: number): number;
  y(score: number): number;
  /** The radius of a disc; small where many stand close together. */
  r: number;
}

/** The whole drawing. */
interface Paper {
  width: number;
  /** The scores that are written beside it. */
  marks: number[];
  /** Averages lead. */
  many: boolean;
  frame: Frame;
}

const inks = (colour: number) => ({
  '--light': SEAT_STYLES[colour % SEAT_STYLES.length].light,
  '--dark': SEAT_STYLES[colour % SEAT_STYLES.length].dark,
});

const pathOf = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('');

/** A person's disc with the symbol on it, where there is room for one. */
function Disc({ x, y, r, colour }: { x: number; y: number; r: number; colour: number }) {
  const style = SEAT_STYLES[colour % SEAT_STYLES.length];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={style.face} stroke={style.edge} />
      {r >= 7 && <path d={style.symbol} fill={style.ink} transform={`scale(${r / 17}) translate(-12 -12)`} />}
    </g>
  );
}

interface DiscsProps {
  line: Line;
  index: number;
  frame: Frame;
}

interface AveragedProps extends DiscsProps {
  badge: { x: number; y: number };
}

/** Many plays: each a faint dot on a thin line, the average over them, and the symbol at its end. */
function Averaged({ line, index, frame, badge }: AveragedProps) {
  const { x, y, r } = frame;
  const style = SEAT_STYLES[line.colour % SEAT_STYLES.length];
  const average = smoothed(line.points, AVERAGE).map(({ at, score }) => [x(at), y(score)] as const);
  const [endX, endY] = average[average.length - 1];
  return (
    <>
      <g class="behind">
        <path class="pen pen-thin" d={pathOf(line.points.map(({ at, score }) => [x(at), y(score)]))} />
        {line.points.map(({ at, score }) => (
          <circle key={at} cx={x(at)} cy={y(score)} r={r} fill={style.face} />
        ))}
      </g>
      <path class="pen pen-leader" d={`M${endX} ${endY}L${badge.x} ${badge.y}`} />
      <path class="pen" d={pathOf(average)} stroke-dasharray={DASHES[index % DASHES.length]} />
      <Disc x={badge.x} y={badge.y} r={BADGE} colour={line.colour} />
    </>
  );
}

/** Few plays: a disc each. */
function Discs({ line, index, frame }: DiscsProps) {
  const { y, r } = frame;
  const x = (at: number) => frame.place(line.key, at);
  const last = line.points[line.points.length - 1];
  return (
    <>
      <path
        class="pen"
        d={pathOf(line.points.map(({ at, score }) => [x(at), y(score)]))}
        stroke-dasharray={DASHES[index % DASHES.length]}
      />
      {line.points.map(({ at, score }) => (
        // the last one is always large enough to carry the symbol
        <Disc key={at} x={x(at)} y={y(score)} r={at === last.at ? Math.max(r, BADGE) : r} colour={line.colour} />
      ))}
    </>
  );
}

/** Discs of one play that would cover each other stand side by side. */
function asides(lines: readonly Line[], frame: Pick<Frame, 'y' | 'r'>, gap: number): Map<string, number> {
  const out = new Map<string, number>();
  const plays = new Map<number, { key: string; y: number }[]>();
  for (const { key, points } of lines)
    for (const { at, score } of points) plays.set(at, [...(plays.get(at) ?? []), { key, y: frame.y(score) }]);
  const close = frame.r * 1.4;
  for (const [at, discs] of plays) {
    discs.sort((a, b) => a.y - b.y);
    for (let from = 0; from < discs.length; ) {
      let to = from + 1;
      while (to < discs.length && discs[to].y - discs[to - 1].y < close) to++;
      const count = to - from;
      const by = Math.min(close, (gap * 0.7) / count);
      for (let i = from; i < to; i++) out.set(`${at} ${discs[i].key}`, (i - from - (count - 1) / 2) * by);
      from = to;
    }
  }
  return out;
}

interface CourseProps {
  /** Of one game, newest first. */
  plays: readonly Played[];
}

/** The people who played this game most, with their pens, and the plays they are drawn over. */
function linesOf(plays: readonly Played[]): { lines: Line[]; shown: Played[]; people: number } {
  const known = plays.filter(({ standing }) => standing).slice(0, MOST_PLAYS);
  const { plays: shown, courses: found } = courses(known);
  const people = tallies(known).filter(({ key }) => found.some((course) => course.key === key));
  const drawn = pens(people.slice(0, MOST_PEOPLE));
  return {
    shown,
    people: people.length,
    lines: drawn.map((pen) => ({ ...pen, ...(found.find(({ key }) => key === pen.key) as Course) })),
  };
}

function Axes({ shown, paper }: { shown: Played[]; paper: Paper }) {
  const { width, marks } = paper;
  const { x, y } = paper.frame;
  const days = labelled(shown.length, (width - EDGE.left - EDGE.right) / DAY);
  return (
    <g class="axes">
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
      {days.map((at) => (
        <g key={at}>
          <line class="axis" x1={x(at)} x2={x(at)} y1={HEIGHT - EDGE.bottom} y2={HEIGHT - EDGE.bottom + 5} />
          <text
            x={x(at)}
            y={HEIGHT - EDGE.bottom + 20}
            text-anchor={
              days.length > 1 && at === shown.length - 1 ? 'end' : days.length > 1 && at === 0 ? 'start' : 'middle'
            }
          >
            {shortDay(shown[at].when)}
          </text>
        </g>
      ))}
      <line class="axis" x1={EDGE.left} x2={width - EDGE.right} y1={HEIGHT - EDGE.bottom} y2={HEIGHT - EDGE.bottom} />
    </g>
  );
}

function Table({ lines, shown }: { lines: Line[]; shown: Played[] }) {
  return (
    <table class="figures">
      <thead>
        <tr>
          <th scope="col">{t('chart.play')}</th>
          {lines.map(({ key, name }) => (
            <th scope="col" key={key}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((played, at) => (
          <tr key={played.id}>
            <th scope="row">
              <a href={`#/library/${played.id}`}>{onDay(played.when)}</a>
            </th>
            {lines.map(({ key, points }) => {
              const point = points.find((one) => one.at === at);
              return <td key={key}>{point ? figure(point.score) : ''}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where everything stands on a paper so wide. `lines` have at least one point together. */
function laidOut(lines: readonly Line[], shown: readonly Played[], width: number): Paper {
  const scores = lines.flatMap(({ points }) => points.map(({ score }) => score));
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  // near nought the scale starts there
  const marks = ticks(least > 0 && least < most * 0.5 ? 0 : least, most, 6);
  const many = shown.length > MANY;
  const right = width - EDGE.right - (many ? GUTTER : 0);
  const inner = right - EDGE.left;
  const gap = inner / Math.max(1, shown.length - 1);
  const bare = {
    x:
      shown.length === 1
        ? () => EDGE.left + inner / 2
        : linear([0, shown.length - 1], [EDGE.left + 16, right - (many ? 4 : 12)]),
    y: linear([marks[0], marks[marks.length - 1]], [HEIGHT - EDGE.bottom, EDGE.top]),
    r: many ? 2.5 : Math.max(3, Math.min(9, gap * 0.36)),
  };
  const aside = asides(lines, bare, gap);
  const place = (key: string, at: number) => bare.x(at) + (aside.get(`${at} ${key}`) ?? 0);
  return { width, marks, many, frame: { ...bare, place } };
}

interface LinesProps {
  lines: readonly Line[];
  paper: Paper;
  /** Whose line lies on top; the others stand back. */
  front: string | undefined;
}

function Lines({ lines, paper: { width, many, frame }, front }: LinesProps) {
  const ends = lines.map(({ points }) => frame.y(smoothed(points, AVERAGE)[points.length - 1].score));
  const badges = apartFrom(ends, BADGE * 2 + 2, [EDGE.top, HEIGHT - EDGE.bottom - BADGE]);
  // what is drawn last lies on top
  const order = lines.map((_, index) => index).sort((a, b) => +(lines[a].key === front) - +(lines[b].key === front));
  return (
    <>
      {order.map((index) => {
        const line = lines[index];
        const stand = front === undefined ? '' : line.key === front ? 'in-front' : 'faded';
        const badge = { x: width - EDGE.right - BADGE, y: badges[index] };
        return (
          <g key={line.key} class={stand} style={inks(line.colour)}>
            {many ? (
              <Averaged line={line} index={index} frame={frame} badge={badge} />
            ) : (
              <Discs line={line} index={index} frame={frame} />
            )}
          </g>
        );
      })}
    </>
  );
}

function Sheet({ lines, shown, width, front }: Omit<LinesProps, 'paper'> & { shown: Played[]; width: number }) {
  const paper = laidOut(lines, shown, width);
  return (
    <>
      <Axes shown={shown} paper={paper} />
      <Lines lines={lines} paper={paper} front={front} />
    </>
  );
}

export function CourseChart({ plays }: CourseProps) {
  const place = useWidth();
  const chosen = useSignal<string | undefined>(undefined);
  const { lines, shown, people } = linesOf(plays);
  if (lines.every(({ points }) => points.length === 0)) return <p class="empty">{t('chart.none')}</p>;
  const front = lines.some(({ key }) => key === chosen.value) ? chosen.value : undefined;
  const told = { people: lines.map(({ name }) => name).join(', '), n: shown.length, game: gameName(plays[0]) };
  const hints = [
    people > MOST_PEOPLE && t('chart.course.most', { n: MOST_PEOPLE }),
    shown.length === MOST_PLAYS && t('chart.course.last', { n: MOST_PLAYS }),
    shown.length > MANY && t('chart.course.average', { n: AVERAGE }),
    lines.length > 1 && t('chart.course.front'),
  ];
  const bring = (key: string | undefined) => {
    chosen.value = key;
  };
  return (
    <Chart
      title={t('chart.course')}
      hint={hints.filter(Boolean).join(' ')}
      legend={<Legend people={lines} front={front} onFront={bring} />}
      table={() => <Table lines={lines} shown={shown} />}
    >
      <Drawing place={place} height={HEIGHT} label={t('chart.course.label', told)}>
        {(width) => <Sheet lines={lines} shown={shown} width={width} front={front} />}
      </Drawing>
    </Chart>
  );
}
