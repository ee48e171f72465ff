import { polar } from '../../kit/draw/hand';
import { BoardSheet, tiling } from '../../kit/draw/paper';
import { Inked, Pen } from '../../kit/draw/pen';
import type { PrintProps } from '../../print';
import { chart } from '../draw/chart';
import { coastline, coastOf, land, water, waves } from '../draw/coast';
import { type Palette, paletteOf } from '../draw/palette';
import { SIGNS } from '../draw/signs';
import { landPoint, middleOf, FIELD as PLACE, pointAt } from '../rules/places';
import { GRID, HUNDRED, OIKUMENE, START, symbolAt, symbolsOf } from '../rules/setup';

/** The land on four sheets, in ink on white paper, with the score track round it and every place's name at the edge. */

export const COLUMNS = 2;
export const ROWS = 2;
const FIELD = { x: PLACE.x, y: PLACE.y, w: PLACE.width, h: PLACE.height };

const CHART = chart(false);
const WHITE = 0xffffff;
const INKS: Palette = {
  ...paletteOf({ theme: 'light', contrast: false }),
  ink: 0x222222,
  sea: WHITE,
  shallows: [WHITE, WHITE, WHITE],
  contour: 0x8a8a8a,
  land: WHITE,
  beach: WHITE,
  relief: 0xbbbbbb,
};

const inked = (...draw: ((pen: Pen) => void)[]): Pen => {
  const pen = new Pen();
  for (const one of draw) one(pen);
  return pen;
};

/** Middles in sides along and rows down, as on the screen's chart. */
const SEAS = [
  { key: 'alex.sea.black', at: [3.5, 0.3], size: 29 },
  { key: 'alex.sea.caspian', at: [8.5, 0.72], size: 27 },
  { key: 'alex.sea.mediterranean', at: [1.75, 5.42], size: 38 },
  { key: 'alex.sea.red', at: [4.5, 8.62], size: 24 },
  { key: 'alex.sea.gulf', at: [10.35, 7.75], size: 31 },
] as const;
const ROSE = landPoint(0.6, 4.3);
const TITLE = landPoint(2.22, 4.62);
/** How places are called, where the sea leaves most room. */
const LEGEND = landPoint(10.5, 8.62);

const taken = (x: number, y: number): boolean =>
  Math.hypot(x - ROSE[0], y - ROSE[1]) < 80 ||
  (Math.abs(x - TITLE[0]) < 170 && Math.abs(y - TITLE[1]) < 50) ||
  (Math.abs(x - LEGEND[0]) < 180 && Math.abs(y - LEGEND[1]) < 40) ||
  x < 90 ||
  x > FIELD.w - 90 ||
  y < 80 ||
  y > FIELD.h - 80 ||
  SEAS.some(({ at }) => {
    const [wx, wy] = landPoint(at[0], at[1]);
    return Math.abs(x - wx) < 190 && Math.abs(y - wy) < 40;
  });

/** On paper every land has the plain coast: the wild ones are for the eye alone. */
const COAST = coastOf(0);

const GROUND = inked(
  (pen) => water(pen.ink, CHART, INKS, COAST),
  (pen) => waves(pen.ink, CHART, INKS, COAST, taken),
  (pen) => land(pen.ink, CHART, INKS, COAST),
  (pen) => coastline(pen.ink, CHART, INKS, COAST),
);

type Say = PrintProps['say'];

export function BoardPage({ tile, width, height, say, given }: PrintProps & { tile: number }) {
  const { scale, tiles } = tiling({ width, height }, FIELD, COLUMNS, ROWS);
  return (
    <BoardSheet tile={tiles[tile]} scale={scale} say={say}>
      <g class="ink-board alex-paper">
        <Inked pen={GROUND} />
        <Sides />
        {GRID.cells.map((_, space) => (
          <Sign key={space} land={given ?? symbolsOf(OIKUMENE)} space={space} />
        ))}
        {GRID.points.map((_, point) => (
          <Corner key={point} point={point} />
        ))}
        <Edge />
        <Track />
        {SEAS.map(({ key, at, size }) => (
          <Name key={key} at={landPoint(at[0], at[1])} size={size} words={say({ key })} />
        ))}
        <Title say={say} />
      </g>
    </BoardSheet>
  );
}

function Sides() {
  const d = GRID.sides
    .filter(({ spaces }) => spaces.length > 1)
    .map(({ a, b }) => `M${pointAt(a).map((n) => n.toFixed(1))}L${pointAt(b).map((n) => n.toFixed(1))}`);
  return <path d={d.join('')} class="side" />;
}

function Sign({ land: letters, space }: { land: string; space: number }) {
  const symbol = symbolAt(letters, space);
  const [x, y] = middleOf(space);
  if (symbol < 0) return <g data-space={space} data-at={`${x} ${y}`} />;
  const { shape, cut, lines, width } = SIGNS[symbol];
  return (
    <g
      transform={`translate(${x - 23} ${y - 23}) scale(${46 / 24})`}
      data-space={space}
      data-symbol={symbol}
      data-at={`${x} ${y}`}
    >
      <path d={shape} class="sign" />
      {lines && <path d={lines} class="sign-lines" stroke-width={width} />}
      <path d={cut} fill="#fff" />
    </g>
  );
}

/** The lowest line of corners, whose names would meet those of the columns. */
const LAST = OIKUMENE.length;

