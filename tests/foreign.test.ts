import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reading } from '../src/games/sheet';
import { freeSheet } from '../src/scorekeeper/begin/free';
import { marginOf } from '../src/scorekeeper/figures/game-stats';
import { bgStatsOf } from '../src/scorekeeper/library/bg-stats';
import { csvOf } from '../src/scorekeeper/library/csv';
import { resultOf } from '../src/scorekeeper/library/pieces';
import { ofPlay, type Played, pointsAt, ranksOf, teamAt } from '../src/scorekeeper/library/played';
import { gameName } from '../src/scorekeeper/title';
import { readAbout } from '../src/storage/about';
import type { Arrival } from '../src/storage/arrival';
import { type Asked, importJob, type Told } from '../src/storage/import-job';
import { type Free, listPlays, type Play, playKey } from '../src/storage/plays';
import { readText } from '../src/storage/scan';
import { playSchema } from '../src/storage/schemas';
import { forget, readAll, write } from '../src/storage/store';

// What other programs keep of plays, read as plays of this one; and what is no such thing, refused in a sentence.

async function fresh() {
  await forget();
  const { IDBFactory } = await import('fake-indexeddb');
  vi.stubGlobal('indexedDB', new IDBFactory());
}

beforeEach(fresh);
afterEach(() => vi.unstubAllGlobals());

/** What is told of a file, and what is stored of it when all is taken. */
async function looked(text: string | object) {
  const told: Told[] = [];
  const ask = importJob(
    async () => undefined,
    (one) => told.push(structuredClone(one)),
  );
  const answer = async (asked: Asked) => {
    await ask(asked);
    return told.at(-1) as any;
  };
  const end = await answer({ ask: 'look', file: new Blob([typeof text === 'string' ? text : JSON.stringify(text)]) });
  const arrivals = told.flatMap((one): Arrival[] => (one.told === 'judged' ? one.arrivals : []));
  // facts come with their play and have no line of their own
  const verdicts = arrivals
    .filter(({ kind }) => kind !== 'about')
    .map(({ verdict, why }) => (why ? `${verdict} ${why.key}` : verdict));
  const take = (names?: Map<string, string>) =>
    answer({ ask: 'apply', choices: arrivals.map(({ choice }) => choice), names });
  return { why: end.why?.key as string | undefined, arrivals, verdicts, take };
}

const plays = async (): Promise<Play[]> => (await listPlays()).flatMap(({ play }) => (play ? [play] : []));
const stored = async () => JSON.stringify(await readAll(''));

async function taken(text: string | object): Promise<Play[]> {
  const { take, why } = await looked(text);
  expect(why).toBeUndefined();
  expect(await take()).toEqual({ told: 'applied' });
  return plays();
}

