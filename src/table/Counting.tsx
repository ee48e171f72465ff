import './looks.css';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ScoreLine, Seat } from '../engine/rules';
import { worn } from '../look/appearance';
import { figures } from '../look/recap';
import { t } from '../look/say';
import { Button, SeatDisc } from '../look/widgets';
import { prefs } from '../storage/prefs';
import { sayer } from './context';
import type { TableModel } from './model';
import { signed } from './plaques';

/** How long each category stays, in ms. */
const STAYS = { off: 0, fast: 900, normal: 2000, calm: 3200 } as const;

/**
 * The end on the board: one category after the other, its points at the places they come from, and who rises by them.
 * It goes on by itself; those that gave nobody anything are left out.
 */
export function Counting({ model }: { model: TableModel }) {
  const { viewpoint, looks } = model;
  const { match, game } = viewpoint;
  const shown = looks.counted.value ?? 0;
  const all = game.categories.length;
  const now = game.categories[shown - 1];
  const seen = game.categories.slice(0, shown).map(({ id }) => id);
  const turnTo = (n: number) => {
    looks.told.value = undefined;
    looks.counted.value = n;
  };
  const lines = match.scores();
  const next = game.categories.findIndex(
    ({ id }, at) => at >= shown && lines.some(({ category, points }) => category === id && points !== 0),
  );
  const goOn = () => turnTo(next < 0 ? all : next + 1);
  useEffect(() => {
    const timer = setTimeout(goOn, shown === 0 ? 700 : STAYS[prefs.motion.value]);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <section class="actions counting" aria-label={t('score.title')} tabIndex={-1}>
      <h2 class="title counting-title" aria-live="polite">
        {now ? sayer(viewpoint)(now.text) : t('score.title')}
      </h2>
      <Places chairs={match.record.chairs} lines={lines} seen={seen} now={now?.id} />
      <div class="act-controls">
        <Button onClick={() => turnTo(all)}>{t('score.all')}</Button>
        <Button kind="main" class="act-main" onClick={goOn}>
          {t('score.next')}
        </Button>
      </div>
    </section>
  );
}

interface PlacesProps {
  chairs: readonly { colour: number; name: string }[];
  lines: readonly ScoreLine[];
  /** Categories that have been counted; the latest of them. */
  seen: readonly string[];
  now: string | undefined;
}

/** Everybody in the order of their points so far; whoever rises is seen to. */
function Places({ chairs, lines, seen, now }: PlacesProps) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(new Map<string, number>());
  const sum = (seat: Seat, categories: readonly string[]): number =>
    lines.reduce((n, one) => (one.seat === seat && categories.includes(one.category) ? n + one.points : n), 0);
  const order = [...chairs.keys()].sort((a, b) => sum(b, seen) - sum(a, seen) || a - b);
  const best = sum(order[0], seen);
  useLayoutEffect(() => {
    for (const it of (list.current?.children ?? []) as Iterable<HTMLElement>) {
      const seat = it.dataset.seat as string;
      const [was, is] = [before.current.get(seat), it.offsetLeft];
      before.current.set(seat, is);
      if (was === undefined || was === is || worn.motion.value === 0) continue;
      it.animate([{ transform: `translateX(${was - is}px)` }, { transform: 'none' }], {
        duration: 450,
        easing: 'ease-out',
      });
    }
  });
  return (
    <ol class="row counting-places figures" ref={list}>
      {order.map((seat) => {
        const more = now === undefined ? 0 : sum(seat, [now]);
        return (
          <li
            key={seat}
            data-seat={seat}
            class={`line counting-place ${seen.length > 0 && sum(seat, seen) === best ? 'first' : ''}`}
          >
            <SeatDisc colour={chairs[seat].colour} />
            <span class="cut">{chairs[seat].name}</span>
            <b>{figures(sum(seat, seen))}</b>
            {now !== undefined && <span class={more < 0 ? 'more less' : 'more'}>{signed(more)}</span>}
          </li>
        );
      })}
    </ol>
  );
}
