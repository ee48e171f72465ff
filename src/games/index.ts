import { card as alexandros } from './alexandros/card';
import { card as islaMargarita } from './isla-margarita/card';
import { card as islandHopper } from './island-hopper/card';
import type { KeeperModule, PrintModule } from './keeper';
import { card as manila } from './manila/card';
import type { Medium } from './medium';
import type { Card, ExtrasModule, GameModule } from './module';
import { card as puertoCatan } from './puerto-catan/card';
import type { Sheet } from './sheet';
import type { TableModule } from './table';

/** Every game on the shelf, in its order. A sixth game touches one file outside its folder: this one. */

export interface Registered {
  card: Card;
  /** The pure half. Without it the game is still in the shipyard. */
  play?: () => Promise<GameModule>;
  /** The drawn half. */
  draw?: () => Promise<TableModule>;
  /** What the set-up screen shows below the options. */
  extras?: () => Promise<ExtrasModule>;
  /** The score sheet of the boxed game. */
  sheet?: () => Promise<Sheet>;
  /** What helps beside that sheet: an auction, a tracker, a calculator. */
  keeper?: () => Promise<KeeperModule>;
  /** From the app to the box and back. */
  medium?: () => Promise<Medium>;
  /** Board and cards on paper. */
  print?: () => Promise<PrintModule>;
}

export const games: readonly Registered[] = [
  {
    card: islaMargarita,
    play: () => import('./isla-margarita/game').then((m) => m.game as GameModule),
    draw: () => import('./isla-margarita/table').then((m) => m.table as TableModule),
    sheet: () => import('./isla-margarita/sheet').then((m) => m.sheet),
    medium: () => import('./isla-margarita/medium').then((m) => m.medium),
    print: () => import('./isla-margarita/panels-print').then((m) => m.print),
  },
  {
    card: manila,
    play: () => import('./manila/game').then((m) => m.game as GameModule),
    draw: () => import('./manila/table').then((m) => m.table as TableModule),
    sheet: () => import('./manila/sheet').then((m) => m.sheet),
    keeper: () => import('./manila/panels-keeper').then((m) => m.keeper),
    medium: () => import('./manila/medium').then((m) => m.medium),
  },
  {
    card: alexandros,
    play: () => import('./alexandros/game').then((m) => m.game as GameModule),
    draw: () => import('./alexandros/table').then((m) => m.table as TableModule),
    print: () => import('./alexandros/panels-print').then((m) => m.print),
    sheet: () => import('./alexandros/sheet').then((m) => m.sheet),
    keeper: () => import('./alexandros/panels-keeper').then((m) => m.keeper),
    medium: () => import('./alexandros/medium').then((m) => m.medium),
  },
  {
    card: islandHopper,
    play: () => import('./island-hopper/game').then((m) => m.game as GameModule),
    draw: () => import('./island-hopper/table').then((m) => m.table as TableModule),
    extras: () => import('./island-hopper/panels-extras'),
    sheet: () => import('./island-hopper/sheet').then((m) => m.sheet),
    keeper: () => import('./island-hopper/panels-keeper').then((m) => m.keeper),
    medium: () => import('./island-hopper/medium').then((m) => m.medium),
  },
  {
    card: puertoCatan,
    play: () => import('./puerto-catan/game').then((m) => m.game as GameModule),
    draw: () => import('./puerto-catan/table').then((m) => m.table as TableModule),
    sheet: () => import('./puerto-catan/sheet').then((m) => m.sheet),
    keeper: () => import('./puerto-catan/panels-keeper').then((m) => m.keeper),
    medium: () => import('./puerto-catan/medium').then((m) => m.medium),
  },
];

export const gameOf = (id: string): Registered | undefined => games.find(({ card }) => card.id === id);