const uuid = (n: number) => `A0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** As the app writes it, with much that nobody here needs. */
const backup = (): any => ({
  about: 'BG Stats',
  tags: [],
  groups: [],
  players: [
    {
      uuid: uuid(901),
      id: 1,
      name: 'Ana',
      isAnonymous: false,
      modificationDate: '2024-05-31 21:17:20',
      bggUsername: '',
    },
    { uuid: uuid(902), id: 2, name: 'Ben', isAnonymous: false, metaData: { isNpc: 0 } },
    { uuid: uuid(903), id: 7, name: 'Anonymous player', isAnonymous: true },
  ],
  locations: [{ uuid: uuid(904), id: 2, name: 'At the lake' }],
  games: [
    { uuid: uuid(905), id: 274, name: 'Manila', bggName: 'Manila', highestWins: true, noPoints: false, bggId: 15364 },
    { uuid: uuid(906), id: 3, name: 'Hearts (the old way)', bggName: 'Hearts', highestWins: false },
    { uuid: uuid(907), id: 4, name: 'Forbidden Island', cooperative: true, highestWins: true, noPoints: true },
  ],
  plays: [
    {
      uuid: uuid(1),
      modificationDate: '2024-03-06 08:00:00',
      entryDate: '2024-03-05 22:00:00',
      playDate: '2024-03-05 19:30:00',
      durationMin: 75,
      ignored: false,
      locationRefId: 2,
      gameRefId: 274,
      comments: 'Rain all night.',
      board: '',
      playerScores: [
        { score: '31', winner: false, startPlayer: true, playerRefId: 2, role: '', rank: 2, seatOrder: 2 },
        { score: '40+2', winner: true, startPlayer: false, playerRefId: 1, role: 'red', rank: 1, seatOrder: 1 },
        { score: '', winner: false, playerRefId: 7, seatOrder: 3 },
      ],
      expansionPlays: [],
    },
    {
      uuid: uuid(2),
      playDate: '2023-12-24 15:00:00',
      durationMin: 0,
      gameRefId: 3,
      playerScores: [
        { score: 12, winner: 0, playerRefId: 1, seatOrder: 0 },
        { score: 5, winner: 1, playerRefId: 2, seatOrder: 0 },
      ],
    },
    {
      uuid: uuid(3),
      playDate: '2023-12-25 15:00:00',
      gameRefId: 4,
      playerScores: [
        { score: '', winner: false, playerRefId: 1 },
        { score: '', winner: false, playerRefId: 2 },
      ],
    },
  ],
  challenges: [],
  deletedObjects: [],
  userInfo: { meRefId: 1, appVersion: 'v5.7.1' },
});

describe('BG Stats', () => {
  test('a backup comes in whole: the shelf by name, others by theirs', async () => {
    const [manila, island, hearts] = await taken(backup());
    expect(manila).toMatchObject({
      id: uuid(1).toLowerCase(),
      game: 'manila',
      name: '',
      people: [{ name: 'Ana' }, { name: 'Ben' }, { name: '' }],
      cells: { 'round1@0': '40+2', 'round1@1': '31' },
      note: 'Rain all night.',
      brief: { over: true, winners: [0], totals: [42, 31, 0], parts: [] },
    });
    expect(await readAbout(manila.id)).toEqual({
      minutes: 75,
      place: 'At the lake',
      first: 1,
      winners: [0],
    });
    const started = new Date(2024, 2, 5, 19, 30).getTime();
    expect(manila.clock).toMatchObject({ started, finished: started + 75 * 60_000 });
    expect(hearts).toMatchObject({ game: 'other', name: 'Hearts (the old way)', free: { low: true } });
    expect(hearts.brief).toMatchObject({ winners: [1], totals: [12, 5] });
    expect(island).toMatchObject({ name: 'Forbidden Island', cells: {}, brief: { winners: [] } });
    // nobody wrote points down, and nobody said who began
    const shown = ofPlay(island, undefined, await readAbout(island.id));
    expect([shown.standing, shown.first]).toEqual([undefined, undefined]);
  });

  const inTeams = (scores: [player: number, score: string, team: string, winner: boolean][]) => ({
    ...{ ...backup().plays[0], uuid: uuid(9), usesTeams: true },
    playerScores: scores.map(([playerRefId, score, team, winner], i) => ({
      playerRefId,
      score,
      team,
      winner,
      seatOrder: i,
    })),
  });

  test('teams come in as teams, with one score and the name that people gave them', async () => {
    const four = [1, 2, 3, 4].map((id) => ({ id, name: ['Ana', 'Ben', 'Cy', 'Dora'][id - 1] }));
    const file = (scores: Parameters<typeof inTeams>[0]) => ({ ...backup(), players: four, plays: [inTeams(scores)] });
    const into = async (scores: Parameters<typeof inTeams>[0]) => {
      await fresh();
      return (await taken(file(scores)))[0];
    };
    const told = await into([
      [1, '7', 'Reds', true],
      [2, '5', 'Ben & Dora', false],
      [3, '7', 'Reds', true],
      [4, '5', 'Ben & Dora', false],
    ]);
    expect(told).toMatchObject({ free: { teams: [1, 2, 1, 2], teamNames: ['Reds', ''] } });
    expect([told.cells, told.brief.totals]).toEqual([{ 'round1@0': '7', 'round1@1': '5' }, [7, 5, 7, 5]]);
    expect(resultOf(ofPlay(told))).toBe('Reds win together.');
    // each of a team with points of their own, somebody alone, and nobody marked as the winner
    const own = await into([
      [1, '4', '1', false],
      [2, '6', '', false],
      [3, '3', '1', false],
      [4, '', '1', false],
    ]);
    expect(own).toMatchObject({ free: { teams: [1, 0, 1, 1], teamNames: [''] } });
    expect(own.brief).toMatchObject({ totals: [7, 6, 7, 7], winners: [0, 2, 3] });
    expect(freeSheet(own.free!).winners(reading(4, own.cells))).toEqual([0, 2, 3]);
    // a team of one is none
    const alone = await into([
      [1, '4', 'A', true],
      [2, '6', 'B', false],
    ]);
    expect(alone.free?.teams).toBeUndefined();
  });

  test('the sheet of such a play says what its heading says', async () => {
    for (const { free, cells, people, brief } of await taken(backup())) {
      const read = reading(people.length, cells);
      const sheet = freeSheet(free as Free);
      const totals = people.map((_, seat) =>
        sheet
          .scores(read)
          .filter((line) => line.seat === seat)
          .reduce((sum, { points }) => sum + points, 0),
      );
      expect(totals).toEqual(brief.totals);
      if (Object.keys(cells).length > 0) expect(sheet.winners(read)).toEqual(brief.winners);
    }
  });

  test('twice is the same as once; what was changed there replaces what was only read here', async () => {
    await taken(backup());
    const before = await stored();
    const again = await looked(backup());
    expect(again.verdicts).toEqual(['same', 'same', 'same']);
    await again.take();
    expect(await stored()).toBe(before);
    const changed = backup();
    changed.plays[0].playerScores[0].score = '33';
    changed.plays[0].modificationDate = '2024-04-01 08:00:00';
    expect((await looked(changed)).verdicts).toEqual(['newer', 'same', 'same']);
    const [manila] = await taken(changed);
    expect([manila.brief.totals, (await plays()).length]).toEqual([[42, 33, 0], 3]);
  });

  test('plays without a number of their own are known by what they are', async () => {
    const nameless = backup();
    nameless.plays = [nameless.plays[0], nameless.plays[0], nameless.plays[1]].map((one) => ({ ...one, uuid: '' }));
    expect((await looked(nameless)).verdicts).toEqual(['new', 'new', 'new']);
    const ids = (await taken(nameless)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect((await looked(nameless)).verdicts).toEqual(['same', 'same', 'same']);
  });

  test('what is missing is said, and everything else is taken', async () => {
    const bad = backup();
    const [one] = bad.plays;
    const scores = (...all: object[]) => ({ playerScores: all });
    bad.plays = [
      one,
      { ...one, uuid: uuid(11), gameRefId: 99 },
      { ...one, uuid: uuid(12), playDate: 'yesterday' },
      { ...one, uuid: uuid(13), playDate: '2024-02-31 12:00:00' },
      { ...one, uuid: uuid(14), ...scores() },
      { ...one, uuid: uuid(15), ...scores({ score: '9'.repeat(400), playerRefId: 1 }) },
      { ...one, uuid: uuid(16), ...scores({ score: '<b>4</b>', playerRefId: 1 }) },
      { ...one, uuid: uuid(17), ...scores({ score: '3.5', playerRefId: 1 }) },
      { ...one, uuid: uuid(18), ...scores(...Array.from({ length: 13 }, () => one.playerScores[0])) },
      { ...one, uuid: uuid(19), locationRefId: 77, comments: 4, durationMin: -3 },
      'nonsense',
      null,
      [],
    ];
    const { verdicts, arrivals } = await looked(bad);
    // a play whose day cannot be read still says which game it was and who played
    const undated = arrivals.find(({ why }) => why?.key === 'transfer.foreign.date');
    expect(undated?.theirs).toMatchObject({ when: 0, name: expect.stringMatching(/./) });
    expect(verdicts).toEqual([
      'new',
      'refused transfer.foreign.game',
      'refused transfer.foreign.date',
      'refused transfer.foreign.date',
      'refused transfer.foreign.nobody',
      'refused transfer.foreign.points',
      'refused transfer.foreign.points',
      'refused transfer.foreign.points',
      'refused transfer.foreign.crowd',
      'new',
      ...Array.from({ length: 3 }, () => 'refused transfer.foreign.odd'),
    ]);
    expect(await taken(bad)).toHaveLength(2);
    expect((await looked({ ...backup(), plays: {} })).why).toBe('transfer.bgStats.damaged');
    expect((await looked({ ...backup(), plays: [] })).why).toBe('transfer.empty');
    expect((await looked({ ...backup(), games: 'none', players: 3, locations: null })).verdicts).toEqual(
      Array.from({ length: 3 }, () => 'refused transfer.foreign.game'),
    );
    expect((await looked({ ...backup(), players: {} })).verdicts).toEqual(['same', 'new', 'new']);
  });
});

const DAY = 86_400_000;
const NAMES = ['Ana', 'Ben', 'Çelik', '=Dora'];

/** Finished sheets of several games, some where the fewest points win. */
const sheets = (n: number): Play[] =>
  Array.from({ length: n }, (_, i) => {
    const people = NAMES.slice(0, 2 + (i % 3)).map((name, colour) => ({ name, colour }));
    const totals = people.map((_, seat) => ((i * 7 + seat * 13) % 60) - 5);
    const low = i % 4 === 0;
    const best = low ? Math.min(...totals) : Math.max(...totals);
    const finished = Date.UTC(2020, 0, 1, 18, 7) + i * DAY;
    return {
      format: 1,
      id: uuid(5000 + i).toLowerCase(),
      ...(i % 2 ? { game: 'manila', name: '' } : { game: 'other', name: `Game, no. ${i % 9}` }),
      ...(low && { free: { kind: 'rounds' as const, rows: [], low } }),
      people,
      cells: {},
      edits: [],
      tools: {},
      note: i % 5 ? '' : '=SUM(A1)\n"quoted"',
      clock: { started: finished - LENGTH * 60_000, changed: finished, finished },
      brief: {
        over: true,
        winners: totals.flatMap((n, seat) => (n === best ? [seat] : [])),
        totals,
        parts: i % 2 ? [] : [{ id: 'points', points: totals }],
      },
    };
  });

const LENGTH = 61;
const asPlayed = (all: readonly Play[]): Played[] => all.map((play) => ofPlay(play, undefined, { minutes: LENGTH }));
const keep = (all: readonly Play[]) => write(all.map((play) => [playKey(play.id), play]));

/** What both ways out tell of a play, and both ways in keep. */
const essence = ({ game, name, people, clock, brief, note }: Play) => ({
  ...{ game, name, note, totals: brief.totals, winners: brief.winners },
  people: people.map((one) => one.name),
  finished: clock.finished,
  started: clock.started,
});

const byId = (all: readonly Play[]) => [...all].sort((a, b) => (a.id < b.id ? -1 : 1)).map(essence);

const head = { about: '', now: 0, nameOf: gameName };
const words = { game: gameName, category: () => '' };

describe('there and back', () => {
  test.each([
    ['BG Stats', (all: Played[]) => bgStatsOf(all, head)],
    ['a table', (all: Played[]) => csvOf(all, words)],
  ])('by %s every play comes back to an empty tablet with what was told of it', async (_, out) => {
    const mine = sheets(40);
    const text = out(asPlayed(mine));
    const back = await taken(text);
    expect(byId(back)).toEqual(byId(mine));
    expect(back.filter(({ free }) => free?.low)).toHaveLength(10);
    expect((await looked(text)).verdicts).toEqual(mine.map(() => 'same'));
    expect(out(asPlayed(back.toSorted((a, b) => (a.id < b.id ? -1 : 1))))).toBe(text);
  });

  test.each([
    ['BG Stats', (all: Played[]) => bgStatsOf(all, head)],
    ['a table', (all: Played[]) => csvOf(all, words)],
  ])('by %s nothing comes back to the tablet where it still lies', async (_, out) => {
    const mine = sheets(40);
    await keep(mine);
    const before = await stored();
    const { verdicts, take } = await looked(out(asPlayed(mine)));
    expect(verdicts).toEqual(mine.map(() => 'same'));
    await take();
    expect(await stored()).toBe(before);
  });

  test.each([
    ['the most points win', true],
    ['the fewest points win', false],
  ])('somebody without points has none anywhere, where %s', async (_, highestWins) => {
    const file = backup();
    file.games[0].highestWins = highestWins;
    file.plays = file.plays.slice(0, 1);
    for (const one of file.plays[0].playerScores) one.winner = false;
    for (const text of [JSON.stringify(file), bgStatsOf(asPlayed(await taken(file)), head)]) {
      await fresh();
      const [played] = asPlayed(await taken(text));
      expect(played.people.map((_, seat) => pointsAt(played, seat))).toEqual([42, 31, undefined]);
      expect(ranksOf(played)).toEqual(highestWins ? [1, 2, undefined] : [2, 1, undefined]);
      expect(marginOf(played)).toBe(11);
      const scores = JSON.parse(bgStatsOf([played], head)).plays[0].playerScores;
      expect(scores.map((one: { score: string; rank: number }) => [one.score, one.rank])[2]).toEqual(['', 0]);
      const [names, ...lines] = csvOf([played], words)
        .trim()
        .split('\r\n')
        .map((line) => line.split(','));
      expect(lines.map((line) => line[names.indexOf('total')])).toEqual(['42', '31', '']);
    }
  });

  test.each([
    ['BG Stats', (all: Played[]) => bgStatsOf(all, head)],
    ['a table', (all: Played[]) => csvOf(all, words)],
  ])('by %s teams come back as teams', async (_, out) => {
    const [one] = sheets(1);
    const free: Free = { kind: 'rounds', rows: [], low: false, teams: [1, 2, 2], teamNames: ['', '=Reds'] };
    const people = ['Ana', 'Ben', 'Cy'].map((name, colour) => ({ name, colour }));
    const brief = { over: true, winners: [1, 2], totals: [3, 8, 8], parts: [] };
    const [back] = await taken(out(asPlayed([{ ...one, game: 'other', name: 'Skat', people, free, brief }])));
    expect(back.brief).toMatchObject({ winners: [1, 2], totals: [3, 8, 8] });
    const side = ofPlay(back);
    expect([teamAt(side, 0), teamAt(side, 1), teamAt(side, 2)]).toEqual([undefined, '=Reds', '=Reds']);
  });

  test('what BG Stats is given points to games and people that are in the file', () => {
    const { games, players, plays: all } = JSON.parse(bgStatsOf(asPlayed(sheets(30)), head));
    const ids = (list: { id: number; uuid: string }[]) => new Set(list.map(({ id }) => id));
    expect(new Set(players.map(({ name }: { name: string }) => name))).toEqual(new Set(NAMES));
    for (const { gameRefId, playerScores } of all) {
      expect(ids(games).has(gameRefId)).toBe(true);
      for (const { playerRefId } of playerScores) expect(ids(players).has(playerRefId)).toBe(true);
    }
    expect(games.some(({ highestWins }: { highestWins: boolean }) => !highestWins)).toBe(true);
  });
});

test('a name of blanks is none: the chair is called by its number', () => {
  const [mine] = sheets(1);
  for (const blank of ['  ', '\u200b\u3164']) {
    const people = mine.people.map((one, seat) => (seat === 0 ? { ...one, name: blank } : one));
    expect(parse(playSchema, { ...mine, people }).people[0].name).toBe('');
  }
});

describe('names', () => {
  const people = async () => (await plays()).map((play) => play.people.map(({ name }) => name).join());

  test('are given to the plays that are taken in, and never twice in one', async () => {
    const { take } = await looked(backup());
    await take(
      new Map([
        ['Ana', 'Anastasia'],
        ['Ben', 'Ana'],
        ['__proto__', 'x'],
      ]),
    );
    expect(await people()).toEqual(Array.from({ length: 3 }, (_, i) => (i === 0 ? 'Anastasia,Ben,' : 'Anastasia,Ben')));
    await fresh();
    const again = await looked(backup());
    await again.take(new Map([['Ben', 'Benjamin']]));
    expect(await people()).toEqual(['Ana,Benjamin,', 'Ana,Benjamin', 'Ana,Benjamin']);
    expect((await looked(backup())).verdicts).toEqual(['same', 'same', 'same']);
  });
});

describe('a table from elsewhere', () => {
  test('is known by the names of its columns, whatever separates them', async () => {
    const table = [
      'Spieler;Datum;Spiel;Punkte;Ort;Dauer;Notiz',
      'Ana;5.3.2024;MANILA;41;Zuhause;1:15;schön',
      "Ben;5.3.2024;MANILA;'-7;Zuhause;;",
      'Ana;6.3.2024;Skat;18;;;',
      'Ana;6.3.2024;Skat;20;;;',
      'Ben;6.3.2024;Skat;;;;',
    ].join('\n');
    const [two, one, manila] = await taken(table).then((all) => all.sort((a, b) => b.clock.started - a.clock.started));
    expect(manila).toMatchObject({
      game: 'manila',
      people: [{ name: 'Ana' }, { name: 'Ben' }],
      note: 'schön',
      brief: { totals: [41, -7], winners: [0] },
    });
    const noon = new Date(2024, 2, 5, 12).getTime();
    expect(manila.clock).toMatchObject({ started: noon, finished: noon + 75 * 60_000 });
    expect([one, two].map(({ people }) => people.length).sort()).toEqual([1, 2]);
    expect((await looked(table)).verdicts).toEqual(['same', 'same', 'same']);
  });

  test('may tell the place of a play in its first line alone, and spell the game as it likes', async () => {
    const rows = ['2024-01-02,Azul,Ana,7,Home', '2024-01-02,azul,Ben,9,', '2024-01-02,Azul,Cy,1,Away'];
    const all = await taken(`date,game,player,score,place\n${rows.join('\n')}\n`);
    expect(all.map(({ people }) => people.map(({ name }) => name).join()).sort()).toEqual(['Ana,Ben', 'Cy']);
  });

  test('may be written in the letters of Windows or in two bytes each, as spreadsheets do', async () => {
    const text = 'date,game,player,score\n2024-01-02,Azul,Zoë,7\n2024-01-02,Azul,Jörg,9\n';
    const bytes = (buffer: Buffer) => readText(new Blob([new Uint8Array(buffer)]), () => {});
    expect(await bytes(Buffer.from(text, 'latin1'))).toBe(text);
    expect(await bytes(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toBe(text);
    expect(await bytes(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toBe(text);
    expect(await bytes(Buffer.from(`\uFEFF${text}`))).toBe(text);
    // cut short in the middle of a letter it is still what it was
    expect(await bytes(Buffer.from(text).subarray(0, Buffer.from(text).indexOf('ö') + 1))).toMatch(/Zoë,7\n.*,J$/);
  });

  test('says who has won by a column of its own or by the place', async () => {
    const won = await taken('date,game,player,score,winner\n2024-01-01,Golf,Ana,70,yes\n2024-01-01,Golf,Ben,90,no\n');
    expect(won[0]).toMatchObject({ free: { low: true }, brief: { winners: [0] } });
    await fresh();
    const placed = await taken('date,game,player,score,rank\n2024-01-01,Race,Ana,,2\n2024-01-01,Race,Ben,,1\n');
    expect(placed[0].brief.winners).toEqual([1]);
  });

  test('says who began, or nothing of it', async () => {
    const [ana, unknown] = (
      await taken(
        'date,game,player,score,began\n2024-01-02,Go,Ana,7,0\n2024-01-02,Go,Ben,9,1\n2024-01-01,Go,Ana,1,\n2024-01-01,Go,Ben,2,\n',
      )
    ).toSorted((a, b) => b.clock.started - a.clock.started);
    const first = async (play: Play) => ofPlay(play, undefined, await readAbout(play.id)).first;
    expect([await first(ana), await first(unknown)]).toEqual([1, undefined]);
  });

  test('with strokes reads days in the one way that fits all of them, or not at all', async () => {
    const rows = (...days: string[]) => `date,game,player\n${days.map((day) => `${day},Go,Ana`).join('\n')}`;
    const days = async (text: string) =>
      (await taken(text)).map(({ clock }) => new Date(clock.started).toDateString()).sort();
    expect(await days(rows('03/04/2024', '25/04/2024'))).toEqual(['Thu Apr 25 2024', 'Wed Apr 03 2024']);
    await fresh();
    expect(await days(rows('03/04/2024', '04/25/2024'))).toEqual(['Mon Mar 04 2024', 'Thu Apr 25 2024']);
    expect((await looked(rows('03/04/2024', '05/06/2024'))).why).toBe('transfer.csv.days');
    expect((await looked(rows('13/04/2024', '05/26/2024'))).why).toBe('transfer.csv.days');
  });
});

describe('bad input', () => {
  test('anything at all in the place of anything ends in a list or a sentence, and stores nothing by itself', async () => {
    const paths = ['plays', 'games', 'players', 'locations', 'playerScores', 'playDate', 'score', 'name', 'uuid', 'id'];
    const spoilt = (value: unknown, junk: unknown, name: string): unknown => {
      if (Array.isArray(value)) return value.map((one) => spoilt(one, junk, name));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [key, key === name ? junk : spoilt(one, junk, name)]),
      );
    };
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.constantFrom(...paths), async (junk, name) => {
        const { why, verdicts } = await looked(spoilt(backup(), junk, name) as object);
        expect(why).not.toBe('transfer.unread');
        expect(why !== undefined || verdicts.length > 0).toBe(true);
      }),
      { numRuns: 300 },
    );
    const cell = fc.oneof(fc.string(), fc.constantFrom('2024-01-01', '1e9', '=1', '"', "'", '31.12.2023', '-3'));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 6 }), async (rows) => {
        const { why } = await looked(`date,game,player,score,won\n${rows.map((row) => row.join(',')).join('\n')}`);
        expect(why).not.toBe('transfer.unread');
      }),
      { numRuns: 300 },
    );
    expect(await readAll('')).toEqual([]);
  });

  const wide = Array.from({ length: 10_000 }, (_, i) => `c${i}`).join(',');
  test.each([
    ['', 'transfer.blank'],
    [' \n\t', 'transfer.blank'],
    ['Dear Ana, see you at the lake.', 'transfer.unknown'],
    ['<html><script>alert(1)</script></html>', 'transfer.unknown'],
    ['=HYPERLINK("http://x","y")', 'transfer.unknown'],
    ['\u0000\u0001\u0002', 'transfer.unknown'],
    [wide, 'transfer.csv.columns'],
    [`date,game,player,${wide}\n2024-01-01,Go,Ana`, 'transfer.csv.columns'],
    ['date,player,score\n2024-01-01,Ana,3', 'transfer.csv.missing'],
    ['play_id,date,game,person,category,points\n1,2024-01-01,Go,Ana,x,3', 'transfer.csv.categories'],
    ['date,game,player\n2024-01-01,"Go,Ana', 'transfer.csv.cut'],
    ['date,game,player\n', 'transfer.empty'],
    [JSON.stringify(backup()).slice(0, -9), 'transfer.notJson'],
    ['[]', 'transfer.foreign'],
    [JSON.stringify([backup()]), 'transfer.foreign'],
    ['{"plays":[]}', 'transfer.foreign'],
  ])('case %# is refused in a sentence and changes nothing', async (text, key) => {
    await keep(sheets(2));
    const before = await stored();
    expect((await looked(text)).why).toBe(key);
    expect(await stored()).toBe(before);
  });

  test('odd cells are refused line by line, or kept as the text they are', async () => {
    const rows = [
      'date,game,player,score,note',
      '2024-01-01,<img src=x onerror=alert(1)>,"\'=HYPERLINK(""x"")",3,__proto__',
      '2024-01-02,Go,Ana,1e999,',
      '2024-01-03,Go,Ana,=1+1,',
      `2024-01-04,Go,${'x'.repeat(5000)},7,`,
      '99999-01-01,Go,Ana,3,',
      '1066-10-14,Go,Ana,3,',
      '2024-01-05,,Ana,3,',
    ];
    const { verdicts, take } = await looked(rows.join('\n'));
    expect(verdicts).toEqual([
      'new',
      'refused transfer.foreign.points',
      'refused transfer.foreign.points',
      'new',
      'refused transfer.foreign.date',
      'refused transfer.foreign.date',
      'refused transfer.foreign.game',
    ]);
    await take();
    const [long, markup] = await plays();
    expect(markup).toMatchObject({ name: '<img src=x onerror=alert(1)>', people: [{ name: '=HYPERLINK("x")' }] });
    expect(long.people[0].name).toHaveLength(60);
  });
});
