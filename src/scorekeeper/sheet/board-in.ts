import { effect } from '@preact/signals';
import type { Phrase } from '../../engine/rules';
import type { Look, TableModule } from '../../games/table';
import { worn } from '../../look/appearance';
import type { Board } from '../../table/board';

/** A game's own board beside a sheet, a form or a list. */

interface Place {
  host: HTMLElement;
  table: TableModule;
  people(): Look['chairs'];
  say(phrase: Phrase): string;
  /** A place that is lit was touched. */
  onPick?(spot: string): void;
}

/** Puts it there, and keeps it as `shown` says. What is returned takes it away. */
export async function boardIn(place: Place, shown: () => Parameters<Board['show']>): Promise<() => void> {
  const { host, table, people, say } = place;
  const { Board } = await import('../../table/board');
  const look = (): Look => ({
    theme: worn.theme.value,
    contrast: worn.contrast.value,
    motion: worn.motion.value,
    chairs: people(),
    say,
  });
  const nothing = () => {};
  const board = await Board.open({
    host,
    table,
    look: look(),
    taps: { tell: nothing, say: nothing, miss: nothing },
    onPick: place.onPick ?? nothing,
  });
  // at once: a finger that touches on while something moves would only end that
  const stops = [effect(() => board.look(look())), effect(() => board.show(...shown()))];
  return () => {
    for (const stop of [...stops, () => board.close()]) stop();
  };
}
