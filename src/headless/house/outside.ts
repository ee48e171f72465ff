import { gamesOf, inSrc, isScript, lineOf, type Measure, type Script, type Source } from './sources';
import { nameIn, walk } from './syntax';

interface Naming {
  line: number;
  game: string;
}

/** Strings, imports and templates that hold the id of a game as a word. */
function namingIn(source: Script, games: readonly string[]): Naming[] {
  const out: Naming[] = [];
  const words = games.map((game) => ({ game, word: new RegExp(`(?<![\\w-])${game}(?![\\w-])`) }));
  walk(source.program, (node) => {
    const text = node.type === 'TemplateElement' ? node.value.raw : node.type === 'Literal' ? nameIn(node) : undefined;
    if (text === undefined) return;
    for (const { game, word } of words) if (word.test(text)) out.push({ line: lineOf(source, node.start), game });
  });
  return out;
}

/** What one file says of games; a file that is called after one, as a cover, has a sibling for each. */
function rowOf(source: Script, games: readonly string[]) {
  const found = namingIn(source, games);
  const named = [...new Set(found.map(({ game }) => game))];
  const places = new Set(found.map(({ line }) => line)).size;
  const everyGame = named.length === games.length || games.some((game) => source.path.includes(`/${game}.`));
  return { measure: 'game named outside', path: source.path, games: named, places, everyGame };
}

/**
 * Files outside the games' folders that name games: those with `everyGame` have to be touched or joined by another for one
 * game more. Tests may take single games as examples; only those that list them all count.
 */
export function measureOutside(sources: readonly Source[]): Measure[] {
  const games = gamesOf(sources);
  const isInside = (path: string): boolean => games.some((game) => path.includes(`/games/${game}/`));
  const scripts = sources.filter(isScript).filter(({ path }) => !isInside(path));
  const rows = scripts.map((source) => rowOf(source, games));
  const house = rows.filter(inSrc).filter(({ places, everyGame }) => places > 0 || everyGame);
  const tests = rows.filter((row) => !inSrc(row) && row.games.length === games.length);
  const registries = house.filter(({ everyGame }) => everyGame).length;
  const places = house.reduce((sum, row) => sum + row.places, 0);
  return [
    { measure: 'outside', room: 'src', games: games.length, files: house.length, places, registries },
    { measure: 'outside', room: 'tests', games: games.length, registries: tests.length },
    ...house,
    ...tests,
  ];
}
