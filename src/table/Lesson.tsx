import './lesson.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../look/say';
import { Button, IconButton } from '../look/widgets';
import { sayer } from './context';
import type { Learning, Shown } from './lesson';
import type { TableModel } from './model';
import { RuleLink } from './RuleLink';

/** So many frames it is waited for what the card points at. */
const PATIENCE = 300;

/** One step of a lesson, over that half of the board where it hides least. */
export function LessonCard({ model }: { model: TableModel }) {
  const { learning, viewpoint, looks, helping, replay } = model;
  const shown = learning.shown.value;
  const card = useRef<HTMLElement>(null);
  const [high, setHigh] = useState(false);
  const [folded, setFolded] = useState(false);
  const spots = shown?.spots.join() ?? '';
  useEffect(() => setFolded(false), [shown?.at]);
  useEffect(() => {
    // what is lit and pointed at is on the board by now, wherever that is turned and zoomed; a board still loading has none
    let frame = 0;
    const settle = (tries: number) => {
      frame = requestAnimationFrame(() => {
        if (spots && tries > 0 && !card.current?.closest('.board-frame')?.querySelector('.board-pointer'))
          settle(tries - 1);
        else setHigh(hidesLessAbove(card.current));
      });
    };
    settle(PATIENCE);
    return () => cancelAnimationFrame(frame);
  }, [spots, shown?.at]);
  // what was asked is read first, and what is shown again is looked at
  const elsewhere = looks.told.value || looks.asking.value || helping.open.value;
  if (elsewhere || replay.now.value?.brief === false) return null;
  if (!shown) return <Quiet learning={learning} />;
  const { at, of, text, last } = shown;
  const fold = (
    <IconButton
      icon={folded ? 'plus' : 'minus'}
      label={t(folded ? 'lesson.unfold' : 'lesson.fold')}
      aria-expanded={!folded}
      onClick={() => setFolded(!folded)}
    />
  );
  return (
    <section
      ref={card}
      class={`place-card lesson ${high ? 'lesson-high' : ''} ${folded ? 'lesson-folded' : ''}`}
      aria-label={t('lesson.title')}
    >
      <p class="label figures lesson-count">
        {t(last ? 'lesson.last' : 'lesson.count', { n: at + 1, of })} {/* what the game is about has no number */}
        {text.rule && /^\d/.test(text.rule) && <RuleLink game={viewpoint.game.id} rule={text.rule} />}
      </p>
      <span class="lesson-corner">
        {fold}
        <IconButton
          class="lesson-move"
          icon={high ? 'down' : 'up'}
          label={t(high ? 'lesson.down' : 'lesson.up')}
          onClick={() => setHigh(!high)}
        />
        <IconButton icon="close" label={t('lesson.leave')} onClick={() => learning.leave()} />
      </span>
      {!folded && (
        <>
          <p class="lesson-text" aria-live="polite">
            {sayer(viewpoint)(text)}
          </p>
          <Ways learning={learning} shown={shown} />
        </>
      )}
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

/** Between two steps: the lesson is not over, and what it said can be read again. */
function Quiet({ learning }: { learning: Learning }) {
  const quiet = learning.quiet.value;
  if (!quiet) return null;
  return (
    <section class="place-card lesson lesson-quiet" aria-label={t('lesson.title')}>
      <p role="status">{t(`lesson.${quiet}`)}</p>
      <IconButton icon="back" label={t('lesson.back')} onClick={() => learning.back()} />
      <IconButton icon="close" label={t('lesson.leave')} onClick={() => learning.leave()} />
    </section>
  );
}

/** Whether fewer of the places that are lit or pointed at lie under the card when it hangs from the upper edge. */
function hidesLessAbove(card: HTMLElement | null): boolean {
  const frame = card?.closest<HTMLElement>('.board-frame');
  if (!card || !frame) return false;
  const { top, bottom } = frame.getBoundingClientRect();
  const { left, right, height } = card.getBoundingClientRect();
  const places = [...frame.querySelectorAll('.board-places button, .board-pointer, .board-over button')].map((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // what is spoken of, and what is pressed against time, counts for more than all that may be touched beside it
    return { x, y, worth: one.closest('.board-pointer, .board-over') ? 20 : 1 };
  });
  const hidden = (from: number, to: number): number =>
    places.reduce((sum, { x, y, worth }) => sum + (x > left && x < right && y > from && y < to ? worth : 0), 0);
  return hidden(top, top + height) < hidden(bottom - height, bottom);
}
