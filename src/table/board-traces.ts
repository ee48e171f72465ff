import './board-traces.css';
import type { Spot } from '../games/module';
import type { Way } from '../games/table';
import { SEAT_STYLES } from '../look/seats';
import type { Camera } from './board-camera';
import { box, centre, distance } from './board-shapes';

/**
 * What the others did, marked above the canvas: a ring round each place, a faint line along each path, and a numbered disc
 * at the rim, where it hides no number. Board units inside the drawing; the camera places it.
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

/** A disc, where it hangs on its place, and the how-manieth it is there. */
interface Hung {
  element: HTMLElement;
  spot: Spot;
  at: number;
}

const SVG = 'http://www.w3.org/2000/svg';
/** Diameter of a disc and what lies between two, in px. */
const DISC = 24;
const PITCH = DISC + 2;
/** Where on a circle the first one hangs, in radians: upper right. */
const FIRST = -Math.PI / 3.2;
/** How far the first one moves along where it would lie on another place. */
const TURNS = [0, 0.35, -0.35, 0.7, -0.7, 1.05, 1.4, 1.75, 2.1];
/** What is printed on a place fills about so much of it. */
const PRINTED = 0.62;
/** Lengths of the pieces in which several rings share a place, in px. */
const DASH = 14;

export class Traces {
  readonly element = document.createElement('div');
  private readonly svg = document.createElementNS(SVG, 'svg');
  private readonly plane = document.createElementNS(SVG, 'g');
  private readonly host: Host;
  private traces: readonly Trace[] = [];
  private spots = new Map<string, Spot>();
  private hung: Hung[] = [];
  /** What may be picked: a disc over it lets the finger through. */
  private lit: readonly Spot[] = [];
  private placed = '';

  constructor(host: Host) {
    this.host = host;
    this.element.className = 'board-traces';
    // the ribbon and the log say the same in words
    this.element.setAttribute('aria-hidden', 'true');
    this.svg.append(this.plane);
    this.element.append(this.svg);
    this.element.addEventListener('click', (event) => {
      const entry = (event.target as HTMLElement).dataset.entry;
      if (entry !== undefined) host.tell(Number(entry));
    });
  }

  mark(traces: readonly Trace[]): void {
    this.traces = traces;
    this.build();
  }

  /** The board as it is drawn now. */
  show(spots: readonly Spot[], lit: readonly Spot[] = []): void {
    this.lit = lit;
    this.spots = new Map(spots.map((spot) => [spot.id, spot]));
    this.build();
  }

  clear(): void {
    this.mark([]);
  }

  /** Follows the camera. */
  place(): void {
    const { camera } = this.host;
    const [x, y] = camera.toScreen(0, 0);
    const now = `${x} ${y} ${camera.zoom}`;
    if (now === this.placed) return;
    this.placed = now;
    this.plane.setAttribute('transform', `translate(${x} ${y}) scale(${camera.zoom})`);
    for (const { element, spot, at } of this.hung) {
      const [bx, by] = rim(spot, at, camera.zoom, this.spots.values());
      const [cx, cy] = camera.toScreen(bx, by);
      const over = this.lit.some(({ shape }) => distance(shape, bx, by) * camera.zoom < DISC / 2);
      element.style.pointerEvents = over ? 'none' : '';
      element.style.transform = `translate(${Math.round(cx - DISC / 2)}px, ${Math.round(cy - DISC / 2)}px)`;
    }
  }

  private build(): void {
    this.plane.replaceChildren();
    for (const { element } of this.hung) element.remove();
    this.hung = [];
    const shares = sharesOf(this.traces, this.spots);
    for (const trace of this.traces) for (const way of trace.ways) this.line(trace, way);
    for (const [id, marks] of shares) {
      const spot = this.spots.get(id) as Spot;
      const discs = marks.filter(({ n }) => n > 0);
      for (const [i, trace] of discs.entries()) this.ring(trace, spot, i, discs.length);
      if (marks.length > discs.length) this.ring(marks[marks.length - 1], spot, 0, 1);
    }
    for (const [id, marks] of shares) {
      const ends = marks.filter(({ n }) => n > 0);
      for (const [at, trace] of ends.entries()) this.hang(trace, this.spots.get(id) as Spot, at);
    }
    this.placed = '';
    this.place();
  }

  /** Twice: a wide pale one below, so that it is seen on land and sea, by day and by night. */
  private draw(make: () => SVGElement, trace: Trace, kind: string): SVGElement[] {
    return ['casing', ''].map((layer) => {
      const it = make();
      it.setAttribute('class', `trace-${kind} ${layer} ${trace.n === 0 ? 'lit' : ''}`);
      it.setAttribute('vector-effect', 'non-scaling-stroke');
      if (layer === '') it.style.setProperty('--own', colourOf(trace));
      this.plane.append(it);
      return it;
    });
  }

