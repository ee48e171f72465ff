import type { Spot } from '../games/module';
import type { Look, Scene } from '../games/table';
import { t } from '../look/say';
import type { Camera } from './board-camera';
import type { Offer } from './board-offer';
import { type Plaque, Plaques } from './board-plaques';
import { Pointing } from './board-pointing';
import { box, centre } from './board-shapes';
import { Traces } from './board-traces';

/**
 * Real buttons over the lit places and those of a finished move, for keyboard and assistive technology; fingers and mouse
 * go through them to the board.
 * The group is one stop of the Tab key; arrow keys go to the nearest place in that direction.
 */

const SMALLEST = 44;

const DIRECTIONS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What hangs above the picture was tapped. */
export interface Taps {
  /** A trace. */
  tell(entry: number): void;
  /** A mark at a place. */
  say(plaque: Plaque): void;
  /** A place that cannot be chosen, or none. */
  miss(spot: string | undefined, lasted: number): void;
}

interface OverlayHost extends Taps {
  camera: Camera;
  /** `began`: when the key came down, in ms as events count them. */
  pick(spot: string, began: number): void;
  /** The camera was told to glide. */
  settle(): void;
}

/** Where things lie that are no places. */
type Drawn = Pick<Scene, 'figures' | 'lies'>;

export class Overlay {
  readonly element = document.createElement('div');
  /** What the others did, below the buttons. */
  readonly traces: Traces;
  /** Marks at the places, above the buttons. */
  readonly plaques: Plaques;
  /** What is spoken of, below the marks. */
  readonly pointing: Pointing;
  private buttons = new Map<string, HTMLButtonElement>();
  private spots: Spot[] = [];
  private host: OverlayHost;

  constructor(host: OverlayHost) {
    this.host = host;
    this.traces = new Traces(host);
    this.plaques = new Plaques(host);
    this.pointing = new Pointing(host.camera);
    this.element.className = 'board-places';
    this.element.setAttribute('role', 'group');
    this.element.addEventListener('keydown', (event) => this.key(event));
    this.element.addEventListener('click', (event) => {
      const id = (event.target as HTMLElement).dataset.spot;
      if (id) host.pick(id, event.timeStamp);
    });
    this.element.addEventListener('focusin', (event) => this.focused(event.target as HTMLElement));
  }

  /** Buttons that stay keep their element, and with it the focus; if the focused one goes, its nearest neighbour takes over. */
  show(offer: Offer, look: Look, scene: Drawn = {}): void {
    this.traces.show(offer.spots, offer.lit, () => scene.figures?.() ?? []);
    this.plaques.show(offer.spots);
    this.pointing.show(offer.spots, (key) => scene.lies?.(key));
    const lit = [...offer.lit, ...offer.done];
    const lost = this.spots.find((spot) => this.buttons.get(spot.id) === document.activeElement);
    const wanted = new Set(lit.map((spot) => spot.id));
    for (const [id, button] of this.buttons) {
      if (wanted.has(id)) continue;
      button.remove();
      this.buttons.delete(id);
    }
    this.spots = lit;
    for (const spot of lit) this.label(spot, offer, look);
    // Appending moves what is out of order; a button in place, focused or not, is left alone.
    for (const [i, spot] of lit.entries()) {
      const button = this.buttons.get(spot.id)!;
      if (this.element.children[i] !== button) this.element.insertBefore(button, this.element.children[i] ?? null);
    }
    if (lost && !wanted.has(lost.id)) this.focus(nearestTo(lost, lit));
    this.rove(this.spots.find((spot) => this.buttons.get(spot.id) === document.activeElement) ?? lit[0]);
    this.placeButtons();
  }

  /** Puts everything where the camera has it. */
  place(): void {
    const { camera } = this.host;
    camera.near.value = camera.zoomed;
    this.traces.place();
    this.placeButtons();
  }

