import './lesson.css';
import { t } from '../look/say';
import { Button, IconButton } from '../look/widgets';
import { sayer } from './context';
import type { TableModel } from './model';
import { RuleLink } from './RuleLink';

/** What a lesson says, in the dock: it lies over nothing, and is silent under a running clock. */

interface Props {
  model: TableModel;
}

/** A step that is read, in the place of the question: meanwhile nobody chooses anything. */
export function Reading({ model: { learning, viewpoint } }: Props) {
  const shown = learning.shown.value;
  if (!shown) return null;
  const { text, lines, last, read, reply } = shown;
  const say = sayer(viewpoint);
  const again = read || reply === 'other';
  return (
    <section class="actions lesson" aria-label={t('lesson.title')} tabIndex={-1}>
      <div class="stack tight lesson-said" aria-live="polite">
        <p class={`lesson-text ${reply === 'asTold' ? 'gain' : ''}`}>
          {say(text)} <Rule game={viewpoint.game.id} rule={text.rule} />
        </p>
        {lines.length > 0 && (
          <ul class="grid-fit">
            {lines.map((line) => (
              <li key={line.key}>{say(line)}</li>
            ))}
          </ul>
        )}
      </div>
      <div class="act-controls">
        <Ways learning={learning} />
        {again && <Button onClick={() => void learning.again()}>{t(read ? 'lesson.again' : 'lesson.takeBack')}</Button>}
        <Button kind="main" class="act-main" onClick={() => (read ? learning.forth() : learning.next())}>
          {t(last ? 'lesson.end' : reply === 'other' ? 'lesson.goOn' : 'lesson.next')}
        </Button>
      </div>
    </section>
  );
}

/** Whether the shared line is the preview's. */
export const isPicking = ({ selection }: TableModel): boolean =>
  selection.chosen.value.length > 0 || selection.composing.value;

/** Whether the shared line is the lesson's: not while something is picked, and not while time runs. */
export function speaks(model: TableModel): boolean {
  const { clock, learning } = model;
  const runs = clock.left.value !== undefined && !learning.stands;
  return learning.shown.value !== undefined && !isPicking(model) && !runs;
}

/** A step that tells what to do, in the place of the question, until something is picked. */
export function LessonLine({ model }: Props) {
  const { learning, viewpoint } = model;
  const shown = learning.shown.value;
  if (!shown || !speaks(model)) return null;
  return (
    <section class="line lesson lesson-line" aria-label={t('lesson.title')}>
      <p class="lesson-text" aria-live="polite">
        {sayer(viewpoint)(shown.text)} <Rule game={viewpoint.game.id} rule={shown.text.rule} />
      </p>
      <Ways learning={learning} />
    </section>
  );
}

/** Between two steps: the lesson is not over. What is picked, or met for the first time, needs the line more. */
export function Quiet({ model }: Props) {
  const { learning, clock, helping, selection } = model;
  const quiet = learning.quiet.value;
  if (!quiet || clock.left.value !== undefined || isPicking(model)) return null;
  if (helping.first.value || selection.preview.value.length > 0) return null;
  return (
    <p class="line lesson lesson-quiet act-line" role="status">
      {t(`lesson.${quiet}`)}
    </p>
  );
}

function Ways({ learning }: Pick<TableModel, 'learning'>) {
  return (
    <div class="line act-icons lesson-ways">
      {(learning.shown.value?.at ?? 0) > 0 && (
        <IconButton icon="back" label={t('lesson.back')} onClick={() => learning.back()} />
      )}
      <IconButton icon="close" label={t('lesson.leave')} onClick={() => learning.leave()} />
    </div>
  );
}

/** What the game is about has no number. */
const Rule = ({ game, rule }: { game: string; rule: string | undefined }) =>
  rule && /\d/.test(rule) ? <RuleLink game={game} rule={rule} /> : null;
