import './dock.css';
import type { ComponentChildren } from 'preact';
import type { Edge } from './context';

interface Props {
  /** The edge at which the person sits whom the screen belongs to: what they hold faces them, as the cover did. */
  edge: Edge;
  children: ComponentChildren;
}

/** Where people act. It is always as high, whatever is asked: nothing of it ever lies over the board. */
export function Dock({ edge, children }: Props) {
  return (
    <div class="dock" data-edge={edge}>
      <div class="table-foot">{children}</div>
    </div>
  );
}
