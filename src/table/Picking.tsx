import { type Json, TABLE } from '../engine/rules';
import type { Pick, PreviewLine } from '../games/module';
import type { Say, TableModule } from '../games/table';
import { t } from '../look/say';
import { Button, SeatBadge } from '../look/widgets';
import { nameOf } from './context';
import { type Laid, laid } from './faces';
import type { TableModel } from './model';
import { shown } from './panels';

export interface PickingProps {
  model: TableModel;
  table: TableModule;
  say: Say;
  listAll: boolean;
  /** The others have trays of their own: nobody is asked who acts. */
  alone?: boolean;
}

/** What can be picked now: by whom, cards with faces of their own, plain buttons, and what is beside the question. */
export function Picking({ model, table, say, listAll, alone }: PickingProps) {
  const now = model.level.value;
  const cards = laid(model, table);
  const offered = offers(model, table, cards).filter((pick) => listAll || pick.spot === undefined);
  const plain = offered.filter((pick) => !pick.aside);
  const aside = offered.filter((pick) => pick.aside);
  const Between = model.bell.value && shown(table.panels.Between);
  const onBoard = !cards && !listAll && now.picks.some((pick) => pick.spot !== undefined);
  return (
    <>
      <p class="act-prompt">{say(model.game.prompt(model.view.value, now.made))}</p>
      {Between && <Between view={model.view.value} say={say} chairs={model.match.record.chairs} />}
      {cards && <Cards model={model} table={table} say={say} cards={cards} />}
      {onBoard && now.made.length === 0 && plain.length === 0 && <p class="waiting">{t('table.tapBoard')}</p>}
      {!cards && now.picks.length > 0 && now.made.length > 0 && <p class="act-made">{made(now.made, say)}</p>}
      <Preview model={model} table={table} say={say} cards={cards} />
      <div class="act-controls">
        {!alone && <Deciders model={model} />}
        <Back model={model} cards={cards} />
        <Buttons model={model} say={say} cards={cards} picks={plain} quiet={false} />
        <Buttons model={model} say={say} cards={cards} picks={aside} quiet />
        {model.mayTake.value && (
          <Button kind="quiet" icon="lock" class="take-tablet" onClick={() => model.takeTablet()}>
            {t('table.takeTablet')}
          </Button>
        )}
        <Commit model={model} table={table} say={say} cards={cards} />
      </div>
    </>
  );
}

/** Where several people may act, each says that it is them by tapping their own name. */
function Deciders({ model }: { model: TableModel }) {
  const seats = model.mayAct.value;
  if (seats.length < 2) return null;
  return (
    <fieldset class="act-who" aria-label={t('table.who')}>
      {seats.map((seat) => {
        const acts = seat === model.actor.value;
        return (
          <Button
            key={seat}
            class={acts ? 'chip chosen' : 'chip'}
            aria-pressed={acts}
            onClick={() => model.turnTo(seat)}
          >
            <SeatBadge chair={model.match.record.chairs[seat]} lit={acts} />
          </Button>
        );
      })}
    </fieldset>
  );
}

/** Whatever has no face: what was offered beside the cards stays with them, and what has come up since joins it. */
function offers(model: TableModel, table: TableModule, cards: Laid | undefined): Pick[] {
  const { picks } = model.level.value;
  const before = cards?.level.picks ?? [];
  const since = picks.filter((pick) => !before.some(({ id }) => id === pick.id));
  return [...before, ...since].filter((pick) => !cards || !table.faces(pick.id));
}

/** Another tap on the same level changes what was chosen there; a card that goes on top of the others joins them. */
const tapper = (model: TableModel, cards: Laid | undefined) => (id: string) => {
  const more = model.level.value.picks.some((pick) => pick.id === id);
  if (!more && cards) model.back(cards.base);
  model.pick(id);
};

interface CardsProps {
  model: TableModel;
  table: TableModule;
  say: Say;
  cards: Laid;
}

