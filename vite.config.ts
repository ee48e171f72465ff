import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { metaPolicy, securityHeaders } from './src/headless/csp.mjs';
import { licencesPlugin } from './src/headless/licences.mjs';
import { manifest } from './src/headless/manifest.mjs';
import { messages } from './src/headless/messages.mjs';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** The day of what is built, year-month-day: that of its last commit, so that the same sources make the same files. */
function dayOfSources(): string {
  try {
    const git = ['log', '-1', '--format=%cs'];
    return execFileSync('git', git, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // a copy without its history
    return new Date().toISOString().slice(0, 10);
  }
}

/** The policy as a meta tag in the built page (the dev server needs inline scripts), and as a sample header file for static hosts. */
function contentPolicy(): Plugin {
  const headers = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
  return {
    name: 'tidetable-content-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: metaPolicy },
        injectTo: 'head-prepend',
      },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: `/*\n${headers.join('')}` });
    },
  };
}

/**
 * Later screens ask for their styles alone beforehand: scripts ask for each other, from the disk once the app is there,
 * while forty links put into the page at once hold up a slow phone for a quarter of a second.
 */
const later = (_: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'js' ? needed.filter((file) => file.endsWith('.css')) : needed;

/** Files that take by far the longest: begun last, one of them would run alone at the end. */
const LONG = ['/tests/contract/', '/tests/table-play', '/transfer.test', '/tests/mutants', '/tests/words-table'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((part) => moduleId.includes(part));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  // Relative, so that the build runs from any static host and under any path.
  base: './',
  define: { 'import.meta.env.TIDETABLE_DAY': JSON.stringify(dayOfSources()) },
  // named classes of screens, see src/look/sizes.css
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  build: {
    target: ['safari16.4', 'chrome111', 'edge111', 'firefox115'],
    assetsInlineLimit: 0,
    // For Safari before 17 alone, and little use there: the entry itself imports nearly all that the page preloads.
    modulePreload: { polyfill: false, resolveDependencies: later },
  },
  worker: {
    format: 'es',
    plugins: () => [messages()],
    // what the page fetches later a worker may need at once
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  preview: { headers: securityHeaders },
  plugins: [
    contentPolicy(),
    messages(),
    licencesPlugin(root),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: false,
      // globPatterns below already take the icons.
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,ico,webp,woff2,json,webmanifest}'],
        // They are for the installation dialog alone, which needs a network anyway.
        globIgnores: ['screenshots/**'],
        // With 'prompt' the first visit is offline-safe only if the new worker claims the page.
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        navigateFallback: 'index.html',
        maximumFileSizeToCacheInBytes: 5 * 1024 * 1024,
      },
      manifest,
    }),
  ],
  test: {
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
