import { Container } from 'pixi.js';
import type { Phrase } from '../../engine/rules';
import type { Field, Ghost, Look, Mark, Scene } from '../table';
import type { Air } from './flight';
import { WHOLE } from './pieces';
import { Printer } from './print';

/** The life of a scene that lies still while nobody moves: layers, what was drawn last, one act at a time. */

/** Between the sheet and the pieces, above both, and while it is only a preview. */
export interface Layers {
  under: Container;
  over: Container;
  glass: Container;
  /** What is on its way, above everything. */
  air: Container;
}

/** What was drawn last: cheap to compare, so that drawing the same again costs nothing. */
interface Last<V, M> {
  view?: V;
  marks?: ReadonlyMap<string, Mark>;
  ghost?: Ghost<M> | null;
}

export abstract class ChartScene<V, E extends Phrase, M, S extends Air> implements Scene<V, E, M> {
  abstract readonly field: Field;
  readonly turns = true;
  protected stage!: S;
  protected printer = new Printer();
  private root: Container | null = null;
  private layers!: Layers;
  private last: Last<V, M> = {};
  /** The act under way: where it leads, and how its promise is settled early. */
  private running: { after: V; settle(): void } | null = null;

  abstract ground(look: Look): number;
  /** Puts the sheet, the pieces and the layers between them into `root`. */
  protected abstract build(root: Container, layers: Layers, look: Look, turned: boolean): S;
  /** Makes the pieces be this view. */
  protected abstract pieces(view: V): void;
  protected abstract mark(under: Container, over: Container, all: ReadonlyMap<string, Mark>): void;
  protected abstract preview(glass: Container, ghost: Ghost<M>): void;
  /** Undefined where nothing of the event happens on the board. */
  protected abstract play(event: E, before: V, after: V): Promise<void> | undefined;

  mount(stage: unknown, look: Look, turned: boolean): void {
    const [under, over, glass, air] = [new Container(), new Container(), new Container(), new Container()];
    this.layers = { under, over, glass, air };
    this.root = new Container();
    this.stage = this.build(this.root, this.layers, look, turned);
    (stage as Container).addChild(this.root);
  }

  draw(view: V, all: ReadonlyMap<string, Mark>, ghost: Ghost<M> | null): void {
    if (!this.root) return;
    this.cut();
    const { last, layers } = this;
    this.pieces(view);
    // places may move with the view: the mark on a punt sails with it
    if (last.marks !== all || last.view !== view) {
      clear(layers.under);
      clear(layers.over);
      this.mark(layers.under, layers.over, all);
    }
    if (last.ghost !== ghost || last.view !== view) {
      clear(layers.glass);
      if (ghost) this.preview(layers.glass, ghost);
    }
    this.last = { view, marks: all, ghost };
  }

  act(event: E, before: V, after: V): Promise<void> {
    this.cut();
    const done = this.root ? this.play(event, before, after) : undefined;
    if (!done) return Promise.resolve();
    return new Promise((resolve) => {
      const running = { after, settle: resolve };
      this.running = running;
      void done.then(() => {
        if (this.running === running) this.running = null;
        resolve();
      });
    });
  }

  skip(): void {
    const after = this.running?.after;
    this.cut();
    if (after && this.root) this.pieces(after);
  }

  tick(ms: number): boolean {
    return this.root !== null && this.stage.motion.tick(ms);
  }

  unmount(): void {
    this.cut();
    this.root?.destroy(WHOLE);
    this.root = null;
    this.printer.destroy();
    this.last = {};
  }

  /** Whatever moves is dropped where it is; the next drawing sets everything right. */
  private cut(): void {
    const { running } = this;
    this.running = null;
    if (this.root) {
      this.stage.motion.drop();
      clear(this.layers.air);
    }
    running?.settle();
  }
}

function clear(layer: Container): void {
  for (const child of layer.removeChildren()) child.destroy(WHOLE);
}
