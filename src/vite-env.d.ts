/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

interface ImportMetaEnv {
  /** The day of the sources, year-month-day (vite.config.ts). */
  readonly TIDETABLE_DAY: string;
}
