import { ago, say, t } from '../look/say';
import { IconButton, SeatBadge } from '../look/widgets';
import type { Header } from '../storage/matches';
import { coverOf } from './covers';
import { to } from './router';
import { discard, nameOfGame, names } from './saves';

/** One saved game: what it is, who sits there, how far it is, whose turn it is. */

function stateOf({ brief, chairs }: Header): string {
  const said = [brief.round > 0 ? t('home.round', { n: brief.round }) : t('home.begun')];
  const [first, ...others] = brief.waiting;
  if (first !== undefined) {
    said.push(
      others.length > 0
        ? say({ key: 'home.turns', args: { who: brief.waiting.map((seat) => ({ seat })) } }, { chairs })
        : say({ key: 'home.turn', args: { who: { seat: first } } }, { chairs }),
    );
  }
  return said.join(' · ');
}

export function SavedGame({ head }: { head: Header }) {
  const { id, chairs, brief, clock, fault } = head;
  const game = nameOfGame(head.game);
  const who = names(chairs);
  return (
    <li class="saved">
      <a class="saved-link" href={to('table', id)}>
        <img class="saved-cover" src={coverOf(head.game)} alt="" width="96" height="72" />
        <span class="saved-text">
          <strong class="saved-name">{game}</strong>
          <span class="saved-people">
            {chairs.map((chair, i) => (
              <SeatBadge key={`${i} ${chair.name}`} chair={chair} lit={brief.waiting.includes(i)} />
            ))}
          </span>
          {fault ? (
            <span class="saved-fault">{say(fault)}</span>
          ) : (
            <span class="soft figures">
              {stateOf(head)} · {t('home.played', { when: ago(clock.changed) })}
            </span>
          )}
        </span>
      </a>
      <IconButton icon="trash" label={t('home.delete', { people: who || game })} onClick={() => void discard(id)} />
    </li>
  );
}
