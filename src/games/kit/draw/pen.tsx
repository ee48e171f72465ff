import type { Graphics } from 'pixi.js';

/**
 * Takes the strokes of the drawing room as SVG paths, so that what the boards draw on screen can be printed as well. It
 * knows as much of `Graphics` as the engravings ask for.
 */

interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  round?: boolean;
}

type Fill = number | { color: number; alpha?: number };
type Line = { width?: number; color?: number; alpha?: number; join?: string; cap?: string };

const colour = (n: number): string => `#${n.toString(16).padStart(6, '0')}`;
/** A tenth of a board unit is finer than any printer. */
const at = (n: number): string => String(Math.round(n * 10) / 10);

export class Pen {
  readonly strokes: Stroke[] = [];
  private d = '';
  private done = false;

  private add(part: string): this {
    // what follows a fill or a stroke is a new figure; a stroke straight after a fill is the same one
    if (this.done) this.d = '';
    this.done = false;
    this.d += part;
    return this;
  }

  moveTo(x: number, y: number): this {
    return this.add(`M${at(x)} ${at(y)}`);
  }

  lineTo(x: number, y: number): this {
    return this.add(`L${at(x)} ${at(y)}`);
  }

  quadraticCurveTo(ax: number, ay: number, x: number, y: number): this {
    return this.add(`Q${at(ax)} ${at(ay)} ${at(x)} ${at(y)}`);
  }

  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): this {
    return this.add(`C${at(ax)} ${at(ay)} ${at(bx)} ${at(by)} ${at(x)} ${at(y)}`);
  }

  closePath(): this {
    return this.add('Z');
  }

  poly(points: readonly number[], close = true): this {
    let d = '';
    for (let i = 0; i < points.length; i += 2) d += `${i ? 'L' : 'M'}${at(points[i])} ${at(points[i + 1])}`;
    return this.add(close ? `${d}Z` : d);
  }

  rect(x: number, y: number, w: number, h: number): this {
    return this.add(`M${at(x)} ${at(y)}h${at(w)}v${at(h)}h${at(-w)}Z`);
  }

  ellipse(x: number, y: number, rx: number, ry: number): this {
    return this.add(
      `M${at(x - rx)} ${at(y)}a${at(rx)} ${at(ry)} 0 1 0 ${at(2 * rx)} 0a${at(rx)} ${at(ry)} 0 1 0 ${at(-2 * rx)} 0Z`,
    );
  }

  circle(x: number, y: number, r: number): this {
    return this.ellipse(x, y, r, r);
  }

  regularPoly(x: number, y: number, r: number): this {
    return this.circle(x, y, r);
  }

  fill(style: Fill): this {
    const { color, alpha } = typeof style === 'number' ? { color: style, alpha: undefined } : style;
    this.strokes.push({ d: this.d, fill: colour(color), opacity: alpha });
    this.done = true;
    return this;
  }

  stroke({ width = 1, color = 0, alpha, join, cap }: Line): this {
    this.strokes.push({
      d: this.d,
      stroke: colour(color),
      width,
      opacity: alpha,
      round: join === 'round' || cap === 'round',
    });
    this.done = true;
    return this;
  }

  /** As the engravings know it. */
  get ink(): Graphics {
    return this as unknown as Graphics;
  }
}

export function Inked({ pen }: { pen: Pen }) {
  return (
    <g>
      {pen.strokes.map(({ d, fill, stroke, width, opacity, round }, i) => (
        <path
          key={i}
          d={d}
          fill={fill ?? 'none'}
          stroke={stroke}
          stroke-width={width}
          stroke-linejoin={round ? 'round' : undefined}
          opacity={opacity}
        />
      ))}
    </g>
  );
}
