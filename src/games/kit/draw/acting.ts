import { Container } from 'pixi.js';
import type { Phrase } from '../../../engine/rules';
import { Motion } from './motion';
import { WHOLE } from './pieces';
import { ANSWERS, type Answer, type Answers, answerTo, type Touched } from './touch';

/** One act at a time: what every scene does alike while something moves, and when that is cut short. */
export abstract class Acting<V, E extends Phrase> {
  protected readonly motion = new Motion();
  /** What is on its way, above everything. */
  protected air = new Container();
  /** See `Touched`. */
  protected readonly answers: Answers = {};
  /** What answers a touch just now. */
  private answering: Answer | null = null;
  /** The act under way: where it leads, and how its promise is settled early. */
  private running: { after: V; settle(): void } | null = null;

  /** The movement of one event; undefined where nothing of it happens on the board. See `Scene.act`. */
  protected abstract play(event: E, after: V, rest: readonly E[]): Promise<void> | undefined;
  /** The pieces as this view has them. */
  protected abstract put(view: V): void;
  /** What is on its way lies nowhere from here on, until it is put again. */
  protected abstract drop(): void;

  act(event: E, _before: V, after: V, rest: readonly E[] = []): Promise<void> {
    this.cut();
    const done = this.play(event, after, rest);
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
    if (after) this.put(after);
  }

  tick(ms: number): boolean {
    return this.motion.tick(ms);
  }

  /** See `Scene.touch`. */
  protected answer(on: Omit<Touched, 'answers'>, at: readonly [number, number]): boolean {
    if (this.running) return false;
    this.cut();
    const found = answerTo({ ...on, answers: this.answers }, at);
    this.answering = found ?? null;
    if (!found) return false;
    void this.motion.even(ANSWERS, (t) => found.step(t)).then(() => found.end());
    return true;
  }

  /** Whatever moves is dropped where it is; the next drawing sets everything right. */
  protected cut(): void {
    const { running } = this;
    this.running = null;
    this.answering?.end();
    this.answering = null;
    this.motion.drop();
    this.drop();
    clear(this.air);
    running?.settle();
  }
}

export function clear(layer: Container): void {
  for (const child of layer.removeChildren()) child.destroy(WHOLE);
}
