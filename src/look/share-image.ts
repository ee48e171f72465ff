import { duration, figures, pointsText, ranked, type Summary, telling, winSentence } from './recap';
import { onDay, t } from './say';
import {
  type Context,
  cut,
  disc,
  fontsFor,
  ground,
  INK,
  italic,
  LEFT,
  label,
  lines,
  RIGHT,
  rose,
  sans,
  serif,
  WIDTH,
  wood,
  write,
} from './share-pen';

/** A play as a picture: drawn here and now, without a network, and of nothing but what is given. */

/** A page is as high as this, less where little was played for, and more where many played. */
const HEIGHT = 1500;
const LEAST = 1200;
/** Nothing grows more than this where few people leave room. */
const ROOMY = 1.5;
const ROSE = { x: 1000, y: 196, r: 104 };
const FOOT = 112;

/** So many bars in all are still a picture; more (rounds by rounds) become a table. */
const MOST_BARS = 84;
/** More people than this are read in lines, as long as there are so few categories beside each other. */
const FEW = 6;
const MOST_COLUMNS = 7;

interface Page {
  ctx: Context;
  summary: Summary;
  order: { seat: number; rank: number }[];
  /** How roomy the rows are, from 1. */
  k: number;
}

/** Title, day, the winner's sentence. Returns where the next part begins. */
function head({ ctx, summary }: Page): number {
  const { title, tie, when, minutes, low } = summary;
  const room = ROSE.x - ROSE.r - LEFT - 30;
  label(ctx, [onDay(when), minutes ? duration(minutes) : ''].filter(Boolean).join(' · '), LEFT, 122, room);
  let size = 92;
  for (ctx.font = serif(size); size > 56 && ctx.measureText(title).width > room; ctx.font = serif(size)) size -= 4;
  let y = 134;
  for (const line of lines(ctx, title, room, 2)) {
    y += size * 1.06;
    write(ctx, line, LEFT, y, { font: serif(size) });
  }
  y = Math.max(y, 234);
  const win = winSentence(summary);
  ctx.font = italic(50);
  for (const line of win ? lines(ctx, win, y < 280 ? room : RIGHT - LEFT, 3) : []) {
    y += 62;
    write(ctx, line, LEFT, y, { font: italic(50), colour: INK.accent });
  }
  ctx.font = sans(28);
  for (const said of [tie, low ? t('share.low') : ''])
    for (const line of said ? lines(ctx, said, y < 280 ? room : RIGHT - LEFT, 2) : []) {
      y += 42;
      write(ctx, line, LEFT, y, { font: sans(28), colour: INK.soft });
    }
  return Math.max(y + 34, ROSE.y + ROSE.r + 36);
}

/** The scale that all bars of one kind share: 0 is always on it. */
interface Scale {
  x: number;
  width: number;
  least: number;
  most: number;
}

function bar(ctx: Context, points: number, colour: number, y: number, thick: number, scale: Scale): void {
  const { x, width, least, most } = scale;
  const at = (n: number): number => x + ((n - least) / (most - least || 1)) * width;
  ctx.fillStyle = INK.low;
  ctx.fillRect(x, y, width, thick);
  ctx.fillStyle = wood(colour);
  ctx.fillRect(Math.min(at(0), at(points)), y, Math.abs(at(points) - at(0)), thick);
  if (least < 0) {
    ctx.fillStyle = INK.ink;
    ctx.fillRect(at(0) - 1, y - 4, 2, thick + 8);
  }
}

const scaleOf = (x: number, width: number, points: readonly number[]): Scale => ({
  x,
  width,
  least: Math.min(0, ...points),
  most: Math.max(0, ...points),
});

/** A little pennant beside whoever won. */
function pennant(ctx: Context, x: number, y: number, size: number): void {
  ctx.fillStyle = INK.gold;
  ctx.fillRect(x, y, size * 0.11, size);
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.lineTo(x + size * 0.86, y + size * 0.27);
  ctx.lineTo(x, y + size * 0.54);
  ctx.fill();
}

const nameOf = ({ name, bot }: Summary['people'][number]): string => (bot ? t('share.bot', { name }) : name);

