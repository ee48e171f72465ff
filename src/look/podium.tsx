import './podium.css';
import { Icon } from './icons';
import { figures, pointsText, ranked, type Summary, signed, telling } from './recap';
import { t } from './say';
import { seatStyle } from './seats';
import { SeatDisc } from './widgets';

/** The result: everybody from the first place to the last, with where their points came from as a bar of parts. */

export type Result = Pick<Summary, 'people' | 'totals' | 'parts' | 'winners' | 'low'>;

/** So many read their parts below their bars; more of them share a key to the colours. */
const FEW = 6;
const TONES = ['--sea', '--gold', '--accent', '--good'];

const mixed = (ink: string, share: number): string => `color-mix(in srgb, ${ink} ${share}%, var(--sheet))`;

/** Shades of a seat's own wood, or colours that mean the same in every row. */
const shade = (colour: number, at: number, of: number): string =>
  mixed(seatStyle(colour).face, 100 - at * Math.min(16, 80 / of));
const tone = (at: number): string =>
  mixed(`var(${TONES[at % TONES.length]})`, [100, 55, 28][Math.floor(at / TONES.length) % 3]);

interface Piece {
  at: number;
  text: string;
  n: number;
  tone: string;
}

/** What somebody's points are made of; the whole where nothing else is told. */
function piecesOf(result: Result, seat: number): Piece[] {
  const { people, totals } = result;
  const parts = telling(result);
  const many = people.length > FEW;
  const colour = (at: number) => (many && parts.length > 0 ? tone(at) : shade(people[seat].colour, at, parts.length));
  if (parts.length === 0) return [{ at: 0, text: '', n: totals[seat] ?? 0, tone: colour(0) }];
  return parts
    .map(({ text, points }, at) => ({ at, text, n: totals[seat] === undefined ? 0 : points[seat], tone: colour(at) }))
    .filter(({ n }) => n !== 0)
    .sort((a, b) => Number(a.n < 0) - Number(b.n < 0));
}

const gainedIn = (pieces: readonly Piece[]): number => pieces.reduce((sum, { n }) => sum + Math.max(0, n), 0);

/** What was lost lies over the end of what was gained. */
const extent = (n: number, longest: number) => {
  const width = `${(100 * Math.abs(n)) / longest}%`;
  return n < 0 ? { width, marginLeft: `-${width}` } : { width };
};

const Parts = ({ pieces }: { pieces: readonly Piece[] }) => (
  <ul class="row podium-parts">
    {pieces.map(({ at, text, n, tone }) => (
      <li key={at} class="sum" style={{ '--tone': tone }}>
        {text} {figures(n)}
      </li>
    ))}
  </ul>
);

interface PlaceProps {
  result: Result;
  seat: number;
  rank: number;
  pieces: readonly Piece[];
  /** The longest bar of all, in points. */
  longest: number;
}

function Place({ result, seat, rank, pieces, longest }: PlaceProps) {
  const { people, totals, winners } = result;
  const { name, colour, bot, team } = people[seat];
  const total = totals[seat];
  const won = winners.includes(seat);
  const gained = gainedIn(pieces);
  const best = winners.length > 0 ? totals[winners[0]] : undefined;
  return (
    <li class={won ? 'winner' : ''} style={{ '--seat': seatStyle(colour).face }}>
      <span class="soft podium-rank">{won || total !== undefined ? rank : '–'}</span>
      <SeatDisc colour={colour} />
      <span class={team ? 'line tight podium-name podium-team' : 'line tight podium-name'}>
        <span class="cut">{name}</span>
        {bot && <Icon name="bot" />}
        {bot && <span class="unseen">{t('seat.bot')}</span>}
      </span>
      {total !== undefined && best !== undefined && total !== best && (
        <span class="soft podium-behind">{signed(total - best)}</span>
      )}
      <b>{pointsText(total)}</b>
      <span class="podium-bar" aria-hidden="true">
        {pieces.map(({ at, n, tone }) => (
          <i
            key={at}
            class={n < 0 ? 'less' : ''}
            style={{ '--tone': tone, ...extent(Math.max(n, -gained), longest) }}
          />
        ))}
      </span>
      {pieces.some(({ text }) => text) && people.length <= FEW && <Parts pieces={pieces} />}
    </li>
  );
}

export function Podium({ result }: { result: Result }) {
  const { people, totals } = result;
  const many = people.length > FEW;
  const places = ranked(result).map((place) => ({ ...place, pieces: piecesOf(result, place.seat) }));
  const longest = Math.max(1, ...places.map(({ pieces }) => gainedIn(pieces)));
  const counted = totals.some((one) => one !== undefined);
  return (
    <>
      <ol class={`podium figures ${many ? 'podium-many' : ''} ${counted ? '' : 'podium-bare'}`}>
        {places.map((place) => (
          <Place key={place.seat} {...place} result={result} longest={longest} />
        ))}
      </ol>
      {many && (
        <ul class="row podium-parts" aria-hidden="true">
          {telling(result).map(({ text }, at) => (
            <li key={at} class="sum" style={{ '--tone': tone(at) }}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
