import type { Shape, Spot } from '../games/module';
import type { Camera } from './board-camera';

/** A round glass above the finger: what lies under it, larger, with the place that letting go would pick, by its name. */

/** Across, in px. */
export const SIZE = 132;
/** So much larger than on the board. */
export const LARGER = 2;
/** Between the finger and the glass, in px; a fingertip is about so large. */
const GAP = 44;
/** From the edge of the screen, in px. */
const EDGE = 6;

interface Size {
  width: number;
  height: number;
}

/** Where its upper left corner goes: above the finger, or where there is no room, beside it. All in px of the screen. */
export function besideFinger(x: number, y: number, loupe: Size, screen: Size): [number, number] {
  const within = (at: number, size: number, most: number) => Math.max(EDGE, Math.min(at, most - size - EDGE));
  const above = y - GAP - loupe.height;
  const across = within(x - loupe.width / 2, loupe.width, screen.width);
  if (above >= EDGE) return [across, above];
  const beside = x > screen.width / 2 ? x - GAP - loupe.width : x + GAP;
  const fits = beside >= EDGE && beside + loupe.width <= screen.width - EDGE;
  const level = within(y - loupe.height / 2, loupe.height, screen.height);
  return fits ? [beside, level] : [across, within(y + GAP, loupe.height, screen.height)];
}

/** Paints what the board shows into a canvas of so many px: the board's zero lies at x, y, one unit is `zoom` px. */
type Cut = (canvas: HTMLCanvasElement, size: number, x: number, y: number, zoom: number) => void;

interface Pane {
  host: HTMLElement;
  camera: Camera;
  cut: Cut;
}

const SVG = 'http://www.w3.org/2000/svg';

export class Loupe {
  private readonly pane: Pane;
  private readonly element = document.createElement('div');
  private readonly name = document.createElement('p');
  private readonly canvas = document.createElement('canvas');
  private readonly outline = document.createElementNS(SVG, 'path');
  /** The same on the board itself: a place may be larger than the glass. */
  private readonly ring = document.createElementNS(SVG, 'svg');
  private readonly ringed = document.createElementNS(SVG, 'path');
  private at: [number, number] | null = null;

  constructor(pane: Pane) {
    this.pane = pane;
    this.element.className = 'mid tight loupe';
    // whoever cannot see it has the places as buttons
    this.element.setAttribute('aria-hidden', 'true');
    const glass = document.createElement('div');
    glass.className = 'loupe-glass';
    const lens = document.createElementNS(SVG, 'svg');
    lens.setAttribute('viewBox', `0 0 ${SIZE} ${SIZE}`);
    lens.append(this.outline);
    glass.append(this.canvas, lens);
    this.ring.setAttribute('class', 'loupe-ring');
    this.ring.append(this.ringed);
    this.element.append(this.name, glass);
  }

  get open(): boolean {
    return this.at !== null;
  }

  /** Over this point of the board's element, with that place named and ringed. `grows`: it may be seen to open. */
  show(x: number, y: number, spot: Spot | undefined, words: string, grows: boolean): void {
    this.at = [x, y];
    this.name.textContent = words;
    this.name.hidden = words === '';
    // the movement runs once, when it comes
    if (!this.element.isConnected) this.element.classList.toggle('grows', grows);
    this.outline.setAttribute('d', spot ? path(spot.shape, (p, q) => this.toGlass(p, q), this.zoom) : '');
    const { camera } = this.pane;
    this.ringed.setAttribute('d', spot ? path(spot.shape, (p, q) => camera.toScreen(p, q), camera.zoom) : '');
    this.pane.host.append(this.ring);
    const home = this.pane.host.closest('.table') ?? this.pane.host;
    if (!this.element.isConnected) home.append(this.element);
    this.paint();
    const { left, top } = this.pane.host.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const screen = { width: window.innerWidth, height: window.innerHeight };
    const [px, py] = besideFinger(left + x, top + y, { width, height }, screen);
    this.element.style.left = `${Math.round(px)}px`;
    this.element.style.top = `${Math.round(py)}px`;
  }

  /** The board has changed under it. */
  paint(): void {
    if (!this.at) return;
    this.pane.cut(this.canvas, SIZE, ...this.toGlass(0, 0), this.zoom);
  }

  hide(): void {
    this.at = null;
    this.name.textContent = '';
    this.canvas.width = 0;
    this.element.remove();
    this.ring.remove();
  }

  private get zoom(): number {
    return this.pane.camera.zoom * LARGER;
  }

  /** A point of the board in px of the glass. */
  private toGlass(x: number, y: number): [number, number] {
    const [px, py] = this.at ?? [0, 0];
    const [sx, sy] = this.pane.camera.toScreen(x, y);
    return [(sx - px) * LARGER + SIZE / 2, (sy - py) * LARGER + SIZE / 2];
  }
}

/** The outline of a place on the glass. */
function path(shape: Shape, to: (x: number, y: number) => [number, number], zoom: number): string {
  if (shape.kind === 'polygon') return `M${shape.points.map(([x, y]) => to(x, y).join(' ')).join('L')}Z`;
  const [x, y] = to(shape.x, shape.y);
  const r = shape.r * zoom;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
