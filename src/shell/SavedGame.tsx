import type { ComponentChildren } from 'preact';
import { ago, say, t } from '../look/say';
import { IconButton, SeatBadge } from '../look/widgets';
import type { Header } from '../storage/matches';
import { coverOf } from './covers';
import { to } from './router';
import { discard, nameOfGame, names } from './saves';

/** One saved game: what it is, who sits there, how far it is, whose turn it is. */

function stateOf({ brief, branch, chairs }: Header): string {
  const said = branch ? [t('home.branch', { at: branch.at })] : [];
  said.push(brief.round > 0 ? t('home.round', { n: brief.round }) : t('home.begun'));
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

interface RowProps {
  head: Header;
  /** Seats that stand out: whose turn it is, or who has won. */
  lit: readonly number[];
  /** The line under the people. */
  children: ComponentChildren;
  tools?: ComponentChildren;
}

/** One saved match as a row: cover, game, people, a line about it, and what can be done with it. */
function SavedRow({ head, lit, children, tools }: RowProps) {
  const { id, chairs } = head;
  const game = nameOfGame(head.game);
  const label = t('home.delete', { people: names(chairs) || game });
  return (
    <li class="line tight card saved">
      <a class="line saved-link" href={to('table', id)}>
        <img class="saved-cover" src={coverOf(head.game)} alt="" width="96" height="72" />
        <span class="stack tight saved-text">
          <strong class="title saved-name">{game}</strong>
          <span class="row saved-people">
            {chairs.map((chair, i) => (
              <SeatBadge key={`${i} ${chair.name}`} chair={chair} lit={lit.includes(i)} />
            ))}
          </span>
          {children}
        </span>
      </a>
      {tools}
      <IconButton icon="trash" label={label} onClick={() => void discard(id)} />
    </li>
  );
}

export function SavedGame({ head }: { head: Header }) {
  const { brief, clock, fault } = head;
  return (
    <SavedRow head={head} lit={brief.waiting}>
      {fault ? (
        <span class="saved-fault">{say(fault)}</span>
      ) : (
        <span class="soft figures">
          {stateOf(head)} · {t('home.played', { when: ago(clock.changed) })}
        </span>
      )}
    </SavedRow>
  );
}
