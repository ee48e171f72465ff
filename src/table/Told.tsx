import './looks.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Arg, Phrase, Seat } from '../engine/rules';
import type { PreviewLine } from '../games/module';
import type { TableModule } from '../games/table';
import { t } from '../look/say';
import { Button, IconButton } from '../look/widgets';
import { nameOf, sayer } from './context';
import type { Looks } from './looks';
import type { TableModel } from './model';
import { RuleLink } from './RuleLink';
import { thingAt } from './things';
import type { Viewpoint } from './viewpoint';

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
  if (told && 'seat' in told) return <Person model={model} table={table} seat={told.seat} />;
  if (told?.brief) return <Hint model={model} table={table} spot={told.spot} />;
  if (told) return <Place model={model} table={table} spot={told.spot} line={told.line} />;
  if (!looks.asking.value) return <Lines model={model} table={table} />;
  return (
    <div class="card place-card place-asks" role="status">
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
  const { places = [], legend, lines: others = [] } = table.standing?.(viewpoint.bare.value) ?? {};
  const lines = legend && places.length > 0 ? [legend, ...others] : others;
  if (lines.length === 0) return null;
  const say = sayer(viewpoint);
  return (
    <section class="card place-card place-lines" aria-labelledby="standing">
      <h2 id="standing" class="label">
        {t('looks.standing')}
      </h2>
      <IconButton
        icon="close"
        label={t('looks.noStanding')}
        onClick={() => {
          looks.standing.value = false;
        }}
      />
      <ul class="stack tight">
        {lines.map((line, i) => (
          <li key={i}>{say(line)}</li>
        ))}
      </ul>
    </section>
  );
}

/** The heading of what is told, and its way out. */
function Card({ title, looks, children }: { title: string; looks: Looks; children: ComponentChildren }) {
  return (
    <section class="card place-card" aria-live="polite">
      <h2>{title}</h2>
      <IconButton icon="close" label={t('app.close')} onClick={() => looks.drop()} />
      <ul class="stack tight">{children}</ul>
    </section>
  );
}

/** A sentence, and the way to its paragraph. */
function Line({ line, viewpoint }: { line: Phrase; viewpoint: Viewpoint }) {
  return (
    <li class="line apart">
      <span>{sayer(viewpoint)(line)}</span>
      <RuleLink game={viewpoint.game.id} rule={line.rule} />
    </li>
  );
}

/** What everybody may know of a person. */
function Person({ model: { viewpoint, looks }, table, seat }: Props & { seat: Seat }) {
  const view = viewpoint.bare.value;
  const [people] = viewpoint.game.describe(view);
  const points = viewpoint.over.value ? undefined : table.standing?.(view).points[seat];
  const lines = people.lines.filter(({ args }) => isSeat(args?.who, seat));
  return (
    <Card title={nameOf(viewpoint, seat)} looks={looks}>
      {points && <li>{t(points.more ? 'plate.pointsMore' : 'plate.points', { n: points.n })}</li>}
      {lines.map((line, i) => (
        <Line key={i} line={line} viewpoint={viewpoint} />
      ))}
    </Card>
  );
}

const isSeat = (arg: Arg | undefined, seat: Seat): boolean =>
  typeof arg === 'object' && 'seat' in arg && arg.seat === seat;

/** For a tap that met what is not lit. */
function Hint({ model, table, spot }: Props & { spot: string }) {
  const say = sayer(model.viewpoint);
  const { name } = thingAt(model, table, spot);
  const why = refusedAt(model, table, spot);
  if (!name) return null;
  return (
    <p class="card place-card place-lines" role="status">
      <b>{say(name)}</b> {why && say(why)}
    </p>
  );
}

function Place({ model, table, spot, line }: Props & { spot: string; line: Phrase | undefined }) {
  const { viewpoint, looks } = model;
  const say = sayer(viewpoint);
  const { name, lines: of } = thingAt(model, table, spot);
  const offer = offeredAt(model, table, spot);
  // said once, by whichever comes first
  const said = new Set(offer?.brings.map((one) => say(one.text)));
  const lines = [...(line ? [line] : []), ...of].filter((one) => {
    const words = say(one);
    return !said.has(words) && said.add(words);
  });
  return (
    <Card title={name ? say(name) : ''} looks={looks}>
      {/* why, or why not, is what most people ask: it comes first */}
      {offer && (
        <li>
          <span>{offer.words}</span>
        </li>
      )}
      {offer?.why && <Line line={offer.why} viewpoint={viewpoint} />}
      {offer?.brings.map((one) => (
        <li key={say(one.text)} class={one.tone ?? ''}>
          <span>{say(one.text)}</span>
        </li>
      ))}
      {offer && lines.length > 0 && <li class="place-then" />}
      {lines.map((one, i) => (
        <Line key={i} line={one} viewpoint={viewpoint} />
      ))}
    </Card>
  );
}

interface Offered {
  words: string;
  /** What choosing it would do. */
  brings: readonly PreviewLine[];
  /** Why the rules do not allow it. */
  why?: Phrase;
}

/**
 * Whether that can be chosen just now, and what it would do; if not, why, or what is asked instead. It goes by what the
 * screen offers anyway, so it tells nothing that is not lit or printed there. Undefined where nobody here is asked.
 */
function offeredAt(model: TableModel, table: TableModule, spot: string): Offered | undefined {
  const { selection, viewpoint } = model;
  const { picks, made } = selection.level.value;
  if (selection.actor.value === undefined || picks.length === 0) return undefined;
  const pick = picks.find((one) => one.spot === spot || one.id === spot);
  const view = viewpoint.view.value;
  if (pick) {
    const { move } = selection.levelAt([...selection.chosen.value, pick.id]);
    return { words: t('about.lit'), brings: move === undefined ? [] : viewpoint.game.preview(move, view) };
  }
  const why = refusedAt(model, table, spot);
  if (why) return { words: t('about.notNow'), brings: [], why };
  // only of a place is it said that another one is asked for
  if (picks.every((one) => one.spot === undefined) || !table.spots(view).some(({ id }) => id === spot))
    return undefined;
  const asked = sayer(viewpoint)(viewpoint.game.prompt(view, made));
  return { words: t('about.unlit', { asked }), brings: [] };
}

/** The rule book's own sentence on why that cannot be chosen; what a hand decides is told to its own eyes alone. */
function refusedAt({ selection, viewpoint }: TableModel, table: TableModule, spot: string): Phrase | undefined {
  const actor = selection.actor.value;
  const open = viewpoint.ask.value?.privacy === 'open' || viewpoint.seat.value === actor;
  if (actor === undefined || !open) return undefined;
  for (const move of table.tries?.(spot, viewpoint.view.value, selection.level.value.made) ?? []) {
    const verdict = viewpoint.match.accepts(actor, move);
    if (verdict !== true && !verdict.key.startsWith('engine.')) return verdict;
  }
  return undefined;
}
