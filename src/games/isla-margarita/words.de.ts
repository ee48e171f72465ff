import { type Filed, merged } from '../kit/merged';

/** Isla Margarita in German: one file of the build, fetched where German is spoken. */
export const text = merged(import.meta.glob<Filed>('./*/text*.de.ts', { eager: true }));
