import './lesson.css';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../look/say';
import { Button, IconButton } from '../look/widgets';
import { type Shape, useCardPlace } from './card-place';
import { sayer } from './context';
import type { Learning, Shown } from './lesson';
import type { TableModel } from './model';
import { RuleLink } from './RuleLink';

/** One step of a lesson, where it lies over nothing that is lit, pressed or running. */
export function LessonCard({ model }: { model: TableModel }) {
  const { learning, viewpoint, looks, helping, replay } = model;
  const shown = learning.shown.value;
  const card = useRef<HTMLElement>(null);
  /** How somebody wants it, until the next step. */
  const [wish, setWish] = useState<Shape | undefined>(undefined);
  const shape = useCardPlace(card, `${shown?.at} ${viewpoint.match.length}`, wish, learning.waits);
  useEffect(() => setWish(undefined), [shown?.at]);
  // what was asked is read first, and what is shown again is looked at
  const elsewhere = looks.told.value || looks.asking.value || helping.open.value;
  if (elsewhere || replay.now.value?.brief === false) return null;
  // a clock that runs leaves no time to read
  const runs = model.clock.left.value !== undefined && !learning.stands;
  if (runs) return null;
  if (!shown) return <Quiet learning={learning} place={card} />;
  const { at, of, text, last } = shown;
  const folded = shape === 'line' || shape === 'strip';
  const high = shape === 'high';
  return (
    <section ref={card} class="place-card lesson" aria-label={t('lesson.title')}>
      <p class="label figures lesson-count">
        {t(last ? 'lesson.last' : 'lesson.count', { n: at + 1, of })} {/* what the game is about has no number */}
        {text.rule && /^\d/.test(text.rule) && <RuleLink game={viewpoint.game.id} rule={text.rule} />}
      </p>
      <span class="lesson-corner">
        <IconButton
          icon={folded ? 'plus' : 'minus'}
          label={t(folded ? 'lesson.unfold' : 'lesson.fold')}
          aria-expanded={!folded}
          onClick={() => setWish(folded ? 'home' : 'line')}
        />
        <IconButton
          class="lesson-move"
          icon={high ? 'down' : 'up'}
          label={t(high ? 'lesson.down' : 'lesson.up')}
          onClick={() => setWish(high ? 'home' : 'high')}
        />
        <IconButton icon="close" label={t('lesson.leave')} onClick={() => learning.leave()} />
      </span>
      <p class="lesson-text" aria-live="polite">
        {sayer(viewpoint)(text)}
      </p>
      {shown.step.lines && (
        <ul class="lesson-lines">
          {shown.step.lines.map((line) => (
            <li key={line.key}>{sayer(viewpoint)(line)}</li>
          ))}
        </ul>
      )}
      <Ways learning={learning} shown={shown} />
    </section>
  );
}

/** On, which is always in the same corner, and what is seldom wanted well away from it. */
function Ways({ learning, shown: { step, at, last, begun, read } }: { learning: Learning; shown: Shown }) {
  const does = !read && step.done !== undefined;
  return (
    <div class="lesson-ways">
      {at > 0 && (
        <Button kind="quiet" icon="back" aria-label={t('lesson.back')} onClick={() => learning.back()}>
          <span class="lesson-words">{t('lesson.back')}</span>
        </Button>
      )}
      {begun && (
        <Button kind="quiet" icon="anticlockwise" onClick={() => void learning.again()}>
          {t('lesson.again')}
        </Button>
      )}
      {does && (
        <Button kind="quiet" onClick={() => learning.next()}>
          {t('lesson.skip')}
        </Button>
      )}
      {!does && (
        <Button kind="main" class="lesson-on" onClick={() => (read ? learning.forth() : learning.next())}>
          {t(last ? 'lesson.end' : 'lesson.next')}
        </Button>
      )}
    </div>
  );
}

interface QuietProps {
  learning: Learning;
  place: RefObject<HTMLElement | null>;
}

/** Between two steps: the lesson is not over, and what it said can be read again. */
function Quiet({ learning, place }: QuietProps) {
  const quiet = learning.quiet.value;
  if (!quiet) return null;
  return (
    <section ref={place} class="place-card lesson lesson-quiet" aria-label={t('lesson.title')}>
      <p role="status">{t(`lesson.${quiet}`)}</p>
      <IconButton icon="back" label={t('lesson.back')} onClick={() => learning.back()} />
      <IconButton icon="close" label={t('lesson.leave')} onClick={() => learning.leave()} />
    </section>
  );
}
