import { signal } from '@preact/signals';
import type { Field } from '../games/table';

/** Which part of the board is on the screen. Pure arithmetic: px are CSS pixels of the host, everything else board units. */

interface Sight {
  /** Board point in the middle of the screen. */
  x: number;
  y: number;
  /** Pixels per board unit. */
  zoom: number;
}

const GLIDE_MS = 200;
/** Around the field when all of it is shown, in px. */
const MARGIN = 2;
/** Close enough to read the smallest print on a phone. */
const CLOSEST = 2.2;

const ease = (t: number) => 1 - (1 - t) ** 3;

export class Camera implements Sight {
  x = 0;
  y = 0;
  zoom = 1;
  private width = 1;
  private height = 1;
  private field: Field;
  /** Whether somebody looks closely, as it was painted last. */
  readonly near = signal(false);
  private glide: { from: Sight; to: Sight; at: number } | null = null;

  constructor(field: Field) {
    this.field = field;
    this.whole();
  }

  /** Width and height of the host, in px. */
  get size(): readonly [number, number] {
    return [this.width, this.height];
  }

  /** Zoom at which the whole field is seen. */
  get fit(): number {
    const across = Math.max(1, this.width - 2 * MARGIN) / this.field.width;
    const down = Math.max(1, this.height - 2 * MARGIN) / this.field.height;
    return Math.min(across, down);
  }

  /** What the whole field leaves free on either side, in px. */
  get aside(): number {
    return Math.max(0, (this.width - this.field.width * this.fit) / 2);
  }

  get closest(): number {
    return Math.max(CLOSEST, this.fit * 2);
  }

  get zoomed(): boolean {
    return this.zoom > this.fit * 1.01;
  }

  /** A rotated tablet or another panel: whoever saw everything still does, whoever looked closely still sees that place. */
  resize(width: number, height: number, field = this.field, centre?: [number, number]): void {
    const zoomed = this.zoomed;
    this.stop();
    this.width = width;
    this.height = height;
    this.field = field;
    if (!zoomed) this.whole();
    else {
      if (centre) [this.x, this.y] = centre;
      this.set(this);
    }
  }

  toBoard(px: number, py: number): [number, number] {
    return [this.x + (px - this.width / 2) / this.zoom, this.y + (py - this.height / 2) / this.zoom];
  }

  toScreen(x: number, y: number): [number, number] {
    return [(x - this.x) * this.zoom + this.width / 2, (y - this.y) * this.zoom + this.height / 2];
  }

  /** Whether it can be seen, with so many px round it. */
  shows(x: number, y: number, room: number): boolean {
    const [px, py] = this.toScreen(x, y);
    return px >= room && py >= room && px <= this.width - room && py <= this.height - room;
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.set({ x: this.x - dx / this.zoom, y: this.y - dy / this.zoom, zoom: this.zoom });
  }

  /** Zooms so that the board point under these pixels stays there. */
  zoomAt(px: number, py: number, factor: number): void {
    this.stop();
    const [x, y] = this.toBoard(px, py);
    const zoom = this.limit(this.zoom * factor);
    this.set({ x: x - (px - this.width / 2) / zoom, y: y - (py - this.height / 2) / zoom, zoom });
  }

  whole(): void {
    this.set(this.overview());
  }

  glideToWhole(): void {
    this.glideTo(this.overview());
  }

  glideToPoint(x: number, y: number, zoom: number): void {
    this.glideTo({ x, y, zoom });
  }

  /** False when the camera stands still. */
  tick(ms: number): boolean {
    if (!this.glide) return false;
    const { from, to } = this.glide;
    this.glide.at = Math.min(1, this.glide.at + ms / GLIDE_MS);
    const t = ease(this.glide.at);
    const mix = (a: number, b: number) => a + (b - a) * t;
    this.set({ x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) });
    if (this.glide.at >= 1) this.glide = null;
    return this.glide !== null;
  }

  /** Jumps to where it was gliding. */
  finish(): void {
    if (this.glide) this.set(this.glide.to);
    this.stop();
  }

  private stop(): void {
    this.glide = null;
  }

  private overview(): Sight {
    const { x, y, width, height } = this.field;
    return { x: x + width / 2, y: y + height / 2, zoom: this.fit };
  }

  private glideTo(sight: Sight): void {
    const to = this.clamped(sight);
    const still = Math.abs(to.zoom - this.zoom) < 1e-4 && Math.hypot(to.x - this.x, to.y - this.y) * to.zoom < 0.5;
    this.glide = still ? null : { from: { x: this.x, y: this.y, zoom: this.zoom }, to, at: 0 };
  }

  private limit(zoom: number): number {
    return Math.min(this.closest, Math.max(this.fit, zoom));
  }

  private set(sight: Sight): void {
    const { x, y, zoom } = this.clamped(sight);
    this.x = x;
    this.y = y;
    this.zoom = zoom;
  }

  /** The field never leaves the screen: where it is smaller it is centred, where it is larger its edge stops at the margin. */
  private clamped(sight: Sight): Sight {
    const zoom = this.limit(sight.zoom);
    const { field } = this;
    const along = (at: number, start: number, size: number, px: number) => {
      const half = (px / 2 - MARGIN) / zoom;
      if (size <= 2 * half) return start + size / 2;
      return Math.min(start + size - half, Math.max(start + half, at));
    };
    return {
      x: along(sight.x, field.x, field.width, this.width),
      y: along(sight.y, field.y, field.height, this.height),
      zoom,
    };
  }
}
