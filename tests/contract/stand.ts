import { Container } from 'pixi.js';
import type { Phrase } from '../../src/engine/rules';
import type { Ghost, Look, Mark, Scene, TableModule } from '../../src/games/table';
import { centre } from '../../src/table/board-shapes';
import { pictureOf } from './picture';

/** A scene on a stage of its own, without a screen. */

export type Drawable = Pick<TableModule, 'scene' | 'spots'>;

/** What somebody sees and hears of an entry. */
export interface Scenery {
  before: unknown;
  after: unknown;
  events: readonly Phrase[];
}

/** A frame, and when movements are looked at, in ms. */
const FRAME = 60;
const TIMES = [60, 360] as const;
/** So many places are touched, and have answered after so many ms. */
const [TOUCHED, ANSWERED] = [3, 700];
/** So many places at most have a mark. */
const MARKED = 4;
const MARKS: readonly Mark[] = ['lit', 'picked', 'hint', 'again'];
const NONE: ReadonlyMap<string, Mark> = new Map();
const SIDES = ['bottom', 'left', 'top', 'right'] as const;

/** Whatever waited for a promise has gone on. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

export class Stand {
  private readonly stage = new Container();
  private readonly scene: Scene;
  private readonly spots: Drawable['spots'];

  constructor({ scene, spots }: Drawable, seats: number) {
    this.spots = spots;
    this.scene = scene();
    const chairs = Array.from({ length: seats }, (_, i) => ({ colour: i, name: `P${i}`, side: SIDES[i % 4] }));
    const look: Look = { theme: 'light', contrast: false, motion: 1, chairs, say: (phrase) => JSON.stringify(phrase) };
    this.scene.mount(this.stage, look, false);
  }

  still(view: unknown, ghost: Ghost | null = null): string {
    const spots = this.spots(view);
    const step = Math.ceil(spots.length / MARKED);
    // while a ghost stands only its own places have marks
    const marked = spots.filter((_, i) => !ghost && i % step === 0);
    this.scene.draw(view, new Map(marked.map(({ id }, i) => [id, MARKS[i % MARKS.length]])), ghost);
    const figures = (this.scene.figures?.() ?? []).map((box) => JSON.stringify(box)).sort();
    return [JSON.stringify(spots), ...figures, pictureOf(this.stage)].join('\n');
  }

  /** How some of its places answer a touch, on the way; afterwards all lies as it lay. */
  async touched(view: unknown): Promise<string[]> {
    this.scene.draw(view, NONE, null);
    const rest = pictureOf(this.stage);
    const spots = this.spots(view);
    const out: string[] = [];
    for (const { id, shape } of spots.filter((_, i) => i % Math.ceil(spots.length / TOUCHED) === 0)) {
      const moves = this.scene.touch?.(centre(shape)) ?? false;
      this.scene.tick(2 * FRAME);
      if (moves) out.push(pictureOf(this.stage));
      for (let ms = 2 * FRAME; ms < ANSWERED && this.scene.tick(FRAME); ) ms += FRAME;
      await settled();
      if (this.scene.tick(FRAME) || pictureOf(this.stage) !== rest)
        throw new Error(`${id} is not at rest after a touch`);
    }
    return out;
  }

  /** The movement of one entry, as it is seen on its way. */
  async frames({ before, after, events }: Scenery): Promise<string[]> {
    const out: string[] = [];
    this.scene.draw(before, NONE, null);
    for (const [i, event] of events.entries()) {
      let done = false;
      void this.scene.act(event, before, after, events.slice(i + 1)).then(() => {
        done = true;
      });
      await settled();
      for (let ms = 0; !done && ms < Math.max(...TIMES); ) {
        this.scene.tick(FRAME);
        ms += FRAME;
        await settled();
        if (TIMES.some((time) => time === ms)) out.push(pictureOf(this.stage));
      }
      this.scene.skip();
      out.push(pictureOf(this.stage));
    }
    return out;
  }

  /** It has begun to move, and is cut short by whatever is drawn next. */
  async begin({ before, after, events }: Scenery): Promise<void> {
    this.scene.draw(before, NONE, null);
    for (const [i, event] of events.entries()) {
      void this.scene.act(event, before, after, events.slice(i + 1));
      this.scene.tick(FRAME);
      await settled();
    }
  }

  close(): void {
    this.scene.unmount();
    this.stage.destroy({ children: true });
  }
}
