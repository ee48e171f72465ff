import './drawn.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Phrase } from '../../engine/rules';
import { gameOf } from '../../games/doors';
import type { BoardProps } from '../../games/keeper';
import type { Look } from '../../games/table';
import { t } from '../../look/say';
import { boardIn } from './board-in';

/** A game's own board as a picture, or to be touched where places are marked. */

interface Props extends BoardProps {
  game: string;
  people: Look['chairs'];
  say(phrase: Phrase): string;
  /** It cannot be drawn here. */
  onGone?(): void;
}

export function BoardView(props: Props) {
  const { game } = props;
  const host = useRef<HTMLDivElement>(null);
  const gone = useSignal(false);
  const now = useSignal(props);
  now.value = props;
  useEffect(() => {
    let stop = () => {};
    let left = false;
    const open = async (): Promise<void> => {
      const module = await gameOf(game)?.draw();
      if (!module || left) return;
      const spots: typeof module.spots = (view) => (now.value.spots ?? module.spots)(view);
      const close = await boardIn(
        {
          host: host.current as HTMLElement,
          table: { ...module, spots },
          people: () => now.value.people,
          say: (phrase) => now.value.say(phrase),
          onPick: (spot) => now.value.onPick?.(spot),
        },
        () => [now.value.view, now.value.marks, null],
      );
      if (left) close();
      else stop = close;
    };
    open().catch(() => {
      gone.value = true;
      now.value.onGone?.();
    });
    return () => {
      left = true;
      stop();
    };
  }, [game]);
  if (gone.value) return null;
  // its places are buttons: no picture where they are touched
  const picture = props.onPick ? {} : ({ role: 'img', 'aria-label': t('drawn.board') } as const);
  return <div class="drawn-board" ref={host} {...picture} />;
}
