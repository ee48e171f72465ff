import { type Filed, merged } from '../games/kit/merged';

export { lids } from '../games/lids.de';

/** The app in German: one file of the build, fetched where German is spoken. */
export const text = merged({
  ...import.meta.glob<Filed>('./text*.de.ts', { eager: true }),
  ...import.meta.glob<Filed>('../look/text*.de.ts', { eager: true }),
  ...import.meta.glob<Filed>('../table/text*.de.ts', { eager: true }),
  ...import.meta.glob<Filed>('../scorekeeper/text*.de.ts', { eager: true }),
  ...import.meta.glob<Filed>('../scorekeeper/*/text*.de.ts', { eager: true }),
});
