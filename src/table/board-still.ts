import { type Container, Matrix, type Renderer, RenderTexture, Sprite } from 'pixi.js';

function isSame(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/**
 * The lowest layers of a scene, painted once and kept as a picture of the glass: a chart has a hundred thousand triangles
 * that never change, and a frame in which one pawn moves should not paint them again. The picture holds for one place of
 * the camera; whatever moves the camera or changes a layer paints them themselves again, until they have been painted
 * twice alike.
 */
export class Still {
  /** Lies under the scene. */
  readonly picture = new Sprite();
  private layers: readonly Container[] = [];
  private texture: RenderTexture | undefined;
  /** What the picture shows, and what was painted last; as in `look`. */
  private kept: readonly number[] = [];
  private last: number[] = [];
  /** Written anew with every frame, in turns with the last one: thousands of numbers that nobody has to clear away. */
  private next: number[] = [];

  private renderer: Renderer;

  constructor(renderer: Renderer) {
    this.renderer = renderer;
    this.picture.visible = false;
  }

  /** Other layers; those before may be gone already. */
  of(layers: readonly Container[]): void {
    this.layers = layers;
    this.picture.visible = false;
    this.kept = [];
    this.last = [];
    this.texture?.destroy(true);
    this.texture = undefined;
  }

  /** Before every painting of `stage`: its lowest layers as a picture, where that shows what they are now. */
  ready(stage: Container): void {
    if (this.layers.length === 0) return;
    const now = this.look(stage, this.next);
    let still = isSame(now, this.kept);
    if (!still && isSame(now, this.last)) {
      this.keep(stage, now);
      still = true;
    }
    [this.next, this.last] = [this.last, now];
    this.show(still);
  }

  /** The layers themselves, for one painting from elsewhere. */
  show(picture: boolean): void {
    this.picture.visible = picture;
    for (const layer of this.layers) layer.visible = !picture;
  }

  /** Everything that may change in them: scenes put other parts in place of those that look different. */
  private look({ x, y, scale }: Container, out: number[]): number[] {
    const { screen, resolution } = this.renderer;
    let n = 0;
    const add = (...some: number[]) => {
      for (const one of some) out[n++] = one;
    };
    const visit = (it: Container, deep: number): void => {
      // no text: this is done with every frame
      add(it.uid, it.x, it.y, it.scale.x, it.rotation, it.alpha, it.visible ? 1 : 0);
      if (deep > 0) for (const child of it.children) visit(child, deep - 1);
    };
    add(x, y, scale.x, screen.width, screen.height, resolution);
    for (const layer of this.layers) for (const child of layer.children) visit(child, 2);
    out.length = n;
    return out;
  }

  private keep({ x, y, scale }: Container, now: readonly number[]): void {
    const { screen, resolution } = this.renderer;
    const { width, height } = screen;
    this.texture ??= RenderTexture.create({ width, height, resolution, antialias: true, dynamic: true });
    this.texture.resize(width, height, resolution);
    this.show(false);
    const transform = new Matrix(scale.x, 0, 0, scale.y, x, y);
    for (const [i, container] of this.layers.entries()) {
      // the renderer keeps what it is given
      const how = { target: this.texture, transform: transform.clone(), clear: i === 0 };
      this.renderer.render({ container, ...how, clearColor: [0, 0, 0, 0] });
    }
    this.picture.texture = this.texture;
    this.kept = [...now];
  }
}
