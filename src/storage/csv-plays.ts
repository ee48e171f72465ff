import Papa from 'papaparse';
import type { Key, Phrase } from '../engine/rules';
import { dayReader } from './days';
import { type Foreign, foreign, numbered, type Scorer, type Tally } from './foreign';
import { unguarded } from './guard';

/**
 * Plays in a table: one line for each person in a play. The table that this app exports is one of many; columns are
 * known by their names, in any order and however these are spelt.
 */

/** What a column may be called, without capitals, spaces and signs. */
const NAMES = {
  id: ['playid', 'play', 'sessionid', 'session', 'matchid'],
  ended: ['ended', 'endedat', 'finished'],
  day: ['date', 'day', 'playdate', 'playedon', 'dateplayed', 'played', 'when', 'datum', 'fecha', 'jour'],
  game: ['game', 'gamename', 'boardgame', 'title', 'spiel', 'jeu', 'juego', 'gioco', 'spel'],
  gameId: ['gameid'],
  person: ['person', 'player', 'playername', 'name', 'who', 'spieler', 'spielerin', 'joueur', 'jugador', 'giocatore'],
  score: ['total', 'score', 'points', 'result', 'finalscore', 'totalscore', 'punkte', 'puntos', 'punti'],
  won: ['won', 'win', 'winner', 'iswinner', 'victory', 'gewonnen', 'sieger'],
  began: ['began', 'startplayer', 'startingplayer', 'startspieler'],
  team: ['team', 'mannschaft', 'equipo', 'equipe', 'squadra'],
  rank: ['rank', 'position', 'placing', 'rang', 'platz'],
  minutes: ['minutes', 'duration', 'durationmin', 'durationminutes', 'length', 'playtime', 'dauer', 'minuten'],
  place: ['place', 'location', 'where', 'ort', 'lieu', 'lugar'],
  note: ['note', 'notes', 'comment', 'comments', 'notiz', 'kommentar'],
  kind: ['kind'],
  category: ['category', 'categoryid'],
} as const;

type Column = keyof typeof NAMES;
type Line = { readonly [column in Column]?: string };

/** Without them nothing can be made of a line. */
const NEEDED = ['day', 'game', 'person'] as const;

/** A play has a person a line; nobody keeps so many columns. */
const MOST_COLUMNS = 200;
const MOST_LINES = 60_000;

const spelling = (name: string): string =>
  name
    .normalize('NFD')
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Where each column stands that is known here; of two that mean the same, the one named first above. */
function columnsOf(head: readonly string[]): Map<Column, number> {
  const names = head.map(spelling);
  const found = new Map<Column, number>();
  for (const column of Object.keys(NAMES) as Column[]) {
    const name = NAMES[column].find((one) => names.includes(one));
    if (name !== undefined) found.set(column, names.indexOf(name));
  }
  const ended = found.get('ended');
  if (ended !== undefined && !found.has('day')) found.set('day', ended);
  return found;
}

/** Why no plays can be read from a table with these columns. */
function headFault(head: readonly string[], columns: ReadonlyMap<Column, number>): Phrase | undefined {
  if (head.length > MOST_COLUMNS) return { key: 'transfer.csv.columns', args: { n: head.length } };
  const missing = NEEDED.filter((column) => !columns.has(column));
  if (missing.length > 1) return { key: 'transfer.unknown' };
  if (columns.has('category')) return { key: 'transfer.csv.categories' };
  const names = missing.map((column): Phrase => ({ key: `transfer.csv.column.${column}` satisfies Key }));
  return missing.length > 0 ? { key: 'transfer.csv.missing', args: { columns: names } } : undefined;
}

const NO = new Set(['', '0', 'no', 'n', 'false', 'nein', 'non', 'lost', '-']);

const says = (word: string): boolean => !NO.has(word.trim().toLowerCase());

/** Whether somebody won, by a column of its own or by the place; undefined where the line does not say. */
function wonIn({ won, rank }: Line): boolean | undefined {
  if (won !== undefined) return says(won);
  return rank?.trim() ? Number.parseInt(rank, 10) === 1 : undefined;
}

