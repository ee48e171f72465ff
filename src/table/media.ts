import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

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
