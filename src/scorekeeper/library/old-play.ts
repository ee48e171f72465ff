import type { Seat } from '../../engine/rules';
import { termsOf } from '../../games/sheet';
import { addText, t } from '../../look/say';
import { type About, mend } from '../../storage/about';
import { nameKey, newId } from '../../storage/ids';
import { PLAY_FORMAT, type Play } from '../../storage/plays';
import { savePlay } from '../../storage/sheets';
import { begin, OTHER } from '../begin/begin';
import { minutesTyped, momentAt } from './mending';
import { text } from './text.en';

addText(text);

/** A play of long ago: written down on its sheet, or with its totals alone. */

export interface OldSeat {
  name: string;
  colour: number;
  /** As typed; empty where nobody knows. */
  points: string;
  won: boolean;
}

export interface OldForm {
  /** A card's id, or `OTHER` with a name. */
  game: string;
  name: string;
  low: boolean;
  day: string;
  minutes: string;
  place: string;
  seats: readonly OldSeat[];
}

type Fault = 'day' | 'minutes' | 'points' | 'twice' | 'name' | 'nothing';

/** What its sheet could not hold would count nothing as soon as somebody opened that. */
function pointsOf({ points }: OldSeat): number | undefined {
  const terms = termsOf(points);
  return terms?.length ? terms.reduce((a, b) => a + b, 0) : undefined;
}

const isScored = ({ seats }: OldForm): boolean => seats.some(({ points }) => points.trim() !== '');

/** What stands in the way, first things first. Somebody who asks for the sheet writes the points there. */
export function faultIn(form: OldForm, totals: boolean): Fault | undefined {
  const { game, name, day, minutes, seats } = form;
  if (game === OTHER && name.trim() === '') return 'name';
  if (momentAt(day, '') === undefined) return 'day';
  if (minutesTyped(minutes) === undefined) return 'minutes';
  const names = seats.map((one) => nameKey(one.name)).filter(Boolean);
  if (new Set(names).size < names.length) return 'twice';
  if (!totals) return undefined;
  if (isScored(form) && seats.some((seat) => pointsOf(seat) === undefined)) return 'points';
  return isScored(form) || seats.some(({ won }) => won) ? undefined : 'nothing';
}

/** The best points win, unless somebody was ticked. */
function winnersOf({ seats, low }: OldForm): Seat[] {
  const totals = seats.map((seat) => (pointsOf(seat) ?? 0) * (low ? -1 : 1));
  const best = Math.max(...totals);
  return totals.flatMap((points, seat) => (points === best ? [seat] : []));
}

const ticked = ({ seats }: OldForm): Seat[] => seats.flatMap(({ won }, seat) => (won ? [seat] : []));

function factsOf(form: OldForm): Partial<About> {
  const place = form.place.trim();
  return {
    when: momentAt(form.day, ''),
    // how long it takes to write it down says nothing
    minutes: minutesTyped(form.minutes) ?? null,
    ...(place && { place }),
  };
}

const ownName = ({ game, name }: OldForm): string => (game === OTHER ? name.trim() : '');

/** One line of totals, whatever the game's own sheet would ask for. */
export function totalsPlay(form: OldForm, id: string, now: number): { play: Play; facts: Partial<About> } {
  const { game, low, seats } = form;
  const scored = isScored(form);
  const totals = seats.map((seat) => pointsOf(seat) ?? 0);
  const when = momentAt(form.day, '') ?? now;
  const play: Play = {
    format: PLAY_FORMAT,
    id,
    game,
    name: ownName(form),
    free: { kind: 'categories', rows: [t('old.points')], low },
    people: seats.map(({ name, colour }) => ({ name: name.trim(), colour })),
    cells: scored ? Object.fromEntries(seats.map(({ points }, seat) => [`category1@${seat}`, points.trim()])) : {},
    edits: [],
    tools: {},
    note: '',
    clock: { started: when, changed: now, finished: when },
    brief: {
      over: true,
      winners: scored ? winnersOf(form) : [],
      totals,
      parts: scored ? [{ id: 'category1', points: totals }] : [],
    },
  };
  const winners = ticked(form);
  return {
    play,
    facts: { ...factsOf(form), ...(winners.length > 0 && { winners }), ...(!scored && { unscored: true }) },
  };
}

/** Keeps it as it is; its id, or undefined where it could not be kept. */
export async function keepTotals(form: OldForm): Promise<string | undefined> {
  const { play, facts } = totalsPlay(form, newId(), Date.now());
  const fault = (await savePlay(play)) ?? (await mend(play.id, facts));
  return fault ? undefined : play.id;
}

/** Opens the game's sheet for that day; the id of the play. */
export async function beginOld(form: OldForm): Promise<string> {
  const people = form.seats.map(({ name, colour }) => ({ name: name.trim(), colour }));
  const own = { name: ownName(form), free: { kind: 'rounds', rows: [], low: form.low } as const };
  const play = await begin(form.game, people, form.game === OTHER ? own : undefined, {}, momentAt(form.day, ''));
  await mend(play.id, factsOf(form));
  return play.id;
}
