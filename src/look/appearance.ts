import { signal } from '@preact/signals';

/** How everything looks just now: what people chose, joined with what their device asks for. */

interface Wish {
  theme: 'auto' | 'light' | 'dark';
  contrast: boolean;
  size: string;
  motion: 'off' | 'fast' | 'normal' | 'calm';
}

/** What a scene wants to know; see `Look` in games/table.ts. Motion: 0 = none, 1 = normal, 2 = fast. */
export const worn = {
  theme: signal<'light' | 'dark'>('light'),
  contrast: signal(false),
  motion: signal<0 | 1 | 2>(1),
};

const asks = (query: string): MediaQueryList => matchMedia(`(prefers-${query})`);

const PAPER = { light: '#efe3c8', dark: '#0d1c25' };

function wear(wish: Wish): void {
  const theme = wish.theme === 'auto' ? (asks('color-scheme: dark').matches ? 'dark' : 'light') : wish.theme;
  const contrast = wish.contrast || asks('contrast: more').matches;
  const motion = asks('reduced-motion: reduce').matches ? 'off' : wish.motion;
  worn.theme.value = theme;
  worn.contrast.value = contrast;
  worn.motion.value = ({ off: 0, calm: 1, normal: 1, fast: 2 } as const)[motion];
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.contrast = contrast ? 'more' : 'normal';
  dataset.size = wish.size;
  dataset.motion = motion;
  // The bars of the browser take the colour of the paper.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = PAPER[theme];
}

/** Wears what `wish` says now and whenever the device changes its mind. Call it inside an effect. */
export function dress(wish: Wish): () => void {
  const queries = ['color-scheme: dark', 'contrast: more', 'reduced-motion: reduce'].map(asks);
  const again = () => wear(wish);
  for (const query of queries) query.addEventListener('change', again);
  wear(wish);
  return () => {
    for (const query of queries) query.removeEventListener('change', again);
  };
}
