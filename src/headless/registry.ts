import type { Json } from '../engine/rules';
import { games } from '../games';
import type { Card, Catalogue, GameModule } from '../games/module';
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

/** Every number of seats with every combination of options that the card offers for it. */
export function trials({ card }: Found): { seats: number; options: Json }[] {
  const out: { seats: number; options: Json }[] = [];
  for (let seats = card.seats.min; seats <= card.seats.max; seats++) {
    let combinations: { [id: string]: Json }[] = [{}];
    for (const option of card.options) {
      if (option.when && !option.when(seats)) continue;
      combinations = combinations.flatMap((chosen) =>
        option.values.map((value) => ({ ...chosen, [option.id]: value })),
      );
    }
    for (const options of combinations) out.push({ seats, options });
  }
  return out;
}
