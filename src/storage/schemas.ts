import * as v from 'valibot';
import { isPlain } from '../engine/copy';
import { TABLE } from '../engine/rules';
import { BUNDLE } from './bundle';
import { LONGEST_LABEL, MOST_FACTOR, MOST_GOAL, MOST_ROWS } from './plays';
import { MOST_KNOWN } from './prefs';

/**
 * The form of what is stored and of what arrives. What carries no meaning for the game is mended here; what changes the
 * game is a fault. Fetched when something is opened or imported, never with the first screen.
 */

/** Longer than the field a name is typed into. */
const LONGEST_NAME = 60;
const MOST_SEATS = 12;
/** More than any sheet can hold, and still a number that fits on the page. */
const MOST_POINTS = 1e9;
/** The year 2100. A tablet whose clock was never set starts in 1970, and its plays are plays. */
const LATEST = Date.UTC(2100, 0, 1);
/** Stands for what could not be read until the rest of the record says what it was. */
const UNKNOWN = -1;

const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0));
const finite = v.pipe(v.number(), v.finite());
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST));
const points = v.pipe(v.number(), v.minValue(-MOST_POINTS), v.maxValue(MOST_POINTS));
const idText = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const present = v.custom<unknown>((x) => x !== undefined);
/** Loose objects would take a list as well. */
const keyed = v.custom<Record<string, unknown>>((x) => typeof x === 'object' && x !== null && !Array.isArray(x));

/** Without the keys that a mending emptied: plain data has no undefined. */
function shed<T extends object>(one: T): T {
  for (const key of Object.keys(one) as (keyof T)[]) if (one[key] === undefined) delete one[key];
  return one;
}

/** Left out where it is wrong. */
const orNone = <T>(schema: v.GenericSchema<unknown, T>) => v.optional(v.fallback(v.optional(schema), () => undefined));

/** Cut where a letter ends. */
const cut = (name: string): string => named(name.slice(0, LONGEST_NAME).replace(/[\uD800-\uDBFF]$/, ''));
/** Blanks alone are no name: such a chair is called by its number. */
const named = (name: string): string => (/^[\s\p{Cf}\u2800\u3164]*$/u.test(name) ? '' : name);

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** A bot of no known level: it plays like the usual one. */
const UNNAMED = 'bot';

const entrySchema = v.pipe(
  v.looseObject({
    seat: v.pipe(whole, v.minValue(TABLE)),
    move: present,
    how: v.optional(v.picklist(['drawn', 'typed', 'measured'])),
    ms: orNone(count),
    playouts: orNone(count),
    budget: orNone(count),
  }),
  v.transform(shed),
);

const chairSchema = v.pipe(
  v.looseObject({
    name: v.pipe(v.string(), v.transform(cut)),
    colour: v.fallback(count, 0),
    side: v.fallback(finite, 0),
    bot: v.optional(
      v.pipe(
        v.string(),
        v.transform((bot) => cut(bot) || UNNAMED),
      ),
    ),
    character: orNone(v.pipe(v.string(), v.maxLength(LONGEST_NAME))),
  }),
  v.transform(shed),
);

const chairsSchema = v.pipe(v.array(chairSchema), v.minLength(1), v.maxLength(MOST_SEATS));

const dated = { at: whole, when: v.fallback(moment, 0) };

const noteSchema = v.variant('kind', [
  v.looseObject({ kind: v.literal('takeback'), ...dated, dropped: v.array(entrySchema) }),
  v.looseObject({
    ...{ kind: v.literal('bot'), ...dated, seat: whole, bot: v.nullable(v.string()) },
    level: orNone(v.literal(true)),
  }),
  v.looseObject({
    kind: v.literal('continued'),
    ...dated,
    reason: v.string(),
    before: v.optional(v.array(entrySchema)),
  }),
]);

const clockSchema = v.fallback(
  v.pipe(
    v.looseObject({
      started: v.fallback(moment, UNKNOWN),
      changed: v.fallback(moment, UNKNOWN),
      played: v.fallback(moment, 0),
    }),
    v.transform(({ started, changed, ...rest }) => ({
      ...rest,
      started: Math.max(0, started === UNKNOWN ? changed : started),
      changed: Math.max(0, changed === UNKNOWN ? started : changed),
    })),
  ),
  () => ({ started: 0, changed: 0, played: 0 }),
);

const partsSchema = v.array(v.looseObject({ id: v.string(), points: v.array(points) }));
const seatsSchema = v.fallback(v.array(count), () => []);

