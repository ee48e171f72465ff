import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameOf } from '../games';
import { ago, say, t } from '../look/say';
import { SeatBadge } from '../look/widgets';
import { listPlays, type Play } from '../storage/plays';

/** Boxed plays that are still being scored, as slips on the shelf. */

export const nameOf = (play: Pick<Play, 'game' | 'name'>): string => {
  const card = gameOf(play.game)?.card;
  return card ? say({ key: 'name' }, { text: card.text }) : play.name || t('home.otherGame');
};

const FEW = 4;

export function useOpenSheets() {
  const open = useSignal<readonly Play[]>([]);
  useEffect(() => {
    void listPlays().then((all) => {
      open.value = all.flatMap(({ play }) => (play && !play.brief.over ? [play] : [])).slice(0, FEW);
    });
  }, []);
  return open;
}

interface Props {
  plays: readonly Play[];
  cover(game: string): string;
}

export function OpenSheets({ plays, cover }: Props) {
  if (plays.length === 0) return null;
  return (
    <section class="continue" aria-labelledby="open-sheets">
      <h2 id="open-sheets" class="label">
        {t('home.sheets')}
      </h2>
      <ul>
        {plays.map((play) => (
          <li key={play.id} class="saved">
            <a class="saved-link" href={`#/sheet/${play.id}`}>
              {gameOf(play.game) && <img class="saved-cover" src={cover(play.game)} alt="" width="96" height="72" />}
              <span class="saved-text">
                <strong class="saved-name">{nameOf(play)}</strong>
                <span class="saved-people">
                  {play.people.map((person, i) => (
                    <SeatBadge key={`${i} ${person.name}`} chair={person} lit={play.brief.winners.includes(i)} />
                  ))}
                </span>
                <span class="soft figures">{t('home.played', { when: ago(play.clock.changed) })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
