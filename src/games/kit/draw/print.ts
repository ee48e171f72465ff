import { CanvasSource, type Container, Sprite, Texture } from 'pixi.js';
import { PHONE } from '../../../look/screens';
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
  /** By how much letters may grow into what surrounds them, so that they can be read. */
  grow?: number;
  /** A number that is told elsewhere too: left out where it would be too small. */
  spare?: boolean;
}

/** Canvas pixels per board unit: sharp when a phone is zoomed in. */
const RESOLUTION = 3;

const familyOf = (font: Print['font']) =>
  font === 'serif' ? "'Tide Serif', Georgia, serif" : "'Tide Sans', system-ui, sans-serif";

/** Beside the letters, in em. */
const ROOM = 0.3;

/** Smaller letters are not read, in client px: on a phone, which is held in the hand, and on a tablet. */
const SMALLEST = { phone: 12, tablet: 16 };

/** A number with its signs, or the place where one will stand. */
const NUMBER = /^[\d\s.,:+−×±%?–-]*[\d?–][\d\s.,:+−×±%?–-]*$/;
/** What a printed number is labelled. */
const FIGURE = 'figure';

/** What a part of a board covers, in its units. */
export function boxOn(root: Container, it: Container): Box {
  const { minX, minY, maxX, maxY } = it.getBounds();
  const [from, to] = [root.toLocal({ x: minX, y: minY }), root.toLocal({ x: maxX, y: maxY })];
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}

/** The printed numbers that are seen on a board, as boxes in its units; what is drawn once for all is seen though hidden. */
export function figuresOn(root: Container, still: readonly Container[]): Box[] {
  const out: Box[] = [];
  const visit = (it: Container): void => {
    if ((!it.visible && !still.includes(it)) || it.alpha < 0.15) return;
    if (it.label === FIGURE) {
      out.push(boxOn(root, it));
    }
    for (const child of it.children) visit(child);
  };
  visit(root);
  return out;
}

/** A word on the board; `em` in its own units. */
class Word extends Sprite {
  em = 0;
  /** What is painted for it alone, and is left out with it. */
  plate?: Container;

  /** How wide its letters are, without the room round them. */
  get inked(): number {
    return this.width - ROOM * this.em * this.scale.x;
  }

  /** The height of its em in client px, where a unit of the stage has `zoom`. */
  lettersAt(zoom: number): number {
    let all = this.em * zoom;
    // the stage itself bears the zoom
    for (let it: Container = this; it.parent?.parent; it = it.parent) all *= Math.abs(it.scale.x);
    return all;
  }
}

export class Printer {
  private printed = new Map<string, Texture>();
  private words = new Set<Word>();
  /** Client px; smaller letters are printed larger where they may `grow`. */
  private smallest = SMALLEST.tablet;
  private unit = 1;
  private zoom = 1;

  /** The whole field is seen at so many client px a board unit. */
  fit(unit = 1): void {
    this.unit = unit;
    this.zoom = unit;
    this.smallest = globalThis.matchMedia?.(PHONE).matches ? SMALLEST.phone : SMALLEST.tablet;
  }

  /** The board is seen at that many client px a unit. Words that would be too small are left out, numbers only where they are told elsewhere too. */
  seen(zoom: number): void {
    this.zoom = zoom;
    for (const word of this.words) {
      if (word.destroyed) this.words.delete(word);
      else this.leave(word);
    }
  }

  private leave(word: Word): void {
    word.visible = word.lettersAt(this.zoom) > this.smallest - 0.5;
    if (word.plate) word.plate.visible = word.visible;
  }

  /** A sprite whose anchor is the middle of the capitals. */
  word(text: string, { grow = 1.5, spare = false, ...wanted }: Print): Word {
    const size = Math.max(wanted.size, Math.min(this.smallest / this.unit, wanted.size * grow));
    const print = { ...wanted, size };
    const key = `${text}|${Object.values(print).join()}`;
    let texture = this.printed.get(key);
    if (!texture) {
      texture = set(text, print);
      this.printed.set(key, texture);
    }
    const sprite = Object.assign(new Word(texture), { em: size });
    sprite.anchor.set(0.5);
    if (NUMBER.test(text)) sprite.label = FIGURE;
    if (spare || sprite.label !== FIGURE) {
      this.words.add(sprite);
      this.leave(sprite);
    }
    if (import.meta.env.MODE === 'looks') Object.assign(sprite, { said: text, ink: wanted.colour });
    return sprite;
  }

  destroy(): void {
    for (const texture of this.printed.values()) texture.destroy(true);
    this.printed.clear();
    this.words.clear();
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
  const [w, h] = [width + 2 * rim + size * ROOM, size * 1.5 + 2 * rim];
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
