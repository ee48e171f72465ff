import type { Card } from './module';

/** The lid of every game, in the order of the shelf: all that the first screen knows of games. */

const found = import.meta.glob<Card>('./*/card.ts', { eager: true, import: 'card' });

export const cards: readonly Card[] = Object.values(found).sort((a, b) => a.shelf - b.shelf);

export const cardOf = (id: string): Card | undefined => cards.find((card) => card.id === id);
