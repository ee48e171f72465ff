import './board.css';
import type { Phrase } from '../engine/rules';
import type { Spot } from '../games/module';
import type { Field, Ghost, Ground, Look, Mark, Scene } from '../games/table';
import { Camera } from './board-camera';
import { fonts } from './board-fonts';
import { hands, points } from './board-ground';
import { Looking } from './board-looking';
import { Loupe } from './board-loupe';
import { type Finished, Offer, sameFinished } from './board-offer';
import type { BoardOptions } from './board-options';
import { Overlay } from './board-overlay';
import type { Plaque } from './board-plaques';
import { Pointers, type Tap } from './board-pointers';
import { drawnMarks, type Shown, sameGhost, sameLook, sameMarks } from './board-same';
import { Surface } from './board-surface';
import { hit, instead } from './board-targets';
import type { Trace } from './board-traces';
import { flatPoint, turnField, turnPoint, turnSpots, worthTurning } from './board-turn';
import { nextTask } from './task';

/** The board of a running match: Pixi only draws; pointers, camera, places and the clock are here. Knows no game. */

const NOTHING: ReadonlyMap<string, Mark> = new Map();
/** A frame after a long pause moves things no further than this. */
const LONGEST_STEP_MS = 250;

export class Board {
  private surface!: Surface;
  readonly scene: Scene;
  private sheet: Field;
  private turned = false;
  readonly camera: Camera;
  private overlay: Overlay;
  private pointers: Pointers;
  private glass = Object.assign(document.createElement('div'), { className: 'board-glass' });
  private stop = new AbortController();
  private resizing: ResizeObserver;
  private options: BoardOptions;
  private lookNow: Look;
  private shown: Shown | null = null;
  private spots: Spot[] = [];
  private offer = new Offer([], NOTHING, null);
  /** The last place that was chosen. */
  private picked: string | undefined;
  /** What is being played, if anything; another object means that it was cut short. */
  private script: { after: unknown } | null = null;
  private blanked = false;
  private closed = false;
  private frame = 0;
  private last = 0;
  /** Drawn so far. */
  private frames = 0;
  private looking: Looking;
  /** The finger came down while something moved: it ends that and does nothing else. */
  private finishes = false;

  /** WebGL, else a plain canvas, else it throws BoardUnavailable. */
  static async open(options: BoardOptions): Promise<Board> {
    const board = new Board(options);
    if (import.meta.env.MODE === 'looks') Object.assign(globalThis, { board }); // the audit asks what is drawn
    try {
      await Promise.all([board.openSurface(), fonts()]);
    } catch (error) {
      board.close();
      throw error;
    }
    board.resize();
    return board;
  }

  private constructor(options: BoardOptions) {
    this.options = options;
    this.lookNow = options.look;
    this.scene = options.table.scene();
    this.sheet = this.scene.paper ?? this.scene.field;
    this.camera = new Camera(this.scene.field);
    this.overlay = new Overlay({
      camera: this.camera,
      pick: (spot, began) => this.pick(spot, began),
      settle: () => this.settle(),
      ...options.taps,
    });
    const { host } = options;
    host.classList.add('board-host');
    if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
    this.looking = new Looking({
      camera: this.camera,
      glass: new Loupe({ host, camera: this.camera, cut: (...cut) => this.surface.cut(...cut) }),
      lit: () => (this.script || options.busy?.() ? [] : this.offer.lit),
      look: () => this.lookNow,
      piece: () => this.spots.find(({ id }) => id === options.table.carries?.(this.shown?.view)),
      carry: (at) => this.ground.live(at && { carried: at }),
    });
    host.append(this.glass, ...this.overlay.elements);
    this.pointers = new Pointers(this.glass, this.gestures());
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(host);
    // Nothing moves in a page that nobody sees, and rules never wait for a tween.
    document.addEventListener('visibilitychange', () => document.hidden && this.skip(), { signal: this.stop.signal });
  }

  /** Makes the picture be this; costs next to nothing if it is already. Ends whatever is being played. */
  show(view: unknown, marks: ReadonlyMap<string, Mark>, ghost: Ghost | null, finished: Finished | null = null): void {
    this.endPlay();
    const old = this.shown;
    const kept = old && sameMarks(old.marks, marks) ? old.marks : new Map(marks);
    const same = old && old.view === view && old.marks === kept;
    if (same && sameGhost(old.ghost, ghost) && sameFinished(old.finished, finished)) return;
    this.shown = { view, marks: kept, ghost, finished };
    this.draw();
  }

