import type { Filed } from './kit/merged';

/** What the lids of the games say in Spanish. */
export const lids = import.meta.glob<Filed>('./*/text-card.es.ts', { eager: true });
