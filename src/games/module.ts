import type { Json, Phrase, Rng, Rules, Seat } from '../engine/rules';

/** The two halves every game is made of, and the card the shelf shows. */

/** What a sentence with gaps is filled from; look/say.ts makes it of a phrase's arguments. */
export type Gaps = { readonly [name: string]: { [Symbol.toPrimitive](hint: string): string | number } };

/**
 * A sentence, written in ICU MessageFormat: `{name}` is filled from the arguments, `{n, plural, one {one coin} other
 * {# coins}}` chooses by number. The build makes a function of each that has gaps (headless/messages.mjs).
 */
export type Message = string | ((gaps: Gaps) => unknown);

/** Sentences by key. Those in files called `text*.en.ts` are compiled. */
export type Catalogue = { readonly [key: string]: Message };

/** What a card says of its game. The options in words are named at run time, after what the card offers. */
type CardText = {
  readonly name: string;
  readonly tagline: string;
  readonly credit: string;
  readonly [option: `option.${string}`]: string;
  readonly [chance: `chance.${string}`]: string;
};
declare module '../engine/rules' {
  interface Sentences extends CardText {}
}

/** Where a match is set up: people among those who sit down, and the millimetres across its board, without the frame. */
export interface Setting {
  people: number;
  short: number;
}

/** One line in the set-up: a named variant. Words: `option.<id>`, `option.<id>.<value>` in the card's catalogue. */
export interface Option {
  id: string;
  values: readonly (string | number | boolean)[];
  /** What is played when nobody chooses; may depend on the number of seats and, on a screen, on where it is set up. */
  preset(seats: number, at?: Setting): string | number | boolean;
  /** Offered for this number of seats at all. */
  when?(seats: number): boolean;
  /** Whether `option.<id>.why`, a sentence below it, has something to say about this choice here. */
  why?(at: Setting, value: OptionValue): boolean;
}

export type OptionValue = string | number | boolean;

/** What a game's own part of the set-up screen is given. */
export interface ExtrasProps {
  seats: number;
  at: Setting;
  /** What the match would start with as things stand. */
  options: { readonly [id: string]: OptionValue };
  /** Sets an option of the match, one of the card's or one of its own; undefined takes it away again. */
  onOption(id: string, value: OptionValue | undefined): void;
}

/** Fetched when somebody sets the table: a Preact component that stands below the options. */
export interface ExtrasModule {
  Extras(props: ExtrasProps): unknown;
}

/** All that the shelf loads of a game: under 2 kB. */
export interface Card {
  /** The name of the game's folder. */
  id: string;
  /** Its place on the shelf, from the left; any number, whole or not. */
  shelf: number;
  seats: { min: number; max: number; usual: number };
  minutes: [number, number];
  options: readonly Option[];
  /**
   * Steps of open chance that people may throw or draw themselves and type in; each has `outcomes`. Words:
   * `chance.<step>` in `text`.
   */
  chances?: readonly string[];
  /** What the folder holds besides board, rules and score sheet, that the set-up or the table has a way to. */
  brings?: readonly ('extras' | 'lesson' | 'print' | 'transfer')[];
  /** Name, tagline, credits, options in words. */
  text: CardText;
}

export type Shape =
  | { kind: 'circle'; x: number; y: number; r: number }
  | { kind: 'polygon'; points: readonly (readonly [number, number])[] };

/** A place of the board as a shape in board units. */
export interface Spot {
  id: string;
  shape: Shape;
  text: Phrase;
}

/** One tap, or one line in the plain list. Picks with the same id are the same choice. */
export interface Pick {
  id: string;
  spot?: string;
  text: Phrase;
  /** Beside the question, quietly: in words, or as an icon with what it pays or costs (a loan, a redemption). */
  aside?: true | { icon: 'pledge' | 'redeem'; figure: string };
  /** Even alone it is not made before somebody makes it: how often a person taps must tell nothing. */
  deliberate?: true;
  /** It costs nothing, but much hangs on it: a tap picks it, and a second act does it. */
  weighty?: true;
  /** Stands picked from the start, by what everybody may see: the least bid. */
  ready?: true;
  /** It says no to what is asked: one tap does it, whatever it forgoes, unless something else was picked. */
  refuses?: true;
}

/** What TABLE rings in the middle of a choice: by a person's tap, or by the clock after so many milliseconds. */
export interface Bell {
  text: Phrase;
  ms?: number;
  /** A person may ring before the time is up. */
  early?: true;
}

/** A move as a walk through picks: stage after stage; within a stage the picks may be made in any order, repeats count. */
export type Walk = readonly (readonly Pick[])[];

/** One line of a preview: what this move would cost, take and change. */
export interface PreviewLine {
  text: Phrase;
  tone?: 'cost' | 'gain' | 'warn';
}

/** A heading with a few lines under it. */
export interface Section {
  heading: Phrase;
  lines: Phrase[];
}

/** One paragraph of the rules reader; `id` is what refusals and events carry as `rule`. */
export interface RuleParagraph {
  id: string;
  /** It holds what the original rules do not say: a ruling of this house, or what was lost and made anew. */
  mark?: 'house' | 'rebuilt';
  heading?: string;
  text: string;
  /** Worked cases with their arithmetic. */
  examples?: readonly string[];
}

