import { Container } from 'pixi.js';
import type { Phrase } from '../../../engine/rules';
import type { Field, Look, Mark, Scene } from '../../table';
import { Acting } from './acting';
import { Keyed, type Piece } from './keyed';
import { WHOLE } from './pieces';

const NO_MARKS: ReadonlyMap<string, Mark> = new Map();

/** The scene of a game that only says which pieces lie where: they find their own ways. */
export abstract class KeyedScene<V, E extends Phrase = Phrase> extends Acting<V, E> implements Scene<V, E> {
  abstract readonly field: Field;
  readonly turns = false;
  protected look!: Look;
  /** Where pieces lie; a game with several layers adds its own to it. */
  protected board = new Container();
  private keyed = new Keyed();
  private mounted = false;

  abstract ground(look: Look): number;

  /** Those below first. */
  protected abstract pieces(view: V, marks: ReadonlyMap<string, Mark>): Piece[];

  mount(stage: unknown, look: Look): void {
    this.look = look;
    this.board = new Container();
    this.air = new Container();
    this.keyed = new Keyed();
    (stage as Container).addChild(this.board, this.air);
    this.mounted = true;
  }

  draw(view: V, marks: ReadonlyMap<string, Mark>): void {
    this.cut();
    if (this.mounted) this.keyed.put(this.pieces(view, marks));
  }

  touch(at: readonly [number, number]): boolean {
    const { board, field, keyed, mounted } = this;
    return mounted && this.answer({ root: board, field, keyed }, at);
  }

  protected play(_event: E, after: V): Promise<void> | undefined {
    return this.mounted
      ? this.keyed.glide({ motion: this.motion, air: this.air }, this.pieces(after, NO_MARKS))
      : undefined;
  }

  protected put(view: V): void {
    if (this.mounted) this.keyed.put(this.pieces(view, NO_MARKS));
  }

  protected drop(): void {
    this.keyed.drop();
  }

  unmount(): void {
    this.cut();
    this.mounted = false;
    this.board.destroy(WHOLE);
    this.air.destroy(WHOLE);
    this.air = new Container();
  }
}
