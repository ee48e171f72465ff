import { type Character, USUAL } from '../bots/names';
import type { Chair } from '../engine/record';
import type { Card } from '../games/module';
import { t } from '../look/say';
import { BOARD_STYLES } from '../look/seats';
import type { Person } from '../storage/prefs';

/** Who sits where before a game: twelve places round the tablet, three on each side, play going clockwise. */

const PLACES = 12;
const STEP = 360 / PLACES;

/** Evenly round the tablet, on whole places. */
const spread = (seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => Math.round((i * PLACES) / seats) * STEP);

const free = <T>(all: readonly T[], taken: readonly T[]): T | undefined => all.find((one) => !taken.includes(one));

const colourFor = (chairs: readonly Chair[]): number =>
  free(
    [...BOARD_STYLES.keys()],
    chairs.map(({ colour }) => colour),
  ) ?? 0;

/** The sailors who sit down by themselves, by their number in the catalogue, each with a manner of their own. */
const SAILORS: readonly [number: 1 | 2 | 3 | 4 | 5 | 6, character: Character][] = [
  [1, 'cautious'],
  [2, 'greedy'],
  [3, 'builder'],
  [4, 'bluffer'],
  [5, 'steady'],
  [6, 'steady'],
];

function botFor(chairs: readonly Chair[]): Pick<Chair, 'name' | 'bot' | 'character'> {
  const taken = chairs.map(({ name }) => name);
  const sailor = SAILORS.find(([n]) => !taken.includes(t(`bot.${n}`)));
  if (!sailor) return { name: t('seat.number', { n: chairs.length + 1 }), bot: USUAL };
  return { name: t(`bot.${sailor[0]}`), bot: USUAL, character: sailor[1] };
}

function personFor(chairs: readonly Chair[], people: readonly Person[], at: number): Pick<Chair, 'name' | 'colour'> {
  const taken = chairs.map(({ name }) => name);
  const known = people.find(({ name }) => !taken.includes(name));
  const name = known?.name ?? (at === 0 ? t('new.you') : t('seat.number', { n: at + 1 }));
  const colour = known?.colour ?? BOARD_STYLES.length;
  const own = colour < BOARD_STYLES.length && !chairs.some((one) => one.colour === colour);
  return { name, colour: own ? colour : colourFor(chairs) };
}

/** One person and bots in the other chairs: a game that can start at once. */
export function firstSeats(card: Card, people: readonly Person[]): Chair[] {
  const chairs: Chair[] = [{ ...personFor([], people, 0), side: 0 }];
  return resized(chairs, card.seats.usual);
}

/** More chairs get bots; fewer lose the last bots first, then the last people. Everybody is spread out again. */
export function resized(chairs: readonly Chair[], seats: number): Chair[] {
  const out = [...chairs];
  while (out.length < seats) out.push({ ...botFor(out), colour: colourFor(out), side: 0 });
  while (out.length > seats) {
    const bot = out.findLastIndex((chair) => chair.bot);
    out.splice(bot > 0 ? bot : out.length - 1, 1);
  }
  const sides = spread(seats);
  return out.map((chair, i) => ({ ...chair, side: sides[i] }));
}

const clockwise = (chairs: readonly Chair[]): Chair[] => [...chairs].sort((a, b) => a.side - b.side);

const whole = (side: number): number => (((Math.round(side / STEP) * STEP) % 360) + 360) % 360;

/** That chair to another side; whoever sits there changes places with it. */
export function moved(chairs: readonly Chair[], chair: Chair, side: number): Chair[] {
  const target = whole(side);
  const there = chairs.find((other) => other !== chair && other.side === target);
  return clockwise(
    chairs.map((one) => {
      if (one === chair) return { ...one, side: target };
      return one === there ? { ...one, side: chair.side } : one;
    }),
  );
}

/** One place clockwise (1) or back (-1). */
export const turned = (chairs: readonly Chair[], chair: Chair, by: 1 | -1): Chair[] =>
  moved(chairs, chair, chair.side + by * STEP);

/** Another colour; whoever had it takes the old one. */
export const recoloured = (chairs: readonly Chair[], chair: Chair, colour: number): Chair[] =>
  chairs.map((one) => {
    if (one === chair) return { ...one, colour };
    return one.colour === colour ? { ...one, colour: chair.colour } : one;
  });

/** A person for a bot, or a bot for a person. */
export function swapped(chairs: readonly Chair[], at: number, bot: boolean, people: readonly Person[]): Chair[] {
  const others = chairs.filter((_, i) => i !== at);
  return chairs.map((chair, i) => {
    if (i !== at) return chair;
    const { side, colour } = chair;
    if (bot) return { ...botFor(others), colour, side };
    return { name: personFor(others, people, at).name, colour, side };
  });
}

/** The same people as last time, as far as this game has chairs for them; undefined where only one person played. */
export function sameAgain(card: Card, group: readonly Chair[]): Chair[] | undefined {
  if (group.filter((chair) => !chair.bot).length < 2) return undefined;
  const { min, max } = card.seats;
  return group.length < min || group.length > max
    ? resized(group, Math.min(Math.max(group.length, min), max))
    : group.map((chair) => ({ ...chair }));
}

/** Nobody goes to the table without a name. */
export const named = (chairs: readonly Chair[]): Chair[] =>
  chairs.map((chair, i) => ({ ...chair, name: chair.name.trim() || t('seat.number', { n: i + 1 }) }));

/** Which side of the tablet: 0 = lower, then clockwise. */
export const edgeOf = (side: number) => (Math.round(side / 90) % 4) as 0 | 1 | 2 | 3;
