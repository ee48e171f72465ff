import './paper.css';
import type { ComponentChildren } from 'preact';
import type { Phrase } from '../../../engine/rules';
import { SEAT_STYLES } from '../../../look/seats';

/** What printed games are made of: pieces to be cut out, their backs, and a board in several sheets. Millimetres. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Room {
  width: number;
  height: number;
}

/** A block of equal boxes edge to edge, in reading order: one cut parts two of them. Centred from left to right. */
export function block(room: Room, count: number, columns: number, w: number, h: number, y = 0): Box[] {
  const x = (room.width - columns * w) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % columns) * w,
    y: y + Math.floor(i / columns) * h,
    w,
    h,
  }));
}

/** Where a box lies when the sheet is turned over by its long edge. */
export const behind = (room: Room, box: Box): Box => ({ ...box, x: room.width - box.x - box.w });

const mm = (n: number): string => `${Math.round(n * 1000) / 1000}mm`;
const placed = ({ x, y, w, h }: Box) => ({ left: mm(x), top: mm(y), width: mm(w), height: mm(h) });
const boxed = ({ x, y, w, h }: Box): string => [x, y, w, h].map((n) => n.toFixed(3)).join(' ');

interface PieceProps {
  box: Box;
  kind: string;
  /** Which of its kind. */
  is?: string | number;
  class?: string;
  style?: { [name: `--${string}`]: string };
  children?: ComponentChildren;
}

/** One thing to be cut out. Its outline is the cut. */
export function Piece({ box, kind, is, class: name = '', style, children }: PieceProps) {
  return (
    <div
      class={`piece ${name}`}
      style={{ ...placed(box), ...style }}
      data-piece={kind}
      data-is={is}
      data-box={boxed(box)}
    >
      {children}
    </div>
  );
}

const TICK = 2.2;

