import { useRef } from 'preact/hooks';
import type { Chair } from '../engine/record';
import type { Json } from '../engine/rules';
import type { Pick, PreviewLine } from '../games/module';
import type { Say, TableModule } from '../games/table';
import { t } from '../look/say';
import { Button, SeatBadge } from '../look/widgets';
import { READ_MS } from './board-offer';
import { AskCaptain } from './Captain';
import { type Laid, laid } from './faces';
import { AskHelp, FirstTime } from './Help';
import type { TableModel } from './model';
import { shown } from './panels';
import type { Selection } from './selection';

export interface PickingProps {
  model: TableModel;
  table: TableModule;
  say: Say;
  listAll: boolean;
}

/** What can be picked now: cards with faces of their own and plain buttons in one row; what it does is told above them. */
export function Picking({ model, table, say, listAll }: PickingProps) {
  const { viewpoint, selection } = model;
  const { picks, made } = selection.level.value;
  const cards = laid(selection, table);
  const offered = offers(selection, table, cards).filter((pick) => listAll || pick.spot === undefined);
  const plain = offered.filter((pick) => !pick.aside && !pick.refuses);
  const Between = selection.bell.value && shown(table.panels.Between);
  const onBoard = !cards && !listAll && picks.some((pick) => pick.spot !== undefined);
  return (
    <>
      <div class="line act-line">
        {made.length === 0 && selection.mayTake.value ? (
          <p class="soft waiting">{t('table.whateverHeld')}</p>
        ) : (
          onBoard && made.length === 0 && plain.length === 0 && <p class="soft waiting unseen">{t('table.tapBoard')}</p>
        )}
        {!cards && picks.length > 0 && made.length > 0 && <p class="soft act-made">{madeOf(made, say)}</p>}
        <FirstTime model={model} />
        <Preview selection={selection} say={say} />
      </div>
      <div class="line act-choices">
        {Between && <Between view={viewpoint.view.value} say={say} chairs={viewpoint.match.record.chairs} />}
        {cards && <Cards model={model} table={table} say={say} cards={cards} />}
        <Buttons model={model} say={say} cards={cards} picks={plain} />
        <Asides
          selection={selection}
          say={say}
          cards={cards}
          picks={offered.filter(({ aside }) => aside === true)}
          plain
        />
      </div>
    </>
  );
}

/**
 * The same three places for the whole match: what commits; above it what goes back, or says no; and above that what
 * helps to decide.
 */
export function Controls({ model, table, say, listAll }: PickingProps) {
  const { selection } = model;
  const cards = laid(selection, table);
  const offered = offers(selection, table, cards).filter((pick) => listAll || pick.spot === undefined);
  const no = offered.filter((pick) => pick.refuses);
  const back = goesBack(selection, table, cards);
  return (
    <div class="act-controls">
      <div class="line act-icons">
        <Asides
          selection={selection}
          say={say}
          cards={cards}
          picks={offered.filter(({ aside }) => typeof aside === 'object')}
          plain={listAll}
        />
        {selection.mayTake.value && (
          <Button kind="quiet" icon="lock" class="take-tablet" onClick={() => model.takeTablet()}>
            <span>{t('table.takeTablet')}</span>
          </Button>
        )}
        <AskHelp model={model} />
        {!model.learning.shown.value && <AskCaptain counsel={model.counsel} />}
      </div>
      {back ? (
        <Button class="back" onClick={() => selection.back()}>
          {t('table.back')}
        </Button>
      ) : (
        <Buttons model={model} say={say} cards={cards} picks={no} />
      )}
      <Commit model={model} say={say} />
    </div>
  );
}

/** Where several people may act, each says that it is them by tapping their own name. */
export function Deciders({ selection, chairs }: { selection: Selection; chairs: readonly Chair[] }) {
  const seats = selection.mayAct.value;
  if (seats.length < 2) return null;
  return (
    <fieldset class="line tight act-who" aria-label={t('table.who')}>
      {seats.map((seat) => {
        const acts = seat === selection.actor.value;
        return (
          <Button
            key={seat}
            class={acts ? 'chip chosen' : 'chip'}
            aria-pressed={acts}
            onClick={() => selection.turnTo(seat)}
          >
            <SeatBadge chair={chairs[seat]} lit={acts} />
          </Button>
        );
      })}
    </fieldset>
  );
}

