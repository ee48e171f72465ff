// @vitest-environment happy-dom
import { Container, Graphics } from 'pixi.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Phrase } from '../../src/engine/rules';
import type { Piece } from '../../src/games/kit/draw/keyed';
import { KeyedScene } from '../../src/games/kit/draw/keyed-scene';
import type { Ghost, Mark, Scene } from '../../src/games/table';
import { market } from '../engine/modules/market';
import { overhear } from './picture';
import { SceneCheck } from './scenes';

/** Scenes that show a secret are found out, each by what it shows. */

interface View {
  seat: number | null;
  cards: (number | null)[];
  shown: boolean[];
}

type Marks = ReadonlyMap<string, Mark>;

/** A disc as large as a number. */
const disc = (n: number) => new Graphics().circle(0, 0, 10 + n).fill(0x56606b);

/** Each card lies before its owner, and shows its face when all may see it. A ghost is a small disc. */
class Honest extends KeyedScene<View> {
  readonly field = { x: 0, y: 0, width: 100, height: 100 };
  protected glass = new Container();

  ground(): number {
    return 0;
  }

  override mount(...[stage, look]: Parameters<KeyedScene<View>['mount']>): void {
    super.mount(stage, look);
    this.glass = new Container();
    (stage as Container).addChild(this.glass);
  }

  override draw(view: View, marks: Marks, ghost: Ghost | null = null): void {
    super.draw(view, marks);
    this.glass.removeChildren();
    if (ghost) this.glass.addChild(disc(this.ghost(view)));
  }

  protected ghost(_: View): number {
    return 1;
  }

  protected pieces(view: View): Piece[] {
    return view.cards.map((card, seat) => this.card(view, seat, view.shown[seat] ? card : null));
  }

  protected card(_: View, seat: number, face: number | null): Piece {
    const draw = () => disc(face ?? 0);
    return { key: `card:${seat}`, layer: this.board, art: `${face}`, at: [seat * 40, 0], draw };
  }
}

const check = (scene: new () => Scene) =>
  new SceneCheck({ module: market, table: { scene: () => new scene() as never, spots: () => [] } }, 3, 1, 2).run({});

beforeAll(overhear);
afterAll(() => void vi.restoreAllMocks());

test('an honest scene passes', async () => {
  const { looks, secrets, ghosts, frames } = await check(Honest);
  expect(Math.min(looks, secrets, ghosts, frames)).toBeGreaterThan(0);
});

test('a face-down card whose key is what it is', async () => {
  class Named extends Honest {
    protected override card(view: View, seat: number, face: number | null): Piece {
      return { ...super.card(view, seat, face), key: `card:${view.cards[seat] ?? seat}` };
    }
  }
  await expect(check(Named)).rejects.toThrow(/what the bare table does not see: \["card:/);
});

test('what is left of a view of somebody else', async () => {
  class Left extends Honest {
    private best = 0;
    override draw(view: View, marks: Marks, ghost: Ghost | null = null): void {
      super.draw(view, marks, ghost);
      if (view.seat !== null) this.best = Math.max(...view.cards.map(Number));
      else if (this.best > 0) this.glass.addChild(disc(this.best));
    }
  }
  await expect(check(Left)).rejects.toThrow(/what is left of a look/);
});

/** Known to the whole module, as a cache would be. */
let known = 0;

test('a ghost that knows more than the view it is given: a card that was seen before', async () => {
  class Knowing extends Honest {
    protected override pieces(view: View): Piece[] {
      known = Math.max(known, ...view.cards.map(Number));
      return super.pieces(view);
    }
    protected override ghost(): number {
      return known;
    }
  }
  await expect(check(Knowing)).rejects.toThrow(/is another ghost/);
});

test('a ghost that throws a die', async () => {
  let thrown = 0;
  class Throwing extends Honest {
    protected override ghost(): number {
      thrown++;
      return (thrown * 5) % 7;
    }
  }
  await expect(check(Throwing)).rejects.toThrow(/is another ghost/);
});

test('a ghost that shows the hand of whoever may do it, where all decide on the open board', async () => {
  class Own extends Honest {
    protected override ghost({ cards, seat }: View): number {
      return cards[seat ?? -1] ?? 0;
    }
  }
  await expect(check(Own)).rejects.toThrow(/is another ghost for whoever may do it/);
});

test('a movement that goes by what was seen before, though it leaves nothing', async () => {
  class Moving extends Honest {
    private best = 0;
    protected override play(event: Phrase, after: View): Promise<void> | undefined {
      if (after.seat !== null) this.best = Math.max(...after.cards.map(Number));
      this.air.addChild(disc(this.best));
      return this.motion.run(500, () => {}).then(() => super.play(event, after));
    }
  }
  await expect(check(Moving)).rejects.toThrow(/moves otherwise/);
});

test('what begins to move before one pair of eyes, and stays for the next', async () => {
  class Staying extends Honest {
    protected override play(event: Phrase, after: View): Promise<void> | undefined {
      if (after.seat !== null) this.board.addChild(disc(after.cards[after.seat] ?? 0));
      return super.play(event, after);
    }
  }
  await expect(check(Staying)).rejects.toThrow(/what is left of a look/);
});
