import type { Key } from '../engine/rules';
import type { Catalogue } from '../games/module';
import { ago, hasWords, joined, onDay, say, seatName, t } from '../look/say';
import { Segmented } from '../look/widgets';
import { momentOf } from '../scorekeeper/library/played';
import { figure } from '../scorekeeper/library/words';
import { gameName } from '../scorekeeper/title';
import type { Arrival } from '../storage/arrival';
import { sortOf } from './arriving';

/** One thing in an imported file: what it is, how it stands to what is here, and what is done with it. */

type Theirs = NonNullable<Arrival['theirs']>;

/** "2 groups and one person"; empty where all of them are here. */
export function newcomers({ news }: Arrival): string {
  const { groups = 0, people = 0 } = news ?? {};
  const some = [groups > 0 && t('transfer.groups', { n: groups }), people > 0 && t('transfer.people', { n: people })];
  return joined(some.filter((one) => one !== false));
}

const TITLES_OF = {
  match: 'transfer.moves',
  play: 'transfer.sheet',
  memo: 'transfer.memo',
  about: 'transfer.about',
  photo: 'transfer.photo',
  template: 'transfer.template',
} as const;

/** What is arriving, in words. */
function titleOf({ kind, theirs }: Arrival): string {
  if (kind === 'circle') return t('transfer.circle');
  if (!theirs) return t(kind === 'memo' ? 'transfer.memo.any' : 'transfer.broken');
  const game = gameName({ game: theirs.game, name: theirs.name ?? '' });
  return t(TITLES_OF[kind], { game, people: joined(theirs.chairs.map((_, seat) => seatName(seat, theirs))) });
}

/** The game alone, where its people are named with their points below. */
function headingOf({ kind, theirs }: Arrival): string | undefined {
  if (!theirs?.over || (kind !== 'play' && kind !== 'match')) return undefined;
  const game = gameName({ game: theirs.game, name: theirs.name ?? '' });
  return kind === 'play' ? t('transfer.sheet.alone', { game }) : game;
}

/** "Ana 41, Ben 38": everybody with their points. */
function scoresIn({ chairs, totals }: Theirs): string {
  const all = chairs.map((_, seat) => ({ name: seatName(seat, { chairs }), n: totals?.[seat] }));
  return all.map(({ name, n }) => (n === undefined ? name : t('transfer.scored', { name, n: figure(n) }))).join(', ');
}

/** The day and who had how many points, or when a game that still runs was last played. */
function Facts({ theirs }: { theirs: Theirs }) {
  const { over } = theirs;
  const when = momentOf(theirs.when);
  // a heading may claim any seat
  const winners = theirs.winners.filter((seat) => seat in theirs.chairs);
  if (!over) return <p class="row">{t('transfer.changed', { when: ago(when) })}</p>;
  return (
    <p class="row">
      {when > 0 && <span>{onDay(when)}</span>}
      <span class="figures">{scoresIn(theirs)}</span>
      {winners.length > 0 && (
        <strong>{t('transfer.won', { who: joined(winners.map((seat) => seatName(seat, theirs))) })}</strong>
      )}
    </p>
  );
}

interface Props {
  arrival: Arrival;
  /** The words of the games that refuse something. */
  text: Catalogue;
  onChange(next: Arrival): void;
}

export function ArrivalRow({ arrival, text, onChange }: Props) {
  const { kind, theirs, verdict, why, choice, choices } = arrival;
  const title = titleOf(arrival);
  // some kinds have words of their own where the usual ones speak of a game
  const own = (key: Key) => {
    const special = `${key}.${kind}`;
    return t(hasWords(special) ? special : key);
  };
  const word = (one: Arrival['choice']) =>
    own(one === 'take' && verdict === 'new' ? 'transfer.take.new' : `transfer.${one}`);
  const day = theirs?.when ? `${title}, ${onDay(momentOf(theirs.when))}` : title;
  return (
    <li class={`stack arrival arrival-${sortOf(arrival)}`}>
      <h3 class="heading">{headingOf(arrival) ?? title}</h3>
      {theirs && (kind === 'match' || kind === 'play') && <Facts theirs={theirs} />}
      <p class={verdict === 'refused' ? 'saved-fault' : 'soft'}>
        {kind === 'circle' && verdict === 'new'
          ? t('transfer.circle.new', { who: newcomers(arrival) })
          : own(`transfer.verdict.${verdict}`)}{' '}
        {why ? say(why, { text, chairs: theirs?.chairs }) : null}
      </p>
      {choices.length > 1 && (
        <Segmented
          label={t('transfer.choice', { game: day })}
          value={choice}
          options={choices.map((value) => ({ value, text: word(value) }))}
          onChange={(value) => onChange({ ...arrival, choice: value })}
        />
      )}
    </li>
  );
}