/** Whatever has no face: what was offered beside the cards stays with them, and what has come up since joins it. */
function offers(selection: Selection, table: TableModule, cards: Laid | undefined): Pick[] {
  const { picks } = selection.level.value;
  const before = cards?.level.picks ?? [];
  const since = picks.filter((pick) => !before.some(({ id }) => id === pick.id));
  return [...before, ...since].filter((pick) => !cards || !table.faces(pick.id));
}

/** Another tap on the same level changes what was chosen there; a card that goes on top of the others joins them. */
const tapper = (selection: Selection, cards: Laid | undefined) => (id: string) => {
  const more = selection.level.value.picks.some((pick) => pick.id === id);
  if (!more && cards) selection.back(cards.base);
  selection.pick(id);
};

/** Whether a tap on it may do it at once: a no that takes the place of something else is seen first. */
const untouched = ({ chosen, composing }: Selection, { deliberate, refuses }: Pick): boolean =>
  !deliberate && !(refuses && (chosen.value.length > 0 || composing.value));

interface CardsProps {
  model: TableModel;
  table: TableModule;
  say: Say;
  cards: Laid;
}

/** The cards as the game draws them. */
function Cards({ model, table, say, cards }: CardsProps) {
  const { viewpoint, selection } = model;
  const Choice = shown(table.panels.Choice);
  const faced = (pick: Pick) => table.faces(pick.id);
  const before = selection.chosen.value.slice(0, cards.base);
  const previewOf = (id: string): PreviewLine[] => {
    const { move } = selection.levelAt([...before, id]);
    return move === undefined ? [] : viewpoint.game.preview(move, viewpoint.view.value);
  };
  const tap = tapper(selection, cards);
  const since = useRef(0);
  // a second tap on the same card commits, once the preview could be read; a key that is held down does not
  const again = (id: string): boolean => {
    const { chosen, level } = selection;
    const alone = chosen.value.length === cards.base + 1 && chosen.value.at(-1) === id;
    const read = performance.now() - since.current >= READ_MS;
    return alone && read && level.value.move !== undefined && model.grace.byFinger && !model.inWords.value;
  };
  if (!Choice) return null;
  return (
    <Choice
      view={viewpoint.view.value}
      picks={cards.level.picks.filter(faced)}
      elsewhere={cards.level.picks.filter((pick) => !faced(pick))}
      made={[...selection.level.value.made, ...selection.waits.value]}
      onPick={(id: string) => {
        if (again(id)) {
          void model.commit();
          return;
        }
        since.current = performance.now();
        const may = cards.level.picks.every((pick) => pick.id !== id || untouched(selection, pick));
        tap(id);
        if (may) void model.doAtOnce();
      }}
      onChoose={(ids: readonly string[]) => selection.choose([...before, ...ids])}
      chairs={viewpoint.match.record.chairs}
      onCompose={(move: Json | undefined, open?: boolean) => selection.compose(move, open)}
      onEnter={(move: Json) => {
        selection.compose(move);
        void model.commit();
      }}
      onLive={(now: unknown) => model.stage.pass(now)}
      previewOf={previewOf}
      say={say}
    />
  );
}

interface ButtonsProps {
  model: TableModel;
  say: Say;
  cards: Laid | undefined;
  picks: readonly Pick[];
}

