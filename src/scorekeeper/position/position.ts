import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { Match, RefusedError } from '../../engine/match';
import type { Json, Phrase, Seat } from '../../engine/rules';
import { gameOf } from '../../games/doors';
import type { Drawn } from '../../games/drawn';
import type { GameModule } from '../../games/module';
import { faultsOf, type Read } from '../../games/sheet';
import type { Form } from '../../games/transfer';
import { say } from '../../look/say';
import { newId, newSeed } from '../../storage/ids';
import type { Draft } from '../../storage/plays';
import { loadDraft, saveDraft } from '../../storage/sheets';
import { Entries } from '../sheet/entries';
import { seenBy, seenForm, type Typed } from './seen-form';

/** A position being typed in: opened from its draft, judged by the rules, and the match that goes on from it. */

export interface Position {
  draft: Draft;
  entries: Entries;
  game: GameModule;
  form: Form;
  options: Json;
  /** The board on which it may be filled in, and all it is given: what lies open. */
  drawn: Drawn | undefined;
  open: ReadonlySignal<Read>;
  /** Somebody wanted to go on already. */
  tried: Signal<boolean>;
}

/** The draft of that game with everything its form needs, or why there is nothing to type in. */
export async function openPosition(id: string): Promise<Position | Phrase> {
  const registered = gameOf(id);
  const [game, transfer, draft] = await Promise.all([registered?.play(), registered?.transfer?.(), loadDraft(id)]);
  if (!game || !transfer) return { key: 'lay.none' };
  if (!draft) return { key: 'from.none' };
  const options = game.rules.options(draft.options, draft.chairs.length) as Json;
  if (options && typeof options === 'object' && 'key' in options)
    return { key: 'save.broken', args: { why: { words: say(options as unknown as Phrase, { text: game.text }) } } };
  const { form } = transfer;
  const cells = { ...form.presets?.(draft.chairs.length, options), ...draft.cells };
  const only = signal<Seat | undefined>(undefined);
  const tried = signal(false);
  let entries: Entries | undefined;
  const typed: Typed = { form, options, only, tried, cells: () => entries?.play.value.cells ?? cells };
  const seen = seenForm(typed, { ...game.text, ...transfer.text });
  const store = (play: Draft | object) => saveDraft({ ...draft, ...play } as Draft);
  entries = new Entries({ ...draft, cells }, seen, signal(true), store, only);
  const open = computed(() => seenBy(undefined, typed, draft.chairs.length));
  return { draft, entries, game, form, options, drawn: form.drawn?.(options), open, tried };
}

/** Whether the form asks for anything that is hidden from the others, as far as it is filled in. */
export const isSecretive = ({ form, options, entries }: Position): boolean =>
  form.sections(entries.read.value, options).some(({ rows }) => rows.some(({ secret }) => secret));

const faultsIn = ({ form, options }: Position, read: Read): number =>
  faultsOf(form.sections(read, options), read, (one) => form.faults(one, options)).length;

/** How much is wrong or missing before one pair of eyes; undefined for what lies open. */
function wrongFor({ draft, entries, form, options }: Position, seat: Seat | undefined): number {
  const cells = () => entries.play.value.cells;
  const typed: Typed = { form, options, cells, only: signal(seat), tried: signal(true) };
  const own = seenForm(typed, entries.form.text);
  const seen = seenBy(seat, typed, draft.chairs.length);
  return faultsOf(own.sections(seen), seen, (one) => own.faults(one)).length;
}

/** What all hands together get wrong would tell of some of them. */
const TOGETHER: Phrase = { key: 'from.together' };

/** Why nobody can go on from what was typed in, as far as the form itself can tell. */
function unfinished(position: Position): Phrase | undefined {
  const { draft, entries } = position;
  const open = wrongFor(position, undefined);
  if (open > 0) return { key: 'from.faults', args: { n: open } };
  const seats = draft.chairs.flatMap((_, seat) => (wrongFor(position, seat) > 0 ? [seat] : []));
  if (seats.length > 0) return { key: 'from.theirs', args: { who: seats.map((seat) => ({ seat })) } };
  return faultsIn(position, entries.read.value) > 0 ? TOGETHER : undefined;
}

/** The match that goes on from what was typed in, or why it cannot be. */
export function matchFrom(position: Position): Match | Phrase {
  const why = unfinished(position);
  if (why) return why;
  const { draft, entries, game, form, options } = position;
  try {
    const start = form.position(entries.read.value, options);
    if (game.rules.broken(start)) return isSecretive(position) ? TOGETHER : { key: 'from.broken' };
    const { chairs, typed } = draft;
    const setup = { id: newId(), options: draft.options, chairs, typed, seed: newSeed(), start, now: Date.now() };
    return Match.start(game, setup);
  } catch (error) {
    return error instanceof RefusedError ? error.refusal : { key: 'save.impossible' };
  }
}
