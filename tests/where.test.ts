import { describe, expect, test } from 'vitest';
import { rng } from '../src/engine/chance';
import { randomEntry } from '../src/engine/playout';
import { type Phrase, type Seat, TABLE } from '../src/engine/rules';
import { begin, play, privacyOf, stepOf } from '../src/engine/run';
import { gameOf } from '../src/games/doors';
import type { GameModule } from '../src/games/module';
import type { TableModule } from '../src/games/table';
import { say } from '../src/look/say';
import { bringing } from './facets';

/** Where events happen, over whole random games of every game: places that are there, and one for whatever is done on the board. */

type Facets = Pick<TableModule, 'where' | 'chapter'>;
const facets = import.meta.glob<Facets>('../src/games/*/speech/where.ts', { eager: true });

/** What is chosen on the board and then happens nowhere on it: kinds by their events. */
const BESIDE: { readonly [game: string]: readonly string[] } = {
  // what is sealed is heard by its owner alone, a vote and a word lie nowhere
  'island-hopper': ['hopper.denied', 'hopper.said'],
  // a card may be chosen by the space it leads to, the walk that follows is what happens there; where a card lay, it lies no more
  alexandros: ['alex.took', 'alex.tookJoker', 'alex.tookCard', 'alex.reshuffled'],
  // what was offered lies in hands
  'puerto-catan': ['pc.dealEntered', 'pc.monopoly', 'pc.monopolyNone', 'pc.discarded', 'pc.declined', 'pc.robberStays'],
  // the lot and the loaded wares are told before any punt is on the water
  manila: ['manila.loaded', 'manila.pilotRests', 'manila.stayed'],
};

/**
 * Whoever boards takes a seat of a punt; whoever sends it to a dock sends it to one of its berths; a way leads to a
 * space.
 */
const holds = (place: string, spot: string): boolean =>
  place === spot ||
  place === spot.replace(/^(?:way|corner):(\d+):.*$/, 'space:$1') ||
  place === spot.replace(/^seat:(\d):\d$/, 'punt:$1') ||
  spot === `to:${place.split(':')[0]}`;

interface Made {
  seat: Seat;
  /** What the bare table heard. */
  heard: Phrase[];
  /** Ids of all places before and after. */
  spots: Set<string>;
  /** Places that were picked for it; of an open choice alone. */
  picked: string[];
  after: unknown;
}

/** A whole random game, entry by entry. */
function* entries(game: GameModule, seats: number, seed: number): Generator<Made> {
  const { rules } = game;
  const s = begin(rules, seats, rules.options({}, seats));
  const random = rng(seed, seats, 7);
  for (let guard = 0; guard < 4000; guard++) {
    const entry = randomEntry(rules, s, random);
    if (!entry) return;
    const { seat, move } = entry;
    const spots = new Set(game.spots(rules.view(s, null)).map(({ id }) => id));
    const open = seat !== TABLE && stepOf(rules, s)?.kind === 'choice' && privacyOf(rules, s) !== 'sealed';
    const picked = open
      ? game
          .walk(move, rules.view(s, seat))
          .flat()
          .flatMap(({ spot }) => spot ?? [])
      : [];
    const heard: Phrase[] = [];
    play(rules, s, seat, move, (event, to, rest) => {
      const told = to ? rest : event;
      if (told) heard.push(told);
    });
    const after = rules.view(s, null);
    for (const { id } of game.spots(after)) spots.add(id);
    yield { seat, heard, spots, picked, after };
  }
}

describe.each(bringing('where'))('%s', (id) => {
  const { where, chapter } = facets[`../src/games/${id}/speech/where.ts`];
  const play = async function* () {
    const game = (await gameOf(id)?.play()) as GameModule;
    for (let seed = 1; seed <= 3; seed++) yield* entries(game, gameOf(id)?.card.seats.usual ?? 3, seed);
  };
  const placesOf = ({ heard, after }: Made) => heard.map((event) => where[event.key]?.(event.args ?? {}, after) ?? []);

  test('every place that is named is there, and what has places names one', async () => {
    const named = new Set<string>();
    for await (const made of play()) {
      placesOf(made).forEach((ways, i) => {
        const { key, args } = made.heard[i];
        if (where[key]) {
          expect(ways.length, `${key} ${JSON.stringify(args)}`).toBeGreaterThan(0);
          named.add(key);
        }
        for (const spot of ways.flat()) expect(made.spots, key).toContain(spot);
        for (const way of ways) expect(way.length).toBeGreaterThan(0);
      });
    }
    expect(named.size).toBeGreaterThan(Math.min(3, Object.keys(where).length / 2));
  });

  test('what is chosen on the board is seen on the board', async () => {
    const unseen = new Set<string>();
    for await (const made of play()) {
      // whoever rolls is heard when the dice lie
      if (made.picked.length === 0 || made.heard.length === 0) continue;
      const seen = placesOf(made).flat(2);
      const keys = made.heard.map(({ key }) => key);
      if (keys.some((key) => BESIDE[id]?.includes(key))) continue;
      if (!made.picked.some((spot) => seen.some((place) => holds(place, spot))))
        unseen.add(`${keys}: ${made.picked} not in [${seen}]`);
    }
    expect([...unseen]).toEqual([]);
  });

  test('headings begin before anything is heard, and count up by one', async () => {
    const game = (await gameOf(id)?.play()) as GameModule;
    const headings = [chapter(undefined, 0)];
    for (const { heard } of entries(game, gameOf(id)?.card.seats.usual ?? 3, 1))
      for (const event of heard) headings.push(...[chapter(event, headings.length)].filter((one) => one));
    expect(headings.length).toBeGreaterThan(1);
    const numbers = headings.flatMap((one) => (typeof one?.text.args?.n === 'number' ? [one.text.args.n] : []));
    expect(numbers).toEqual(numbers.map((_, i) => numbers[0] + i));
    for (const one of headings) expect(say(one?.text as Phrase, { text: game.text })).not.toBe('');
  });
});
