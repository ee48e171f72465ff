import type { ComponentType } from 'preact';
import type { Panel } from '../games/table';

/** A game's panel as a component; the games' door does not know Preact. */
export const shown = <Props>(panel: Panel<Props> | undefined): ComponentType<Props> | undefined =>
  panel as ComponentType<Props> | undefined;
