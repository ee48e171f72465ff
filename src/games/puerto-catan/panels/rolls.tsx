import { useEffect, useRef, useState } from 'preact/hooks';
import type { Say } from '../../table';
import type { View } from '../rules/state';
import { Statistics } from './dice';
import { type Chairs, Icon, words } from './marks';

interface Props {
  view: View;
  say: Say;
  chairs?: Chairs;
}

/** The last roll; a tap shows all of them, and what everybody can count on. A tap anywhere puts that away again. */
export function Rolls({ view, say, chairs }: Props) {
  const [open, turn] = useState(false);
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const shut = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      turn(false);
      way.current?.focus();
    };
    document.addEventListener('keydown', shut, true);
    return () => document.removeEventListener('keydown', shut, true);
  }, [open]);
  const roll = view.lastRoll;
  if (!roll) return null;
  return (
    <>
      <button
        type="button"
        class="panel-fact sum pc-roll"
        data-about="dice"
        ref={way}
        aria-expanded={open}
        title={say(words('rolls'))}
        onClick={() => turn(!open)}
      >
        <Icon name="dice" label={say(words('lastRoll', { a: roll[0], b: roll[1], n: roll[0] + roll[1] }))} />
        <b aria-hidden="true">{roll[0] + roll[1]}</b>
      </button>
      {open && (
        <>
          <button type="button" class="pc-away" tabIndex={-1} aria-hidden="true" onClick={() => turn(false)} />
          <section class="pc-rolls" aria-label={say(words('rolls'))}>
            <Statistics view={view} say={say} chairs={chairs} />
          </section>
        </>
      )}
    </>
  );
}
