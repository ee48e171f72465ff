import type { Drawn } from './drawn';
import type { Guide } from './guide';
import { cards } from './index';
import type { KeeperModule } from './keeper';
import { needWords } from './languages';
import type { Lesson } from './lesson';
import type { Card, ExtrasModule, GameModule } from './module';
import type { Pictured } from './pictured';
import type { PrintModule } from './print';
import type { Sheet } from './sheet';
import type { TableModule } from './table';
import type { Transfer } from './transfer';

/** What can be opened of every game. A game is found by its folder: nothing outside of it names it. */

export interface Registered {
  card: Card;
  /** The pure half. */
  play: () => Promise<GameModule>;
  /** The drawn half. */
  draw: () => Promise<TableModule>;
  /** What the set-up screen shows below the options. */
  extras?: () => Promise<ExtrasModule>;
  /** The score sheet of the boxed game. */
  sheet?: () => Promise<Sheet>;
  /** Its board, on which that sheet may be filled in. */
  drawn?: () => Promise<Drawn>;
  /** What helps beside that sheet: an auction, a tracker. */
  keeper?: () => Promise<KeeperModule>;
  /** From the app to the box and back. */
  transfer?: () => Promise<Transfer>;
  /** What Help says of it. */
  guide?: () => Promise<Guide>;
  /** Its pieces beside the words of its rules. */
  pictured?: () => Promise<Pictured>;
  /** A first game with somebody beside it. */
  lesson?: () => Promise<Lesson>;
  /** Board and cards on paper. */
  print?: () => Promise<PrintModule>;
}

const play = import.meta.glob<GameModule>('./*/game.ts', { import: 'game' });
const draw = import.meta.glob<TableModule>('./*/table.ts', { import: 'table' });
const extras = import.meta.glob<ExtrasModule>('./*/extras/extras.tsx');
const sheet = import.meta.glob<Sheet>('./*/box/sheet.ts', { import: 'sheet' });
const drawn = import.meta.glob<Drawn>('./*/box/drawn.ts', { import: 'drawn' });
const keeper = import.meta.glob<KeeperModule>('./*/box/keeper.tsx', { import: 'keeper' });
const transfer = import.meta.glob<Transfer>('./*/box/transfer.ts', { import: 'transfer' });
const guide = import.meta.glob<Guide>('./*/speech/guide.ts', { import: 'guide' });
const pictured = import.meta.glob<Pictured>('./*/panels/pictured.tsx', { import: 'pictured' });
const lesson = import.meta.glob<Lesson>('./*/lesson/lesson.ts', { import: 'lesson' });
const print = import.meta.glob<PrintModule>('./*/box/print.tsx', { import: 'print' });

/** A door that opens when the game's words are there too. */
function said<T>(id: string, load: () => Promise<T>): () => Promise<T> {
  // what a game does not have has no door either
  return load && (async () => (await Promise.all([load(), needWords(id)]))[0]);
}

export const games: readonly Registered[] = cards.map((card) => ({
  card,
  play: said(card.id, play[`./${card.id}/game.ts`]),
  draw: said(card.id, draw[`./${card.id}/table.ts`]),
  extras: said(card.id, extras[`./${card.id}/extras/extras.tsx`]),
  sheet: said(card.id, sheet[`./${card.id}/box/sheet.ts`]),
  drawn: said(card.id, drawn[`./${card.id}/box/drawn.ts`]),
  keeper: said(card.id, keeper[`./${card.id}/box/keeper.tsx`]),
  transfer: said(card.id, transfer[`./${card.id}/box/transfer.ts`]),
  guide: said(card.id, guide[`./${card.id}/speech/guide.ts`]),
  pictured: said(card.id, pictured[`./${card.id}/panels/pictured.tsx`]),
  lesson: said(card.id, lesson[`./${card.id}/lesson/lesson.ts`]),
  print: said(card.id, print[`./${card.id}/box/print.tsx`]),
}));

export const gameOf = (id: string): Registered | undefined => games.find(({ card }) => card.id === id);
