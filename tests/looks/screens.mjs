// Which screens the audit looks at, and how a person gets there. A group is one game, the shelf's pages, or the
// scorekeeper, at one size; what is known of it stands under its name in known.json.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const SIZES = [
  [1180, 820],
  [1024, 768],
  [1280, 800],
  [820, 1180],
  [390, 844],
  [390, 664],
  [360, 640],
  [844, 390],
];
export const sizeName = ([width, height]) => `${width}x${height}`;

export const THEMES = ['light', 'dark'];
export const LANGUAGES = ['en', 'de', 'es'];

/** The catalogues' entries that are names of places on a board, and the islands of Island Hopper. */
const PLACE = /'(?:isla\.island\.\w+|alex\.sea\.\w+|alex\.region)':\s*'([^']+)'|^ {2}\['([A-Z][\w' ]+)', '/gm;

/** Every word of a place's name, in all languages. Names don't count as words to be read. */
export function places() {
  const files = readdirSync(join(root, 'src', 'games'), { recursive: true }).filter((file) =>
    /speech[\\/]text[\w-]*\.(en|de|es)\.ts$|island-hopper[\\/]rules[\\/]deck\.ts$/.test(file),
  );
  const names = files.flatMap((file) => [...readFileSync(join(root, 'src', 'games', file), 'utf8').matchAll(PLACE)]);
  return [...new Set(names.flatMap(([, said, island]) => (said ?? island).split(/\s+|\\n/)))];
}

export const GAMES = ['isla-margarita', 'manila', 'alexandros', 'island-hopper', 'puerto-catan'];

/** The kept games, opened at each of their questions: matches as the app keeps them, by id. */
export function questions() {
  const told = execFileSync(process.execPath, [join(root, 'src', 'headless', 'run.mjs'), 'looks'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return JSON.parse(told.slice(told.indexOf('{'))).matches;
}

const NAMES = [
  'Bartholomew the Bold',
  'Ana',
  'Maximiliane Dorothea',
  'Wilhelmina van Dijck',
  'Bo',
  'Christopher Robinson',
];
const MOST = { 'isla-margarita': 5, manila: 5, alexandros: 4, 'island-hopper': 6, 'puerto-catan': 4 };

/** A kept sheet with as many people as the box is for, and the last of them far ahead; finished, or still being filled in. */
function crowded(play, over) {
  const seats = MOST[play.game];
  const people = NAMES.slice(0, seats).map((name, colour) => ({ name, colour }));
  const grown = (points) => people.map((_, seat) => points[seat] ?? (seat === seats - 1 ? 88 : seat));
  const parts = play.brief.parts.map(({ id, points }) => ({ id, points: grown(points) }));
  const totals = people.map((_, seat) => parts.reduce((sum, { points }) => sum + points[seat], 0));
  const cells = { ...play.cells };
  for (let seat = 3; seat < seats; seat++)
    for (const [cell, value] of Object.entries(play.cells))
      if (cell.endsWith(seat === seats - 1 ? '@2' : '@0')) cells[cell.replace(/@\d/, `@${seat}`)] = value;
  const winners = [totals.indexOf(Math.max(...totals))];
  const clock = { ...play.clock, ...(over && { finished: play.clock.changed + 3_600_000 }) };
  const id = `${play.game}-${over ? 'over' : 'open'}`;
  return { ...play, id, people, cells, clock, brief: { over, winners, totals, parts } };
}

/** What is entered on the drawn boards of boxed games: at the end, or told in the middle of a round. */
const TOLD = {
  // all that a person has beside the board is entered, and the Bank is counted
  'isla-margarita': {
    tools: { 'shown:drawn': true },
    cells: {
      ...Object.fromEntries(Array.from({ length: 17 }, (_, site) => [`bridge.${site}`, `${(site % 5) + 1}`])),
      ...Object.fromEntries(Array.from({ length: 9 }, (_, island) => [`princes.${island}`, '1'])),
      ...{ 'coins.0@0': '9+1', 'coins.4@1': '3', 'port.0': '1', 'port.8': '5', king: '1', portBuilder: '1' },
      ...{ 'crowns@0': '3+3+2', 'commerce@0': '1 5 15 16', 'bank@0': '7', 'crowns@1': '5+4' },
    },
  },
  manila: {
    tools: {
      'shown:drawn': true,
      voyage: { ashore: 3, starts: [5, 4, 0], faces: [0, 0, 0], plunder: ['yard', 'yard', 'yard'] },
    },
    ledger: [
      {
        ...{ when: 1, by: 'voyage', moves: [], puts: [] },
        what: { key: 'manila.keeper.won', args: { who: { seat: 0 }, n: 9 } },
      },
      {
        ...{ when: 2, by: 'voyage', moves: [], puts: [] },
        what: { key: 'manila.keeper.toldRoll', args: { n: 1, list: [] } },
        dice: [{ faces: [3, 5, 2] }],
      },
    ],
  },
  'island-hopper': {
    tools: {
      'hopper-turn': [
        {
          ...{ stage: 'coins', round: 3, captain: 0, at: 2, tens: 0, fines: [0, 0, 0, 0, 0, 0] },
          money: [4, 17, 0, 25, 1, 10, 0, 8, 12, 0, 30, 5],
        },
      ],
    },
  },
};

const told = (play) =>
  play.game in TOLD ? [{ ...crowded(play, false), ...TOLD[play.game], id: `${play.game}-told` }] : [];

/** What lies on the disk beside: matches, sheets and results. */
export function shelf() {
  const folder = join(root, 'tests', 'kept');
  const all = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const plays = all.flatMap(({ plays: some = [] }) => some);
  return {
    matches: all.flatMap(({ matches }) => matches),
    plays: plays.flatMap((play) => [crowded(play, true), crowded(play, false), ...told(play)]),
  };
}

/** The same people, each so many degrees further round the table. */
const seated = (match, by) => ({
  ...match,
  chairs: match.chairs.map((chair) => ({ ...chair, side: (chair.side + by) % 360 })),
});

/**
 * The looks at one game at one size. The game with the most players is seen at every question, the other one at every
 * third; every question with one person among computer players and with people all round, by turns, and these with
 * whoever is asked at every side by turns; so are themes and languages.
 */
export function looksAt(game, size, matches) {
  const at = SIZES.indexOf(size);
  const own = matches.filter(({ id }) => id.startsWith(`${game}_`));
  const stems = [...new Set(own.map(({ id }) => id.slice(0, id.lastIndexOf('_'))))];
  const most = Math.max(...own.map(({ chairs }) => chairs.length));
  return stems.flatMap((stem, i) => {
    const [, seats, step] = stem.split('_');
    if (Number(seats) < most && (i + at) % 3 > 0) return [];
    const how = (i + at) % 2 ? 'alone' : 'round';
    const match = seated(
      own.find(({ id }) => id === `${stem}_${how}`),
      how === 'round' ? 90 * ((i >> 1) % 4) : 0,
    );
    return [
      {
        name: `${step} of ${seats}, ${how}`,
        match,
        // now and then zoomed in as well
        near: i % 12 === 0,
        // from every side by day and by night
        theme: THEMES[((i >> 1) + (i >> 3) + at) % 2],
        language: LANGUAGES[(i + 2 * at) % 3],
      },
    ];
  });
}

/** By number of players, where people sit all round: the latest questions first, since hands are fullest late. */
export function peeksAt(game, size, matches) {
  const at = SIZES.indexOf(size);
  const round = matches.filter(({ id }) => id.startsWith(`${game}_`) && id.endsWith('_round') && !id.includes('_end_'));
  const counts = [...new Set(round.map(({ chairs }) => chairs.length))];
  return counts.map((seats, i) =>
    round
      .filter(({ chairs }) => chairs.length === seats)
      .sort((a, b) => b.log.length - a.log.length)
      .map((match) => ({
        name: `${seats} round the table`,
        match,
        theme: THEMES[(i + at) % 2],
        language: LANGUAGES[(i + at) % 3],
      })),
  );
}

/** Addresses of the shell, those of the games in turn. */
export function pages(size) {
  const at = SIZES.indexOf(size);
  const game = (i) => GAMES[(i + at) % GAMES.length];
  return [
    '',
    ...GAMES.map((id) => `new/${id}`),
    `rules/${game(0)}`,
    `rules/${game(1)}`,
    'settings',
    'about',
    'help',
    'move',
    `print/${game(0)}`,
    `lay/${game(2)}`,
    `from-table/${game(3)}`,
  ];
}

/** Addresses of the scorekeeper; `#n` is the n-th leaf of the library, or what the n-th button of a sheet's bar opens. */
export function sheets(size, plays) {
  const at = SIZES.indexOf(size);
  return [
    'keep',
    'keep/tools',
    'keep/other',
    ...GAMES.map((id) => `keep/${id}`),
    ...plays.flatMap(({ id, brief: { over } }) =>
      over ? `library/${id}` : ['', ...(id.endsWith('-told') ? [] : ['#0', '#1'])].map((at) => `sheet/${id}${at}`),
    ),
    'library',
    'library#1',
    'library#2',
    `library/person/${encodeURIComponent(plays[at % plays.length].people[0].name)}`,
    `library/game/${GAMES[at % GAMES.length]}`,
    `blank/${GAMES[at % GAMES.length]}`,
    // statistics once more: no sheet that was looked at before may change it
    'library#1',
  ];
}
