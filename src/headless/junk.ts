import type { AnyPosition } from '../engine/run';
import type { Junk } from '../games/junk';

const games = import.meta.glob<Junk>('../games/*/junk.ts', { import: 'junk' });

/** What is counted in that game; nothing where nobody has said. */
export const junkOf = async (id: string): Promise<Junk> =>
  (await games[`../games/${id}/junk.ts`]?.()) ?? { shares: [] };

/** Counts of some games: each a game on average, and the shares in percent. */
export class Counted {
  private readonly counts = new Map<string, number>();
  private readonly game: Junk;

  constructor(game: Junk) {
    this.game = game;
  }

  private add(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  move(s: AnyPosition, seat: number, move: unknown, bot?: string): void {
    for (const name of this.game.move?.(s, seat, move, bot) ?? []) this.add(name);
  }

  event(key: string): void {
    const name = this.game.told?.[key];
    if (name !== undefined) this.add(name);
  }

  /** `each`: how often a game saw it; `percent`: how much of what it is a share of. */
  summary(games: number): { each: Record<string, number>; percent: Record<string, number> } {
    const rounded = (x: number): number => Math.round(x * 100) / 100;
    const of = (name: string): number => this.counts.get(name) ?? 0;
    return {
      each: Object.fromEntries([...this.counts].map(([name, n]) => [name, rounded(n / games)])),
      percent: Object.fromEntries(
        this.game.shares.map(([what, whole]) => [what, rounded((100 * of(what)) / Math.max(1, of(whole)))]),
      ),
    };
  }
}
