import { Container } from 'pixi.js';
import type { Phrase } from '../../../engine/rules';
import type { Field, Ghost, Look, Mark, Scene } from '../../table';
import { within } from './frame';
import { Motion } from './motion';
import type { Sheet } from './paper-ground';
import { WHOLE } from './pieces';
import { Printer } from './print';
import { type Acts, type AnyStage, show } from './stage';

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

export abstract class ChartScene<V, E extends Phrase, M, S extends AnyStage> implements Scene<V, E, M> {
  /** All that is drawn on, with the frame round it. */
  protected abstract readonly paper: Sheet;
  protected abstract readonly acts: Acts<S, V>;
  readonly turns = true;
  lowest: readonly Container[] = [];
  protected stage!: S;
  private printer = new Printer();
  private root: Container | null = null;
  private layers!: Layers;
  private last: Last<V, M> = {};
  /** The act under way: where it leads, and how its promise is settled early. */
  private running: { after: V; settle(): void } | null = null;

  protected abstract palette(look: Look): S['kit']['palette'];
  protected abstract chart(turned: boolean): S['chart'];
  protected abstract readonly Pieces: new (
    kit: S['kit'],
    map: S['chart'],
  ) => S['pieces'];
  /**
   * Puts the sheet, the pieces and the layers between them into `root`. Gives the lowest of them that are only ever
   * changed by putting another part in the place of one.
   */
  protected abstract build(root: Container, layers: Layers, stage: S): readonly Container[];
  /** What the pieces show of this view. */
  protected abstract facts(view: V): S['facts'];
  protected abstract mark(layers: Layers, all: ReadonlyMap<string, Mark>, view: V, stage: S): void;
  protected abstract preview(glass: Container, ghost: Ghost<M>, view: V, stage: S): void;

  /** What lies within the neat line: the frame has the room that the screen leaves, and no more. */
  get field(): Field {
    return within(this.paper);
  }

  ground(look: Look): number {
    return this.palette(look).sheet;
  }

  mount(stage: unknown, look: Look, turned: boolean): void {
    const [under, over, glass, air] = [new Container(), new Container(), new Container(), new Container()];
    this.layers = { under, over, glass, air };
    this.root = new Container();
    this.printer.fit(look.unit);
    const kit: S['kit'] = { look, palette: this.palette(look), printer: this.printer };
    const map = this.chart(turned);
    const pieces = new this.Pieces(kit, map);
    // the facts come with the first view, before anything moves
    const stood: AnyStage = { chart: map, pieces, kit, sheet: map, motion: new Motion(), air, facts: undefined };
    this.stage = stood as S;
    this.lowest = this.build(this.root, this.layers, this.stage);
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
      this.mark(layers, all, view, this.stage);
    }
    if (last.ghost !== ghost || last.view !== view) {
      clear(layers.glass);
      if (ghost) this.preview(layers.glass, ghost, view, this.stage);
    }
    this.last = { view, marks: all, ghost };
  }

  act(event: E, _before: V, after: V): Promise<void> {
    this.cut();
    const done = this.play(event, after);
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
    this.lowest = [];
    this.root?.destroy(WHOLE);
    this.root = null;
    this.printer.destroy();
    this.last = {};
  }

  private pieces(view: V): void {
    this.stage.facts = this.facts(view);
    show(this.stage);
  }

  private play({ key, args = {} }: E, after: V): Promise<void> | undefined {
    if (!this.root || this.last.view === undefined || !Object.hasOwn(this.acts, key)) return undefined;
    return this.acts[key]?.(this.stage, args, after);
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
