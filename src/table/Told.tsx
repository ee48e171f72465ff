import './looks.css';
import { useEffect, useRef } from 'preact/hooks';
import type { Phrase } from '../engine/rules';
import type { PreviewLine } from '../games/module';
import type { TableModule } from '../games/table';
import { t } from '../look/say';
import { Button, IconButton } from '../look/widgets';
import { sayer } from './context';
import type { TableModel } from './model';

interface Props {
  model: TableModel;
  table: TableModule;
}

/** What a place of the board is, for whoever asked; or that a place is to be touched. */
export function Told({ model, table }: Props) {
  const { looks } = model;
  const told = looks.told.value;
  useEffect(() => () => looks.drop(), [looks]);
  useEffect(() => {
    if (!told && !looks.asking.value) return;
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      looks.drop();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [told, looks.asking.value]);
  if (told) return <Place model={model} table={table} spot={told.spot} line={told.line} />;
  if (!looks.asking.value) return <Lines model={model} table={table} />;
  return (
    <div class="place-card place-asks" role="status">
      <p>{t('about.touch')}</p>
      <Button kind="quiet" onClick={() => looks.drop()}>
        {t('about.done')}
      </Button>
    </div>
  );
}

/** How it stands beside the board, as long as anybody wants to see it. */
function Lines({ model: { looks, viewpoint }, table }: Props) {
  if (!looks.standing.value || viewpoint.over.value) return null;
  const lines = table.standing?.(viewpoint.match.view(null)).lines ?? [];
  if (lines.length === 0) return null;
  const say = sayer(viewpoint);
  return (
    <section class="place-card place-lines" aria-label={t('looks.standing')}>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{say(line)}</li>
        ))}
      </ul>
    </section>
  );
}

function Place({ model, table, spot, line }: Props & { spot: string; line: Phrase | undefined }) {
  const { viewpoint, looks } = model;
  const view = viewpoint.view.value;
  const say = sayer(viewpoint);
  const card = useRef<HTMLElement>(null);
  const place = table.spots(view).find(({ id }) => id === spot);
  const lines = [...(line ? [line] : []), ...(table.about?.(spot, view) ?? [])];
  const offer = offeredAt(model, spot);
  const close = () => {
    looks.told.value = undefined;
  };
  return (
    <section class="place-card" ref={card} aria-live="polite">
      <h2>{place ? say(place.text) : ''}</h2>
      <IconButton icon="close" label={t('app.close')} onClick={close} />
      <ul>
        {lines.map((one, i) => (
          <li key={i}>
            <span>{say(one)}</span>
            {one.rule && (
              <a
                class="log-rule"
                href={`#/rules/${viewpoint.game.id}/${one.rule}`}
                aria-label={t('table.rule', { rule: one.rule })}
              >
                §{one.rule}
              </a>
            )}
          </li>
        ))}
        {offer && (
          <li class="place-offer">
            <span>{offer.words}</span>
          </li>
        )}
        {offer?.brings.map((one) => (
          <li key={say(one.text)} class={one.tone ?? ''}>
            <span>{say(one.text)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Offered {
  words: string;
  /** What choosing it would do. */
  brings: readonly PreviewLine[];
}

/**
 * Whether the place can be chosen just now, and what that would do; if not, what is asked instead. It goes by what the
 * screen offers anyway, so it tells nothing that is not lit or printed there. Undefined where nobody here is asked.
 */
function offeredAt({ selection, viewpoint }: TableModel, spot: string): Offered | undefined {
  const { picks, made } = selection.level.value;
  if (selection.actor.value === undefined || picks.every((pick) => pick.spot === undefined)) return undefined;
  const pick = picks.find((one) => one.spot === spot);
  const view = viewpoint.view.value;
  if (!pick) {
    const asked = sayer(viewpoint)(viewpoint.game.prompt(view, made));
    return { words: t('about.unlit', { asked }), brings: [] };
  }
  const { move } = selection.levelAt([...selection.chosen.value, pick.id]);
  return { words: t('about.lit'), brings: move === undefined ? [] : viewpoint.game.preview(move, view) };
}
