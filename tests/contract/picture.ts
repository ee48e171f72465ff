import { type Container, Graphics, type GraphicsContext, type Sprite, type Text, type Texture } from 'pixi.js';
import { vi } from 'vitest';
import { Drawings } from '../../src/games/kit/draw/drawings';
import { Keyed, type Piece } from '../../src/games/kit/draw/keyed';

/** What a scene shows, as lines that can be compared: no graphics card is needed for them. */

/** What was done to a canvas: printed words are told by it. */
const strokes = new WeakMap<object, unknown[]>();

/** A pen that notes down all that it is told, and measures as if each letter were ten wide. */
function pen(log: unknown[]): unknown {
  const gradient = { addColorStop: (...stop: unknown[]) => void log.push(stop) };
  return new Proxy({} as Record<string, unknown>, {
    get: (set, name: string) => {
      if (name in set) return set[name];
      if (name === 'measureText') return (text: string) => ({ width: text.length * 10, actualBoundingBoxAscent: 7 });
      if (name === 'getImageData') return () => ({ data: [] });
      return (...args: unknown[]) => {
        log.push([name, args]);
        return name.startsWith('create') ? gradient : undefined;
      };
    },
    set: (set, name: string, value) => {
      set[name] = value;
      log.push([name, value]);
      return true;
    },
  });
}

let lying: readonly string[] = [];

const line = ({ key, art, at, turn, from, by, on }: Piece): string =>
  JSON.stringify([key, art, at, turn, from, by, on]);

/**
 * Canvases that can be read, and pieces by key overheard, until the tests of this file are over; and a name by which two
 * things were drawn throws.
 */
export function overhear(): void {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const log = strokes.get(this) ?? [];
    strokes.set(this, log);
    return pen(log) as never;
  });
  // letters are measured where a touch may mean them
  vi.stubGlobal('CanvasRenderingContext2D', class {});
  const { put, glide } = Keyed.prototype;
  vi.spyOn(Keyed.prototype, 'put').mockImplementation(function (this: Keyed, pieces, which) {
    lying = pieces.map(line);
    put.call(this, pieces, which);
  });
  vi.spyOn(Keyed.prototype, 'glide').mockImplementation(function (this: Keyed, sky, pieces, which) {
    lying = pieces.map(line);
    return glide.call(this, sky, pieces, which);
  });
  const { of } = Drawings.prototype;
  vi.spyOn(Drawings.prototype, 'of').mockImplementation(function (this: Drawings, name, draw) {
    const [it, anew] = [of.call(this, name, draw), new Graphics()];
    draw(anew);
    if (ink(it.context) !== ink(anew.context)) throw new Error(`two drawings go by the name of ${name}`);
    return it;
  });
}

/** What is long is told once, and named by its number. */
const long = new Map<string, string>();
const told: string[] = [];

function short(said: string): string {
  const known = long.get(said);
  if (known !== undefined) return known;
  const name = `#${told.push(said) - 1}`;
  long.set(said, name);
  return name;
}

const textures = new WeakMap<Texture, string>();

/** The same for two textures on which the same was drawn. */
function drawnOn(texture: Texture): string {
  const known = textures.get(texture);
  if (known !== undefined) return known;
  const { resource, width, height } = texture.source;
  const said = short(JSON.stringify([width, height, (resource && strokes.get(resource)) ?? 'plain']));
  textures.set(texture, said);
  return said;
}

/** Plain, and short: what is shared or of the library's own book-keeping is left out. */
function plain(this: unknown, key: string, value: unknown): unknown {
  if (key === '_uid' || key === 'uid' || key === 'dirty' || key.startsWith('_gpu')) return undefined;
  if (typeof value === 'object' && value !== null && 'source' in value && 'frame' in value)
    return drawnOn(value as Texture);
  // what a path was given says all; its geometry is made of that when it is wanted
  if (typeof value === 'object' && value !== null && 'instructions' in value) return value.instructions;
  return value;
}

interface Inked {
  length: number;
  last: unknown;
  said: string;
}
const inks = new WeakMap<GraphicsContext, Inked>();

function ink(context: GraphicsContext): string {
  const { instructions } = context;
  const [length, last] = [instructions.length, instructions.at(-1)];
  const known = inks.get(context);
  if (known?.length === length && known.last === last) return known.said;
  const said = short(JSON.stringify(instructions, plain));
  inks.set(context, { length, last, said });
  return said;
}

const places = ({ x, y, rotation, scale, skew, pivot }: Container): unknown[] => [
  ...[x, y, rotation, scale.x, scale.y, skew.x, skew.y, pivot.x, pivot.y],
];

/** All that is seen, those below first: one line each, further in the deeper it lies. */
export const pictureOf = (root: Container): string => [...lying, linesOf(root, '')].join('\n');

function linesOf(it: Container, deep: string): string {
  if (!it.visible || !it.renderable) return '';
  const { label, alpha, tint, renderPipeId, blendMode, mask } = it as Sprite;
  const { context, texture, text, style } = it as Container &
    Partial<Pick<Sprite, 'texture'> & Pick<Text, 'text' | 'style'> & Pick<Graphics, 'context'>>;
  const seen = [renderPipeId, label, alpha, tint, blendMode, mask ? 'masked' : '', ...places(it)];
  const words = text === undefined ? '' : JSON.stringify([text, style?.fontSize, style?.fill]);
  const own = context ? ink(context) : texture && text === undefined ? drawnOn(texture) : '';
  return `${deep}${seen.join()} ${words} ${own}\n${inOrder(it, deep).join('')}`;
}

/** As they are painted: among pieces, of two at one height either may lie above, since they lie beside each other. */
function inOrder({ children }: Container, deep: string): string[] {
  const all = children.map(({ zIndex }, i) => ({ z: zIndex, lines: linesOf(children[i], `${deep} `) }));
  if (all.some(({ z }) => z !== 0))
    all.sort((a, b) => a.z - b.z || (a.lines < b.lines ? -1 : Number(a.lines > b.lines)));
  return all.map(({ lines }) => lines);
}

/** Where two pictures part, for messages. */
export function partingOf(a: string, b: string): string {
  const [x, y] = [a.split('\n'), b.split('\n')];
  const at = x.findIndex((line, i) => line !== y[i]);
  const full = (line = 'nothing more') => line.replace(/#(\d+)$/, (_, n) => told[n]);
  const [one, other] = [full(x[at]), full(y[at < 0 ? x.length : at])];
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  const cut = (line: string) => line.slice(Math.max(0, from - 60), from + 60).trim();
  return `${cut(one)} / ${cut(other)}`;
}
