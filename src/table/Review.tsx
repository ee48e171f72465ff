import type { Review as Found, TurningPoint } from '../bots/review';
import type { Seat } from '../engine/rules';
import { t } from '../look/say';
import { Button, SeatDisc } from '../look/widgets';
import { nameOf, sayer } from './context';
import { inPoints } from './counsel';
import type { Reviewing } from './reviewing';
import type { Viewpoint } from './viewpoint';

interface Props {
  viewpoint: Viewpoint;
  reviewing: Reviewing;
}

/** The review of a finished game: what each person's decisions cost them, as far as that can be said. */
export function Review({ viewpoint, reviewing }: Props) {
  if (!reviewing.possible) return null;
  const { state, review } = reviewing;
  const found = review.value;
  if (state.value === 'none' || state.value === 'failed') {
    return (
      <div>
        <Button kind="quiet" icon="search" onClick={() => reviewing.start()}>
          {t('review.start')}
        </Button>
        {state.value === 'failed' && <p role="alert">{t('review.failed')}</p>}
      </div>
    );
  }
  return (
    <section class="scores-lines review" aria-labelledby="review">
      <h2 id="review">{t('review.title')}</h2>
      {state.value === 'working' && (
        <div class="stack review-progress">
          <progress aria-label={t('review.working')} value={found?.done ?? 0} />
          <p class="soft">{t('review.working')}</p>
        </div>
      )}
      {found?.people.map((seat, i) => (
        <Person
          key={seat}
          viewpoint={viewpoint}
          seat={seat}
          found={found}
          state={i < found.finished ? 'nothing' : i === found.finished ? 'notYet' : 'waits'}
        />
      ))}
      <p class="soft">{t('review.how')}</p>
    </section>
  );
}

interface PersonProps {
  viewpoint: Viewpoint;
  seat: Seat;
  found: Found;
  /** What is said where there is no turning point. */
  state: 'nothing' | 'notYet' | 'waits';
}

function Person({ viewpoint, seat, found, state }: PersonProps) {
  const points = found.points.filter((point) => point.seat === seat).sort((a, b) => a.at - b.at);
  const name = nameOf(viewpoint, seat);
  return (
    <section class="review-person" aria-label={name}>
      <h3 class="fact">
        <SeatDisc colour={viewpoint.match.record.chairs[seat].colour} />
        <span class="cut">{name}</span>
      </h3>
      {points.length === 0 && <p class="soft">{t(`review.${state}`)}</p>}
      <ol>
        {points.map((point) => (
          <Turn key={point.at} viewpoint={viewpoint} point={point} />
        ))}
      </ol>
    </section>
  );
}

function Turn({ viewpoint, point }: { viewpoint: Viewpoint; point: TurningPoint }) {
  const { round, at, view, played, better, loss, error } = point;
  const words = (move: unknown): string => sayer(viewpoint)(viewpoint.game.label(move, view));
  return (
    <li>
      <p class="label">{t('review.when', { round, entry: at + 1 })}</p>
      <dl>
        <dt class="soft">{t('review.played')}</dt>
        <dd>{words(played)}</dd>
        <dt class="soft">{t('review.better')}</dt>
        <dd>{words(better)}</dd>
      </dl>
      <p>{t('review.cost', { n: inPoints(loss), error: Math.max(1, inPoints(2 * error)) })}</p>
    </li>
  );
}