/** The quick reference of a game, one screen of it: what people look up while they play. */
export type Glance = readonly {
  /** The paragraph that says it in full. */
  at: string;
  title: string;
  /** One after the other, in the order in which they happen. */
  ordered?: true;
  lines: readonly string[];
}[];

/** A table of the rules reader, made of what the rules themselves play by. */
export interface RuleTable {
  /** The paragraph it stands under. */
  at: string;
  title: Phrase;
  columns: readonly Phrase[];
  /** As many cells as there are columns; the first one names its row. */
  rows: readonly (readonly (Phrase | number)[])[];
}

/** One line on what a player may do, from what everybody sees. */
// biome-ignore lint/suspicious/noExplicitAny: every game has its own view
export interface First<V = any> {
  id: string;
  text: Phrase;
  /** `v` is the view of nobody; `seat` picks on the screen. */
  when(v: V, seat: Seat): boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds games of every shape
export interface GameModule<S extends { todo: any[] } = any, M = any, E extends Phrase = any, V = any, O = any> {
  id: string;
  /** Raised by every change that makes an old log play differently. */
  version: number;
  // biome-ignore lint/suspicious/noExplicitAny: frames are the game's own affair
  rules: Rules<S, any, E, V, O>;
  /** The board's places; a function of the view because some boards grow. */
  spots(v: V): Spot[];
  /** The walk of one move; uses nothing but the view of its seat. */
  walk(m: M, v: V): Walk;
  /** The move in one line, for the plain list, the log and whoever hears the button that commits. */
  label(m: M, v: V): Phrase;
  /** The same on that button: at most two words and a price, 14 letters a line. Left out: the label. */
  verb?(m: M, v: V): Phrase;
  /** What is asked of the actors at this step, in one line for the strip; after some picks, what is still asked. */
  prompt(v: V, made?: readonly Pick[]): Phrase;
  /** Where TABLE is among the actors of a choice: what it would ring. */
  bell?(v: V): Bell | undefined;
  /**
   * A computer player on this seat could act, but leaves it: nothing more is to come, or one of the people should.
   */
  botWaits?(v: V, seat: Seat, people: readonly Seat[]): boolean;
  /** What committing this move would do, from the view alone. */
  preview(m: M, v: V): PreviewLine[];
  /** The part of a move that these picks say so far, for the ghost on the board. */
  partialMove(made: readonly Pick[], v: V): M | undefined;
  /** Score categories in an order that builds tension. */
  categories: readonly { id: string; text: Phrase }[];
  /** How the game ended, in words, from what `rules.ending` says. */
  ended(ending: string): Phrase;
  /** The table in words, for the plain list and the screen reader. */
  describe(v: V): Section[];
  /** How good a position is for each seat, in points; used by the search on imagined positions. */
  evaluate(s: S): number[];
  /**
   * Points each of these moves is worth where one step of search cannot see it (a draft, a stack unseen); undefined
   * where `evaluate` after the move says more; the simple level then judges all of them by that. Given all at once, so
   * that work is shared. `character`: whose eyes it is seen with; where nobody is named, nobody in particular.
   */
  prior(v: V, moves: readonly M[], character?: string): readonly (number | undefined)[];
  /** What a search of this game goes by. */
  search: {
    /** So many points (see `evaluate`) ahead let the search take a win for e times as likely as the next seat's. */
    scale: number;
    /**
     * So many points ahead make it so indeed, when mates play on: `run.mjs odds` measures it. What people are told of
     * their chances goes by this; the search sees sharper differences, and plays better for it.
     */
    odds: number;
    /** Rounds, as `rules.round` counts them, that are played on before a position is judged. */
    horizon: number;
    /** So many moves a beginner looks at. */
    sees: number;
    /** `quick` knows what to do with a seat's own turn to its end: it is then followed through all that the table draws. */
    through?: true;
    /** In imagined play TABLE goes on wherever it may: nobody lingers in a pause. */
    brisk?: true;
  };
  /**
   * What somebody in an imagined course of play would do here, where the position right after says nothing (a card taken
   * face down); undefined where it does. Chosen in no time, from a position that is imagined anyway.
   */
  quick?(s: S, seat: Seat, rng: Rng): M | undefined;
  /** A copy of a position, where a game has a faster way than the general one. */
  clone?(s: S): S;
  text: Catalogue;
  reference: readonly RuleParagraph[];
  glance?: Glance;
  /** What is told once to each player, the first time they may do it. */
  firsts?: readonly First<V>[];
  /** Every card, role, seat and price that is printed on something of the box. */
  tables?: readonly RuleTable[];
}

/** Everything a bot may be asked and told. */
export interface BotQuestion {
  game: string;
  /** With a character behind it where there is one: `captain-greedy`. */
  level: string;
  seat: Seat;
  view: Json;
  step: string;
  moves: Json[];
  /** Numbers that seed the bot's own randomness, unrelated to the match's. */
  seed: number[];
  /** No more courses of play than this, where the device is slow. */
  budget?: number;
}
