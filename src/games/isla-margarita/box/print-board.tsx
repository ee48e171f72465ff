import { polar } from '../../kit/draw/hand';
import { BoardSheet, type Tile, tiling } from '../../kit/draw/paper';
import { Inked, Pen } from '../../kit/draw/pen';
import type { PrintProps } from '../../print';
import { chart, type Land, outline, type Quay, SHEET, type Span } from '../draw/chart';
import { coastline, hachures } from '../draw/land';
import { layout, SIZE } from '../draw/layout';
import { motifs } from '../draw/motifs';
import { type Palette, paletteOf } from '../draw/palette';
import { waves } from '../draw/sea';
import { islandName } from '../rules/names';
import { EMBLEMS } from './print-signs';

/** The board on four sheets: the very coasts, spans and quays of the screen, drawn in ink on white paper. */

export const COLUMNS = 2;
export const ROWS = 2;

const FIELD = { x: SHEET.x, y: SHEET.y, w: SHEET.width, h: SHEET.height };
const CHART = chart(false);

const WHITE = 0xffffff;
const INK = 0x222222;
const FAINT = 0x888888;

const INKS: Palette = {
  ...paletteOf({ theme: 'light', contrast: false }),
  ink: INK,
  inkSoft: 0x666666,
  sea: WHITE,
  contour: 0xaaaaaa,
  land: WHITE,
  beach: WHITE,
  wash: WHITE,
  relief: FAINT,
  leaf: WHITE,
  stone: WHITE,
  wall: WHITE,
  warm: 0x555555,
  cool: 0x555555,
  crownGold: WHITE,
};

const poly = (points: readonly number[]): string => {
  let d = '';
  for (let i = 0; i < points.length; i += 2) d += `${i ? 'L' : 'M'}${points[i].toFixed(1)} ${points[i + 1].toFixed(1)}`;
  return `${d}Z`;
};

const inked = (draw: (pen: Pen) => void): Pen => {
  const pen = new Pen();
  draw(pen);
  return pen;
};

/** Drawn once: every sheet shows its part of it. */
const SEA = inked((pen) => waves(pen.ink, CHART, INKS));
const RELIEF = CHART.lands.map((land, i) =>
  inked((pen) => {
    hachures(pen.ink, land, i, INKS);
    coastline(pen.ink, land, i, INKS);
    motifs(pen.ink, land, i, INKS);
  }),
);
const WATERLINES = [6, 13, 22].map((outside) => CHART.lands.map((land) => poly(outline(land, outside))));
const GROUND = CHART.lands.map((land) => poly(outline(land)));

type Say = PrintProps['say'];

export function BoardPage({ tile: n, width, height, say }: PrintProps & { tile: number }) {
  const { scale, tiles } = tiling({ width, height }, FIELD, COLUMNS, ROWS);
  const tile: Tile = tiles[n];
  return (
    <BoardSheet tile={tile} scale={scale} say={say}>
      <Board say={say} />
    </BoardSheet>
  );
}

function Board({ say }: { say: Say }) {
  return (
    <g class="ink-board isla-paper">
      <Inked pen={SEA} />
      {WATERLINES.map((lines, i) =>
        lines.map((d, land) => <path key={`${i} ${land}`} d={d} class="waterline" opacity={1 - i * 0.25} />),
      )}
      {GROUND.map((d) => (
        <path key={d} d={d} fill="#fff" />
      ))}
      {RELIEF.map((pen, i) => (
        <Inked key={i} pen={pen} />
      ))}
      {CHART.spans.map((span, i) => (
        <Site key={i} span={span} site={i} />
      ))}
      {CHART.lands.map((land, i) => (
        <Isle key={land.id} land={land} island={i} say={say} />
      ))}
      {CHART.quays.map((quay, i) => (
        <Harbour key={i} quay={quay} site={i} />
      ))}
      <Frame />
      <Cartouche say={say} />
    </g>
  );
}

/** A bridge site: dotted rails and the ring for its owner's coin. */
function Site({ span, site }: { span: Span; site: number }) {
  const { x, y, angle, length } = span;
  const end = length / 2 - 6;
  return (
    <g transform={`translate(${x} ${y}) rotate(${(angle * 180) / Math.PI})`} data-bridge={site} data-at={`${x} ${y}`}>
      <path d={`M${-end} -11H${end}M${-end} 11H${end}`} class="rails" />
      {[-1, 1].map((side) => (
        <rect key={side} x={(side * length) / 2 - 6} y="-17" width="12" height="34" class="abutment" />
      ))}
      <circle r={SIZE.mark} class="ring" />
    </g>
  );
}