function Buttons({ model, say, cards, picks }: ButtonsProps) {
  const { selection } = model;
  if (picks.length === 0) return null;
  const chosen = new Set(cards && selection.chosen.value.slice(cards.base));
  const tap = tapper(selection, cards);
  return (
    <div class="line act-picks">
      {picks.map((pick) => (
        <Button
          key={pick.id}
          class={`pick ${chosen.has(pick.id) ? 'chosen' : ''}`}
          data-about={pick.id}
          data-pick={pick.id}
          aria-pressed={cards && chosen.has(pick.id)}
          onClick={() => {
            const may = untouched(selection, pick);
            tap(pick.id);
            if (may && (pick.refuses || !cards)) void model.doAtOnce();
          }}
        >
          {say(pick.text)}
        </Button>
      ))}
    </div>
  );
}

interface AsidesProps extends Omit<ButtonsProps, 'model'> {
  selection: Selection;
  /** In words; else as icons. */
  plain: boolean;
}

/** What may be done beside the question. */
function Asides({ selection, say, cards, picks, plain }: AsidesProps) {
  // on top of cards that lie at the beginning it waits for nothing that was chosen there
  const tap = cards?.base === 0 ? (id: string) => selection.pickAside(id) : tapper(selection, cards);
  return picks.map(({ id, text, aside }) => {
    const chosen = selection.chosen.value.includes(id);
    const drawn = !plain && typeof aside === 'object' ? aside : undefined;
    return (
      <Button
        key={id}
        kind="quiet"
        class={`aside ${chosen ? 'chosen' : ''}`}
        data-about={id}
        data-pick={id}
        aria-pressed={cards && chosen}
        onClick={() => tap(id)}
        {...(drawn && { icon: drawn.icon, 'aria-label': say(text) })}
      >
        {drawn ? <b>{drawn.figure}</b> : say(text)}
      </Button>
    );
  });
}

/** What has been picked so far, equal picks counted. */
function madeOf(picks: readonly Pick[], say: Say): string {
  const counts = new Map<string, number>();
  for (const pick of picks) {
    const words = say(pick.text);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, n]) => (n > 1 ? t('table.times', { n, what: words }) : words)).join(' · ');
}

/** What the choice would do. */
function Preview({ selection, say }: { selection: Selection; say: Say }) {
  const { move } = selection.level.value;
  const lines = selection.preview.value;
  if (move === undefined || lines.length === 0) return null;
  return (
    <ul class="line preview">
      {lines.map((line) => (
        <li key={say(line.text)} class={line.tone ?? ''}>
          {say(line.text)}
        </li>
      ))}
    </ul>
  );
}

/** The second act, or the bell. It keeps its place while there is nothing to be done yet. */
function Commit({ model, say }: { model: TableModel; say: Say }) {
  const { viewpoint, selection } = model;
  const { move } = selection.level.value;
  const bell = move === undefined ? selection.bell.value : undefined;
  const busy = viewpoint.moving.value;
  if (bell)
    return (
      <Button kind="main" class="bell act-main" disabled={busy} onClick={() => model.ring()}>
        {say(bell.text)}
      </Button>
    );
  if (move === undefined)
    return (
      <Button kind="main" class="act-main" disabled>
        {t('table.chooseCard')}
      </Button>
    );
  const { game, view } = viewpoint;
  const [verb, label] = [game.verb ?? game.label, game.label].map((said) => say(said(move, view.value)));
  return (
    <Button
      kind="main"
      class="commit act-main"
      // what is read on it is part of what it is called, for whoever speaks to the device
      aria-label={label.toLowerCase().includes(verb.toLowerCase()) ? label : `${verb}: ${label}`}
      disabled={busy}
      onClick={({ currentTarget }) => {
        void model.commit();
        // it is gone while the answer is shown: if it went with the focus, the browser would lay out the half-changed page
        if (viewpoint.timeline.answered) currentTarget.blur();
      }}
    >
      {verb}
    </Button>
  );
}

/** Whether something is picked that can be put back; a single card is changed by tapping another, a place is not. */
function goesBack({ chosen, bell, level }: Selection, table: TableModule, cards: Laid | undefined): boolean {
  const last = chosen.value.at(-1);
  if (last === undefined) return false;
  const alone = cards && chosen.value.length - cards.base <= 1 && table.faces(last);
  return !alone || bell.value !== undefined || level.value.move === undefined;
}
