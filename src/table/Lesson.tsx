import './lesson.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../look/say';
import { Button, IconButton } from '../look/widgets';
import { sayer } from './context';
import type { TableModel } from './model';
import { RuleLink } from './RuleLink';

/** One step of a lesson, over that half of the board where it hides least. */
export function LessonCard({ model: { learning, viewpoint } }: { model: TableModel }) {
  const shown = learning.shown.value;
  const card = useRef<HTMLElement>(null);
  const [high, setHigh] = useState(false);
  const spots = shown?.spots.join() ?? '';
  useEffect(() => {
    // what is lit and pointed at is on the board by now, wherever that is turned and zoomed
    const frame = requestAnimationFrame(() => setHigh(hidesLessAbove(card.current)));
    return () => cancelAnimationFrame(frame);
  }, [spots, shown?.at]);
  if (!shown) return null;
  const { step, at, of, text, last, begun } = shown;
  return (
    <section ref={card} class={`place-card lesson ${high ? 'lesson-high' : ''}`} aria-label={t('lesson.title')}>
      <p class="label figures lesson-count">
        {t('lesson.count', { n: at + 1, of })} {/* what the game is about has no number */}
        {text.rule && /^\d/.test(text.rule) && <RuleLink game={viewpoint.game.id} rule={text.rule} />}
      </p>
      <span class="lesson-corner">
        <IconButton
          icon={high ? 'down' : 'up'}
          label={t(high ? 'lesson.down' : 'lesson.up')}
          onClick={() => setHigh(!high)}
        />
        <IconButton icon="close" label={t('lesson.leave')} onClick={() => learning.leave()} />
      </span>
      <p class="lesson-text" aria-live="polite">
        {sayer(viewpoint)(text)}
      </p>
      <div class="lesson-ways">
        {at > 0 && (
          <Button kind="quiet" onClick={() => void learning.back()}>
            {t('lesson.back')}
          </Button>
        )}
        {begun && (
          <Button kind="quiet" onClick={() => void learning.again()}>
            {t('lesson.again')}
          </Button>
        )}
        <Button kind={step.done ? 'quiet' : 'main'} onClick={() => learning.next()}>
          {t(step.done ? 'lesson.skip' : last ? 'lesson.end' : 'lesson.next')}
        </Button>
      </div>
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
