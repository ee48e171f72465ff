import type { Advice } from '../bots/advice';
import type { Phrase } from '../engine/rules';
import { t } from '../look/say';
import { Button } from '../look/widgets';
import { type Counsel, inPoints, surety } from './counsel';
import type { Viewpoint } from './viewpoint';

interface Props {
  viewpoint: Viewpoint;
  counsel: Counsel;
  say(phrase: Phrase): string;
}

function howFar(advice: Advice): string {
  if (advice.second === undefined) return t('advice.only');
  return t(`advice.${surety(advice)}`, { n: inPoints(advice.lead) });
}

/** The button for who holds the tablet, and what the captain says: the two best moves, and how far they are apart. */
export function Captain({ viewpoint, counsel, say }: Props) {
  if (counsel.mayAsk.value === undefined) return null;
  const told = counsel.told.value;
  if (told.kind !== 'told') {
    const busy = told.kind === 'asked';
    return (
      <div class="captain">
        <Button kind="quiet" icon="bot" aria-busy={busy} disabled={busy} onClick={() => counsel.ask()}>
          {t(busy ? 'advice.asked' : 'advice.ask')}
        </Button>
        {told.kind === 'failed' && <p role="alert">{t('advice.failed')}</p>}
      </div>
    );
  }
  const { advice, moves, view } = told;
  const places = advice.second === undefined ? [advice.best] : [advice.best, advice.second];
  return (
    <section class="captain" aria-label={t('advice.title')} role="status">
      <h3 class="label">{t('advice.title')}</h3>
      <ol>
        {places.map((at) => (
          <li key={at}>{say(viewpoint.game.label(moves[at], view))}</li>
        ))}
      </ol>
      <p class="soft">{howFar(advice)}</p>
    </section>
  );
}
