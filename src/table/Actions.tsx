import type { ComponentType } from 'preact';
import type { Phrase, Seat } from '../engine/rules';
import type { Pick, PreviewLine } from '../games/module';
import type { TableModule } from '../games/table';
import { t } from '../look/say';
import { Button } from '../look/widgets';
import { sayer } from './context';
import type { TableModel } from './model';
import { level } from './picks';

type Say = (phrase: Phrase) => string;

/** What the person on the screen can do: picks, what they would do, and the second act that commits. */
export function Actions({ model, table, listAll }: { model: TableModel; table: TableModule; listAll: boolean }) {
  const say = sayer(model);
  const ask = model.ask.value;
  if (model.over.value) return null;
  const refusal = model.refusal.value;
  return (
    <section class="actions" aria-label={t('table.actions')}>
      {refusal && (
        <div class="refusal" role="alert">
          <p>{say(refusal)}</p>
          {refusal.rule && (
            <a class="log-rule" href={`#/rules/${model.game.id}/${refusal.rule}`}>
              §{refusal.rule}
            </a>
          )}
          {refusal.key === 'engine.broke' && <Button onClick={() => model.retry()}>{t('table.retry')}</Button>}
        </div>
      )}
      {model.ending.value ? (
        <EndTurn model={model} />
      ) : model.actor.value === undefined ? (
        <p class="waiting">{ask && say(waiting(model, ask.actors))}</p>
      ) : (
        <Picking model={model} table={table} say={say} listAll={listAll} />
      )}
    </section>
  );
}

function waiting(model: TableModel, actors: readonly Seat[]): Phrase {
  const bot = actors.find((seat) => model.match.record.chairs[seat].bot);
  if (bot !== undefined) return { key: 'table.thinking', args: { who: { seat: bot } } };
  if (!model.writer.value) return { key: 'table.onlooker' };
  return { key: 'table.moment' };
}

function EndTurn({ model }: { model: TableModel }) {
  const { record, length } = model.match;
  const seat = record.log[length - 1]?.seat ?? 0;
  return (
    <div class="act-row">
      <p class="act-prompt">{t('table.turnDone', { name: record.chairs[seat].name })}</p>
      <Button onClick={() => model.undo()}>{t('table.undo')}</Button>
      <Button kind="main" onClick={() => model.endTurn()}>
        {t('table.endTurn')}
      </Button>
    </div>
  );
}

interface PickingProps {
  model: TableModel;
  table: TableModule;
  say: Say;
  listAll: boolean;
}

function Picking({ model, table, say, listAll }: PickingProps) {
  const now = model.level.value;
  const first = now.made[0] ?? now.picks[0];
  // picks with a face of their own are drawn by the game, and changed by tapping another
  const faced = first !== undefined && table.faces(first.id);
  const Choice = table.panels.Choice as ComponentType<Record<string, unknown>>;
  const buttons = faced ? [] : now.picks.filter((pick) => listAll || pick.spot === undefined);
  return (
    <>
      <p class="act-prompt">{say(model.game.asks(model.view.value))}</p>
      {faced && (
        <Choice
          view={model.view.value}
          picks={level(model.branches.value, []).picks}
          made={now.made}
          onPick={onFace(model)}
          previewOf={previewOf(model)}
          say={say}
        />
      )}
      {buttons.length > 0 && (
        <div class="act-picks">
          {buttons.map((pick) => (
            <Button key={pick.id} class="pick" onClick={() => model.pick(pick.id)}>
              {say(pick.text)}
            </Button>
          ))}
        </div>
      )}
      {!faced && !listAll && now.made.length === 0 && buttons.length === 0 && now.picks.length > 0 && (
        <p class="waiting">{t('table.tapBoard')}</p>
      )}
      {!faced && now.picks.length > 0 && now.made.length > 0 && <p class="act-made">{made(now.made, say)}</p>}
      <Commit model={model} say={say} faced={faced} />
    </>
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

const onFace = (model: TableModel) => (id: string) => {
  model.clear();
  model.pick(id);
};

const previewOf =
  (model: TableModel) =>
  (id: string): PreviewLine[] => {
    const { move } = level(model.branches.value, [id]);
    return move === undefined ? [] : model.game.preview(move, model.view.value);
  };

/** With faces on the table the row is there from the start, so that nothing moves when one is chosen. */
function Commit({ model, say, faced }: { model: TableModel; say: Say; faced: boolean }) {
  const { move } = model.level.value;
  const lines = model.preview.value;
  const undoable = model.undoable.value === true;
  return (
    <>
      {move !== undefined && !faced && lines.length > 0 && (
        <ul class="preview">
          {lines.map((line) => (
            <li key={say(line.text)} class={line.tone ?? ''}>
              {say(line.text)}
            </li>
          ))}
        </ul>
      )}
      <div class="act-row">
        {model.chosen.value.length > 0 && !faced ? (
          <Button onClick={() => model.back()}>{t('table.back')}</Button>
        ) : (
          undoable && <Button onClick={() => model.undo()}>{t('table.undo')}</Button>
        )}
        {(move !== undefined || faced) && (
          <Button
            kind="main"
            class="commit"
            disabled={move === undefined || model.moving.value}
            onClick={() => model.commit()}
          >
            {move === undefined ? t('table.chooseCard') : say(model.game.label(move, model.view.value))}
          </Button>
        )}
      </div>
    </>
  );
}
