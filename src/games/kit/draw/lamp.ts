import { Sprite, type Texture } from 'pixi.js';
import { hand } from './hand';
import type { Palette } from './palette';
import type { Sheet } from './paper-ground';
import { textureOf } from './print';

/** The light on the sheet: warm where the lamp stands, darker towards the edges, with the grain and stains of old paper. */

const WIDE = 560;

export function lamp(sheet: Sheet, palette: Palette): Sprite {
  const canvas = document.createElement('canvas');
  canvas.width = WIDE;
  canvas.height = Math.round((WIDE * sheet.height) / sheet.width);
  const pen = canvas.getContext('2d')!;
  light(pen, canvas, palette.night);
  if (!palette.night) stains(pen, canvas);
  grain(pen, canvas, palette.night ? 5 : 9);
  const sprite = new Sprite(textureOf(canvas, 1) as Texture);
  sprite.position.set(sheet.x, sheet.y);
  sprite.setSize(sheet.width, sheet.height);
  return sprite;
}

function light(pen: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement, night: boolean): void {
  const [x, y, reach] = [width * 0.42, height * 0.36, Math.hypot(width, height) * 0.72];
  const glow = pen.createRadialGradient(x, y, 0, x, y, reach);
  glow.addColorStop(0, night ? 'rgba(255, 206, 130, 0.13)' : 'rgba(255, 244, 205, 0.34)');
  glow.addColorStop(0.4, night ? 'rgba(255, 196, 120, 0.045)' : 'rgba(255, 240, 200, 0.10)');
  glow.addColorStop(0.68, night ? 'rgba(0, 0, 0, 0.12)' : 'rgba(96, 62, 24, 0.05)');
  glow.addColorStop(1, night ? 'rgba(0, 0, 0, 0.48)' : 'rgba(84, 50, 16, 0.27)');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
}

function stains(pen: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): void {
  const next = hand(77);
  for (let i = 0; i < 26; i++) {
    const [x, y, r] = [next() * width, next() * height, 12 + next() * 60];
    const stain = pen.createRadialGradient(x, y, r * 0.2, x, y, r);
    stain.addColorStop(0, `rgba(140, 92, 40, ${0.012 + 0.03 * next()})`);
    stain.addColorStop(1, 'rgba(140, 92, 40, 0)');
    pen.fillStyle = stain;
    pen.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
}

/** Nudges every pixel's alpha and brightness a little. */
function grain(pen: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement, strength: number): void {
  const picture = pen.getImageData(0, 0, width, height);
  const { data } = picture;
  const next = hand(5);
  for (let i = 3; i < data.length; i += 4) data[i] = Math.max(0, data[i] + (next() - 0.5) * strength);
  pen.putImageData(picture, 0, 0);
}
