import './board-traces.css';
import { meets } from '../games/kit/outline';
import type { Shape, Spot } from '../games/module';
import type { Field, Way } from '../games/table';
import { SEAT_STYLES } from '../look/seats';
import type { Camera } from './board-camera';
import { box, centre, distance } from './board-shapes';
import { nextTask } from './task';

/**
 * What the others did, marked above the canvas: a ring round each place, a faint line along each path, and a numbered disc
 * at the rim. None of them lies on a printed number. Board units inside the drawing; the camera places it.
 */

export interface Trace {
  /** From 1; 0 lights a place up and has no disc. */
  n: number;
  /** The entry of the log it marks. */
  entry: number;
  /** Index into SEAT_STYLES; undefined for what nobody did. */
  colour: number | undefined;
  ways: readonly Way[];
}

interface Host {
  camera: Camera;
  /** A disc was tapped. */
  tell(entry: number): void;
}

/** A disc, the place it marks, and where it hangs, in board units. */
interface Hung {
  element: HTMLElement;
  spot: Spot;
  at: Point;
}

/** What is printed on a place, and how large that place is at its widest, in board units. */
interface Print {
  id: string;
  size: number;
  box: Field;
}

type Point = readonly [x: number, y: number];
/** A ring round a place, or a line along a path. */
type Line = Shape | { kind: 'polyline'; points: readonly Point[] };

const SVG = 'http://www.w3.org/2000/svg';
/** Diameter of a disc and what lies between two, in px. */
const DISC = 24;
const PITCH = DISC + 2;
/** Where on a circle the first one hangs, in radians: upper right. */
const FIRST = -Math.PI / 3.2;
/** How far along it moves where it would lie on something: to the right and down before to the left. */
const TURNS = [0, 1, 2, -1, 3, 4, 5, -2, 6, 7, 8, -3, 9, 10, -4, -5, -6, -7].map((n) => n * 0.35);
/** What is printed on a place fills about so much of it. */
const PRINTED = 0.62;
/** Lengths of the pieces in which several rings share a place, in px. */
const DASH = 14;

export class Traces {
  readonly element = document.createElement('div');
  private readonly plane = document.createElementNS(SVG, 'g');
  private readonly lines = document.createElementNS(SVG, 'g');
  private readonly rings = document.createElementNS(SVG, 'g');
  private readonly host: Host;
  private traces: readonly Trace[] = [];
  private spots = new Map<string, Spot>();
  private hung: Hung[] = [];
  /** What is there, by what it looks like. What stays is left alone: the browser lays out whatever comes and goes. */
  private there = new Map<string, Element>();
  private stays = new Map<string, Element>();
  /** What this was drawn from. */
  private drawn = '';
  private clips = 0;
  /** What may be picked: a disc over it lets the finger through. */
  private lit: readonly Spot[] = [];
  /** Where numbers are printed. */
  private figures: () => readonly Field[] = () => [];
  private numbers: readonly Field[] = [];
  private prints: readonly Print[] = [];
  private placed = '';
  /** They are drawn anew once a board and its marks have both changed, outside the frames of a movement. */
  private stale = false;
  /** Of the camera, when the discs found their places. */
  private zoom = 0;

  constructor(host: Host) {
    this.host = host;
    this.element.className = 'board-traces';
    // the ribbon and the log say the same in words
    this.element.setAttribute('aria-hidden', 'true');
    const svg = document.createElementNS(SVG, 'svg');
    svg.append(this.plane);
    this.plane.append(this.lines, this.rings);
    this.element.append(svg);
    this.element.addEventListener('click', (event) => {
      const entry = (event.target as HTMLElement).dataset.entry;
      if (entry !== undefined) host.tell(Number(entry));
    });
  }

  mark(traces: readonly Trace[]): void {
    this.traces = traces;
    this.change();
  }

