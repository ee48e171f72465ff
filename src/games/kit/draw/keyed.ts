import type { Container } from 'pixi.js';
import { along, type Point } from './flight';
import { mix } from './hand';
import type { Motion } from './motion';
import { WHOLE } from './pieces';

/**
 * Pieces by key. A board says which pieces lie where; before and after an event the same key is the same piece. It glides
 * to its new place; one that is new comes from its owner or its bank, and one that is gone goes back there.
 */

export interface Piece {
  /** Of a face-down piece: its slot, never what it is. */
  key: string;
  layer: Container;
  /** All that it looks like: it is drawn anew when this changes, and one with the same art may become another. */
  art: string;
  draw(): Container;
  at: Point;
  turn?: number;
  /** How strong it is, 1 where nothing is said; below that it is glass. */
  alpha?: number;
  /** Where it comes from when it is new, and goes to: its owner's side or its bank. Without one it fades. */
  from?: Point;
  /** Where it passes on its way here from its last place. */
  by?: readonly Point[];
  /** How high it rises on its way, in board units. */
  lift?: number;
  /** The key of the piece it rides on: they move as one. */
  on?: string;
}

/** A place, or the place for each. */
export type Goal = Point | ((piece: Piece) => Point);

interface Lying {
  piece: Piece;
  it: Container;
  /** How strong its own drawing is. */
  own: number;
}

/** In ms: the shortest way, what each board unit adds, and the longest. */
const WAY = { least: 200, unit: 0.25, most: 340 } as const;
const FADES = 200;
/** A rattle in ms, the share of it that one piece hops, how high in board units, and how far it leans. */
const [RATTLES, HOPS, HOP, LEAN] = [560, 0.6, 20, 0.09];
/** A piece rises this high on its way, in board units; what rides or has a way of its own does not. */
const LIFT = 22;

const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

const ALL = (): boolean => true;

export class Keyed {
  private lying = new Map<string, Lying>();
  /** On their way; and of those, what will lie nowhere afterwards. */
  private flying = new Set<string>();
  private leaving = new Set<Container>();

  /** Makes the pieces be these; of those alone that `which` names, where it is given. */
  put(pieces: readonly Piece[], which: (key: string) => boolean = ALL): void {
    const wanted = new Set(pieces.map(({ key }) => key));
    for (const key of [...this.lying.keys()]) if (which(key) && !wanted.has(key)) this.take(key);
    for (const [order, piece] of pieces.entries()) if (which(piece.key)) this.lay(piece, order);
  }

  /** The piece as it is drawn, wherever it is just now. */
  drawn(key: string): Container | undefined {
    return this.lying.get(key)?.it;
  }

  /** All of them, as they are drawn. */
  get all(): ReadonlyMap<Container, Piece> {
    return new Map([...this.lying.values()].map(({ it, piece }) => [it, piece]));
  }

  /** It lies nowhere until it is put again. */
  take(key: string): void {
    this.lying.get(key)?.it.destroy(WHOLE);
    this.lying.delete(key);
  }

  private lay(piece: Piece, order: number): void {
    const { key, layer, art, at, turn = 0 } = piece;
    if (this.lying.get(key)?.piece.art !== art) this.take(key);
    const { it, own } = this.lying.get(key) ?? drawnOf(piece);
    this.lying.set(key, { piece, it, own });
    this.flying.delete(key);
    layer.sortableChildren = true;
    if (it.parent !== layer) layer.addChild(it);
    it.zIndex = order;
    it.position.set(...at);
    it.rotation = turn;
    it.alpha = own * (piece.alpha ?? 1);
  }

  /**
   * Moves those that `which` names to where they lie among `pieces`, all at once. Undefined where none of them has another
   * place.
   */
  glide(
    { motion, air, to }: Sky,
    pieces: readonly Piece[],
    which: (key: string) => boolean = ALL,
  ): Promise<void> | undefined {
    const ways = this.ways(pieces, which, to);
    const steps = new Map<string, Step>();
    const moves = ways.map((way) => {
      const { piece, it, fade } = way;
      const carried = steps.get(piece.on ?? '');
      const step = carried ? riding(way, carried) : flight(way);
      steps.set(piece.key, step);
      const { alpha } = it;
      if (!fade) air.addChild(it);
      return motion.run(step.ms, (t) => {
        it.position.set(...step.at(t));
        if (fade) it.alpha = alpha * (fade === 'in' ? t : 1 - t);
      });
    });
    if (moves.length === 0) {
      this.put(pieces, which);
      return undefined;
    }
    return Promise.all(moves).then(() => {
      for (const { it } of ways) if (this.leaving.delete(it)) it.destroy(WHOLE);
      this.put(pieces, which);
    });
  }

