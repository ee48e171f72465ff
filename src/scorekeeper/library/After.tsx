import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameOf } from '../../games/doors';
import { briefly } from '../../look/recap';
import { t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button } from '../../look/widgets';
import { rememberPeople } from '../../storage/exchange';
import type { Play } from '../../storage/plays';
import { loadPlay } from '../../storage/sheets';
import { begin, type OwnPlay } from '../begin/begin';
import { withoutSeat } from '../sheet/without';
import { mendAll } from './mending';
import type { Played } from './played';

/** What follows a boxed play: how long it took, where the sheet was opened only for its end, and the next one. */

const DAY = 24 * 60 * 60_000;
const LENGTHS = [20, 30, 45, 60, 90, 120];

export const asksLength = ({ kind, minutes, late, about, when }: Played, now = Date.now()): boolean =>
  kind === 'boxed' && (late || minutes === undefined) && about?.minutes === undefined && now - when < DAY;

function Length({ played }: { played: Played }) {
  // what the clock has counted may be all of a short game
  const lengths = played.minutes === undefined ? LENGTHS : [played.minutes, ...LENGTHS];
  const tell = (minutes: number | null) => void mendAll([{ played, facts: { minutes } }], t('mend.done'));
  return (
    <fieldset class="row after-length">
      <legend>{t('after.length')}</legend>
      {lengths.map((n) => (
        <Button key={n} onClick={() => tell(n)}>
          {briefly(n)}
        </Button>
      ))}
      <Button kind="quiet" onClick={() => tell(null)}>
        {t('after.length.unknown')}
      </Button>
    </fieldset>
  );
}

const ownOf = ({ free, name }: Pick<Play, 'free' | 'name'>): OwnPlay | undefined => free && { free, name };

/** The same people at the same game again, or at another one. */
export function After({ played }: { played: Played }) {
  const play = useSignal<Play | undefined>(undefined);
  useEffect(() => {
    let here = true;
    void loadPlay(played.id).then((found) => {
      if (here) play.value = found.play;
    });
    return () => {
      here = false;
    };
  }, [played.id]);
  const last = play.value;
  if (played.kind !== 'boxed' || last?.id !== played.id) return null;
  const again = async () => {
    // whoever left has gone home
    const gone = last.people.flatMap((one, seat) => (one.gone ? [seat] : []));
    const { people, ...rest } = gone.toReversed().reduce((play, seat) => withoutSeat(play, seat, () => false), last);
    if (people.length < (gameOf(last.game)?.card.seats.min ?? 1)) return other();
    try {
      const next = await begin(last.game, people, ownOf(rest));
      location.assign(`#/sheet/${next.id}`);
    } catch {
      toast(t('store.failed'));
    }
  };
  const other = () => {
    rememberPeople(last.people.filter(({ gone }) => !gone).map((one) => ({ ...one, side: 0 })));
    location.assign('#/keep');
  };
  return (
    <section class="row after" aria-label={t('after.next')}>
      <div class="row">
        <Button kind="main" icon="again" onClick={() => void again()}>
          {t('after.again')}
        </Button>
        <Button icon="keep" onClick={other}>
          {t('after.other')}
        </Button>
      </div>
      {/* below the buttons: once it is answered it goes, and nothing moves under a finger */}
      {asksLength(played) && <Length played={played} />}
    </section>
  );
}