/** Everybody with rank, disc, name, bar and points. */
function ranking({ ctx, summary, order, k }: Page, top: number): number {
  const { people, totals, winners, games } = summary;
  const shown = totals.map((one = 0, seat) => (games ? t('share.won', { n: one }) : pointsText(totals[seat])));
  const size = (people.length > 6 ? 74 : 92) * k;
  const words = Math.min(size * 0.43, 54);
  ctx.font = sans(words * 1.25, 600);
  const widest = Math.max(110, ...shown.map((one) => ctx.measureText(one).width));
  const scale = scaleOf(
    LEFT + 96 + size,
    RIGHT - LEFT - 96 - size - widest - 34,
    totals.map((one) => one ?? 0),
  );
  order.forEach(({ seat, rank }, i) => {
    const y = top + i * size;
    const person = people[seat];
    const base = y + size * 0.52;
    if (winners.includes(seat)) {
      ctx.fillStyle = INK.wash;
      ctx.fillRect(LEFT - 22, y + 3, RIGHT - LEFT + 44, size - 6);
      pennant(ctx, LEFT + 46, y + size * 0.25, Math.min(size * 0.5, 48));
    }
    // whoever left has no place
    const place = games || totals[seat] !== undefined ? t('share.place', { n: rank }) : '';
    write(ctx, place, LEFT, base + size * 0.1, { font: serif(words * 1.15), colour: INK.soft });
    disc(ctx, person.colour, LEFT + 76 + size * 0.45, y + size / 2, size * 0.35);
    write(ctx, nameOf(person), scale.x, base, { font: sans(words, 600), room: scale.width });
    bar(ctx, totals[seat] ?? 0, person.colour, y + size * 0.68, size * 0.13, scale);
    const total = { font: sans(words * 1.25, 600), align: 'right' } as const;
    write(ctx, shown[seat], RIGHT, y + size * 0.66, total);
  });
  return top + order.length * size + 34;
}

/** One category: its name, and a bar a person with name and number. */
function category(page: Page, at: { x: number; y: number; width: number }, index: number, scale: Scale): void {
  const { ctx, summary, order, k } = page;
  const part = telling(summary)[index];
  const row = ROW * k;
  const words = Math.min(26 * k, 32);
  write(ctx, part.text, at.x, at.y + 34 * k, { font: serif(36 * Math.min(k, 1.2)), room: at.width });
  order.forEach(({ seat }, i) => {
    const y = at.y + 50 * k + i * row;
    const person = summary.people[seat];
    const points = part.points[seat] ?? 0;
    disc(ctx, person.colour, at.x + 15, y + row / 2, Math.min(15, row * 0.42));
    write(ctx, person.name, at.x + 40, y + row * 0.5 + words * 0.34, { font: sans(words), room: scale.x - at.x - 52 });
    bar(ctx, points, person.colour, y + row * 0.24, row * 0.52, scale);
    const right = { font: sans(words, 600), align: 'right', colour: points === 0 ? INK.soft : INK.ink } as const;
    write(ctx, figures(points), at.x + at.width, y + row * 0.5 + words * 0.34, right);
  });
}

const ROW = 37;
const GAP = 56;

/** Where the points came from, two categories side by side, all on one scale. */
function categories(page: Page, top: number): number {
  const { ctx, summary, order, k } = page;
  const parts = telling(summary);
  if (parts.length === 0) return top;
  const all = parts.flatMap(({ points }) => points);
  const width = (RIGHT - LEFT - GAP) / 2;
  ctx.font = sans(Math.min(26 * k, 32), 600);
  const numbers = Math.max(...all.map((one) => ctx.measureText(pointsText(one)).width)) + 14;
  const block = 50 * k + order.length * ROW * k + 26;
  parts.forEach((_, i) => {
    const x = LEFT + (i % 2) * (width + GAP);
    const at = { x, y: top + Math.floor(i / 2) * block, width };
    category(page, at, i, scaleOf(x + 200, width - 200 - numbers, all));
  });
  return top + Math.ceil(parts.length / 2) * block + 10;
}

/** Many people: a line each, and what they have of each category side by side. */
function lineUp({ ctx, summary, order, k }: Page, top: number): number {
  const parts = telling(summary);
  const column = Math.min(180, (RIGHT - LEFT - 300) / parts.length);
  const first = RIGHT - column * parts.length;
  const row = 40 * k;
  const right = (i: number): number => first + (i + 1) * column;
  parts.forEach(({ text }, i) => {
    ctx.font = serif(22);
    for (const [at, line] of lines(ctx, text, column - 8, 2).entries())
      write(ctx, line, right(i), top + 24 + at * 28, { font: serif(22), align: 'right', colour: INK.soft });
  });
  order.forEach(({ seat }, i) => {
    const y = top + 66 + i * row;
    const { colour, name } = summary.people[seat];
    ctx.fillStyle = INK.line;
    ctx.fillRect(LEFT, y, RIGHT - LEFT, 1);
    disc(ctx, colour, LEFT + 16, y + row / 2, 15);
    write(ctx, name, LEFT + 44, y + row * 0.68, { font: sans(26), room: first - LEFT - 50 });
    parts.forEach(({ points }, at) => {
      write(ctx, figures(points[seat] ?? 0), right(at), y + row * 0.68, { font: sans(26), align: 'right' });
    });
  });
  return top + 66 + order.length * row + 30;
}

