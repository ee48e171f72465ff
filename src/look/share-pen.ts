import { winds } from './compass';
import { seatStyle } from './seats';

/** The pen that draws a picture of a play: paper, border, rose, discs and words that fit. */

/** The light chart's own inks, whatever theme is worn: a picture leaves the app. As in theme.css. */
export const INK = {
  paper: '#efe3c8',
  sheet: '#f8f0dd',
  low: '#e6d7b6',
  ink: '#1b303b',
  soft: '#4a5a5c',
  line: '#b7a37a',
  accent: '#ad3f27',
  sea: '#1d6b70',
  wash: '#cfdcc9',
  gold: '#8a5d0c',
} as const;

export type Context = CanvasRenderingContext2D;

export const WIDTH = 1200;
/** Where words begin and end; the border of the chart lies outside. */
export const LEFT = 92;
export const RIGHT = WIDTH - LEFT;

export const serif = (size: number): string => `400 ${Math.round(size)}px "Tide Serif", Georgia, serif`;
export const italic = (size: number): string => `italic 400 ${Math.round(size)}px "Tide Serif", Georgia, serif`;
export const sans = (size: number, weight = 400): string =>
  `${weight} ${Math.round(size)}px "Tide Sans", system-ui, sans-serif`;

const PATIENCE_MS = 2500;

/** The letters must be there before they are drawn; a missing font keeps no picture back. */
export async function fontsFor(words: string): Promise<void> {
  const late = new Promise((done) => setTimeout(done, PATIENCE_MS));
  const all = [serif(40), italic(40), sans(30), sans(30, 600)].map((font) => document.fonts.load(font, words));
  await Promise.race([late, Promise.all(all).catch(() => undefined)]);
}

/** What people see as one letter: an emoji of several parts is never cut in two. */
function lettersOf(words: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(words);
  return Array.from(new Intl.Segmenter().segment(words), ({ segment }) => segment);
}

/** As much of the words as fits, with an ellipsis where some are missing. */
export function cut(ctx: Context, words: string, room: number): string {
  if (ctx.measureText(words).width <= room) return words;
  const letters = lettersOf(words);
  let [fits, not] = [0, letters.length];
  while (not - fits > 1) {
    const mid = (fits + not) >> 1;
    if (ctx.measureText(`${letters.slice(0, mid).join('').trimEnd()}…`).width <= room) fits = mid;
    else not = mid;
  }
  return `${letters.slice(0, fits).join('').trimEnd()}…`;
}

/** Words in so many lines at most; the last one is cut where there is more. */
export function lines(ctx: Context, words: string, room: number, most: number): string[] {
  const out: string[] = [];
  const paragraphs = words.split('\n').map((one) => one.split(/\s+/).filter(Boolean));
  for (const paragraph of paragraphs) {
    let line = '';
    for (const word of paragraph) {
      const longer = line ? `${line} ${word}` : word;
      if (line && ctx.measureText(longer).width > room) {
        out.push(line);
        line = word;
      } else line = longer;
    }
    if (line) out.push(line);
  }
  const shown = out.slice(0, most);
  if (out.length > most) shown[most - 1] = `${shown[most - 1]} ${out[most]}…`;
  return shown.map((line) => cut(ctx, line, room));
}

interface Style {
  font: string;
  colour?: string;
  align?: CanvasTextAlign;
  /** No wider than this. */
  room?: number;
}

/** One line on its base line. */
export function write(ctx: Context, words: string, x: number, y: number, style: Style): void {
  ctx.font = style.font;
  ctx.fillStyle = style.colour ?? INK.ink;
  ctx.textAlign = style.align ?? 'left';
  ctx.fillText(style.room === undefined ? words : cut(ctx, words, style.room), x, y);
}

/** A small printed label in spaced capitals. */
export function label(ctx: Context, words: string, x: number, y: number, room: number): void {
  ctx.letterSpacing = '2.6px';
  write(ctx, words.toUpperCase(), x, y, { font: sans(25, 600), colour: INK.soft, room });
  ctx.letterSpacing = '0px';
}

