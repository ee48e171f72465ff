import type { MatchRecord } from '../engine/record';
import type { Phrase, Seat } from '../engine/rules';
import type { About } from './about';
import type { Readable, Verdict } from './compared';
import type { Header } from './matches';
import type { Photo } from './photos';
import type { Play } from './plays';
import type { Template } from './templates';

/** One thing in a file, and how it stands to what is here. */

/** take: mine is replaced · copy: both are kept. */
export type Choice = 'take' | 'copy' | 'leave';

/** As much of something as a list shows. */
export type Face = Pick<Header, 'game' | 'clock'> & {
  chairs: readonly { name: string; colour: number }[];
  /** What people call a game that is not on the shelf. */
  name?: string;
  /** The points of every chair, as far as they are known. */
  totals?: readonly number[];
  /** Played to its end. */
  over: boolean;
  winners: readonly Seat[];
  /** When it ended, or was last played. */
  when: number;
};

/** As much of an arrival as the page is told. */
export interface Arrival {
  /**
   * A digital match, the sheet of a boxed game, what people wrote or mended about one, a picture of its table, a game
   * that somebody described, or groups and people.
   */
  kind: 'match' | 'play' | 'memo' | 'about' | 'photo' | 'template' | 'circle';
  verdict: Verdict;
  /** What is done unless somebody chooses otherwise. */
  choice: Choice;
  choices: readonly Choice[];
  /** What is arriving, where it can be read. */
  theirs?: Face;
  /** How many groups and people are new. */
  news?: { groups: number; people: number };
  why?: Phrase;
}

/** An arrival with what it brings along. */
export interface Judged extends Arrival {
  record?: MatchRecord;
  play?: Play;
  memo?: Memo;
  about?: { id: string; facts: About };
  photo?: { id: string; photo: Photo };
  template?: Template;
}

interface Memo {
  /** Of its match or play. */
  id: string;
  text: string;
}

export const refusal = (kind: Arrival['kind'], why: Phrase, theirs?: Face): Judged => ({
  kind,
  verdict: 'refused',
  choice: 'leave',
  choices: ['leave'],
  why,
  theirs,
});

const CHOICES: { readonly [verdict in Readable]: readonly Choice[] } = {
  new: ['take', 'leave'],
  newer: ['take', 'copy', 'leave'],
  older: ['leave', 'copy', 'take'],
  forked: ['copy', 'take', 'leave'],
  same: ['leave'],
  blocked: ['copy', 'leave'],
};

/** Two places cannot both be right. */
export const MINE_OR_THEIRS: readonly Choice[] = ['leave', 'take'];

export const accepted = (verdict: Readable): Pick<Arrival, 'verdict' | 'choice' | 'choices'> => ({
  verdict,
  choice: CHOICES[verdict][0],
  choices: CHOICES[verdict],
});