  /** The events in turn, then the view they lead to. `ended` hears how many have ended. At once where nothing moves. */
  async play(events: readonly Phrase[], before: unknown, after: unknown, ended?: (n: number) => void): Promise<void> {
    this.endPlay();
    if (this.lookNow.motion === 0 || document.hidden || this.blanked || events.length === 0)
      return this.show(after, NOTHING, null);
    const script = { after };
    this.script = script;
    this.shown = { view: before, marks: NOTHING, ghost: null, finished: null };
    this.draw();
    for (const [i, event] of events.entries()) {
      const { frames } = this;
      const done = this.scene.act(event, before, after, events.slice(i + 1));
      this.wake();
      await done;
      // what is said of it now does not lengthen the frame that ended it
      if (this.frames > frames) await nextTask();
      if (this.script !== script) return;
      ended?.(i + 1);
    }
    this.script = null;
    this.show(after, NOTHING, null);
  }

  /** Jumps to the end of whatever is moving. */
  skip(): void {
    this.camera.finish();
    if (this.script) this.show(this.script.after, NOTHING, null);
    this.wake();
  }

  /** What the others did, above the picture, and what stands at the places. */
  readonly trace = (all: readonly Trace[]): void => this.overlay.traces.mark(this.blanked ? [] : all);
  readonly marks = (all: readonly Plaque[], at: readonly string[]): void => this.overlay.mark(!this.blanked, all, at);

  look(look: Look): void {
    const same = sameLook(look, this.lookNow);
    this.lookNow = look;
    if (same) return;
    this.endPlay();
    this.mount();
  }

  /** An empty sea, painted before this returns: the shield is going up. */
  blank(): void {
    this.endPlay();
    this.blanked = true;
    this.pointers.drop();
    this.overlay.clear();
    this.glass.style.cursor = '';
    this.camera.whole();
    this.surface.empty = true;
    this.sleep();
    this.surface.paint();
  }

  unblank(): void {
    if (!this.blanked) return;
    this.blanked = false;
    this.surface.empty = false;
    this.draw();
  }

  /** The board under a live face. */
  get ground(): Ground {
    const live = (now: unknown) => {
      this.scene.live?.(this.blanked ? null : now);
      this.wake();
    };
    const at = points(this.glass, this.camera, this.turned ? this.sheet : undefined);
    return { ...at, live, whole: () => this.camera.whole() };
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.endPlay();
    this.sleep();
    this.stop.abort();
    this.resizing.disconnect();
    this.pointers.close();
    if (this.surface) {
      this.scene.unmount();
      this.surface.close();
    }
    this.overlay.close();
    this.glass.remove();
    this.options.host.classList.remove('board-host');
  }

  private gestures() {
    const awake = () => !this.blanked && this.shown !== null;
    return {
      tap: (tap: Tap) => awake() && this.tap(tap),
      doubleTap: (tap: Tap) => awake() && this.doubleTap(tap),
      ...this.looks(),
      ...hands(
        this.options.drags,
        this.camera,
        () => (this.turned ? this.sheet : undefined),
        () => awake() && !this.script,
      ),
      pan: (dx: number, dy: number) => {
        if (!awake() || !this.camera.zoomed) return;
        this.camera.pan(dx, dy);
        this.wake();
      },
      zoom: (x: number, y: number, factor: number) => {
        if (!awake()) return;
        this.camera.zoomAt(x, y, factor);
        this.wake();
      },
      hover: (at: [number, number] | null) => {
        const over = at && awake() && !this.script && hit(this.offer.all, this.camera, ...at, this.offer.first);
        this.glass.style.cursor = over ? 'pointer' : '';
      },
    };
  }

  private looks() {
    return {
      press: (x: number, y: number) => {
        this.finishes = this.script !== null;
        return this.finishes || !this.shown || this.blanked ? undefined : this.looking.rest(x, y);
      },
      look: (at: [number, number] | null) => this.looking.to(at),
      choose: (rested: boolean) => this.pick(this.looking.end()?.id ?? '', Number.NEGATIVE_INFINITY, undefined, rested),
      forget: () => this.looking.end(),
    };
  }

  private tap({ x, y, began, lasted }: Tap): void {
    const found = hit(this.offer.all, this.camera, x, y, this.offer.first);
    const asked = found && instead(this.spots, found, this.camera, [x, y], this.options.enters ? 0 : undefined);
    if (this.script) this.skip();
    else if (this.finishes) this.finishes = false;
    else if (found && !asked) this.pick(found.id, began, lasted);
    else {
      // before anything is said of it: what is said may choose
      if (this.lookNow.motion && !this.options.busy?.() && this.scene.touch?.(this.camera.toBoard(x, y))) this.wake();
      this.options.taps.miss((asked ?? hit(this.spots, this.camera, x, y))?.id, lasted);
    }
  }

