import { uuidFrom } from '../../storage/uuid';
import { gameKey, isJoint, nameAt, type Played, personKey, pointsAt, ranksOf, teamAt } from './played';

/**
 * Finished plays as BG Stats exports them: lists of games and people, and plays that point into them by number. Its
 * format is known by its files alone; what a play has here and not there (categories, moves) is left out.
 */

const MINUTE = 60_000;

const two = (n: number): string => String(n).padStart(2, '0');

/** "2024-03-05 19:30:00", by the clock of this place. */
function moment(when: number): string {
  const date = new Date(when);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
}

/** Gives each key a number, from 1, and makes a thing of it the first time. */
function numbering<T>() {
  const things = new Map<string, T>();
  const numbers = new Map<string, number>();
  const numberOf = (key: string, make: (id: number) => T): number => {
    const before = numbers.get(key);
    if (before !== undefined) return before;
    const id = numbers.size + 1;
    numbers.set(key, id);
    things.set(key, make(id));
    return id;
  };
  return { numberOf, all: () => [...things.values()] };
}

/** What plays point to, numbered as they come; a key gives the same UUID in every file. */
function registers(nameOf: (played: Played) => string, modificationDate: string) {
  const games = numbering<object>();
  const players = numbering<object>();
  const locations = numbering<object>();
  return {
    locations: locations.all,
    /** 0: nobody wrote down where. */
    locationOf({ place = '' }: Played): number {
      const key = `location\n${personKey(place)}`;
      if (place === '') return 0;
      return locations.numberOf(key, (id) => ({ uuid: uuidFrom(key), id, name: place, modificationDate }));
    },
    games: games.all,
    players: players.all,
    gameOf(played: Played): number {
      const { low, free } = played;
      const key = `game\n${gameKey(played)}${low ? '\nlow' : ''}`;
      const flags = {
        cooperative: isJoint(played),
        highestWins: !low,
        noPoints: free?.by !== undefined,
        usesTeams: free?.teams !== undefined,
      };
      const unknown = { bggId: 0, bggName: '', bggYear: 0 };
      const named = (id: number) => ({ uuid: uuidFrom(key), id, name: nameOf(played), modificationDate });
      return games.numberOf(key, (id) => ({ ...named(id), ...flags, ...unknown }));
    },
    playerOf(played: Played, seat: number): number {
      const name = nameAt(played, seat);
      const key = `player\n${personKey(name)}`;
      const isAnonymous = played.people[seat].name.trim() === '';
      return players.numberOf(key, (id) => ({ uuid: uuidFrom(key), id, name, isAnonymous, modificationDate }));
    },
  };
}

type Registers = ReturnType<typeof registers>;

function playOf(played: Played, { gameOf, playerOf, locationOf }: Registers): object {
  const { id, when, minutes = 0, winners, note, first } = played;
  const ranks = ranksOf(played);
  return {
    ...{ uuid: uuidFrom(id), modificationDate: moment(when), entryDate: moment(when) },
    ...{ playDate: moment(when - minutes * MINUTE), durationMin: minutes },
    ...{
      usesTeams: played.free?.teams !== undefined,
      ignored: false,
      manualWinner: true,
      rounds: 0,
      rating: 0,
      scoringSetting: 0,
    },
    ...{ gameRefId: gameOf(played), locationRefId: locationOf(played), board: '', comments: note },
    playerScores: played.people.map((_, seat) => ({
      ...{ playerRefId: playerOf(played, seat), score: String(pointsAt(played, seat) ?? '') },
      ...{ winner: winners.includes(seat), newPlayer: false, startPlayer: seat === first, role: '' },
      ...{ rank: ranks[seat] ?? 0, seatOrder: seat + 1, team: teamAt(played, seat) },
    })),
    expansionPlays: [],
  };
}

interface Head {
  about: string;
  /** When the file is made. */
  now: number;
  nameOf(played: Played): string;
}

/** The text of the file. */
export function bgStatsOf(plays: readonly Played[], { about, now, nameOf }: Head): string {
  const known = registers(nameOf, moment(now));
  const list = plays.map((played) => playOf(played, known));
  const userInfo = { meRefId: 0, exportDate: moment(now) };
  const file = {
    about,
    games: known.games(),
    players: known.players(),
    locations: known.locations(),
    plays: list,
    userInfo,
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}