/** The cards as the game draws them. */
function Cards({ model, table, say, cards }: CardsProps) {
  const Choice = shown(table.panels.Choice);
  const faced = (pick: Pick) => table.faces(pick.id);
  const before = model.chosen.value.slice(0, cards.base);
  const previewOf = (id: string): PreviewLine[] => {
    const { move } = model.levelAt([...before, id]);
    return move === undefined ? [] : model.game.preview(move, model.view.value);
  };
  if (!Choice) return null;
  return (
    <Choice
      view={model.view.value}
      picks={cards.level.picks.filter(faced)}
      made={model.level.value.made}
      onPick={tapper(model, cards)}
      onChoose={(ids: readonly string[]) => model.choose([...before, ...ids])}
      chairs={model.match.record.chairs}
      onCompose={(move: Json | undefined, open?: boolean) => model.compose(move, open)}
      onLive={(now: unknown) => {
        model.passing = now;
        model.board?.ground.live(now);
      }}
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
  quiet: boolean;
}

function Buttons({ model, say, cards, picks, quiet }: ButtonsProps) {
  if (picks.length === 0) return null;
  const chosen = new Set(cards && model.chosen.value.slice(cards.base));
  const tap = tapper(model, cards);
  return (
    <div class={quiet ? 'act-asides' : 'act-picks'}>
      {picks.map((pick) => (
        <Button
          key={pick.id}
          kind={quiet ? 'quiet' : 'plain'}
          class={`${quiet ? 'aside' : 'pick'} ${chosen.has(pick.id) ? 'chosen' : ''}`}
          aria-pressed={cards && chosen.has(pick.id)}
          onClick={() => tap(pick.id)}
        >
          {say(pick.text)}
        </Button>
      ))}
    </div>
  );
}

/** What has been picked so far, equal picks counted. */
function made(picks: readonly Pick[], say: Say): string {
  const counts = new Map<string, number>();
  for (const pick of picks) {
    const words = say(pick.text);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, n]) => (n > 1 ? t('table.times', { n, what: words }) : words)).join(' · ');
}

interface CommitProps {
  model: TableModel;
  table: TableModule;
  say: Say;
  cards: Laid | undefined;
}

/** What the choice would do. A card says on its own face what it would do. */
function Preview({ model, table, say, cards }: CommitProps) {
  const { move, made } = model.level.value;
  const lines = model.preview.value;
  const told = cards !== undefined && made.length === 1 && table.faces(made[0].id);
  if (move === undefined || told || lines.length === 0) return null;
  return (
    <ul class="preview">
      {lines.map((line) => (
        <li key={say(line.text)} class={line.tone ?? ''}>
          {say(line.text)}
        </li>
      ))}
    </ul>
  );
}

/** The second act, or the bell. With cards on the table it is there from the start, so that nothing moves. */
function Commit({ model, table, say, cards }: CommitProps) {
  const { move, picks } = model.level.value;
  const faces = picks.some((pick) => table.faces(pick.id) && !table.composes?.(pick.id));
  const choosing = cards !== undefined && !model.bell.value && (faces || model.composing.value);
  const bell = move === undefined ? model.bell.value : undefined;
  return (
    <div class="act-row">
      {(move !== undefined || choosing) && (
        <Button
          kind="main"
          class="commit"
          disabled={move === undefined || model.moving.value}
          onClick={() => model.commit()}
        >
          {move === undefined ? t('table.chooseCard') : say(model.game.label(move, model.view.value))}
        </Button>
      )}
      {bell && (
        <Button kind="main" class="bell" disabled={model.moving.value} onClick={() => model.ring()}>
          {say(bell.text)}
        </Button>
      )}
    </div>
  );
}

/** One pick back; with nothing picked, the last action, named where it was another person's. */
function Back({ model, cards }: { model: TableModel; cards: Laid | undefined }) {
  const chosen = model.chosen.value.length;
  // a single card is changed by tapping another
  const settled = cards && !model.bell.value && chosen - cards.base <= 1 && model.level.value.move !== undefined;
  if (chosen > 0 && !settled)
    return (
      <Button class="back" onClick={() => model.back()}>
        {t('table.back')}
      </Button>
    );
  if (model.undoable.value !== true) return null;
  const { log } = model.match.record;
  const { seat } = log[log.length - 1];
  if (seat === TABLE)
    return (
      <Button class="back" onClick={() => model.undo()}>
        {t('table.enterAgain')}
      </Button>
    );
  return (
    <Button class="back" onClick={() => model.undo()}>
      {seat === model.actor.value ? t('table.undo') : t('table.undoOf', { name: nameOf(model, seat) })}
    </Button>
  );
}
