import { Match } from '../engine/match';
import { cardOf } from '../games';
import { gameOf } from '../games/doors';
import { t } from '../look/say';
import { newId, newSeed } from '../storage/ids';
import { prefs } from '../storage/prefs';
import { saveMatch } from '../storage/saver';
import { firstSeats, resized } from './seating';

/** Beginning a lesson: a match like any other, on a prepared table, and the note where its steps began. */

/** Far more than anybody has open; the oldest are forgotten. */
const MOST_LESSONS = 30;

/** Nobody who bids all they have: a beginner takes for sensible what the others do. */
const BESIDE = 'mate';

/** Cards are dealt and boards are laid out before anything is said. */
function dealt(match: Match): Match {
  while (match.ask() && match.ask()?.kind !== 'choice') match.draw(Date.now());
  return match;
}

/** A game of as many as usual as it lies there at its start, to be looked at. Throws where it cannot be set. */
export async function atStart(id: string): Promise<Match> {
  const [card, game] = [cardOf(id), await gameOf(id)?.play()];
  if (!card || !game) throw new Error(`no game ${id}`);
  const chairs = firstSeats(card, []);
  return dealt(Match.start(game, { id: newId(), options: {}, chairs, seed: newSeed(), now: Date.now() }));
}

/** The table as the learner finds it; for a picture, as it may look some moves later. Throws where it cannot be set. */
export async function prepared(id: string, pictured = false): Promise<Match> {
  const [card, doors] = [cardOf(id), gameOf(id)];
  const [game, lesson] = await Promise.all([doors?.play(), doors?.lesson?.()]);
  if (!card || !game || !lesson) throw new Error(`no lesson of ${id}`);
  const [learner] = firstSeats(card, []);
  const chairs = resized([learner], lesson.seats).map(({ character: _, ...chair }) =>
    chair.bot ? { ...chair, bot: BESIDE } : { ...chair, name: prefs.people.value[0]?.name ?? t('lesson.learner') },
  );
  const { options = {}, seed, start } = lesson;
  const match = Match.start(game, { id: newId(), options, chairs, seed, start, now: Date.now() });
  for (const [seat, move] of [...(lesson.opening ?? []), ...((pictured && lesson.pictured) || [])]) {
    const verdict = match.enter(seat, move, Date.now());
    if (verdict !== true) throw new Error(`the lesson of ${id} cannot be laid out: ${verdict.key}`);
  }
  dealt(match).seal();
  return match;
}

/** That table, and the note that its first step begins. */
export async function opened(id: string): Promise<Match> {
  const match = await prepared(id);
  const others = Object.entries(prefs.lessons.value).slice(-MOST_LESSONS);
  prefs.lessons.value = { ...Object.fromEntries(others), [match.record.id]: [[0, match.length]] };
  prefs.learned.value = [...new Set([...prefs.learned.value, id])];
  return match;
}

/** Sets the table, and keeps it; the id of the match. */
export async function beginLesson(id: string): Promise<string> {
  const { record } = await opened(id);
  await saveMatch(record);
  return record.id;
}