/** The wooden disc with its symbol, as everywhere; see `SeatDisc`. */
export function disc(ctx: Context, colour: number, x: number, y: number, r: number): void {
  const style = seatStyle(colour);
  const circle = (dy: number, radius: number): void => {
    ctx.beginPath();
    ctx.arc(20, dy, radius, 0, 2 * Math.PI);
  };
  ctx.save();
  ctx.translate(x - r, y - r * 1.05);
  ctx.scale(r / 20, r / 20);
  ctx.fillStyle = style.edge;
  circle(22, 18.5);
  ctx.fill();
  ctx.fillStyle = style.face;
  circle(19.5, 18.5);
  ctx.fill();
  ctx.globalAlpha = 0.35;
  ctx.strokeStyle = style.ink;
  circle(19.5, 15.2);
  ctx.stroke();
  ctx.globalAlpha = 1;
  ctx.translate(8.6, 8.1);
  ctx.scale(0.95, 0.95);
  ctx.fillStyle = style.ink;
  ctx.fill(new Path2D(style.symbol));
  ctx.restore();
}

export const wood = (colour: number): string => seatStyle(colour).face;

/** The rose of the winds round a point. */
export function rose(ctx: Context, x: number, y: number, r: number): void {
  ctx.save();
  ctx.translate(x - r, y - r);
  ctx.scale(r / 50, r / 50);
  ctx.strokeStyle = INK.ink;
  ctx.lineJoin = 'round';
  for (const [radius, width] of [
    [36, 1],
    [31.5, 0.6],
  ]) {
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(50, 50, radius, 0, 2 * Math.PI);
    ctx.stroke();
  }
  ctx.lineWidth = 1;
  for (const [path, colour] of [
    [winds.minor, INK.sea],
    [winds.bright, INK.sheet],
    [winds.dark, INK.ink],
    [winds.north, INK.accent],
  ]) {
    ctx.fillStyle = colour;
    ctx.fill(new Path2D(path));
    if (path !== winds.minor) ctx.stroke(new Path2D(path));
  }
  ctx.restore();
}

/** Thirty-two winds from a point over the whole sheet. */
function rhumbs(ctx: Context, x: number, y: number): void {
  ctx.beginPath();
  for (let i = 0; i < 32; i++) {
    const angle = (i * Math.PI) / 16;
    ctx.moveTo(x, y);
    ctx.lineTo(x + 6000 * Math.cos(angle), y + 6000 * Math.sin(angle));
  }
  ctx.stroke();
}

/** The border of a chart: a scale between two lines. */
function border(ctx: Context, height: number): void {
  const [out, wide] = [26, 12];
  const [w, h] = [WIDTH - 2 * out, height - 2 * out];
  const piece = (size: number): number => size / (2 * Math.round(size / 130) + 1);
  ctx.fillStyle = INK.ink;
  for (const [length, across] of [
    [w, true],
    [h, false],
  ] as const) {
    const step = piece(length);
    for (let at = 0; at < length - 1; at += 2 * step) {
      for (const far of [0, (across ? h : w) - wide]) {
        if (across) ctx.fillRect(out + at, out + far, step, wide);
        else ctx.fillRect(out + far, out + at, wide, step);
      }
    }
  }
  ctx.strokeStyle = INK.ink;
  ctx.lineWidth = 2.5;
  ctx.strokeRect(out, out, w, h);
  ctx.lineWidth = 1.5;
  ctx.strokeRect(out + wide, out + wide, w - 2 * wide, h - 2 * wide);
  ctx.strokeStyle = INK.line;
  ctx.strokeRect(out + wide + 8, out + wide + 8, w - 2 * wide - 16, h - 2 * wide - 16);
}

/** The sheet before anything is written on it; the winds blow from the rose. */
export function ground(ctx: Context, height: number, at: { x: number; y: number }): void {
  ctx.fillStyle = INK.paper;
  ctx.fillRect(0, 0, WIDTH, height);
  const lamp = ctx.createRadialGradient(WIDTH / 2, height * 0.3, 200, WIDTH / 2, height * 0.45, height * 0.75);
  lamp.addColorStop(0, INK.sheet);
  lamp.addColorStop(1, INK.low);
  ctx.fillStyle = lamp;
  ctx.fillRect(0, 0, WIDTH, height);
  ctx.save();
  ctx.beginPath();
  ctx.rect(46, 46, WIDTH - 92, height - 92);
  ctx.clip();
  ctx.globalAlpha = 0.09;
  ctx.strokeStyle = INK.ink;
  ctx.lineWidth = 1.5;
  rhumbs(ctx, at.x, at.y);
  rhumbs(ctx, 120, height - 260);
  ctx.restore();
  border(ctx, height);
}
