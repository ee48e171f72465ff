import './below.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { IconName } from '../look/icons';
import { IconButton } from '../look/widgets';

interface Props {
  icon: IconName;
  label: string;
  class?: string;
  children(close: () => void): ComponentChildren;
}

/** A button of the bar that opens what lies below it; the same button, Escape or a tap elsewhere closes it. */
export function Below({ children, ...button }: Props) {
  const open = useSignal(false);
  const root = useRef<HTMLSpanElement>(null);
  const close = () => {
    open.value = false;
  };
  useEffect(() => {
    if (!open.value) return;
    const stop = new AbortController();
    const away = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      root.current?.querySelector('button')?.focus();
      close();
    };
    addEventListener('pointerdown', away, { capture: true, signal: stop.signal });
    addEventListener('keydown', key, { signal: stop.signal });
    return () => stop.abort();
  }, [open.value]);
  return (
    <span class="below" ref={root}>
      <IconButton
        {...button}
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      />
      {open.value && <div class="card below-open">{children(close)}</div>}
    </span>
  );
}
