import { type Language, tongue } from './languages';
import type { Catalogue, GameModule, Glance, RuleParagraph } from './module';

/** Where the words of the games lie in other languages, and turning to one of them. */

/** A game in another language. */
interface Words {
  text: Catalogue;
}

/** The app's own words in another language, and those of the games' lids. */
export interface AppWords extends Words {
  lids: ReadonlyMap<Catalogue, Catalogue>;
}

const files = import.meta.glob<Words>('./*/words.*.ts');
const rules = import.meta.glob<readonly RuleParagraph[]>('./*/speech/reference.*.ts', { import: 'reference' });
const glances = import.meta.glob<Glance>('./*/speech/glance.*.ts', { import: 'glance' });

/** Undefined where that game speaks English alone. */
const wordsOf = async (id: string, language: Language): Promise<Words | undefined> =>
  files[`./${id}/words.${language}.ts`]?.();

/** Adds the words of a game to what is spoken. */
export async function fetchWords(id: string): Promise<void> {
  const language = tongue.now;
  const words = await wordsOf(id, language);
  if (language === tongue.now) Object.assign(tongue.spoken, words?.text);
}

/** From here on `language` is spoken, by `app`'s words and those of every game in use. Rejects, and nothing has changed. */
export async function turnTo(language: Language, app: AppWords | undefined): Promise<void> {
  const games = await Promise.all([...tongue.opened].map((id) => wordsOf(id, language)));
  tongue.now = language;
  tongue.spoken = Object.assign({}, app?.text, ...games.map((words) => words?.text));
  tongue.lids = new Map(app?.lids);
}

/** The game with its rules in the language that is on; where there are none, as it is. */
export async function translated(game: GameModule): Promise<GameModule> {
  const at = (file: string) => `./${game.id}/speech/${file}.${tongue.now}.ts`;
  const [reference, glance = game.glance] = await Promise.all([rules[at('reference')]?.(), glances[at('glance')]?.()]);
  if (!reference) return game;
  const marks = new Map(game.reference.map(({ id, mark }) => [id, { mark }]));
  return { ...game, glance, reference: reference.map((one) => ({ ...one, ...marks.get(one.id) })) };
}
