import { Container, type Graphics, Matrix, type Renderer, RenderTexture, Sprite } from 'pixi.js';

/** What is painted at once or not at all. */
interface Part {
  it: Container;
  /** Holds parts of its own, and paints nothing itself. */
  holds: boolean;
  /** Two paintings with equal looks show the same. */
  looks: readonly unknown[];
}

/** Containers that lie deeper than this are not taken apart. */
const DEEP = 3;
/** A picture of so few more parts is not worth a painting of its own, and neither is one that will not last. */
const [FEW, LASTING] = [6, 8];

/**
 * A picture of what lies still. A chart has a hundred thousand triangles, and a hundred pieces lie on it: a frame in which
 * one pawn moves should not paint them again. Of the parts of the stage, in the order in which they are painted, the first
 * ones that were alike in three paintings are painted into a picture of the glass, and culled until one of them changes. A
 * larger picture waits for more paintings: of pieces that land one after another the next may be among its parts. It
 * holds for one place of the camera.
 */
export class Still {
  /** Lies under the stage. */
  readonly picture = new Sprite();
  private texture: RenderTexture | undefined;
  private last: readonly Part[] = [];
  /** So many of the first parts were alike in each of the last paintings and the one before it, the newest first. */
  private alike: readonly number[] = [];
  /** What the picture shows. */
  private shown: readonly Part[] = [];

  private renderer: Renderer;

  constructor(renderer: Renderer) {
    this.renderer = renderer;
    this.picture.visible = false;
  }

  /** The stage is built anew: its parts of before may be gone already. */
  forget(): void {
    this.drop();
    this.last = [];
    this.alike = [];
    this.texture?.destroy(true);
    this.texture = undefined;
  }

  /** Before every painting of `stage`: its first parts as a picture, where that shows what they are now. */
  ready(stage: Container): void {
    const now = [this.glass(stage), ...stage.children.flatMap((it) => partsOf(it, 1))];
    const change = now.findIndex((part, i) => !same(part, this.last[i]));
    this.alike = [change < 0 ? now.length : change, ...this.alike.slice(0, LASTING - 1)];
    this.last = now;
    if (this.alike[0] < this.shown.length) this.drop();
    const { length } = this.shown;
    const still = Math.min(...this.alike.slice(0, length > 0 ? LASTING : 2));
    if (still - length > (length > 0 ? FEW : 1)) this.keep(stage, now, still);
  }

  /** One painting from elsewhere, for which the picture is of no use. */
  without(paint: () => void): void {
    this.show(false);
    paint();
    this.show(this.shown.length > 0);
  }

  private glass(stage: Container): Part {
    const { screen, resolution } = this.renderer;
    const { x, y, scale } = stage;
    return { it: stage, holds: true, looks: [x, y, scale.x, screen.width, screen.height, resolution] };
  }

  private drop(): void {
    this.show(false);
    this.shown = [];
  }

  private show(picture: boolean): void {
    this.picture.visible = picture;
    cull(this.shown, picture);
  }

  private keep(stage: Container, now: readonly Part[], count: number): void {
    this.drop();
    const { screen, resolution } = this.renderer;
    const { width, height } = screen;
    this.texture ??= RenderTexture.create({ width, height, resolution, antialias: true });
    this.texture.resize(width, height, resolution);
    const above = now.slice(count);
    cull(above, true);
    const { x, y, scale } = stage;
    const transform = new Matrix(scale.x, 0, 0, scale.y, x, y);
    this.renderer.render({ container: stage, target: this.texture, transform, clearColor: [0, 0, 0, 0] });
    cull(above, false);
    this.picture.texture = this.texture;
    this.shown = now.slice(0, count);
    this.show(true);
  }
}

function cull(parts: readonly Part[], culled: boolean): void {
  for (const { it, holds } of parts) if (!holds && !it.destroyed) it.culled = culled;
}

const same = (one: Part, other: Part | undefined): boolean =>
  one.it === other?.it &&
  one.looks.length === other.looks.length &&
  one.looks.every((look, i) => look === other.looks[i]);

/** A container and what is in it, or a thing that is painted as one. */
function partsOf(it: Container, deep: number): Part[] {
  if (it.constructor !== Container || deep === DEEP || !it.visible)
    return [{ it, holds: false, looks: looksOf(it, true) }];
  it.sortChildren();
  return [{ it, holds: true, looks: looksOf(it, false) }, ...it.children.flatMap((one) => partsOf(one, deep + 1))];
}

/** Everything that can be seen of it. What is drawn anew in the same place has other instructions. */
function looksOf(it: Container, whole: boolean): unknown[] {
  if (!it.visible) return [it.uid];
  const { x, y, scale, rotation, pivot, alpha, renderable, tint, mask } = it;
  const { context } = it as { context?: Graphics['context'] };
  const view = context?.instructions.at(-1) ?? (it as { texture?: Sprite['texture'] }).texture;
  const own = [
    it.uid,
    x,
    y,
    scale.x,
    scale.y,
    rotation,
    pivot.x,
    pivot.y,
    alpha,
    renderable,
    tint,
    mask,
    context,
    view,
  ];
  return whole ? [...own, ...it.children.flatMap((child) => looksOf(child, true))] : own;
}