/** Short lines outside a block, where a knife is laid. */
export function CutMarks({ room, boxes }: { room: Room; boxes: readonly Box[] }) {
  const xs = [...new Set(boxes.flatMap(({ x, w }) => [x, x + w]).map((n) => n.toFixed(2)))].map(Number);
  const ys = [...new Set(boxes.flatMap(({ y, h }) => [y, y + h]).map((n) => n.toFixed(2)))].map(Number);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const d = [
    ...xs.map((x) => `M${x} ${top - 0.6}v${-TICK}M${x} ${bottom + 0.6}v${TICK}`),
    ...ys.map((y) => `M${left - 0.6} ${y}h${-TICK}M${right + 0.6} ${y}h${TICK}`),
  ].join('');
  return (
    <svg
      class="cut-marks"
      viewBox={`0 0 ${room.width} ${room.height}`}
      style={placed({ x: 0, y: 0, w: room.width, h: room.height })}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

/** A row of its own that says what stands below. */
export function Caption({ y, children }: { y: number; children: ComponentChildren }) {
  return (
    <p class="caption" style={{ top: mm(y) }}>
      {children}
    </p>
  );
}

/** The seat's symbol in its colour, in a box of 40: on any printer the shape tells. */
export function SeatMark({ colour }: { colour: number }) {
  const style = SEAT_STYLES[colour % SEAT_STYLES.length];
  return (
    <>
      <circle cx="20" cy="20" r="18" fill="none" stroke={style.light} stroke-width="1.8" />
      <circle cx="20" cy="20" r="15.5" fill="none" stroke={style.light} stroke-width=".7" />
      <path d={style.symbol} fill={style.light} transform="translate(8 8)" />
    </>
  );
}

export function SeatSign({ colour }: { colour: number }) {
  return (
    <svg class="seat-sign" viewBox="0 0 40 40" aria-hidden="true">
      <SeatMark colour={colour} />
    </svg>
  );
}

/** The back of a card: rings of waves round an emblem, in thin lines. */
export function CardBack({ w, h, children }: { w: number; h: number; children: ComponentChildren }) {
  const waves: string[] = [];
  for (let y = 5.5; y < h - 4; y += 3.2) for (let x = 4.5; x < w - 6; x += 4) waves.push(`M${x} ${y}q1-1.100 2 0t2 0`);
  return (
    <svg class="card-back" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <rect x="2.5" y="2.5" width={w - 5} height={h - 5} rx="2" class="back-frame" />
      <rect x="3.5" y="3.5" width={w - 7} height={h - 7} rx="1.4" class="back-line" />
      <path d={waves.join('')} class="back-line" />
      <circle cx={w / 2} cy={h / 2} r={w * 0.3} class="back-medal" />
      <circle cx={w / 2} cy={h / 2} r={w * 0.27} class="back-line" />
      <g transform={`translate(${w / 2} ${h / 2}) scale(${w * 0.0155})`}>{children}</g>
    </svg>
  );
}

/* The board in several sheets. */

/** So far one sheet lies over its neighbour. */
const OVERLAP = 8;

export interface Tile {
  /** Counted from one, in reading order. */
  n: number;
  /** What it shows, in board units. */
  view: Box;
  /** Where it lies on the sheet, in millimetres. */
  box: Box;
  /** The sheets that are glued on its strips. */
  right?: number;
  below?: number;
}

interface Tiling {
  /** Millimetres a board unit. */
  scale: number;
  tiles: readonly Tile[];
}

/** Cuts a board into equal sheets, as large as they allow. */
export function tiling(room: Room, field: Box, columns: number, rows: number): Tiling {
  const span = (length: number, n: number): number => n * length - (n - 1) * OVERLAP;
  const scale = Math.min(span(room.width, columns) / field.w, span(room.height, rows) / field.h);
  const part = (length: number, n: number): number => (length * scale + (n - 1) * OVERLAP) / n;
  const [w, h] = [part(field.w, columns), part(field.h, rows)];
  const tiles = Array.from({ length: columns * rows }, (_, i): Tile => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return {
      n: i + 1,
      view: {
        x: field.x + (column * (w - OVERLAP)) / scale,
        y: field.y + (row * (h - OVERLAP)) / scale,
        w: w / scale,
        h: h / scale,
      },
      box: { x: (room.width - w) / 2, y: (room.height - h) / 2, w, h },
      ...(column < columns - 1 ? { right: i + 2 } : {}),
      ...(row < rows - 1 ? { below: i + 1 + columns } : {}),
    };
  });
  return { scale, tiles };
}

interface BoardSheetProps {
  tile: Tile;
  scale: number;
  say(phrase: Phrase): string;
  children: ComponentChildren;
}

/** One sheet of the board, with the strips that its neighbours cover. */
export function BoardSheet({ tile, scale, say, children }: BoardSheetProps) {
  const { n, view, box, right, below } = tile;
  const strip = OVERLAP / scale;
  return (
    <div class="board-sheet" style={placed(box)} data-tile={n} data-box={boxed(box)}>
      <svg viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`} aria-hidden="true">
        {children}
        {right && (
          <Strip at={{ x: view.x + view.w - strip, y: view.y, w: strip, h: view.h }} scale={scale} upright>
            {say({ key: 'print.glue', args: { n: right } })}
          </Strip>
        )}
        {below && (
          <Strip at={{ x: view.x, y: view.y + view.h - strip, w: view.w, h: strip }} scale={scale}>
            {say({ key: 'print.glue', args: { n: below } })}
          </Strip>
        )}
      </svg>
    </div>
  );
}

/** The drawing shows through, so that the edge of the next sheet can be laid on it exactly. */
function Strip(props: { at: Box; scale: number; upright?: boolean; children: ComponentChildren }) {
  const { at, scale, upright, children } = props;
  const hatch: string[] = [];
  const long = upright ? at.h : at.w;
  const deep = upright ? at.w : at.h;
  for (let s = 0; s < long - deep; s += 4 / scale)
    hatch.push(
      upright ? `M${at.x} ${at.y + s + deep}l${deep} ${-deep}` : `M${at.x + s} ${at.y + deep}l${deep} ${-deep}`,
    );
  const [cx, cy] = [at.x + at.w / 2, at.y + at.h / 2];
  const places = [-0.28, 0.28].map((share) => (upright ? [cx, cy + at.h * share] : [cx + at.w * share, cy]));
  return (
    <g class="strip" data-strip={upright ? 'right' : 'below'}>
      <rect x={at.x} y={at.y} width={at.w} height={at.h} class="strip-veil" />
      <path d={hatch.join('')} class="strip-hatch" stroke-width={0.12 / scale} />
      <path
        d={upright ? `M${at.x} ${at.y}v${at.h}` : `M${at.x} ${at.y}h${at.w}`}
        class="strip-edge"
        stroke-width={0.25 / scale}
        stroke-dasharray={`${3 / scale} ${1.5 / scale}`}
      />
      {places.map(([x, y], i) => (
        <g key={i} transform={`translate(${x} ${y})${upright ? ' rotate(-90)' : ''} scale(${1 / scale})`}>
          <rect x="-24" y="-2.3" width="48" height="4.6" class="strip-label" />
          <text y="1.1" class="paper-words">
            {children}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A figure that stands: two faces back to back, and a foot on both sides. Folded along the dotted lines. */
export function Tent({
  w,
  face,
  foot,
  children,
}: {
  w: number;
  face: number;
  foot: number;
  children: ComponentChildren;
}) {
  const h = 2 * (face + foot);
  return (
    <svg class="tent" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <path d={[foot, h / 2, h - foot].map((y) => `M0 ${y}h${w}`).join('')} class="fold" />
      <g transform={`translate(0 ${h / 2})`}>{children}</g>
      <g transform={`translate(${w} ${h / 2}) rotate(180)`}>{children}</g>
    </svg>
  );
}
