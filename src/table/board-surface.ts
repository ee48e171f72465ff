import 'pixi.js/unsafe-eval';
import 'pixi.js/graphics';
import { type CanvasRenderer, Container, Ticker, WebGLRenderer } from 'pixi.js';
import { Still } from './board-still';

/** A canvas that paints when told to: WebGL, else Pixi's canvas renderer. */

/** Neither renderer starts here; the plain list plays on. */
class BoardUnavailable extends Error {}

type Kind = 'webgl' | 'canvas';

/** More pixels than this per CSS pixel cost battery and show nothing. */
const SHARPEST = 2;
/** A browser that has not given the context back by then will not. */
const PATIENCE_MS = 3000;

interface SurfaceOptions {
  width: number;
  height: number;
  ground: number;
  /** Textures are gone and back: rebuild everything. */
  restored(): void;
  /** The context is gone for good: open another surface. */
  lost(): void;
}

const resolution = () => Math.min(SHARPEST, window.devicePixelRatio || 1);

export class Surface {
  readonly stage = new Container();
  /** Paint nothing but the ground. (Pixi paints a root container even when it is not visible.) */
  empty = false;
  private nothing = new Container();
  private whole = new Container();
  private still: Still | undefined;
  private renderer: WebGLRenderer | CanvasRenderer;
  private stop = new AbortController();
  private waiting = 0;

  private constructor(renderer: WebGLRenderer | CanvasRenderer, options: SurfaceOptions) {
    this.renderer = renderer;
    // a plain canvas keeps no pictures: it paints everything each time
    if (renderer instanceof WebGLRenderer) this.still = new Still(renderer);
    if (this.still) this.whole.addChild(this.still.picture);
    this.whole.addChild(this.stage);
    const { signal } = this.stop;
    this.canvas.addEventListener('webglcontextlost', () => this.wait(options), { signal });
    this.canvas.addEventListener('webglcontextrestored', () => this.back(options), { signal });
  }

  static async open(options: SurfaceOptions, kinds: readonly Kind[] = ['webgl', 'canvas']): Promise<Surface> {
    // Pixi's own clock would run 60 times a second for nothing.
    Ticker.system.autoStart = false;
    Ticker.system.stop();
    for (const kind of kinds) {
      const renderer = await started(kind, options);
      if (renderer) return new Surface(renderer, options);
    }
    throw new BoardUnavailable('neither WebGL nor a 2D canvas');
  }

  get canvas(): HTMLCanvasElement {
    return this.renderer.canvas as HTMLCanvasElement;
  }

  set ground(colour: number) {
    this.renderer.background.color = colour;
  }

  resize(width: number, height: number): void {
    this.renderer.resize(width, height, resolution());
  }

  /** What lies lowest on the stage and seldom changes; to be told whenever the stage is built anew. */
  lowest(layers: readonly unknown[] = []): void {
    this.still?.of(layers as readonly Container[]);
  }

  paint(): void {
    // the scene hears at what zoom it is about to be painted
    this.stage.emit('seen', this.stage.scale.x);
    if (!this.empty) this.still?.ready(this.stage);
    this.renderer.render({ container: this.empty ? this.nothing : this.whole });
  }

  /** Paints into another canvas: so many px across, the board's zero at x, y, one unit `zoom` px. */
  cut(canvas: HTMLCanvasElement, size: number, x: number, y: number, zoom: number): void {
    const { stage } = this;
    const before = { x: stage.x, y: stage.y, zoom: stage.scale.x };
    stage.position.set(x, y);
    stage.scale.set(zoom);
    stage.emit('seen', zoom);
    this.still?.show(false);
    this.renderer.render({ container: this.whole });
    const sharp = this.renderer.resolution;
    canvas.width = size * sharp;
    canvas.height = size * sharp;
    // in the same task as it was painted: later the browser may have thrown it away
    const all = size * sharp;
    canvas.getContext('2d')?.drawImage(this.canvas, 0, 0, all, all, 0, 0, all, all);
    stage.position.set(before.x, before.y);
    stage.scale.set(before.zoom);
    this.paint();
  }

  close(): void {
    clearTimeout(this.waiting);
    this.stop.abort();
    this.still?.of([]);
    this.whole.destroy({ children: true });
    this.renderer.destroy({ removeView: true });
  }

  private wait(options: SurfaceOptions): void {
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => options.lost(), PATIENCE_MS);
  }

  /** After a crashed graphics process this may come twice in a row; rebuilding twice does no harm. */
  private back(options: SurfaceOptions): void {
    clearTimeout(this.waiting);
    // Pixi answers the same event; rebuild after it did.
    this.waiting = window.setTimeout(() => options.restored());
  }
}

async function started(kind: Kind, { width, height, ground }: SurfaceOptions) {
  const Renderer = kind === 'webgl' ? WebGLRenderer : (await import('./board-canvas')).CanvasRenderer;
  const renderer = new Renderer();
  try {
    await renderer.init({
      width: Math.max(1, width),
      height: Math.max(1, height),
      resolution: resolution(),
      autoDensity: true,
      antialias: true,
      backgroundColor: ground,
      skipExtensionImports: true,
    });
    return renderer;
  } catch {
    return undefined;
  }
}
