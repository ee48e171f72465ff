import type { Filed } from './kit/merged';

/** What the lids of the games say in German. */
export const lids = import.meta.glob<Filed>('./*/text-card.de.ts', { eager: true });
