import { type Filed, merged } from '../games/kit/merged';

export { lids } from '../games/lids.es';

/** The app in Spanish: one file of the build, fetched where Spanish is spoken. */
export const text = merged({
  ...import.meta.glob<Filed>('./text*.es.ts', { eager: true }),
  ...import.meta.glob<Filed>('../look/text*.es.ts', { eager: true }),
  ...import.meta.glob<Filed>('../table/text*.es.ts', { eager: true }),
  ...import.meta.glob<Filed>('../scorekeeper/text*.es.ts', { eager: true }),
  ...import.meta.glob<Filed>('../scorekeeper/*/text*.es.ts', { eager: true }),
});