  /** The board as it is drawn now. */
  show(spots: readonly Spot[], lit: readonly Spot[] = [], figures = this.figures): void {
    this.lit = lit;
    this.figures = figures;
    this.spots = new Map(spots.map((spot) => [spot.id, spot]));
    this.change();
  }

  /** At once: the screen may be somebody else's now. */
  clear(): void {
    this.mark([]);
    this.build();
  }

  private change(): void {
    if (this.stale) return;
    this.stale = true;
    void nextTask().then(() => this.stale && this.build());
  }

  /** Follows the camera, with every frame; what has changed has a task of its own. */
  place(): void {
    const { camera } = this.host;
    if (this.stale) return;
    const [x, y] = camera.toScreen(0, 0);
    const now = `${x} ${y} ${camera.zoom}`;
    if (now === this.placed) return;
    this.placed = now;
    this.plane.setAttribute('transform', `translate(${x} ${y}) scale(${camera.zoom})`);
    if (camera.zoom !== this.zoom) this.hangAll();
    for (const { element, at } of this.hung) {
      const [bx, by] = at;
      const [cx, cy] = camera.toScreen(bx, by);
      const over = this.lit.some(({ shape }) => distance(shape, bx, by) * camera.zoom < DISC / 2);
      element.style.pointerEvents = over ? 'none' : '';
      element.style.transform = `translate(${Math.round(cx - DISC / 2)}px, ${Math.round(cy - DISC / 2)}px)`;
    }
  }

  /**
   * Where a disc hangs, in board units: at the rim, as far to the upper right as can be, on no number, no other disc and
   * nothing that stands on a marked place; where there is no such room, on no number.
   */
  private rim(spot: Spot, taken: readonly Point[]): Point {
    const { camera } = this.host;
    const { zoom } = camera;
    const half = DISC / 2 / zoom;
    const isClear = ([x, y]: Point, holes: readonly Field[]) =>
      holes.every((hole) => !meets(hole, { x: x - half, y: y - half, width: 2 * half, height: 2 * half }));
    const isAlone = ([x, y]: Point) => taken.every(([tx, ty]) => Math.hypot(x - tx, y - ty) >= PITCH / zoom);
    const isWhole = ([x, y]: Point) => camera.zoomed || camera.shows(x, y, DISC / 2);
    const standing = this.hung.flatMap((one) => (one.spot.id === spot.id ? [] : [printed(one.spot.shape)]));
    const holes = [...standing, ...holesOf(spot, this.prints)];
    // the first one that is as good as can be; of the others the best
    const [any, free, alone, whole] = [0, 1, 2, 3];
    const best: Point[] = [];
    for (const out of [0, 0.5, 1].map((ring) => (DISC / 3 + ring * PITCH) / zoom))
      for (const turn of TURNS) {
        const at = onRim(spot, FIRST + turn, out);
        best[any] ??= at;
        if (!isClear(at, this.numbers)) continue;
        best[free] ??= at;
        if (!isAlone(at)) continue;
        best[alone] ??= at;
        if (!isWhole(at)) continue;
        best[whole] ??= at;
        if (isClear(at, holes)) return at;
      }
    return best.at(-1) as Point;
  }

  /** Discs are as large on every zoom: each finds its place anew. */
  private hangAll(): void {
    this.zoom = this.host.camera.zoom;
    const taken: Point[] = [];
    for (const one of this.hung) {
      one.at = this.rim(one.spot, taken);
      taken.push(one.at);
    }
  }

  private build(): void {
    this.numbers = this.traces.length > 0 ? this.figures() : [];
    const spots = this.traces.length > 0 ? [...this.spots.values()] : [];
    const now = JSON.stringify([this.traces, spots.map(({ id, shape }) => [id, shape]), this.numbers]);
    if (now !== this.drawn) this.rebuild(spots);
    this.drawn = now;
    this.placed = '';
    this.stale = false;
    this.place();
  }