  /** Those that `which` names hop once, like a table that was struck at `from`: the nearest first. */
  async rattle(motion: Motion, [x, y]: Point, which: (key: string) => boolean): Promise<void> {
    const all = [...this.lying.values()].filter(({ piece }) => which(piece.key));
    const most = Math.max(1, ...all.map(({ piece: { at } }) => far(at, [x, y])));
    const put = ({ piece: { at, turn = 0 }, it }: Lying, up: number, lean: number): void => {
      if (it.destroyed) return;
      it.position.set(at[0], at[1] - up);
      it.rotation = turn + lean;
    };
    await motion.even(RATTLES, (t) => {
      for (const one of all) {
        const late = (far(one.piece.at, [x, y]) / most) * (1 - HOPS);
        const own = Math.min(1, Math.max(0, (t - late) / HOPS));
        const fades = 1 - own;
        put(one, Math.abs(Math.sin(own * Math.PI * 2)) * HOP * fades, Math.sin(own * Math.PI * 6) * LEAN * fades);
      }
    });
    for (const one of all) put(one, 0, 0);
  }

  /** What is on its way is gone until it is put again. */
  drop(): void {
    for (const key of this.flying) this.take(key);
    this.flying.clear();
    for (const it of this.leaving) it.destroy(WHOLE);
    this.leaving.clear();
  }

  private ways(pieces: readonly Piece[], which: (key: string) => boolean, to?: Goal): Way[] {
    const wanted = new Set(pieces.map(({ key }) => key));
    // in the order of the list, not in that of drawing: what rides comes after what it rides on
    const gone = [...this.lying.values()]
      .filter(({ piece: { key } }) => which(key) && !wanted.has(key))
      .sort((a, b) => a.it.zIndex - b.it.zIndex);
    const out: Way[] = [];
    for (const [order, piece] of pieces.entries()) {
      if (!which(piece.key)) continue;
      const old = this.lying.get(piece.key) ?? this.twin(gone, piece);
      const from = old?.piece.at ?? piece.from;
      if (old && same(old.piece, piece)) this.lay(piece, order);
      else {
        const { it, own } = old ?? drawnOf(piece);
        if (!from) piece.layer.addChild(it);
        // drawn as it was until it has come
        this.lying.set(piece.key, { piece: old ? { ...piece, art: old.piece.art } : piece, it, own });
        this.flying.add(piece.key);
        out.push({ piece, it, from: from ?? piece.at, to: piece.at, fade: from ? undefined : 'in' });
      }
    }
    for (const { piece, it } of gone) {
      this.lying.delete(piece.key);
      this.leaving.add(it);
      const end = (typeof to === 'function' ? to(piece) : to) ?? piece.from;
      out.push({ piece, it, from: piece.at, to: end ?? piece.at, fade: end ? undefined : 'out' });
    }
    return out;
  }

  /** The nearest of those that are gone that looks the same: it has become the new one. */
  private twin(gone: Lying[], { art, layer, at }: Piece): Lying | undefined {
    const alike = gone.filter(({ piece }) => piece.art === art && piece.layer === layer);
    const [it] = alike.sort((a, b) => far(a.piece.at, at) - far(b.piece.at, at));
    if (!it) return undefined;
    gone.splice(gone.indexOf(it), 1);
    this.lying.delete(it.piece.key);
    return it;
  }
}

function drawnOf(piece: Piece): Lying {
  const it = piece.draw();
  return { piece, it, own: it.alpha };
}

interface Sky {
  motion: Motion;
  /** Above everything: what is on its way. */
  air: Container;
  /** Where what is gone goes, instead of where it came from. */
  to?: Goal | undefined;
}

interface Way {
  piece: Piece;
  it: Container;
  from: Point;
  to: Point;
  fade: 'in' | 'out' | undefined;
}

/** Where a piece is at 0..1 of its way, and how long that takes. */
interface Step {
  at(t: number): Point;
  ms: number;
}

/** What lies still is drawn anew at once. */
export const same = (a: Piece, b: Piece): boolean => far(a.at, b.at) < 0.5 && (a.turn ?? 0) === (b.turn ?? 0);

function flight({ piece: { by = [], lift = by.length > 0 ? 0 : LIFT }, from, to, fade }: Way): Step {
  const points = [from, ...by, to];
  return {
    ms: fade ? FADES : Math.min(WAY.most, WAY.least + far(from, to) * WAY.unit),
    at(t) {
      const [x, y] = along(points, t);
      return [x, y - Math.sin(t * Math.PI) * lift];
    },
  };
}

/** What rides keeps its place on what carries it. */
function riding({ from, to }: Way, { at, ms }: Step): Step {
  const [start, end] = [at(0), at(1)];
  const off = (t: number, i: 0 | 1) => mix(from[i] - start[i], to[i] - end[i], t);
  return {
    ms,
    at(t) {
      const [x, y] = at(t);
      return [x + off(t, 0), y + off(t, 1)];
    },
  };
}
