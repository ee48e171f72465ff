import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../look/say';
import { SEAT_STYLES } from '../../look/seats';
import { SeatDisc } from '../../look/widgets';
import { Wide } from './Wide';
import './chart.css';

/** What every chart has: a heading, a legend, a drawing as wide as its place, and the same in a table. */

const FIRST_WIDTH = 560;

/**
 * How wide the place is, now and whenever it changes: letters keep their size, only the drawing grows. Undefined until the
 * page is laid out, so that nothing is drawn twice.
 */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | undefined>(undefined);
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const measure = () => setWidth((before) => Math.round(place.clientWidth) || before || FIRST_WIDTH);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** Somebody with a pen of their own. */
export interface Pen {
  key: string;
  name: string;
  colour: number;
}

/** Colours as people chose them, but no two alike in one chart: the first keeps it, the next gets a free one. */
export function pens<P extends Pen>(people: readonly P[]): P[] {
  const used = new Set<number>();
  return people.map((person) => {
    const styles = SEAT_STYLES.map((_, i) => (person.colour + i) % SEAT_STYLES.length);
    const colour = styles.find((style) => !used.has(style)) ?? styles[0];
    used.add(colour);
    return { ...person, colour };
  });
}

interface LegendProps {
  people: readonly Pen[];
  /** Whose line lies in front; a second tap on the name lets it go. */
  front: string | undefined;
  onFront(key: string | undefined): void;
}

export function Legend({ people, front, onFront }: LegendProps) {
  return (
    <ul class="legend legend-people">
      {people.map(({ key, name, colour }) => (
        <li key={key}>
          <button
            type="button"
            class="legend-person"
            aria-pressed={key === front}
            onClick={() => onFront(key === front ? undefined : key)}
          >
            <SeatDisc colour={colour} />
            <span class="cut">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface DrawingProps {
  place: ReturnType<typeof useWidth>;
  height: number;
  /** What is drawn, for those who cannot see it. */
  label: string;
  children(width: number): ComponentChildren;
}

/** The drawing itself, a unit a pixel. */
export function Drawing({ place: { ref, width }, height, label, children }: DrawingProps) {
  return (
    <div ref={ref} class="drawing" style={{ minHeight: `${height}px` }}>
      {width && (
        <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
          {children(width)}
        </svg>
      )}
    </div>
  );
}

interface ChartProps {
  title: string;
  /** What is drawn, in one sentence. */
  hint?: string;
  legend?: ComponentChildren;
  children: ComponentChildren;
  /** The same as a table, made when somebody asks for it. */
  table(): ComponentChildren;
}

export function Chart({ title, hint, legend, children, table }: ChartProps) {
  const [open, setOpen] = useState(false);
  return (
    <figure class="chart">
      <figcaption>
        <h3>{title}</h3>
        {hint && <p class="soft">{hint}</p>}
      </figcaption>
      {legend}
      {children}
      <details class="figures-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('chart.figures')}</summary>
        {open && <Wide>{table()}</Wide>}
      </details>
    </figure>
  );
}