/** Many rounds of many people: figures alone, a column a person. */
function table({ ctx, summary, order, k }: Page, top: number): number {
  const parts = telling(summary);
  const column = Math.min(130, (RIGHT - LEFT - 250) / order.length);
  const first = RIGHT - column * order.length;
  const row = 38 * k;
  const middle = (i: number): number => first + (i + 0.5) * column;
  order.forEach(({ seat }, i) => {
    const { colour, name } = summary.people[seat];
    disc(ctx, colour, middle(i), top + 22, 20);
    write(ctx, name, middle(i), top + 68, { font: sans(20), align: 'center', room: column - 8, colour: INK.soft });
  });
  parts.forEach((part, line) => {
    const y = top + 84 + line * row;
    ctx.fillStyle = INK.line;
    ctx.fillRect(LEFT, y, RIGHT - LEFT, 1);
    write(ctx, part.text, LEFT, y + row * 0.7, { font: serif(27), room: first - LEFT - 12 });
    order.forEach(({ seat }, i) => {
      write(ctx, figures(part.points[seat] ?? 0), middle(i), y + row * 0.7, { font: sans(25), align: 'center' });
    });
  });
  return top + 84 + parts.length * row + 30;
}

/** A whole evening: what was played, how long, who won it, and everybody's points. */
function evening({ ctx, summary: { games = [] }, k }: Page, top: number): number {
  let y = top;
  for (const { title, time, result, points = '' } of games) {
    ctx.fillStyle = INK.line;
    ctx.fillRect(LEFT, y, RIGHT - LEFT, 1);
    ctx.font = sans(28 * k);
    const room = RIGHT - LEFT - ctx.measureText(time).width - 24;
    write(ctx, title, LEFT, y + 46 * k, { font: serif(38 * k), room });
    write(ctx, time, RIGHT, y + 46 * k, { font: sans(28 * k), align: 'right', colour: INK.soft });
    write(ctx, result, LEFT, y + 84 * k, { font: sans(28 * k), room: RIGHT - LEFT, colour: INK.soft });
    y += 104 * k;
    ctx.font = sans(26 * k);
    for (const line of lines(ctx, points, RIGHT - LEFT, 6)) {
      write(ctx, line, LEFT, y + 16 * k, { font: sans(26 * k) });
      y += 36 * k;
    }
  }
  return y + 30;
}

function note({ ctx, summary, k }: Page, top: number): number {
  const words = summary.note?.trim();
  if (!words) return top;
  const size = 32 * Math.min(k, 1.2);
  ctx.font = italic(size);
  let y = top;
  for (const line of lines(ctx, words, RIGHT - LEFT, 5)) {
    y += size * 1.3;
    write(ctx, line, LEFT, y, { font: italic(size), colour: INK.soft });
  }
  return y + 34;
}

/** Everything between the border's edges; returns how high it came. */
function draw(page: Page): number {
  const parts = telling(page.summary).length;
  const many = parts * page.order.length > MOST_BARS;
  const crowd = page.order.length > FEW && parts > 0 && parts <= MOST_COLUMNS;
  const { ctx } = page;
  rose(ctx, ROSE.x, ROSE.y, ROSE.r);
  let y = head(page);
  y = ranking(page, y);
  y = (page.summary.games ? evening : crowd ? lineUp : many ? table : categories)(page, y);
  return note(page, y) + FOOT;
}

function foot(ctx: Context, height: number): void {
  ctx.fillStyle = INK.line;
  ctx.fillRect(LEFT, height - FOOT, RIGHT - LEFT, 1.5);
  ctx.font = italic(28);
  write(ctx, cut(ctx, t('share.made'), RIGHT - LEFT), RIGHT, height - 72, {
    font: italic(28),
    colour: INK.soft,
    align: 'right',
  });
}

function canvasOf(height: number): { canvas: HTMLCanvasElement; ctx: Context } {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = height;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('no canvas');
  return { canvas, ctx };
}

/** Written once on a scrap to see how high it comes, then for good, as roomy as the sheet allows. */
export function drawn(summary: Summary): HTMLCanvasElement {
  const scrap = canvasOf(1).ctx;
  const order = ranked(summary);
  const high = (k: number): number => draw({ ctx: scrap, summary, order, k });
  let k = ROOMY;
  while (k > 1 && high(k) > HEIGHT) k -= 0.05;
  k = Math.max(1, k);
  const height = Math.max(LEAST, Math.ceil(high(k)));
  const { canvas, ctx } = canvasOf(height);
  ground(ctx, height, ROSE);
  draw({ ctx, summary, order, k });
  foot(ctx, height);
  return canvas;
}

/** "tidetable-island-hopper-2026-11-21.png". */
function fileName({ title, when }: Summary): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, 40)
    .replace(/-$/, '');
  return `tidetable-${plain || 'play'}-${new Date(when).toISOString().slice(0, 10)}.png`;
}

/** The picture as a PNG file; see `deliver` in storage/exports.ts. */
export async function shareImage(summary: Summary): Promise<File> {
  const games = (summary.games ?? []).flatMap((one) => Object.values(one));
  const words = [summary.title, summary.note, ...games, ...summary.people.map(({ name }) => name)];
  await fontsFor(`Aa1−·…${[...words, ...summary.parts.map((part) => part.text)].join('')}`);
  const canvas = drawn(summary);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], fileName(summary), { type: 'image/png' });
}