/** Only a shelf reads it: the match knows better once it is opened. */
const briefSchema = v.fallback(
  v.pipe(
    v.looseObject({
      over: v.fallback(v.boolean(), false),
      round: v.fallback(finite, 0),
      waiting: seatsSchema,
      winners: seatsSchema,
      totals: orNone(v.array(points)),
      parts: orNone(partsSchema),
    }),
    v.transform(shed),
  ),
  () => ({ over: false, round: 0, waiting: [], winners: [] }),
);

interface Seated {
  chairs: readonly unknown[];
  log: readonly { seat: number }[];
}

const seated = ({ chairs }: Seated, entries: Seated['log']): boolean =>
  entries.every(({ seat }) => seat < chairs.length);

/** The last hand-over: where it cannot be read, nothing so far may be taken back freely. */
function sealedWithin<T extends { sealed?: number; log: readonly unknown[] }>(record: T): T {
  const { sealed, log } = record;
  if (sealed !== undefined && (sealed === UNKNOWN || sealed > log.length)) record.sealed = log.length;
  return record;
}

/** Only who sits at this table can have asked for advice. */
function advisedWithin<T extends Seated & { advised?: { seat: number; at: number }[] }>(record: T): T {
  const { chairs, log } = record;
  const sound = record.advised?.filter(({ seat, at }) => seat < chairs.length && at <= log.length);
  // no more than once for each question
  record.advised = sound?.length ? sound.slice(0, log.length + 1).map(({ seat, at }) => ({ seat, at })) : undefined;
  return record;
}

/** A whole match, as it is exported and opened; its format is judged before. */
export const matchSchema = v.pipe(
  v.looseObject({
    format: whole,
    id: idText,
    game: v.string(),
    rules: whole,
    seed: hex,
    whims: orNone(hex),
    chairs: chairsSchema,
    log: v.array(entrySchema),
    notes: v.array(noteSchema),
    advised: orNone(v.array(v.looseObject({ seat: count, at: count }))),
    typed: v.array(v.string()),
    sealed: v.optional(v.fallback(v.optional(count), UNKNOWN)),
    left: orNone(count),
    clock: clockSchema,
    // null: not known, the log alone says where the match stands
    last: v.nullable(keyed),
    branch: orNone(v.looseObject({ of: idText, at: count })),
    brief: briefSchema,
  }),
  v.forward(
    v.check((record) => seated(record, record.log)),
    ['log'],
  ),
  v.forward(
    v.check((record) => record.notes.every((note) => note.kind !== 'takeback' || seated(record, note.dropped))),
    ['notes'],
  ),
  v.transform(sealedWithin),
  v.transform(advisedWithin),
  v.transform(shed),
  v.check((record) => isPlain(record)),
);

const colour = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Somebody by name and colour. */
const personSchema = v.looseObject({
  ...{ name: v.pipe(v.string(), v.maxLength(LONGEST_NAME), v.transform(named)), colour },
  gone: orNone(v.literal(true)),
});

/** A phrase from elsewhere: words are looked up by its key, and there may be none. */
const phraseSchema = v.looseObject({
  key: v.string(),
  args: orNone(keyed),
  rule: orNone(v.string()),
});

const thrownSchema = v.looseObject({
  faces: v.pipe(v.array(v.pipe(whole, v.minValue(1), v.maxValue(6))), v.minLength(1), v.maxLength(12)),
  seat: orNone(v.pipe(count, v.maxValue(MOST_SEATS - 1))),
  real: orNone(v.literal(true)),
});

const ledgerSchema = v.looseObject({
  when: v.fallback(moment, 0),
  by: v.string(),
  what: phraseSchema,
  moves: v.array(v.looseObject({ cell: v.string(), by: points })),
  puts: v.array(v.looseObject({ cell: v.string(), from: v.string(), to: v.string() })),
  dice: orNone(v.array(thrownSchema)),
});

/** What a point of a category counts: another sign turns it round, and nothing would be nothing to enter. */
const factor = v.pipe(
  whole,
  v.check((n) => n !== 0),
  v.minValue(-MOST_FACTOR),
  v.maxValue(MOST_FACTOR),
);
const goal = v.pipe(whole, v.minValue(1), v.maxValue(MOST_GOAL));

const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_LABEL));

const by = v.optional(v.picklist(['won', 'together']));

/** How a game that is not on the shelf is scored, as people keep it for the next time and hand it on. */
export const templateSchema = v.object({
  name: label,
  free: v.pipe(
    v.object({
      kind: v.picklist(['rounds', 'categories']),
      rows: v.pipe(v.array(label), v.maxLength(MOST_ROWS)),
      low: v.boolean(),
      factors: v.optional(v.array(factor)),
      goal: v.optional(goal),
      by,
    }),
    v.check(
      ({ kind, rows, factors = [] }) => (kind === 'rounds') === (rows.length === 0) && factors.length <= rows.length,
    ),
  ),
  teams: v.optional(v.boolean()),
});