const scorer = (line: Line): Scorer => ({
  name: line.person ?? '',
  score: (line.score ?? '').trim(),
  won: wonIn(line),
  began: says(line.began ?? ''),
  ...(line.team?.trim() && { team: line.team }),
});

/** "75" or "1:15". */
function minutesIn(written = ''): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)/.exec(written.trim()) ?? [];
  const n = hours === undefined ? Number.parseFloat(written) : Number(hours) * 60 + Number(minutes);
  return Number.isFinite(n) && n > 0 ? Math.round(n) : 0;
}

/** Lines of one play: of one number where there is one, else those that follow each other until somebody comes twice. */
function grouped(lines: readonly Line[]): Line[][] {
  const byId = new Map<string, Line[]>();
  const plays: Line[][] = [];
  let last = '';
  for (const line of lines) {
    const { id = '', day, game, place, person = '' } = line;
    const head = [day, spelling(game ?? '')].join('\n');
    const known = id === '' ? undefined : byId.get(id);
    const open = plays.at(-1);
    // what is said of the whole play may stand in its first line alone
    const here = !place || place === open?.[0].place;
    if (known) known.push(line);
    else if (id === '' && open && head === last && here && !open.some((one) => one.person === person)) open.push(line);
    else {
      plays.push([line]);
      if (id !== '') byId.set(id, plays[plays.length - 1]);
    }
    last = id === '' ? head : '';
  }
  return plays;
}

/** Nobody says which way a table counts; who has won tells it. */
function isLow(people: readonly Scorer[]): boolean {
  const points = (won: boolean) =>
    people.filter((one) => one.won === won && one.score !== '').map(({ score }) => Number(score));
  const [best, rest] = [points(true), points(false)];
  return best.length > 0 && rest.length > 0 && Math.max(...best) < Math.min(...rest);
}

/** What the app wrote itself has an id that may still be known here. */
function originOf({ id = '', kind }: Line, content: readonly string[]): Pick<Tally, 'origin' | 'source'> {
  if (id !== '' && kind !== undefined) return { origin: kind === 'digital' ? `digital\n${id}` : id, source: id };
  return { origin: ['csv', id, ...content].join('\n') };
}

function tallyOf(lines: readonly Line[], dayOf: (written: string) => number): Tally {
  const [first] = lines;
  const { day = '', ended = '', game = '', gameId = '', place = '', note = '' } = first;
  const people = lines.map(scorer);
  // this app's own table always says who has won, and nobody may have
  const silent = first.kind === undefined && people.every(({ won }) => !won);
  const minutes = minutesIn(first.minutes);
  const end = Date.parse(ended);
  const content = [day, game, place, ...people.map(({ name, score }) => `${name}\t${score}`)];
  return {
    ...originOf(first, content),
    games: [game, gameId],
    people: silent ? people.map(({ won: _, ...rest }) => rest) : people,
    low: isLow(people),
    started: Number.isNaN(end) ? dayOf(day) : end - minutes * 60_000,
    day: day || ended,
    minutes,
    place,
    note,
  };
}

/** The plays in a table, or why there are none. */
export function csvPlays(text: string): Foreign[] | Phrase {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: MOST_LINES + 2 });
  const [head = [], ...rows] = data;
  const columns = columnsOf(head);
  const wrong = headFault(head, columns);
  if (wrong) return wrong;
  if (errors.some(({ type }) => type === 'Quotes')) return { key: 'transfer.csv.cut' };
  if (rows.length > MOST_LINES) return { key: 'transfer.tooMuch' };
  const lines = rows.map(
    (row): Line => Object.fromEntries([...columns].map(([column, at]) => [column, unguarded(row[at] ?? '')])),
  );
  const dayOf = dayReader(lines.map(({ day = '' }) => day));
  if (!dayOf) return { key: 'transfer.csv.days' };
  return numbered(grouped(lines).map((play) => tallyOf(play, dayOf))).map(foreign);
}
