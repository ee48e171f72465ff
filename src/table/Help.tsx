import './lesson.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readable } from '../games/languages';
import type { GameModule, RuleParagraph } from '../games/module';
import { t } from '../look/say';
import { Button, IconButton } from '../look/widgets';
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
      {t('help.title')}
    </Button>
  );
}

/** The paragraphs in the language that is spoken; nothing until they are there. */
function useReference(game: GameModule): readonly RuleParagraph[] {
  const reference = useSignal<readonly RuleParagraph[]>([]);
  useEffect(() => {
    void readable(game).then((one) => {
      reference.value = one.reference;
    });
  }, [game]);
  return reference.value;
}

/** The rule of what is asked, over the board. */
export function HelpCard({ model: { helping, looks, viewpoint } }: { model: TableModel }) {
  const { id } = helping.rule.value ?? {};
  const reference = useReference(viewpoint.game);
  const rule = reference.find((one) => one.id === id);
  if (!rule || !helping.open.value || looks.told.value || looks.asking.value) return null;
  const close = () => {
    helping.open.value = false;
  };
  return (
    <section class="place-card help-card" aria-label={t('help.title')} aria-live="polite">
      <h2>{headingOf(reference, rule.id)}</h2>
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
function headingOf(reference: readonly RuleParagraph[], id: string): string {
  const at = reference.findIndex((one) => one.id === id);
  return reference.slice(0, at + 1).findLast(({ heading }) => heading)?.heading ?? t('help.title');
}