const playEntries = {
  format: whole,
  id: idText,
  game: v.string(),
  name: v.string(),
  note: v.string(),
  free: v.optional(
    v.looseObject({
      kind: v.picklist(['rounds', 'categories']),
      rows: v.array(v.string()),
      low: v.boolean(),
      factors: v.optional(v.array(factor)),
      goal: v.optional(goal),
      teams: v.optional(v.array(count)),
      teamNames: v.optional(v.array(v.string())),
      by,
    }),
  ),
  people: v.pipe(v.array(personSchema), v.minLength(1), v.maxLength(MOST_SEATS)),
  cells: v.pipe(keyed, v.record(v.string(), v.string())),
  edits: v.array(v.looseObject({ cell: v.string(), from: v.string(), to: v.string(), when: moment })),
  // an explanation alone: the cells say what they come to
  ledger: orNone(v.array(ledgerSchema)),
  tools: keyed,
  branch: orNone(v.looseObject({ of: idText })),
  clock: v.looseObject({
    ...{ started: moment, changed: moment, finished: v.optional(moment) },
    breaks: orNone(v.array(v.looseObject({ from: moment, to: v.optional(moment) }))),
  }),
  brief: v.looseObject({
    over: v.boolean(),
    winners: v.array(points),
    totals: v.array(points),
    parts: partsSchema,
  }),
};

interface Counted {
  people: readonly unknown[];
  brief: { totals: readonly number[] };
}

const totalled = ({ people, brief }: Counted): boolean => brief.totals.length === people.length;

/** The sheet of a boxed game. */
export const playSchema = v.pipe(
  v.looseObject(playEntries),
  v.forward(
    v.check((play) => totalled(play)),
    ['brief'],
  ),
  v.transform(shed),
);

/** A position that is being typed in from a real table: a sheet with the chairs of the match that it will be. */
export const draftSchema = v.pipe(
  v.looseObject({ ...playEntries, chairs: chairsSchema, typed: v.array(v.string()) }),
  v.forward(
    v.check((draft) => totalled(draft)),
    ['brief'],
  ),
  v.forward(
    v.check(({ people, chairs }) => chairs.length === people.length),
    ['chairs'],
  ),
);

/** Far more groups, and people in one, than anybody makes by hand. */
const MOST = 100;
const nameText = v.pipe(
  v.string(),
  v.maxLength(LONGEST_NAME),
  v.check((name) => name.trim() !== ''),
);

/** Only those of a list that make sense, and no more of them than that. */
const sound = <T>(schema: v.GenericSchema<unknown, T>, most = MOST) => {
  const one = v.fallback(v.nullable(schema), null);
  return v.pipe(
    v.array(one),
    v.transform((list) => list.filter((item): item is NonNullable<typeof item> => item !== null).slice(0, most)),
  );
};

const groupSchema = v.pipe(
  v.looseObject({ id: nameText, name: nameText, people: sound(nameText) }),
  v.check(({ people }) => people.length > 0),
  v.transform(({ id, name, people }) => ({ id, name, people })),
);

const rememberedSchema = v.pipe(
  v.looseObject({ name: nameText, colour }),
  v.transform((person) => ({ name: person.name, colour: person.colour })),
);

const others = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(sound(schema), () => [] as NonNullable<T>[]);

const knownSchema = v.pipe(
  v.looseObject({ id: idText, name: nameText, colour, names: others(nameText), was: others(idText) }),
  v.transform(({ id, name, colour, names, was }) => ({ id, name, colour, names, was })),
);

/** Groups, remembered people and who is who, as far as they make sense. */
export const circleSchema = v.object({
  groups: v.fallback(sound(groupSchema), () => []),
  people: v.fallback(sound(rememberedSchema), () => []),
  register: v.fallback(sound(knownSchema, MOST_KNOWN), () => []),
});

/** Where a list should be; anything else there is one thing that cannot be read. */
const listed = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.unknown(),
    v.transform((one) => [one]),
  ),
]);

/** An exported file; what it holds is judged thing by thing. */
export const bundleSchema = v.looseObject({
  tidetable: v.literal(BUNDLE),
  matches: v.array(v.unknown()),
  plays: v.optional(listed, []),
  memos: v.optional(v.unknown(), {}),
  abouts: v.optional(v.unknown(), {}),
  photos: v.optional(v.unknown(), {}),
  templates: v.optional(listed, []),
});