  private placeButtons(): void {
    const { camera } = this.host;
    this.plaques.place();
    this.pointing.place();
    for (const spot of this.spots) {
      const { x, y, width, height } = box(spot.shape);
      const [cx, cy] = camera.toScreen(x + width / 2, y + height / 2);
      const [w, h] = [Math.max(SMALLEST, width * camera.zoom), Math.max(SMALLEST, height * camera.zoom)];
      const { style } = this.buttons.get(spot.id)!;
      style.transform = `translate(${Math.round(cx - w / 2)}px, ${Math.round(cy - h / 2)}px)`;
      style.width = `${Math.round(w)}px`;
      style.height = `${Math.round(h)}px`;
    }
  }

  clear(): void {
    this.spots = [];
    this.buttons.clear();
    this.element.replaceChildren();
    this.traces.clear();
    this.plaques.mark([]);
    this.pointing.at([]);
  }

  /** What stands at the places, and at which of them it is pointed; nothing where the board is `open` to nobody. */
  mark(open: boolean, plaques: readonly Plaque[], pointed: readonly string[]): void {
    this.plaques.mark(open ? plaques : []);
    this.pointing.at(open ? pointed : []);
  }

  /** From the lowest to the highest. */
  get elements(): HTMLElement[] {
    return [this.traces.element, this.element, this.pointing.element, this.plaques.element];
  }

  close(): void {
    this.element.remove();
    this.traces.element.remove();
    this.plaques.element.remove();
    this.pointing.element.remove();
  }

  private label(spot: Spot, offer: Offer, look: Look): void {
    let button = this.buttons.get(spot.id);
    if (!button) {
      button = document.createElement('button');
      button.type = 'button';
      button.className = spot.shape.kind === 'circle' ? 'board-place round' : 'board-place';
      button.dataset.spot = spot.id;
      button.tabIndex = -1;
      this.buttons.set(spot.id, button);
    }
    const place = look.say(spot.text);
    const done = offer.done.includes(spot);
    button.setAttribute('aria-label', done ? t('table.doneAt', { place, what: offer.words }) : place);
    if (done || offer.again(spot.id)) button.setAttribute('aria-pressed', 'true');
    else button.removeAttribute('aria-pressed');
  }

  private key(event: KeyboardEvent): void {
    const direction = DIRECTIONS[event.key];
    const id = (event.target as HTMLElement).dataset.spot;
    const from = this.spots.find((spot) => spot.id === id);
    if (!direction || !from) return;
    event.preventDefault();
    event.stopPropagation();
    this.focus(nearestTowards(from, this.spots, direction));
  }

  private focus(spot: Spot | undefined): void {
    if (!spot) return;
    this.rove(spot);
    this.buttons.get(spot.id)?.focus({ preventScroll: true });
  }

  private focused(target: HTMLElement): void {
    const spot = this.spots.find(({ id }) => id === target.dataset.spot);
    // The browser may scroll a clipped box to a focused child; the camera is the only thing that moves here.
    this.element.scrollTo(0, 0);
    if (!spot) return;
    this.rove(spot);
    const { camera } = this.host;
    if (!camera.zoomed || camera.shows(...centre(spot.shape), 40)) return;
    camera.glideToPoint(...centre(spot.shape), camera.zoom);
    this.host.settle();
  }

  /** Only this one is reached by Tab. */
  private rove(spot: Spot | undefined): void {
    for (const [id, button] of this.buttons) button.tabIndex = id === spot?.id ? 0 : -1;
  }
}

function nearestTo(from: Spot, spots: readonly Spot[]): Spot | undefined {
  const [x, y] = centre(from.shape);
  const gap = (spot: Spot) => Math.hypot(centre(spot.shape)[0] - x, centre(spot.shape)[1] - y);
  return spots.toSorted((a, b) => gap(a) - gap(b))[0];
}

/** Straight ahead counts more than sideways; nothing behind counts at all. */
function nearestTowards(from: Spot, spots: readonly Spot[], [dx, dy]: readonly [number, number]): Spot | undefined {
  const [x, y] = centre(from.shape);
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const [sx, sy] = centre(spot.shape);
    const ahead = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    if (spot === from || ahead <= 1) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
