import type { Look, TableModule } from '../games/table';
import type { Drags } from './board-ground';
import type { Taps } from './board-overlay';

/** What a board is given by whoever opens one. */
export interface BoardOptions {
  host: HTMLElement;
  table: TableModule;
  look: Look;
  /** A lit place was chosen, by whatever means, or one of a finished move was touched once more; `rested`: by a finger that lay still there. */
  onPick(spot: string, rested?: boolean): void;
  /** A touch writes something down at once: a place that is taken means no other, and nothing zooms by itself. */
  enters?: true;
  taps: Taps;
  /** Things are dragged and flown above the board: a finger there looks at no place. */
  busy?(): boolean;
  drags?: Drags;
  /** For the page round the canvas: its colour, how many px are free beside the field, and whether that lies turned. */
  onGround?(colour: string): void;
  onAside?(px: number, turned: boolean): void;
}