/** A corner with its name below it: line and number, as everywhere in the app. */
function Corner({ point }: { point: number }) {
  const [x, y] = pointAt(point);
  const { y: line, i } = GRID.points[point];
  const words = `${line + 1}/${i + 1}`;
  if (point === START) return <Start x={x} y={y} words={words} />;
  return (
    <g data-point={point}>
      <circle cx={x} cy={y} r="4.5" class="corner" />
      <text x={x} y={line === LAST ? y - 12 : y + 21} class="corner-name">
        {words}
      </text>
    </g>
  );
}

function Start({ x, y, words }: { x: number; y: number; words: string }) {
  const star = Array.from({ length: 16 }, (_, i) => polar(x, y, (i / 16) * Math.PI * 2, i % 2 ? 7 : 16).join(' '));
  return (
    <g data-point={START}>
      <path d={`M${star.join('L')}Z`} class="start" />
      <text x={x} y={y + 29} class="corner-name">
        {words}
      </text>
    </g>
  );
}

/** Columns above and below, rows at both sides: a space is called by its row and its column, both from one. */
function Edge() {
  const columns = OIKUMENE[0].length;
  const text = (x: number, y: number, words: number, kind: string) => (
    <text key={`${kind} ${x} ${y}`} x={x} y={y + 6} class="edge" data-edge={kind}>
      {words}
    </text>
  );
  return (
    <>
      {Array.from({ length: columns }, (_, t) => {
        const [x] = landPoint((t + 1) / 2, 0);
        return [text(x, 57, t + 1, 'column'), text(x, FIELD.h - 57, t + 1, 'column')];
      })}
      {OIKUMENE.map((_, r) => {
        const [, y] = landPoint(0, r + 0.5);
        return [text(59, y, r + 1, 'row'), text(FIELD.w - 59, y, r + 1, 'row')];
      })}
    </>
  );
}

/** Width of the track, and its spaces along each edge between the corners. */
const DEEP = 42;
const ALONG = 29;
const DOWN = 19;

/** The spaces of the track clockwise; the hundredth, in the upper left, is also where everybody starts. */
const TRACK: readonly { n: number; x: number; y: number; w: number; h: number }[] = (() => {
  const [w, h] = [(FIELD.w - 2 * DEEP) / ALONG, (FIELD.h - 2 * DEEP) / DOWN];
  const [right, bottom] = [FIELD.w - DEEP, FIELD.h - DEEP];
  const run = (n: number, make: (i: number) => { x: number; y: number; w: number; h: number }) =>
    Array.from({ length: n }, (_, i) => make(i));
  const corner = (x: number, y: number) => ({ x, y, w: DEEP, h: DEEP });
  return [
    corner(0, 0),
    ...run(ALONG, (i) => ({ x: DEEP + i * w, y: 0, w, h: DEEP })),
    corner(right, 0),
    ...run(DOWN, (i) => ({ x: right, y: DEEP + i * h, w: DEEP, h })),
    corner(right, bottom),
    ...run(ALONG, (i) => ({ x: right - (i + 1) * w, y: bottom, w, h: DEEP })),
    corner(0, bottom),
    ...run(DOWN, (i) => ({ x: 0, y: bottom - (i + 1) * h, w: DEEP, h })),
  ].map((box, i) => ({ n: i === 0 ? HUNDRED : i, ...box }));
})();

function Track() {
  return (
    <g>
      {TRACK.map(({ n, x, y, w, h }) => (
        <g key={n} data-track={n} data-at={`${x + w / 2} ${y + h / 2}`}>
          <rect x={x} y={y} width={w} height={h} class={n % 10 === 0 ? 'track track-ten' : 'track'} />
          <text x={x + w / 2} y={y + h / 2 + 6} class={n % 5 === 0 ? 'track-number track-five' : 'track-number'}>
            {n}
          </text>
        </g>
      ))}
    </g>
  );
}

function Name({ at: [x, y], size, words }: { at: readonly [number, number]; size: number; words: string }) {
  const lines = words.split('\n');
  return (
    <>
      {lines.map((line, i) => (
        <text key={line} x={x} y={y + size * 0.35 + (i - (lines.length - 1) / 2) * size} class="sea" font-size={size}>
          {line}
        </text>
      ))}
    </>
  );
}

function Title({ say }: { say: Say }) {
  const star = Array.from({ length: 16 }, (_, i) =>
    polar(0, 0, (i / 16) * Math.PI * 2 - Math.PI / 2, i % 4 === 0 ? 56 : i % 2 === 0 ? 36 : 12).join(' '),
  );
  return (
    <>
      <g transform={`translate(${ROSE[0]} ${ROSE[1]})`}>
        <circle r="61" class="plate-inner" />
        <path d={`M${star.join('L')}Z`} class="rose" />
      </g>
      <g transform={`translate(${TITLE[0]} ${TITLE[1]})`}>
        <rect x="-115" y="-32" width="230" height="60" rx="4" class="plate" />
        <rect x="-110" y="-27" width="220" height="50" rx="2" class="plate-inner" />
        <text y="11" class="chart-title">
          {say({ key: 'alex.board.title' })}
        </text>
      </g>
      <g transform={`translate(${LEGEND[0]} ${LEGEND[1]})`}>
        <text class="legend">{say({ key: 'alex.print.spaces' })}</text>
        <text y="22" class="legend">
          {say({ key: 'alex.print.corners' })}
        </text>
      </g>
    </>
  );
}
