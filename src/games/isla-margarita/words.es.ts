import { type Filed, merged } from '../kit/merged';

/** Isla Margarita in Spanish: one file of the build, fetched where Spanish is spoken. */
export const text = merged(import.meta.glob<Filed>('./*/text*.es.ts', { eager: true }));
