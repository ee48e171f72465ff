import { t } from '../look/say';

interface Props {
  /** The game's id. */
  game: string;
  /** The paragraph; nothing is shown where there is none. */
  rule: string | undefined;
}

/** The way to the paragraph that a sentence comes from. */
export function RuleLink({ game, rule }: Props) {
  if (!rule) return null;
  return (
    <a class="mid log-rule" href={`#/rules/${game}/${rule}`} aria-label={t('table.rule', { rule })}>
      §{rule}
    </a>
  );
}
