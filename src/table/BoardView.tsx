import { effect, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { TABLE } from '../engine/rules';
import type { Mark, TableModule } from '../games/table';
import { worn } from '../look/appearance';
import { t } from '../look/say';
import { edgeOf, sayer } from './context';
import type { TableModel } from './model';

interface BoardProps {
  model: TableModel;
  table: TableModule;
  onGone(): void;
  /** What lies above the board. */
  children?: ComponentChildren;
}

/** The Pixi board of the match. The host is loaded when the table opens; where it cannot run, the plain list plays on. */
export function BoardView({ model, table, onGone, children }: BoardProps) {
  const host = useRef<HTMLDivElement>(null);
  const ready = useSignal(false);
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    open(model, table, host.current as HTMLElement)
      .then((close) => {
        ready.value = true;
        if (gone) close();
        else stop = close;
      })
      .catch(() => {
        if (!gone) onGone();
      });
    return () => {
      gone = true;
      stop();
    };
  }, [model, table]);
  return (
    <div class="board-frame">
      <div class="board" ref={host} role="application" aria-label={t('table.board')} />
      {!ready.value && <p class="board-wait soft">{t('app.loading')}</p>}
      {children}
    </div>
  );
}

function marksOf(model: TableModel): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  const { picks, made } = model.level.value;
  for (const pick of made) if (pick.spot) marks.set(pick.spot, 'picked');
  for (const pick of picks) if (pick.spot) marks.set(pick.spot, marks.has(pick.spot) ? 'again' : 'lit');
  return marks;
}

function ghostOf(model: TableModel) {
  const seat = model.actor.value;
  const { move, made } = model.level.value;
  if (seat === undefined || seat === TABLE || model.byHand.value) return null;
  const shown = move ?? model.game.partialMove(made, model.view.value);
  return shown === undefined ? null : { move: shown, seat };
}

async function open(model: TableModel, table: TableModule, host: HTMLElement): Promise<() => void> {
  const { Board } = await import('./board');
  const look = () => ({
    theme: worn.theme.value,
    contrast: worn.contrast.value,
    motion: worn.motion.value,
    chairs: model.match.record.chairs.map(({ colour, name, side }) => ({ colour, name, side: edgeOf(side) })),
    say: sayer(model),
  });
  const board = await Board.open({ host, table, look: look(), onPick: (spot) => model.pickSpot(spot) });
  model.board = board;
  if (model.passing !== null) board.ground.live(model.passing);
  const stops = [
    effect(() => {
      worn.theme.value;
      worn.contrast.value;
      worn.motion.value;
      board.look(look());
    }),
    effect(() => {
      // behind the shield there is only an empty sea
      if (model.eyes.value.kind === 'shield') board.blank();
      else {
        board.unblank();
        board.show(model.view.value, marksOf(model), ghostOf(model));
      }
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    model.board = undefined;
    board.close();
  };
}
