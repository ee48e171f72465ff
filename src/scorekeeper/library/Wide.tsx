import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './wide.css';

/** A place for a table that may be wider than the page: its row names stay, and its edges show where there is more. */
export function Wide({ children, class: name = '' }: { children: ComponentChildren; class?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState('');
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = place;
      const past = scrollLeft > 1 ? ' wide-past' : '';
      setHidden(scrollLeft + clientWidth < scrollWidth - 1 ? `${past} wide-more` : past);
    };
    place.addEventListener('scroll', look, { passive: true });
    // an observer looks by itself once the page is laid out; to ask before that would lay it out twice
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    if (!observer) look();
    observer?.observe(place);
    if (place.firstElementChild) observer?.observe(place.firstElementChild);
    return () => {
      place.removeEventListener('scroll', look);
      observer?.disconnect();
    };
  }, []);
  return (
    <div class={`wide ${name}${hidden}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page must be scrolled by key as well */}
      <div ref={ref} class="scroll" tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