  private ring(trace: Trace, spot: Spot, i: number, of: number): void {
    const drawn = this.draw(() => outline(spot), trace, 'ring');
    this.spare(drawn, spot);
    if (of < 2) return;
    drawn[1].style.strokeDasharray = `${DASH} ${DASH * (of - 1)}`;
    drawn[1].style.strokeDashoffset = `${-DASH * i}`;
  }

  /** A ring leaves out the smaller places it would cross, and what is printed on them. */
  private spare(drawn: readonly SVGElement[], spot: Spot): void {
    const holes = holesOf(spot, this.spots.values());
    if (holes.length === 0) return;
    const mask = document.createElementNS(SVG, 'mask');
    mask.id = `trace-mask-${spot.id.replaceAll(':', '-')}`;
    mask.setAttribute('maskUnits', 'userSpaceOnUse');
    const { x, y, width, height } = box(spot.shape);
    const all = document.createElementNS(SVG, 'rect');
    const margin = width + height;
    const sides = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
    for (const it of [mask, all]) for (const [name, n] of Object.entries(sides)) it.setAttribute(name, String(n));
    all.setAttribute('fill', '#fff');
    mask.append(all);
    for (const [cx, cy, r] of holes) {
      const hole = document.createElementNS(SVG, 'circle');
      for (const [name, n] of Object.entries({ cx, cy, r })) hole.setAttribute(name, String(n));
      mask.append(hole);
    }
    this.plane.append(mask);
    for (const it of drawn) it.setAttribute('mask', `url(#${mask.id})`);
  }

  private line(trace: Trace, way: Way): void {
    const points = way.flatMap((id) => (this.spots.has(id) ? [centre((this.spots.get(id) as Spot).shape)] : []));
    if (points.length < 2) return;
    const make = () => {
      const it = document.createElementNS(SVG, 'polyline');
      it.setAttribute('points', points.join(' '));
      return it;
    };
    this.draw(make, trace, 'line');
  }

  private hang(trace: Trace, spot: Spot, at: number): void {
    const element = document.createElement('span');
    element.className = 'trace-disc';
    element.dataset.entry = String(trace.entry);
    element.textContent = String(trace.n);
    const style = trace.colour === undefined ? undefined : SEAT_STYLES[trace.colour % SEAT_STYLES.length];
    if (style) {
      element.style.setProperty('--face', style.face);
      element.style.setProperty('--edge', style.edge);
      element.style.setProperty('--mark', style.ink);
    }
    this.element.append(element);
    this.hung.push({ element, spot, at });
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

/** Smaller places on the rim of this one, as circles round what is printed on them. */
function holesOf(spot: Spot, spots: Iterable<Spot>): (readonly [x: number, y: number, r: number])[] {
  const own = box(spot.shape);
  const size = Math.min(own.width, own.height);
  const out: (readonly [number, number, number])[] = [];
  for (const { id, shape } of spots) {
    const { x, y, width, height } = box(shape);
    const r = (PRINTED * Math.max(width, height)) / 2;
    const [cx, cy] = [x + width / 2, y + height / 2];
    const near = cx > own.x - r && cx < own.x + own.width + r && cy > own.y - r && cy < own.y + own.height + r;
    if (id !== spot.id && near && Math.max(width, height) < 0.8 * size) out.push([cx, cy, r]);
  }
  return out;
}

function outline({ shape }: Spot): SVGElement {
  const it = document.createElementNS(SVG, shape.kind);
  if (shape.kind === 'circle') {
    it.setAttribute('cx', String(shape.x));
    it.setAttribute('cy', String(shape.y));
    it.setAttribute('r', String(shape.r));
  } else it.setAttribute('points', shape.points.join(' '));
  return it;
}

/** Where the `at`-th disc hangs, in board units: just outside the rim of a circle, or to the right of a corner. */
function rim(spot: Spot, at: number, zoom: number, spots: Iterable<Spot>): [number, number] {
  const { shape } = spot;
  if (shape.kind === 'circle') {
    const { x, y } = shape;
    const r = shape.r + DISC / 3 / zoom;
    const wide = r * zoom > 1.5 * PITCH;
    const holes = wide ? holesOf(spot, spots) : [];
    const free = (angle: number): boolean =>
      holes.every(([hx, hy, reach]) => {
        const far = Math.hypot(x + r * Math.cos(angle) - hx, y + r * Math.sin(angle) - hy);
        return far > reach + DISC / 2 / zoom;
      });
    // round the rim to the first free piece, and on from there
    const first = TURNS.map((turn) => FIRST + turn).find(free) ?? FIRST;
    const angle = wide ? first + (at * PITCH) / (r * zoom) : FIRST;
    return [x + r * Math.cos(angle) + (wide ? 0 : (at * PITCH) / zoom), y + r * Math.sin(angle)];
  }
  const [x, y] = shape.points.reduce((best, one) => (one[0] - one[1] > best[0] - best[1] ? one : best));
  return [x + (at * PITCH) / zoom, y];
}
