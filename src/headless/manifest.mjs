// What the browser is told about the app as an app. Every address is relative to the manifest, so that any sub-path will do.

/** The pictures of the installation dialog: `npm run pictures` takes them into public/screenshots. */
export const screenshots = [
  { name: 'home', wide: true, label: 'The shelf: five games, and the ones in progress' },
  { name: 'busy', wide: true, label: 'Isla Margarita late in the game: what a move will bring, before you make it' },
  { name: 'puerto-catan', wide: true, label: 'Puerto Catan: an island half built' },
  { name: 'library', wide: true, label: 'The library: who wins, and where the points come from' },
  { name: 'phone-home', wide: false, label: 'The shelf on a phone' },
  { name: 'phone', wide: false, label: 'Isla Margarita on a phone, by night' },
  { name: 'phone-sheet', wide: false, label: 'A score sheet of the boxed game' },
].map((picture) => ({ ...picture, ...(picture.wide ? { width: 1180, height: 820 } : { width: 780, height: 1688 }) }));

/** @type {Partial<import('vite-plugin-pwa').ManifestOptions>} */
export const manifest = {
  name: 'Tidetable',
  short_name: 'Tidetable',
  description: 'Five board games to play around one tablet. Works offline.',
  lang: 'en',
  // An id is resolved against the origin alone, never against the path of the manifest: there is no way to write "this
  // folder", and "." would claim the whole host. A name of its own cannot be taken for anybody else's app there, and says
  // what is true in any case: one host keeps one set of saved games, whatever path Tidetable is opened by or moves to.
  id: 'tidetable',
  start_url: '.',
  scope: '.',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  theme_color: '#efe3c8',
  background_color: '#efe3c8',
  categories: ['games'],
  // A second window could only look on. The page is told where a shortcut leads (src/shell/router.ts).
  launch_handler: { client_mode: 'focus-existing' },
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [
    { name: 'Continue', description: 'Continues the last game you played.', url: './#/continue' },
    { name: 'Keep score', description: 'Opens a score sheet for a boxed game.', url: './#/keep' },
  ].map((shortcut) => ({ ...shortcut, icons: [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }] })),
  screenshots: screenshots.map(({ name, wide, label, width, height }) => ({
    src: `screenshots/${name}.jpg`,
    sizes: `${width}x${height}`,
    type: 'image/jpeg',
    form_factor: wide ? 'wide' : 'narrow',
    label,
  })),
};
