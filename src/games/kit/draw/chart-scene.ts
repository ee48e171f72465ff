import { Container } from 'pixi.js';
import type { Phrase } from '../../../engine/rules';
import type { Field, Ghost, Look, Mark, Scene } from '../../table';
import { Acting, clear } from './acting';
import { Drawings } from './drawings';
import { type Spare, within } from './frame';
import { Aids, type Asked } from './ghosts';
import { together } from './layer';
import type { Sheet } from './paper-ground';
import { WHOLE } from './pieces';
import { boxOn, figuresOn, Printer } from './print';
import { type Acts, type AnyStage, glide, show } from './stage';

/** The life of a scene that lies still while nobody moves: layers, what was drawn last, one act at a time. */

/** Between the sheet and the pieces, and above both. */
export interface Layers {
  under: Container;
  over: Container;
  /** What is on its way, above everything. */
  air: Container;
}

/** What was drawn last: cheap to compare, so that drawing the same again costs nothing. */
interface Last<V> {
  view?: V;
  marks?: ReadonlyMap<string, Mark>;
}

export abstract class ChartScene<V, E extends Phrase, M, S extends AnyStage>
  extends Acting<V, E>
  implements Scene<V, E, M>
{
  /** All that is drawn on, with the frame round it. */
  abstract readonly paper: Sheet;
  /** See `Spare`. */
  protected readonly spare: Spare = [0, 0, 0, 0];
  protected abstract readonly acts: Acts<S, V>;
  readonly turns = true;
  lowest: readonly Container[] = [];
  protected stage!: S;
  private printer = new Printer();
  private drawings = new Drawings();
  /** Words come and go with the zoom. */
  private seen = (zoom: number) => this.printer.seen(zoom);
  private root: Container | null = null;
  private layers!: Layers;
  private last: Last<V> = {};

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
  /**
   * What of the facts would be otherwise after that move: no further than the first die, draw or hidden card. Signs beside
   * the pieces go to `aids`.
   */
  protected abstract ghost(move: M, asked: Asked<V, S>): object | undefined;

  /** What lies within the neat line: the frame has the room that the screen leaves, and no more. */
  get field(): Field {
    return within(this.paper, this.spare);
  }

  ground(look: Look): number {
    return this.palette(look).sheet;
  }

  mount(stage: unknown, look: Look, turned: boolean): void {
    const [under, over, air] = [new Container(), new Container(), new Container()];
    this.layers = { under, over, air };
    this.air = air;
    this.root = new Container();
    this.printer.fit(look.unit);
    const kit: S['kit'] = { look, palette: this.palette(look), printer: this.printer, drawings: this.drawings };
    const map = this.chart(turned);
    const pieces = new this.Pieces(kit, map);
    // the facts come with the first view, before anything moves
    const stood: AnyStage = { chart: map, pieces, kit, sheet: map, motion: this.motion, air, facts: undefined };
    this.stage = stood as S;
    this.lowest = this.build(this.root, this.layers, this.stage);
    for (const one of this.root.children) {
      // a change in one of them does not send the others again
      one.isRenderGroup = true;
      if (this.lowest.includes(one)) continue;
      together(one);
      one.on('childAdded', together);
    }
    (stage as Container).addChild(this.root);
    (stage as Container).on('seen', this.seen);
  }

  draw(view: V, all: ReadonlyMap<string, Mark>, ghost: Ghost<M> | null): void {
    if (!this.root) return;
    this.cut();
    const { last, layers } = this;
    this.put(view, ghost);
    // places may move with the view: the mark on a punt sails with it
    if (last.marks !== all || last.view !== view) {
      clear(layers.under);
      clear(layers.over);
      this.mark(layers, all, view, this.stage);
    }
    this.last = { view, marks: all };
  }

  figures(): readonly Field[] {
    return this.root ? figuresOn(this.root, this.lowest) : [];
  }

  lies(key: string): Field | undefined {
    const it = this.root ? this.stage.pieces.keyed.drawn(key) : undefined;
    return it && boxOn(this.root as Container, it);
  }

  touch(at: readonly [number, number]): boolean {
    const { root, field, lowest, stage, layers } = this;
    if (!root) return false;
    const ground = { layer: layers.under, palette: stage.kit.palette };
    return this.answer({ root, field, lowest, keyed: stage.pieces.keyed, ground }, at);
  }

  unmount(): void {
    this.cut();
    this.root?.parent?.off('seen', this.seen);
    this.lowest = [];
    this.root?.destroy(WHOLE);
    this.root = null;
    this.air = new Container();
    this.printer.destroy();
    this.drawings.destroy();
    this.last = {};
  }

  protected put(view: V, ghost: Ghost<M> | null = null): void {
    if (!this.root) return;
    const { stage } = this;
    stage.facts = this.facts(view);
    if (!ghost) {
      show(stage);
      return;
    }
    const aids = new Aids(stage.pieces.glass, stage.kit);
    const asked = { seat: ghost.seat, view, stage, aids };
    const then = { ...(stage.facts as object), ...this.ghost(ghost.move, asked) };
    stage.pieces.show(then, stage.facts, aids.all);
  }

  /** Where a game has nothing more to say, pieces go to their places: with the first event that none with an act follows. */
  protected play({ key, args = {} }: E, after: V, rest: readonly E[]): Promise<void> | undefined {
    if (!this.root || this.last.view === undefined) return undefined;
    if (Object.hasOwn(this.acts, key)) return this.acts[key]?.(this.stage, args, after);
    return rest.some((one) => Object.hasOwn(this.acts, one.key)) ? undefined : glide(this.stage, this.facts(after));
  }

  protected drop(): void {
    if (this.root) this.stage.pieces.keyed.drop();
  }
}
