import type { Json } from '../engine/rules';
import type { Card, Catalogue, GameModule } from '../games/module';
import { text } from '../look/text.en';

/** The games, as the headless tools and the tests find them. */

export interface Found {
  id: string;
  card: Card;
  module: GameModule;
}

const modules = import.meta.glob<{ game: GameModule }>('../games/*/game.ts');
const cards = import.meta.glob<{ card: Card }>('../games/*/card.ts');

/** Every game whose rules are there, with its card. */
export async function loadGames(): Promise<Found[]> {
  const out: Found[] = [];
  for (const path of Object.keys(modules).sort()) {
    const { card } = await cards[path.replace('game.ts', 'card.ts')]();
    const { game } = await modules[path]();
    out.push({ id: game.id, card, module: game });
  }
  return out;
}

export async function loadGame(id: string): Promise<Found> {
  const games = await loadGames();
  const found = games.find((game) => game.id === id);
  if (!found) throw new Error(`There is no game called ${id}. Games: ${games.map((game) => game.id).join(', ')}`);
  return found;
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
