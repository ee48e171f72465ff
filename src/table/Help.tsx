import './lesson.css';
import { t } from '../look/say';
import { Button, IconButton } from '../look/widgets';
import type { TableModel } from './model';
import { RuleLink } from './RuleLink';

/** For who is helped, in the row of what else they can do. */
export function AskHelp({ model: { helping } }: { model: TableModel }) {
  if (!helping.rule.value) return null;
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
      {t('help.title')}
    </Button>
  );
}

/** The rule of what is asked, over the board. */
export function HelpCard({ model: { helping, looks, viewpoint } }: { model: TableModel }) {
  const rule = helping.rule.value;
  if (!rule || !helping.open.value || looks.told.value || looks.asking.value) return null;
  const close = () => {
    helping.open.value = false;
  };
  return (
    <section class="place-card help-card" aria-label={t('help.title')} aria-live="polite">
      <h2>{headingOf(viewpoint.game.reference, rule.id)}</h2>
      <IconButton icon="close" label={t('app.close')} onClick={close} />
      <p class="help-text">
        {rule.text} <RuleLink game={viewpoint.game.id} rule={rule.id} />
      </p>
      <div class="help-ways">
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
      </div>
    </section>
  );
}

/** The heading under which a paragraph stands. */
function headingOf(reference: readonly { id: string; heading?: string }[], id: string): string {
  const at = reference.findIndex((one) => one.id === id);
  return reference.slice(0, at + 1).findLast(({ heading }) => heading)?.heading ?? t('help.title');
}