function Isle({ land, island, say }: { land: Land; island: number; say: Say }) {
  const { name, value, circle, prince, crown } = layout(land);
  const words = say(islandName(island)).toLocaleUpperCase();
  const size = Math.min(22, 17.5 * (land.r / 105));
  // names longer than the island is wide are pressed together
  const room = land.r * 1.6;
  const wide = words.length * size * 0.78;
  return (
    <g data-island={island} data-at={`${land.x} ${land.y}`}>
      <text
        x={name[0]}
        y={name[1] + size * 0.35}
        class="isle-name"
        font-size={size}
        textLength={wide > room ? room : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {words}
      </text>
      <circle cx={value[0]} cy={value[1]} r={SIZE.value} class="medal" />
      <circle cx={value[0]} cy={value[1]} r={SIZE.value - 3} class="plate-inner" />
      <text x={value[0]} y={value[1] + 9.5} class="isle-value">
        {land.value}
      </text>
      <circle cx={circle[0]} cy={circle[1]} r={SIZE.circle} class="circle" />
      <circle cx={circle[0]} cy={circle[1]} r={SIZE.circle - 4} class="plate-inner circle-inner" />
      <path d="M-6 0h12M0-6v12" transform={`translate(${circle[0]} ${circle[1]})`} class="circle-sign" />
      <Stand x={prince[0]} y={prince[1] - 18} sign="prince" />
      <Stand x={crown[0]} y={crown[1]} sign="crown" />
    </g>
  );
}

/** Where a prince or a crown lies at the start. */
function Stand({ x, y, sign }: { x: number; y: number; sign: 'prince' | 'crown' }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="17" class="stand" />
      <path d={EMBLEMS[sign]} transform="scale(.85) translate(-12 -12)" class="stand-sign" />
    </g>
  );
}

/** A port site: its value, an anchor, and a jetty towards the open water. */
function Harbour({ quay, site }: { quay: Quay; site: number }) {
  const { x, y, out, value } = quay;
  return (
    <g transform={`translate(${x} ${y})`} data-port={site} data-at={`${x} ${y}`}>
      <path d="M26-7H44M26 7H44" transform={`rotate(${(out * 180) / Math.PI})`} class="rails" />
      <circle r="28" class="quay" />
      <circle r="23.5" class="plate-inner quay-inner" />
      <path d={EMBLEMS.port} transform="translate(-7.200 -22) scale(.6)" class="quay-sign" />
      <text y="16" class="quay-value">
        {value}
      </text>
    </g>
  );
}

/** The neat line, and white paper outside it where land runs off the chart. */
function Frame() {
  const { x, y, w, h } = FIELD;
  const inside = (by: number) => `M${x + by} ${y + by}h${w - 2 * by}v${h - 2 * by}h${2 * by - w}Z`;
  const degrees: string[] = [];
  const along = (length: number, place: (from: number, to: number) => void) => {
    const n = 2 * Math.round(length / 100) + 1;
    for (let i = 0; i < n; i += 2) place((i / n) * length, ((i + 1) / n) * length);
  };
  along(w - 72, (from, to) => {
    for (const at of [y + 25, y + h - 25]) degrees.push(`M${x + 36 + from} ${at}h${to - from}`);
  });
  along(h - 72, (from, to) => {
    for (const at of [x + 25, x + w - 25]) degrees.push(`M${at} ${y + 36 + from}v${to - from}`);
  });
  return (
    <g>
      <path d={`${inside(0)}${inside(36)}`} fill="#fff" fill-rule="evenodd" />
      <path d={[14, 20, 30, 36].map(inside).join('')} class="neat-line" />
      <path d={degrees.join('')} class="degrees" />
    </g>
  );
}

/** A spot of open water for the title. */
const TITLE = { x: 432, y: 962 };

function Cartouche({ say }: { say: Say }) {
  const star = Array.from({ length: 16 }, (_, i) => {
    const r = i % 4 === 0 ? 40 : i % 2 === 0 ? 26 : 9;
    return polar(0, 0, (i / 16) * Math.PI * 2 - Math.PI / 2, r);
  });
  return (
    <g>
      <g transform={`translate(${TITLE.x} ${TITLE.y})`}>
        <rect x="-112" y="-27" width="224" height="54" rx="4" class="plate" />
        <rect x="-107" y="-22" width="214" height="44" rx="2" class="plate-inner" />
        <text y="11" class="chart-title">
          {say({ key: 'isla.print.title' })}
        </text>
      </g>
      <g transform="translate(1470 860)">
        <circle r="44" class="plate-inner" />
        <path d={poly(star.flat())} class="rose" />
      </g>
    </g>
  );
}