  private rebuild(spots: readonly Spot[]): void {
    this.prints = spots.map(printOf);
    this.hung = [];
    this.stays = new Map();
    for (const trace of this.traces) for (const way of trace.ways) this.line(trace, way);
    for (const [id, marks] of sharesOf(this.traces, this.spots)) {
      const spot = this.spots.get(id) as Spot;
      const discs = marks.filter(({ n }) => n > 0);
      for (const [i, trace] of discs.entries()) this.ring(trace, spot, i, discs.length);
      if (marks.length > discs.length) this.ring(marks[marks.length - 1], spot, 0, 1);
      for (const trace of discs) this.hang(trace, spot);
    }
    for (const [look, it] of this.there) if (!this.stays.has(look)) it.remove();
    this.there = this.stays;
    this.zoom = 0;
  }

  /** What is there already and looks like this, or what `make` puts there. */
  private once<It extends Element>(parent: Element, looks: readonly unknown[], make: () => It): It {
    const look = JSON.stringify(looks);
    // two may look alike: one of them is enough
    const there = (this.stays.get(look) ?? this.there.get(look)) as It | undefined;
    const it = there ?? make();
    if (!there) parent.append(it);
    this.stays.set(look, it);
    return it;
  }

  private ring(trace: Trace, spot: Spot, i: number, of: number): void {
    const dash = of < 2 ? undefined : ([`${DASH} ${DASH * (of - 1)}`, `${-DASH * i}`] as const);
    this.draw(this.rings, trace, spot.shape, [...this.numbers, ...holesOf(spot, this.prints)], dash);
  }

  private line(trace: Trace, way: Way): void {
    const points = way.flatMap((id) => (this.spots.has(id) ? [centre((this.spots.get(id) as Spot).shape)] : []));
    if (points.length > 1) this.draw(this.lines, trace, { kind: 'polyline', points }, this.numbers);
  }

  /**
   * Twice: a wide pale one below, so that it is seen on land and sea, by day and by night. It leaves out `holes`: the
   * smaller places it would cross, and printed numbers. `dash`: where several share a place, its pieces and where they begin.
   */
  private draw(
    parent: Element,
    trace: Trace,
    line: Line,
    holes: readonly Field[],
    dash?: readonly [string, string],
  ): void {
    const near = apart(holes);
    const lit = trace.n === 0;
    this.once(parent, [lit, trace.colour, line, near, dash], () => {
      const it = document.createElementNS(SVG, 'g');
      const kind = line.kind === 'polyline' ? 'line' : 'ring';
      for (const layer of ['casing', '']) {
        const drawn = outline(line);
        drawn.setAttribute('class', `trace-${kind} ${layer} ${lit ? 'lit' : ''}`);
        drawn.setAttribute('vector-effect', 'non-scaling-stroke');
        if (layer === '') drawn.style.setProperty('--own', colourOf(trace));
        if (layer === '' && dash) [drawn.style.strokeDasharray, drawn.style.strokeDashoffset] = dash;
        it.append(drawn);
      }
      if (near.length > 0) this.spare(it, near);
      return it;
    });
  }

  private spare(it: SVGElement, holes: readonly Field[]): void {
    const clip = document.createElementNS(SVG, 'clipPath');
    clip.id = `trace-${++this.clips}`;
    const path = document.createElementNS(SVG, 'path');
    const way = ({ x, y, width, height }: Field) => `M${x} ${y}h${width}v${height}h${-width}z`;
    path.setAttribute('d', [EVERYWHERE, ...holes].map(way).join(''));
    path.setAttribute('clip-rule', 'evenodd');
    clip.append(path);
    for (const drawn of it.children) drawn.setAttribute('clip-path', `url(#${clip.id})`);
    it.append(clip);
  }

