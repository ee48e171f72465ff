import type { Json } from '../engine/rules';
import { games } from '../games/doors';
import type { Card, Catalogue, GameModule, Option } from '../games/module';
import { text } from '../look/text.en';

/** The games, as the headless tools and the tests find them. */

export interface Found {
  id: string;
  card: Card;
  module: GameModule;
}

/** Every game that can be played, with its card. */
export async function loadGames(): Promise<Found[]> {
  const out: Found[] = [];
  for (const { card, play } of games) if (play) out.push({ id: card.id, card, module: await play() });
  return out;
}

/** One game; without an id, the first. */
export async function loadGame(id?: string): Promise<Found> {
  const found = await loadGames();
  const game = id === undefined ? found[0] : found.find((one) => one.id === id);
  if (!game) throw new Error(`There is no game called ${id}. Games: ${found.map((one) => one.id).join(', ')}`);
  return game;
}

/** The app's own catalogue, for what the engine says. */
export async function loadWords(): Promise<Catalogue> {
  return text;
}

/** More combinations of options than this are not all tried. */
const MANY = 8;
/** And more single deviations than this neither. */
const TOO_MANY = 10;

type Chosen = { [id: string]: Json };

/**
 * Every number of seats with the combinations of options that the card offers for it. Where these are too many: what is
 * preset, each single deviation from it, and one with everything different; where even these are too many, what is preset
 * and a few mixtures in which every value of every option comes up.
 */
export function trials({ card }: { card: Pick<Card, 'seats' | 'options'> }): { seats: number; options: Json }[] {
  const out: { seats: number; options: Json }[] = [];
  for (let seats = card.seats.min; seats <= card.seats.max; seats++) {
    const offered = card.options.filter(({ when }) => when === undefined || when(seats));
    const number = offered.reduce((n, { values }) => n * values.length, 1);
    const combinations = number > MANY ? deviations(offered, seats) : all(offered);
    for (const options of combinations) out.push({ seats, options });
  }
  return out;
}

function all(offered: readonly Option[]): Chosen[] {
  let out: Chosen[] = [{}];
  for (const { id, values } of offered) {
    out = out.flatMap((chosen) => values.map((value) => ({ ...chosen, [id]: value })));
  }
  return out;
}

function deviations(offered: readonly Option[], seats: number): Chosen[] {
  const preset: Chosen = Object.fromEntries(offered.map((option) => [option.id, option.preset(seats)]));
  const others = ({ id, values }: Option) => values.filter((value) => value !== preset[id]);
  const single = offered.flatMap((option) => others(option).map((value) => ({ ...preset, [option.id]: value })));
  const different = Object.fromEntries(offered.map((option) => [option.id, others(option)[0] ?? preset[option.id]]));
  return single.length > TOO_MANY ? [preset, ...mixtures(offered)] : [preset, ...single, different];
}

/** As many as the longest list of values; each option starts at another of its own. */
function mixtures(offered: readonly Option[]): Chosen[] {
  const n = Math.max(...offered.map(({ values }) => values.length));
  return Array.from({ length: n }, (_, i) =>
    Object.fromEntries(offered.map(({ id, values }, j) => [id, values[(i + j) % values.length]])),
  );
}
