import './shield.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Chair } from '../engine/record';
import { swallowRelease } from '../look/release';
import { t } from '../look/say';
import { SeatDisc } from '../look/widgets';
import { prefs } from '../storage/prefs';
import { edgeOf } from './context';
import { useHold } from './hold';

const HOLD_MS = 600;

interface ShieldProps {
  /** Who gets the tablet. */
  chair: Chair;
  onOpen(): void;
}

/**
 * The hand-over. While it is up nothing private exists anywhere; it names the next person by name, colour and symbol,
 * and turns to the side where they sit.
 */
export function Shield({ chair, onOpen }: ShieldProps) {
  const box = useRef<HTMLElement>(null);
  // whatever had the focus or was selected belonged to the person before
  useEffect(() => {
    (document.activeElement as HTMLElement | null)?.blur?.();
    getSelection()?.removeAllRanges();
    box.current?.focus();
  }, [chair.name, chair.side]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      class="shield"
      data-edge={edgeOf(chair.side)}
      aria-label={t('shield.title', { name: chair.name })}
    >
      <div class="mid shield-turn">
        <svg class="shield-arrow" viewBox="0 0 48 64" aria-hidden="true">
          <path d="M24 4v44M8 34l16 18 16-18" />
        </svg>
        <p class="label">{t('shield.pass')}</p>
        <SeatDisc colour={chair.colour} class="shield-disc" />
        <h1 class="shield-name">{chair.name}</h1>
        <p class="soft">{t('shield.others')}</p>
        {/* a hold for one person must not open the next one's */}
        <OpenButton key={`${chair.colour} ${chair.name}`} name={chair.name} onOpen={onOpen} />
      </div>
    </section>
  );
}

/** Opens the private screen: press and hold, hold Enter, or with assistive technology two steps. */
function OpenButton({ name, onOpen }: { name: string; onOpen(): void }) {
  const asked = useSignal(false);
  const byTap = prefs.privacy.value === 'tap';
  const { holding, seen, on } = useHold(HOLD_MS, (byPointer) => {
    // the finger that opened the cover still rests there
    if (byPointer) swallowRelease();
    onOpen();
  });
  // a tap that came down before the cover was there was meant for what lay under it
  const meant = useRef(true);
  const down = (event: PointerEvent) => {
    meant.current = seen(event);
  };
  // a click without a pointer or key behind it comes from a switch or a screen reader: ask once more, then open
  const click = (event: MouseEvent) => {
    if (byTap) {
      if (event.detail === 0 || meant.current) onOpen();
    } else if (event.detail === 0 && !holding.value) {
      if (asked.value) onOpen();
      else asked.value = true;
    }
  };
  return (
    <button
      type="button"
      class={byTap ? 'shield-open by-tap' : holding.value ? 'shield-open holding' : 'shield-open'}
      {...(byTap ? { onPointerDown: down } : on)}
      onClick={click}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span>{byTap ? t('shield.tap', { name }) : asked.value ? t('shield.again') : t('shield.hold', { name })}</span>
    </button>
  );
}