  private hang(trace: Trace, spot: Spot): void {
    const { n, entry, colour } = trace;
    const element = this.once(this.element, [n, entry, colour, spot.id], () => {
      const it = document.createElement('span');
      it.className = 'trace-disc mid';
      it.dataset.entry = String(entry);
      it.textContent = String(n);
      const style = colour === undefined ? undefined : SEAT_STYLES[colour % SEAT_STYLES.length];
      if (style) {
        it.style.setProperty('--face', style.face);
        it.style.setProperty('--edge', style.edge);
        it.style.setProperty('--mark', style.ink);
      }
      return it;
    });
    this.hung.push({ element, spot, at: [0, 0] });
  }
}

const colourOf = ({ n, colour }: Trace): string =>
  n === 0 ? 'var(--focus)' : colour === undefined ? 'var(--ink)' : SEAT_STYLES[colour % SEAT_STYLES.length].face;

/** Traces by place, each once a place; of a path its end, the line tells the rest. */
function sharesOf(traces: readonly Trace[], spots: ReadonlyMap<string, Spot>): Map<string, Trace[]> {
  const out = new Map<string, Trace[]>();
  for (const trace of traces) {
    for (const id of new Set(trace.n === 0 ? trace.ways.flat() : trace.ways.flatMap((way) => way.slice(-1)))) {
      if (spots.has(id)) out.set(id, [...(out.get(id) ?? []), trace]);
    }
  }
  return out;
}

const EVERYWHERE: Field = { x: -1e5, y: -1e5, width: 2e5, height: 2e5 };

/** The same boxes, those that meet as one: no point lies in two. */
function apart(boxes: readonly Field[]): Field[] {
  const out: Field[] = [];
  for (const one of boxes) {
    let all = one;
    for (let i = out.findIndex((it) => meets(it, all)); i >= 0; i = out.findIndex((it) => meets(it, all))) {
      const [it] = out.splice(i, 1);
      const [x, y] = [Math.min(it.x, all.x), Math.min(it.y, all.y)];
      const [right, bottom] = [
        Math.max(it.x + it.width, all.x + all.width),
        Math.max(it.y + it.height, all.y + all.height),
      ];
      all = { x, y, width: right - x, height: bottom - y };
    }
    out.push(all);
  }
  return out;
}

/** Round what is printed on a place, or stands there. */
function printed(shape: Shape): Field {
  const { x, y, width, height } = box(shape);
  const wide = PRINTED * Math.max(width, height);
  return { x: x + (width - wide) / 2, y: y + (height - wide) / 2, width: wide, height: wide };
}

const printOf = ({ id, shape }: Spot): Print => {
  const { width, height } = box(shape);
  return { id, size: Math.max(width, height), box: printed(shape) };
};

/** Round what is printed on smaller places on the rim of this one. */
function holesOf({ id, shape }: Spot, prints: readonly Print[]): Field[] {
  const own = box(shape);
  const size = Math.min(own.width, own.height);
  return prints.flatMap((one) => (one.id !== id && one.size < 0.8 * size && meets(one.box, own) ? [one.box] : []));
}

function outline(line: Line): SVGElement {
  const it = document.createElementNS(SVG, line.kind);
  if (line.kind === 'circle') {
    it.setAttribute('cx', String(line.x));
    it.setAttribute('cy', String(line.y));
    it.setAttribute('r', String(line.r));
  } else it.setAttribute('points', line.points.join(' '));
  return it;
}

/** Where a ray from the middle of a place leaves it, and so much farther. */
function onRim({ shape }: Spot, angle: number, out: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = centre(shape);
  if (shape.kind === 'circle') return [x + (shape.r + out) * cos, y + (shape.r + out) * sin];
  let [inner, outer] = [0, Math.hypot(box(shape).width, box(shape).height)];
  for (let i = 0; i < 12; i++) {
    const half = (inner + outer) / 2;
    if (distance(shape, x + half * cos, y + half * sin) === 0) inner = half;
    else outer = half;
  }
  return [x + (inner + out / 2) * cos, y + (inner + out / 2) * sin];
}
