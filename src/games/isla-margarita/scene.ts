import { Container } from 'pixi.js';
import type { Ghost, Look, Mark, Scene } from '../table';
import { act, type Stage } from './draw/acts';
import { factsOf, Pieces } from './draw/board';
import { chart, SHEET } from './draw/chart';
import { ghost } from './draw/ghost';
import { marks } from './draw/marks';
import { Motion } from './draw/motion';
import { paletteOf } from './draw/palette';
import { type Kit, WHOLE } from './draw/pieces';
import { Printer } from './draw/print';
import { print, sheet } from './draw/sheet';
import { setup } from './setup';
import type { Event, Move, View } from './state';

/** The chart of Isla Margarita with its pieces. Knows no rules: it draws views and moves what events name. */

/** Drawn between the sheet and the pieces, above both, and while it is only a preview. */
interface Layers {
  under: Container;
  over: Container;
  glass: Container;
}

/** What was drawn last: cheap to compare, so that drawing the same again costs nothing. */
interface Last {
  view?: View;
  marks?: ReadonlyMap<string, Mark>;
  ghost?: Ghost<Move> | null;
}

export class IslaScene implements Scene<View, Event, Move> {
  readonly field = SHEET;
  readonly turns = true;
  private root: Container | null = null;
  private layers!: Layers;
  private stage!: Stage;
  private printer = new Printer();
  private last: Last = {};
  /** The act under way: where it leads, and how its promise is settled early. */
  private running: { after: View; settle(): void } | null = null;

  ground(look: Look): number {
    return paletteOf(look).table;
  }

  mount(stage: unknown, look: Look, turned: boolean): void {
    const map = chart(turned);
    const palette = paletteOf(look);
    const kit: Kit = { look, palette, printer: this.printer };
    const pieces = new Pieces(kit, map);
    const [under, over, glass, air] = [new Container(), new Container(), new Container(), new Container()];
    this.layers = { under, over, glass };
    this.root = new Container();
    const ground = sheet(map, look, palette, this.printer);
    const names = print(map, look, palette, this.printer);
    this.root.addChild(ground, under, names, pieces.sites, pieces.islands, glass, over, air);
    (stage as Container).addChild(this.root);
    const facts = factsOf(setup(2, { coins: 20 }));
    this.stage = { kit, chart: map, motion: new Motion(), air, pieces, facts };
  }

  draw(view: View, all: ReadonlyMap<string, Mark>, preview: Ghost<Move> | null): void {
    if (!this.root) return;
    this.cut();
    const { last, stage } = this;
    stage.facts = factsOf(view);
    stage.pieces.show(stage.facts);
    if (last.marks !== all) this.mark(all);
    if (last.ghost !== preview || last.view !== view) this.preview(preview);
    this.last = { view, marks: all, ghost: preview };
  }

  act(event: Event, _before: View, after: View): Promise<void> {
    this.cut();
    const done = this.root ? act(this.stage, event) : undefined;
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
    if (!after || !this.root) return;
    this.stage.facts = factsOf(after);
    this.stage.pieces.show(this.stage.facts);
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

  private mark(all: ReadonlyMap<string, Mark>): void {
    const { under, over } = this.layers;
    clear(under);
    clear(over);
    marks(under, over, this.stage.kit, this.stage.chart, all);
  }

  private preview(preview: Ghost<Move> | null): void {
    const { kit, chart: map, facts } = this.stage;
    clear(this.layers.glass);
    if (preview) ghost(this.layers.glass, kit, map, facts, preview.seat, preview.move);
  }

  /** Whatever moves is dropped where it is; the next drawing sets everything right. */
  private cut(): void {
    const { running } = this;
    this.running = null;
    if (this.root) {
      this.stage.motion.drop();
      clear(this.stage.air);
    }
    running?.settle();
  }
}

function clear(layer: Container): void {
  for (const child of layer.removeChildren()) child.destroy(WHOLE);
}
