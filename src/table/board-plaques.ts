import './board-plaques.css';
import type { Phrase } from '../engine/rules';
import type { Spot } from '../games/module';
import type { Counted, Off } from '../games/table';
import { SEAT_STYLES } from '../look/seats';
import type { Camera } from './board-camera';
import { box } from './board-shapes';

/** A short mark at a place, with the sentence it stands for. */
export interface Plaque {
  spot: string;
  /** Index into SEAT_STYLES; undefined: nobody's. */
  colour: number | undefined;
  mark: string;
  of?: Counted;
  text: Phrase;
  /** The same in the reader's language. */
  words: string;
  /** Where the middle of its place must stay free. */
  off?: Off;
}

interface PlaquesHost {
  camera: Camera;
  /** A mark was tapped. */
  say(plaque: Plaque): void;
}

interface Hung {
  element: HTMLElement;
  plaque: Plaque;
  spot: Spot;
  /** The how-manieth of how many at its place. */
  at: number;
  of: number;
}

/** From one to the next at the same place, in px. */
const PITCH = 46;

/** Marks over the picture, in px of the screen so that they are read at any zoom; several at a place stand in a row, cards in a column. */
export class Plaques {
  readonly element = document.createElement('div');
  private readonly host: PlaquesHost;
  private all: readonly Plaque[] = [];
  private spots = new Map<string, Spot>();
  private hung: Hung[] = [];

  constructor(host: PlaquesHost) {
    this.host = host;
    this.element.className = 'board-plaques';
  }

  mark(all: readonly Plaque[]): void {
    this.all = all;
    this.build();
  }

  /** The board as it is drawn now. */
  show(spots: readonly Spot[]): void {
    this.spots = new Map(spots.map((spot) => [spot.id, spot]));
    this.build();
  }

  /** Follows the camera. */
  place(): void {
    const { camera } = this.host;
    for (const { element, plaque, spot, at, of } of this.hung) {
      const { x, y, width, height } = box(spot.shape);
      // the board may lie turned: what is up on the screen is asked of the camera
      const [ax, ay] = camera.toScreen(x, y);
      const [bx, by] = camera.toScreen(x + width, y + height);
      const [right, down] = plaque.off ?? [0, 0];
      const cx = (ax + bx) / 2 + right * Math.abs(bx - ax);
      const cy = (ay + by) / 2 + down * Math.abs(by - ay);
      const middle = at - (of - 1) / 2;
      const [along, below] = plaque.of === 'card' ? [0, middle * 112] : [middle * PITCH, 0];
      element.style.transform = `translate(${Math.round(cx + along)}px, ${Math.round(cy)}px) translate(-50%, ${below - 50}%)`;
    }
  }

  private build(): void {
    for (const { element } of this.hung) element.remove();
    this.hung = [];
    const shares = new Map<string, Plaque[]>();
    for (const one of this.all)
      if (this.spots.has(one.spot)) shares.set(one.spot, [...(shares.get(one.spot) ?? []), one]);
    for (const [id, marks] of shares) {
      for (const [at, one] of marks.entries()) this.hang(one, this.spots.get(id) as Spot, at, marks.length);
    }
    this.place();
  }

  private hang(plaque: Plaque, spot: Spot, at: number, of: number): void {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = 'board-plaque';
    if (plaque.of) element.dataset.of = plaque.of;
    element.textContent = plaque.mark;
    element.setAttribute('aria-label', plaque.words);
    element.addEventListener('click', () => this.host.say(plaque));
    const style = plaque.colour === undefined ? undefined : SEAT_STYLES[plaque.colour % SEAT_STYLES.length];
    if (style) {
      element.style.setProperty('--face', style.face);
      element.style.setProperty('--edge', style.edge);
      element.style.setProperty('--mark', style.ink);
    }
    this.element.append(element);
    this.hung.push({ element, plaque, spot, at, of });
  }
}
