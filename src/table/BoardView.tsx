import { batch, effect, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { TABLE } from '../engine/rules';
import type { Look, Mark, TableModule } from '../games/table';
import { worn } from '../look/appearance';
import { t } from '../look/say';
import { Button } from '../look/widgets';
import type { Board } from './board';
import type { Finished } from './board-offer';
import type { Taps } from './board-overlay';
import { REST_MS } from './board-pointers';
import { edgeOf, sayer } from './context';
import { Dragging } from './dragging';
import type { TableModel } from './model';
import { plaquesOf } from './plaques';
import { pointedAt } from './pointing';
import { screenOf } from './seating';
import type { Selection } from './selection';
import type { Viewpoint } from './viewpoint';

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
      {!ready.value && <p class="mid board-wait soft">{t('app.loading')}</p>}
      {model.stage.near.value && (
        <Button class="board-whole" onClick={() => model.stage.whole()}>
          {t('board.whole')}
        </Button>
      )}
      {children}
    </div>
  );
}

function marksOf(selection: Selection): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  const { picks, made } = selection.level.value;
  for (const pick of made) if (pick.spot) marks.set(pick.spot, 'picked');
  for (const pick of picks) if (pick.spot) marks.set(pick.spot, marks.has(pick.spot) ? 'again' : 'lit');
  return marks;
}

/** Whoever asks what a place is may touch any of them; what can be chosen still stands out. */
const everyPlace = (table: TableModule, view: unknown, selection: Selection): ReadonlyMap<string, Mark> =>
  new Map([...table.spots(view).map(({ id }): [string, Mark] => [id, 'ask']), ...marksOf(selection)]);

function ghostOf({ viewpoint, selection }: TableModel) {
  const seat = selection.actor.value;
  const { move, made } = selection.level.value;
  if (seat === undefined || seat === TABLE || selection.byHand.value) return null;
  const shown = move ?? viewpoint.game.partialMove(made, viewpoint.view.value);
  return shown === undefined ? null : { move: shown, seat };
}

const lookOf = (viewpoint: Viewpoint): Look => ({
  theme: worn.theme.value,
  contrast: worn.contrast.value,
  motion: worn.motion.value,
  chairs: viewpoint.match.record.chairs.map(({ colour, name, side }) => ({ colour, name, side: edgeOf(side) })),
  say: sayer(viewpoint),
});

/** What the page round the canvas goes by. */
const paint = (host: HTMLElement, name: string, value: string): void =>
  host.closest<HTMLElement>('.table')?.style.setProperty(name, value);

function finishedOf({ viewpoint, selection }: TableModel): Finished | null {
  const { move } = selection.level.value;
  const finished = selection.finished.value;
  if (!finished || move === undefined) return null;
  const words = sayer(viewpoint)(viewpoint.game.label(move, viewpoint.view.value));
  return { places: finished.places, instead: [...finished.instead.keys()], words };
}

/** A touch of a place that means it; a finger that rested there wants to see what it does before it is done. */
function touched(model: TableModel, spot: string, rested = false): void {
  model.looks.hint(undefined);
  if (model.looks.asking.value) model.looks.ask(spot);
  else model.touch(spot, rested);
}

const tapsOf = (model: TableModel): Taps => ({
  tell: (entry) => model.seeing.ask(entry),
  say: ({ spot, text }) => {
    model.looks.told.value = { spot, line: text };
  },
  // whoever chooses there hears its name and why it is not lit; whoever is helped or rests on it, all there is to know
  miss(spot, lasted) {
    model.looks.hint(undefined);
    if (model.looks.asking.value) return model.looks.ask(spot ?? 'scenery');
    if (spot === undefined) return;
    const { picks, made, move } = model.selection.level.value;
    // it lies on the board, and stands beside it to be chosen
    if (picks.some(({ id }) => id === spot)) model.touch(spot);
    // picked already, because there is nothing else: now somebody has picked it, and another tap means it
    else if (move !== undefined && made.some((one) => one.spot === spot))
      model.selection.choose(made.map(({ id }) => id));
    else if (model.helping.wanted.value || lasted >= REST_MS) model.looks.ask(spot);
    else if (picks.some((one) => one.spot)) model.looks.hint(spot);
  },
});

/** Somebody weighs places and prices: nothing else lies on them, unless they want to see it again. */
const chooses = ({ selection, viewpoint, replay }: TableModel): boolean =>
  selection.mayAct.value.length > 0 && !viewpoint.moving.value && !replay.now.value;

/** What is on the board just now: an act shown again, every place for whoever asks what it is, or the present. */
function picture(model: TableModel, table: TableModule, board: Board): void {
  const { viewpoint, selection, looks, replay } = model;
  const view = viewpoint.view.value;
  // behind the shield there is only an empty sea
  if (viewpoint.eyes.value.kind === 'shield') {
    board.blank();
    return;
  }
  board.unblank();
  const again = replay.now.value;
  if (again) board.show(again.view, new Map(), null);
  else if (looks.asking.value) board.show(view, everyPlace(table, view, selection), null);
  else board.show(view, marksOf(selection), ghostOf(model), finishedOf(model));
}

/** How the field lies on the glass: what is free beside it, and whether it was turned. */
const lies =
  ({ stage, viewpoint }: TableModel, host: HTMLElement) =>
  (px: number, turned: boolean): void => {
    batch(() => {
      stage.aside.value = Math.floor(px);
      stage.screen.value = screenOf(viewpoint);
    });
    paint(host, '--aside', `${Math.floor(px)}px`);
    paint(host, '--board-turn', turned ? '90deg' : '0deg');
  };

async function open(model: TableModel, table: TableModule, host: HTMLElement): Promise<() => void> {
  const { viewpoint, selection, stage, seeing, replay } = model;
  const { Board } = await import('./board');
  const look = () => lookOf(viewpoint);
  const board = await Board.open({
    host,
    table,
    look: look(),
    taps: tapsOf(model),
    onPick: (spot, rested) => touched(model, spot, rested),
    busy: () => selection.byHand.value,
    drags: new Dragging(model, table),
    onAside: lies(model, host),
    onGround: (colour) => paint(host, '--ground', colour),
  });
  stage.open(board);
  const stops = [
    effect(() => {
      worn.theme.value;
      worn.contrast.value;
      worn.motion.value;
      board.look(look());
    }),
    effect(() => picture(model, table, board)),
    effect(() => board.trace(seeing.marks(table, chooses(model), replay.now.value?.deed.entry))),
    effect(() => board.marks(plaquesOf(model, table), pointedAt(model).spots)),
    effect(() => {
      stage.near.value = board.camera.near.value;
    }),
  ];
  return () => {
    for (const stop of [...stops, () => stage.close(), () => board.close()]) stop();
  };
}
