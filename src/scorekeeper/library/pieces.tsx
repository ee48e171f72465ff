import type { Phrase } from '../../engine/rules';
import { Icon } from '../../look/icons';
import type { Result } from '../../look/podium';
import { briefly, figures, winSentence } from '../../look/recap';
import { onDay, say, t } from '../../look/say';
import { SeatDisc } from '../../look/widgets';
import { gameName } from '../title';
import { isJoint, type Played, type Trouble } from './played';
import { inWords } from './words';

/** Small pieces that several leaves of the library use. */

export const troubleWords = ({ why, text }: Trouble, people: Played['people'] = []): string =>
  say(why as Phrase, { text, chairs: people });

/** Who won, in words; why not, where nobody did. */
export function resultOf(played: Played): string {
  const { winners, people } = played;
  if (isJoint(played)) return t(winners.length > 0 ? 'free.together.won' : 'free.together.lost');
  if (people.length < 2) return '';
  if (winners.length === 0) return t('library.noWinner');
  return winSentence(inWords(played));
}

export const kindOf = ({ kind }: Pick<Played, 'kind'>): string => t(`library.kind.${kind}`);

export const timeOf = ({ minutes }: Played): string => (minutes === undefined ? '' : briefly(minutes));

/** Why there are no points and nothing is wrong. */
export const uncounted = ({ about, free }: Played): 'library.unscored' | 'library.counting' =>
  about?.unscored || free?.by ? 'library.unscored' : 'library.counting';

/** One person of a play, or one team: symbol, name, points. */
function Scored({ result: { people, winners, totals }, at }: { result: Result; at: number }) {
  const { name, colour, bot } = people[at];
  return (
    <li class={winners.includes(at) ? 'sum badge badge-lit' : 'sum badge'}>
      <SeatDisc colour={colour} />
      <span class="badge-name cut">{name}</span>
      {bot && (
        <span class="badge-bot">
          <Icon name="bot" />
          <span class="unseen">{t('seat.bot')}</span>
        </span>
      )}
      {totals[at] !== undefined && <b class="figures">{figures(totals[at])}</b>}
    </li>
  );
}

/** A play as a slip in the history; the whole of it opens the play. */
export function Slip({ played, cover }: { played: Played; cover: string }) {
  const { id, people, when, standing, trouble, place } = played;
  const result = inWords(played);
  const facts = [onDay(when), timeOf(played), place, kindOf(played)].filter(Boolean);
  return (
    <li class="line tight card saved slip">
      <a class="line saved-link slip-link" href={`#/library/${id}`}>
        <img class="saved-cover" src={cover} alt="" width="96" height="72" />
        <div class="stack tight saved-text">
          <strong class="title saved-name">{gameName(played)}</strong>
          <ul class="row saved-people">
            {result.people.map((_, at) => (
              <Scored key={at} result={result} at={at} />
            ))}
          </ul>
          {!standing && !trouble && (
            <span class="soft">{played.free?.by ? resultOf(played) : t(uncounted(played))}</span>
          )}
          {trouble && <span class="saved-fault">{t('library.noPoints', { why: troubleWords(trouble, people) })}</span>}
          <span class="note">{facts.join(' · ')}</span>
        </div>
      </a>
    </li>
  );
}
