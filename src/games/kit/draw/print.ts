import { CanvasSource, type Container, Sprite, Texture } from 'pixi.js';
import type { Field as Box } from '../../table';
import { css } from './palette';

/**
 * Printed words and numbers. Each is set once on a small canvas with smaller copies for zooming out; such textures survive a
 * lost graphics context and work without WebGL.
 */

interface Print {
  font?: 'serif' | 'sans';
  italic?: boolean;
  weight?: number;
  /** Height of the letters' em in board units. */
  size: number;
  colour: number;
  /** Around the letters, so that they stand out from hatching. */
  halo?: number;
  /** Between letters, in board units. */
  spacing?: number;
}

/** Canvas pixels per board unit: sharp when a phone is zoomed in. */
const RESOLUTION = 3;

const familyOf = (font: Print['font']) =>
  font === 'serif' ? "'Tide Serif', Georgia, serif" : "'Tide Sans', system-ui, sans-serif";

/** Smaller letters are not read on any screen, in client px; and by how much they may grow into what surrounds them. */
const SMALLEST = 11;
const GROWN = 1.5;

/** What a printed number is labelled. */
const FIGURE = 'figure';

/** The printed numbers that are seen on a board, as boxes in its units; what is drawn once for all is seen though hidden. */
export function figuresOn(root: Container, still: readonly Container[]): Box[] {
  const out: Box[] = [];
  const visit = (it: Container): void => {
    if ((!it.visible && !still.includes(it)) || it.alpha < 0.15) return;
    if (it.label === FIGURE) {
      const { minX, minY, maxX, maxY } = it.getBounds();
      const [from, to] = [root.toLocal({ x: minX, y: minY }), root.toLocal({ x: maxX, y: maxY })];
      out.push({ x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y });
    }
    for (const child of it.children) visit(child);
  };
  visit(root);
  return out;
}

export class Printer {
  private printed = new Map<string, Texture>();
  /** Board units; smaller letters are printed larger, up to that size. */
  private least = 0;

  /** The whole field is seen at so many client px a board unit. */
  fit(unit = 1): void {
    this.least = SMALLEST / unit;
  }

  /** A sprite whose anchor is the middle of the capitals. */
  word(text: string, wanted: Print): Sprite {
    const size = Math.max(wanted.size, Math.min(this.least, wanted.size * GROWN));
    const print = { ...wanted, size };
    const key = `${text}|${Object.values(print).join()}`;
    let texture = this.printed.get(key);
    if (!texture) {
      texture = set(text, print);
      this.printed.set(key, texture);
    }
    const sprite = new Sprite(texture);
    sprite.anchor.set(0.5);
    if (/\d/.test(text)) sprite.label = FIGURE;
    if (import.meta.env.MODE === 'looks') Object.assign(sprite, { said: text, em: size, ink: wanted.colour });
    return sprite;
  }

  destroy(): void {
    for (const texture of this.printed.values()) texture.destroy(true);
    this.printed.clear();
  }
}

/** Letter by letter: not every supported browser spaces the letters of a canvas. */
function set(text: string, { font, italic, weight, size, colour, halo, spacing = 0 }: Print): Texture {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d')!;
  const face = `${italic ? 'italic ' : ''}${weight ?? 400} ${size}px ${familyOf(font)}`;
  pen.font = face;
  const letters = spacing ? [...text] : [text];
  const widths = letters.map((letter) => pen.measureText(letter).width + spacing);
  const width = widths.reduce((sum, one) => sum + one, -spacing);
  const rim = halo === undefined ? 1 : size * 0.17;
  const capital = pen.measureText('H').actualBoundingBoxAscent || size * 0.7;
  const [w, h] = [width + 2 * rim + size * 0.3, size * 1.5 + 2 * rim];
  canvas.width = Math.ceil(w * RESOLUTION);
  canvas.height = Math.ceil(h * RESOLUTION);
  pen.scale(RESOLUTION, RESOLUTION);
  pen.font = face;
  pen.lineJoin = 'round';
  const place = (draw: (letter: string, x: number, y: number) => void) => {
    let x = (w - width) / 2;
    letters.forEach((letter, i) => {
      draw(letter, x, h / 2 + capital / 2);
      x += widths[i];
    });
  };
  if (halo !== undefined) {
    pen.strokeStyle = css(halo);
    pen.lineWidth = 2 * rim;
    place((letter, x, y) => pen.strokeText(letter, x, y));
  }
  pen.fillStyle = css(colour);
  place((letter, x, y) => pen.fillText(letter, x, y));
  return textureOf(canvas, RESOLUTION);
}

export function textureOf(canvas: HTMLCanvasElement, resolution: number): Texture {
  return new Texture({
    source: new CanvasSource({
      resource: canvas,
      resolution,
      autoGenerateMipmaps: true,
      scaleMode: 'linear',
      mipmapFilter: 'linear',
    }),
  });
}
