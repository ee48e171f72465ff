import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** The screens that script asks for, as `sizes.css` defines them. `tests/styles.test.ts` compares the two. */
export const NARROW = '(max-width: 35rem)';
export const TURNED = '(min-width: 37.5rem) and (max-height: 32.5rem)';
export const WIDE = '(min-aspect-ratio: 155 / 100) and (min-width: 70rem)';
export const ROOMY = '(min-width: 52rem)';
/** A phone, whichever way it is held. */
export const PHONE = `${NARROW}, ${TURNED}`;

/** Whether the screen is like that, and tells when it no longer is. */
export function useMedia(wanted: string): boolean {
  const matches = useSignal(matchMedia(wanted).matches);
  useEffect(() => {
    const query = matchMedia(wanted);
    const change = () => {
      matches.value = query.matches;
    };
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return matches.value;
}