  /**
   * Two quick taps on a lit place are two picks; elsewhere they zoom there, or back out. Where a touch enters something
   * they never zoom in, and the second one counts on the same place alone.
   */
  private doubleTap(tap: Tap): void {
    const { x, y } = tap;
    const found = hit(this.offer.all, this.camera, x, y, this.offer.first);
    if (this.options.enters && (found ? found.id !== this.picked : !this.camera.zoomed)) return;
    if (this.script || this.finishes || found) this.tap(tap);
    else if (this.camera.zoomed) this.camera.glideToWhole();
    else this.camera.glideToPoint(...this.camera.toBoard(x, y), Math.max(1.2, this.camera.fit * 2));
    this.settle();
  }

  private pick(spot: string, began: number, lasted?: number, rested = false): void {
    if (this.blanked || !this.offer.hears(spot, began, lasted)) return;
    this.picked = spot;
    this.options.onPick(spot, rested);
  }

  private endPlay(): void {
    if (!this.script) return;
    this.script = null;
    this.scene.skip();
  }

  private async openSurface(kinds?: readonly ('webgl' | 'canvas')[]): Promise<void> {
    const { width, height } = this.options.host.getBoundingClientRect();
    const surface = await Surface.open(
      {
        width,
        height,
        ground: this.scene.ground(this.lookNow),
        restored: () => this.closed || this.mount(),
        lost: () => void this.reopen(),
      },
      kinds,
    );
    if (this.closed) return surface.close();
    this.surface = surface;
    surface.canvas.setAttribute('aria-hidden', 'true');
    this.glass.append(surface.canvas);
  }

  /** The graphics context is not coming back: go on without WebGL. */
  private async reopen(): Promise<void> {
    if (this.closed) return;
    this.scene.unmount();
    this.surface.close();
    await this.openSurface(['canvas']);
    if (this.closed) return;
    this.resize();
    this.mount();
  }

  private mount(): void {
    this.scene.unmount();
    const ground = this.scene.ground(this.lookNow);
    this.surface.ground = ground;
    this.options.onGround?.(`#${ground.toString(16).padStart(6, '0')}`);
    this.scene.mount(this.surface.stage, { ...this.lookNow, unit: this.camera.fit }, this.turned);
    this.surface.lowest(this.scene.lowest);
    this.surface.empty = this.blanked;
    this.draw();
  }

  private draw(): void {
    if (!this.shown || this.closed) return;
    if (this.looking.on) this.pointers.drop();
    const { view, marks, ghost, finished } = this.shown;
    const spots = this.options.table.spots(view);
    this.spots = this.turned ? turnSpots(this.sheet, spots) : spots;
    this.scene.draw(view, drawnMarks(marks), ghost);
    this.offer = new Offer(this.spots, marks, finished);
    if (this.blanked) this.surface.paint();
    else this.overlay.show(this.offer, this.lookNow, this.scene);
    this.wake();
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.options.host;
    if (!this.surface || this.closed || width === 0 || height === 0) return;
    if (this.looking.on || this.pointers.holds) this.pointers.drop();
    this.surface.resize(width, height);
    const { field, turns } = this.scene;
    const turned = turns && worthTurning(field, width, height);
    const { x, y, fit } = this.camera;
    const about = turned !== this.turned;
    if (!about) this.camera.resize(width, height);
    else {
      const at = turned ? turnPoint(this.sheet, x, y) : flatPoint(this.sheet, x, y);
      this.turned = turned;
      this.camera.resize(width, height, turned ? turnField(this.sheet, field) : field, at);
    }
    // turned about, and where letters must be larger or may be smaller
    if (about || this.camera.fit !== fit) this.mount();
    this.options.onAside?.(this.camera.aside, turned);
    // A resized canvas is blank until it is painted: at once, not in the next frame.
    this.paint();
  }

  /** Runs the camera's glide, or jumps to its end where nothing may move. */
  settle(): void {
    if (this.lookNow.motion === 0) this.camera.finish();
    this.wake();
  }

  private wake(): void {
    if (this.frame || this.closed || this.blanked) return;
    this.last = 0;
    this.frame = requestAnimationFrame((now) => this.step(now));
  }

  private sleep(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private step(now: number): void {
    this.frames++;
    const ms = this.last ? Math.min(LONGEST_STEP_MS, now - this.last) : 16;
    this.last = now;
    const gliding = this.camera.tick(ms);
    const moving = this.scene.tick(this.lookNow.motion === 2 ? ms * 2 : ms);
    // Between two movements of one script nothing moves for an instant.
    const busy = gliding || moving || this.script !== null;
    this.frame = busy ? requestAnimationFrame((next) => this.step(next)) : 0;
    this.paint();
  }

  private paint(): void {
    const [x, y] = this.camera.toScreen(0, 0);
    this.surface.stage.position.set(x, y);
    this.surface.stage.scale.set(this.camera.zoom);
    this.overlay.place();
    this.surface.paint();
    this.looking.paint();
    this.offer.painted(performance.now());
  }
}
