import './lesson.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readable } from '../games/languages';
import type { GameModule, RuleParagraph } from '../games/module';
import { t } from '../look/say';
import { Button, IconButton } from '../look/widgets';
import { sayer } from './context';
import { isPicking, speaks } from './Lesson';
import type { TableModel } from './model';
import { RuleLink } from './RuleLink';

/** For who is helped, in the row of what else they can do. */
export function AskHelp({ model: { helping } }: { model: TableModel }) {
  if (!helping.wanted.value || !helping.rule.value) return null;
  return (
    <Button
      kind="quiet"
      icon="rules"
      class="ask-help"
      aria-expanded={helping.open.value}
      onClick={() => {
        helping.open.value = !helping.open.value;
      }}
    >
      <span>{t('help.title')}</span>
    </Button>
  );
}

/** What is met for the first time, in the shared line, as long as nothing is picked. */
export function FirstTime({ model }: { model: TableModel }) {
  const { helping, selection, viewpoint, counsel } = model;
  const first = helping.first.value;
  const seat = selection.actor.value;
  const shown = first !== undefined && seat !== undefined && !speaks(model) && counsel.told.value.kind !== 'told';
  const { length } = viewpoint.match;
  // told once the question is over
  useEffect(() => (shown ? () => helping.meet(first, seat) : undefined), [shown, first?.id, seat, length]);
  // a pick that is ready has its preview there
  if (!shown || isPicking(model) || selection.preview.value.length > 0) return null;
  return (
    <p class="first-time" role="status">
      {sayer(viewpoint)(first.text)} <RuleLink game={viewpoint.game.id} rule={first.text.rule} />
    </p>
  );
}

/** The rules in the language that is spoken; nothing until they are there. */
function useRules(game: GameModule): Pick<GameModule, 'reference' | 'glance'> {
  const rules = useSignal<Pick<GameModule, 'reference' | 'glance'>>({ reference: [] });
  useEffect(() => {
    void readable(game).then((one) => {
      rules.value = one;
    });
  }, [game]);
  return rules.value;
}

/** The rule of what is asked, over the board. */
export function HelpCard({ model: { helping, looks, viewpoint } }: { model: TableModel }) {
  const { id } = helping.rule.value ?? {};
  const { reference, glance = [] } = useRules(viewpoint.game);
  const rule = reference.find((one) => one.id === id);
  if (!rule || !helping.open.value || looks.told.value || looks.asking.value) return null;
  const close = () => {
    helping.open.value = false;
  };
  const parts = glance.filter(({ at }) => at === rule.id);
  return (
    <section class="card place-card help-card" aria-label={t('help.title')} aria-live="polite">
      <h2>{headingOf(reference, rule.id)}</h2>
      <IconButton icon="close" label={t('app.close')} onClick={close} />
      <div class="help-text">
        {parts.map(({ title, ordered, lines }) => (
          <InShort key={title} title={parts.length > 1 ? title : undefined} ordered={ordered} lines={lines} />
        ))}
        {parts.length === 0 && <p>{rule.text}</p>}
        <RuleLink game={viewpoint.game.id} rule={rule.id} />
      </div>
      <Button
        icon="ask"
        kind="quiet"
        onClick={() => {
          close();
          looks.turnAsking();
        }}
      >
        {t('about.ask')}
      </Button>
    </section>
  );
}

interface InShortProps {
  title: string | undefined;
  ordered: true | undefined;
  lines: readonly string[];
}

/** What the quick reference says of it: nobody reads a whole paragraph in mid-game, and it is a touch away. */
function InShort({ title, ordered, lines }: InShortProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <>
      {title && <h3 class="label">{title}</h3>}
      <List class="help-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </>
  );
}

/** The heading under which a paragraph stands. */
function headingOf(reference: readonly RuleParagraph[], id: string): string {
  const at = reference.findIndex((one) => one.id === id);
  return reference.slice(0, at + 1).findLast(({ heading }) => heading)?.heading ?? t('help.title');
}
