import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { blend, hand } from '../../kit/draw/hand';
import { css } from '../../kit/draw/palette';
import { textureOf } from '../../kit/draw/print';
import type { Chart } from './chart';
import type { Kit, Palette } from './palette';

/** Clouds that roll in from all sides until nothing of the lagoon is to be seen. */

const [WIDE, HIGH] = [360, 210];
const SHAPES = 5;

interface Cloud {
  it: Sprite;
  x: number;
  y: number;
  /** From where it comes. */
  dx: number;
  dy: number;
  /** When it starts and how strong it is. */
  late: number;
}

export class Clouds {
  readonly view = new Container();
  /** What is not even painted under a closed cover; sea and land below it are a picture anyway. */
  below: readonly Container[] = [];
  private kit: Kit;
  private map: Chart;
  private textures: Texture[] = [];
  private all: Cloud[] = [];
  private overcast: Graphics | null = null;
  private share = 0;

  constructor(kit: Kit, map: Chart) {
    this.kit = kit;
    this.map = map;
    this.view.visible = false;
  }

  get cover(): number {
    return this.share;
  }

  /** 0 a clear sky, 1 nothing but clouds. Cheap: sprites are moved, nothing is drawn anew. */
  set cover(share: number) {
    this.share = Math.min(1, Math.max(0, share));
    this.view.visible = this.share > 0;
    for (const layer of this.below) layer.visible = this.share < 1;
    if (this.share === 0) return;
    if (!this.overcast) this.build();
    const { overcast, all } = this;
    if (overcast) overcast.alpha = this.share >= 1 ? 1 : Math.max(0, (this.share - 0.7) / 0.3);
    for (const { it, x, y, dx, dy, late } of all) {
      const t = Math.min(1, Math.max(0, (this.share - late) / (1 - late)));
      const left = (1 - t) ** 2;
      it.position.set(x + dx * left, y + dy * left);
      it.alpha = Math.min(1, t * 3);
    }
  }

  destroy(): void {
    for (const texture of this.textures) texture.destroy(true);
    this.textures = [];
  }

  private build(): void {
    const { map, view } = this;
    const { palette: p } = this.kit;
    this.textures = Array.from({ length: SHAPES }, (_, i) => paint(i * 11 + 3, p));
    this.overcast = new Graphics().rect(map.x + 30, map.y + 30, map.width - 60, map.height - 60);
    this.overcast.fill(blend(p.cloudShade, p.cloud, 0.45));
    view.addChild(this.overcast);
    const next = hand(29);
    const [cx, cy] = [map.x + map.width / 2, map.y + map.height / 2];
    const [columns, rows] = [Math.round(map.width / 205), Math.round(map.height / 122)];
    for (let row = 0; row <= rows; row++)
      for (let column = 0; column <= columns; column++) {
        const x = map.x + ((column + (row % 2) * 0.5 - 0.1) / columns) * map.width + (next() - 0.5) * 110;
        const y = map.y + (row / rows) * map.height + (next() - 0.5) * 76;
        this.put(x, y, x - cx, y - cy, next);
      }
  }

  private put(x: number, y: number, ox: number, oy: number, next: () => number): void {
    const it = new Sprite(this.textures[Math.floor(next() * SHAPES)]);
    it.anchor.set(0.5);
    it.scale.set((next() < 0.5 ? -1 : 1) * (0.95 + next() * 0.75), 0.95 + next() * 0.6);
    const far = Math.max(1, Math.hypot(ox, oy));
    const reach = Math.hypot(this.map.width, this.map.height) / 2;
    const inward = 1 - Math.min(1, far / reach);
    this.view.addChild(it);
    const late = Math.min(0.62, 0.52 * inward + next() * 0.14);
    this.all.push({ it, x, y, dx: (ox / far) * 620, dy: (oy / far) * 620, late });
  }
}

/** One cloud on a small canvas: inked scallops, white above and shaded below. */
function paint(seed: number, p: Palette): Texture {
  const canvas = document.createElement('canvas');
  const sharp = 1.5;
  [canvas.width, canvas.height] = [WIDE * sharp, HIGH * sharp];
  const pen = canvas.getContext('2d')!;
  pen.scale(sharp, sharp);
  const puffs = scallops(seed);
  const fill = (grow: number, dy: number, style: string | CanvasGradient) => {
    pen.fillStyle = style;
    for (const [x, y, r] of puffs) {
      pen.beginPath();
      pen.arc(x, y + dy, Math.max(1, r + grow), 0, Math.PI * 2);
      pen.fill();
    }
  };
  pen.globalAlpha = 0.16;
  fill(3, 13, css(p.night ? 0x02070d : 0x35596b));
  pen.globalAlpha = 1;
  fill(2, 0, css(blend(p.cloudInk, p.cloudShade, 0.35)));
  const light = pen.createLinearGradient(0, 20, 0, HIGH - 30);
  light.addColorStop(0, css(p.cloud));
  light.addColorStop(0.5, css(blend(p.cloud, p.cloudShade, 0.18)));
  light.addColorStop(1, css(p.cloudShade));
  fill(0, 0, light);
  curls(pen, puffs, p);
  return textureOf(canvas, sharp);
}

type Puff = readonly [x: number, y: number, r: number];

function scallops(seed: number): Puff[] {
  const next = hand(seed);
  const out: Puff[] = [];
  const n = 8;
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const bulge = Math.sin(t * Math.PI);
    out.push([48 + t * (WIDE - 96), HIGH / 2 + 22 - bulge * 8 + next() * 10, 28 + bulge * 22 + next() * 8]);
  }
  for (let i = 0; i < 5; i++) {
    const t = 0.22 + (i / 4) * 0.56;
    out.push([48 + t * (WIDE - 96) + next() * 14, HIGH / 2 - 22 - Math.sin(t * Math.PI) * 14, 30 + next() * 16]);
  }
  return out;
}

/** Short arcs inside the scallops, as an engraver would. */
function curls(pen: CanvasRenderingContext2D, puffs: readonly Puff[], p: Palette): void {
  pen.strokeStyle = css(p.cloudInk);
  pen.lineWidth = 1.7;
  pen.lineCap = 'round';
  puffs.forEach(([x, y, r], i) => {
    if (i % 2) return;
    pen.globalAlpha = 0.5;
    pen.beginPath();
    pen.arc(x, y + 4, r * 0.72, Math.PI * 1.08, Math.PI * 1.62);
    pen.stroke();
    pen.globalAlpha = 0.28;
    pen.beginPath();
    pen.arc(x + 4, y + 10, r * 0.5, Math.PI * 1.15, Math.PI * 1.7);
    pen.stroke();
  });
  pen.globalAlpha = 1;
}
