import { useComputed } from '@preact/signals';
import { t } from '../look/say';
import { nameOf, sayer } from './context';
import type { TableModel } from './model';
import { passesLeft } from './secrecy';

/** What is asked of whom. */
export function Asked({ model }: { model: TableModel }) {
  const { viewpoint, selection } = model;
  const { match, game, over, ending, view, timeline } = viewpoint;
  const say = sayer(viewpoint);
  const passes = passesLeft(match);
  const words = useComputed(() => {
    const { ask } = viewpoint;
    // who has chosen in secret waits for the others, and is asked nothing
    const waits = ask.value?.privacy === 'sealed' && selection.actor.value === undefined;
    if (over.value || timeline.answered || waits) return '';
    // what the table draws or throws by itself is asked of nobody
    if (!ending.value && ask.value && ask.value.kind !== 'choice' && !ask.value.typed) return t('table.itself');
    if (!ending.value) return say(game.prompt(view.value, selection.level.value.made));
    // it ends by itself, and the ring shows how soon
    if (model.grace.left.value !== undefined) return t('table.mayTakeBack');
    const { record, length } = viewpoint.match;
    return t('table.turnDone', { name: nameOf(viewpoint, record.log[length - 1]?.seat ?? 0) });
  });
  return (
    <p class="asked act-prompt" aria-live="polite">
      {words}
      {passes > 1 && !timeline.answered && <span class="soft asked-passes">{t('table.passes', { n: passes })}</span>}
    </p>
  );
}
