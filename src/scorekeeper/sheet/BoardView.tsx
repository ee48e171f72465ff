import './drawn.css';
import { effect, type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { same } from '../../engine/copy';
import type { Phrase } from '../../engine/rules';
import { gameOf } from '../../games/doors';
import type { BoardProps } from '../../games/keeper';
import type { Look, TableModule } from '../../games/table';
import { worn } from '../../look/appearance';
import { t } from '../../look/say';

/** A game's own board beside a sheet, a form or a list: a picture, or touched where places are marked. */

interface Props extends BoardProps {
  game: string;
  people: Look['chairs'];
  say(phrase: Phrase): string;
  /** It lies there, or cannot be drawn here. */
  onLaid?(): void;
  onGone?(): void;
}

/** Puts it there, and keeps it as `now` says. What is returned takes it away. */
async function laid(host: HTMLElement, now: ReadonlySignal<Props>): Promise<() => void> {
  const [module, { Board }] = await Promise.all([
    gameOf(now.value.game)?.draw() as Promise<TableModule>,
    import('../../table/board'),
  ]);
  const look = (): Look => ({
    theme: worn.theme.value,
    contrast: worn.contrast.value,
    motion: worn.motion.value,
    chairs: now.value.people,
    say: (phrase) => now.value.say(phrase),
  });
  const nothing = () => {};
  const board = await Board.open({
    host,
    table: { ...module, spots: (view) => (now.value.spots ?? module.spots)(view) },
    look: look(),
    taps: { tell: nothing, say: nothing, miss: nothing },
    onPick: (spot) => now.value.onPick?.(spot),
    ...(now.value.onPick && { enters: true }),
  });
  // at once: a finger that touches on while something moves would only end that
  const stops = [effect(() => board.look(look())), effect(() => board.show(now.value.view, now.value.marks, null))];
  return () => {
    for (const stop of [...stops, () => board.close()]) stop();
  };
}

export function BoardView(props: Props) {
  const { game } = props;
  const host = useRef<HTMLDivElement>(null);
  const gone = useSignal(false);
  const now = useSignal(props);
  // what is drawn already is not drawn again, and never in the middle of a rendering
  useLayoutEffect(() => {
    const { view } = now.value;
    now.value = same(view, props.view) ? { ...props, view } : props;
  });
  useEffect(() => {
    let stop = () => {};
    let left = false;
    laid(host.current as HTMLElement, now)
      .then((close) => {
        if (left) return close();
        stop = close;
        now.value.onLaid?.();
      })
      .catch(() => {
        if (left) return;
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
  const role = props.onPick ? 'group' : 'img';
  return <div {...{ class: 'drawn-board', ref: host, role, 'aria-label': t('drawn.board') }} />;
}
