import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../look/say';
import { Button } from '../look/widgets';
import type { Edge } from './context';

interface Props {
  /** Changes with every question: the next one is seen whole, however the last one was left. */
  asked: string;
  /** The edge at which the person sits whom the screen belongs to: what they hold faces them, as the cover did. */
  edge: Edge;
  /** Somebody reads of what lies on the board: it is seen first. */
  low: boolean;
  children: ComponentChildren;
}

/** More than this above the dock, in px, hides something of the board. */
const RISEN = 12;

/**
 * Where people act. It is always as high, so that the board keeps its place; what needs more room rises out of it over the
 * board, and can be pulled down to look at what lies behind.
 */
export function Dock({ asked, edge, low, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const down = useSignal(false);
  const risen = useSignal(false);
  useLayoutEffect(() => {
    down.value = low;
  }, [asked, low]);
  useEffect(() => {
    const dock = ref.current as HTMLElement;
    const table = dock.closest<HTMLElement>('.table');
    const measure = () => {
      const least = Number.parseFloat(getComputedStyle(dock).minHeight) || 0;
      const raised = least > 0 ? Math.max(0, dock.offsetHeight - least) : 0;
      // without the rim that carries the button, or it would keep itself there
      risen.value = raised - dock.clientTop > RISEN;
      table?.style.setProperty('--raised', `${raised}px`);
    };
    const watch = new ResizeObserver(measure);
    // the rim is no part of its content
    watch.observe(dock, { box: 'border-box' });
    return () => {
      watch.disconnect();
      table?.style.removeProperty('--raised');
    };
  }, []);
  return (
    <div class="dock" data-edge={edge}>
      {(down.value || risen.value || edge !== 'bottom') && (
        <Button
          kind="quiet"
          class="dock-pull"
          aria-expanded={!down.value}
          onClick={() => {
            down.value = !down.value;
          }}
        >
          {t(down.value ? 'dock.up' : 'dock.down')}
        </Button>
      )}
      <div class={down.value ? 'table-foot down' : 'table-foot'} ref={ref}>
        {children}
      </div>
    </div>
  );
}
