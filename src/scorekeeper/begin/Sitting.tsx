import { useRef, useState } from 'preact/hooks';
import { t } from '../../look/say';
import { SEAT_STYLES } from '../../look/seats';
import { Button, IconButton, SeatBadge, SeatDisc, Select, TextField } from '../../look/widgets';
import { nameKey } from '../../storage/ids';
import type { Sitter } from '../../storage/plays';
import { type Group, LONGEST_NAME, prefs } from '../../storage/prefs';
import type { Person } from './begin';

/** Who sits at the table: before a sheet is begun, and while it is filled in. */

export const MOST_PEOPLE = 12;
/** The latest of those who have sat here before. */
const MOST_KNOWN = 8;
const freeColour = (people: readonly Person[]): number => {
  const taken = people.map(({ colour }) => colour);
  const found = SEAT_STYLES.findIndex((_, i) => !taken.includes(i));
  return found >= 0 ? found : people.length % SEAT_STYLES.length;
};

const isBlank = (name: string): boolean =>
  name.trim() === '' ||
  Array.from({ length: MOST_PEOPLE }, (_, i) => t('seat.number', { n: i + 1 })).includes(name.trim());

/**
 * As a sheet keeps them, and the name that two of them share. A name that nobody has typed is none: "Player 2" is another
 * person every time.
 */
export function seated(people: readonly Person[]): { sitting: Sitter[]; twice?: string } {
  const sitting = people.map(({ name, colour, gone }) => ({
    ...{ colour, name: isBlank(name) ? '' : name.trim() },
    ...(gone && { gone }),
  }));
  // the library takes "Ana" and "ana" for one person, and counts nobody twice
  const keys = sitting.map(({ name }) => nameKey(name));
  const twice = sitting.find((_, i) => keys[i] !== '' && keys.indexOf(keys[i]) < i);
  return twice ? { sitting, twice: twice.name } : { sitting };
}

/** Somebody who has sat here before, else a numbered chair. */
function another(people: readonly Person[]): Person {
  const known = prefs.people.value.find(({ name }) => !people.some((one) => one.name === name));
  const taken = people.some(({ colour }) => colour === known?.colour);
  const colour = known && !taken && known.colour < SEAT_STYLES.length ? known.colour : freeColour(people);
  return { name: known?.name ?? t('seat.number', { n: people.length + 1 }), colour };
}

/** Those who sat here last. */
const lastPeople = (): Person[] => prefs.group.value.filter(({ bot, name }) => !bot && name !== '');

/** They sit there already, whichever game it will be; by the name of their group, where they have one. */
export function Seated() {
  const here = lastPeople();
  if (here.length < 2) return null;
  const isHere = ({ people }: Group) =>
    people.length === here.length && here.every(({ name }) => people.includes(name));
  return (
    <section class="row saved-people">
      <strong>{prefs.groups.value.find(isHere)?.name || t('keep.here')}</strong>
      {here.map((chair) => (
        <SeatBadge key={chair.name} chair={chair} />
      ))}
    </section>
  );
}

export function firstPeople(min: number, usual: number, max: number): Person[] {
  const last = lastPeople();
  const start = last.length >= min && last.length <= max && last.length > 1 ? last : last.slice(0, 1);
  const out: Person[] = start.map(({ name, colour }) => ({ name, colour }));
  const size = start.length > 1 ? start.length : usual;
  while (out.length < size) out.push(another(out));
  return out;
}

interface TeamProps {
  people: readonly Person[];
  seat: number;
  /** What teams are called that play already, the first one first. */
  called?: readonly string[];
  onChange(team: number): void;
}

function Team({ people, seat, called = [], onChange }: TeamProps) {
  return (
    <Select
      bare
      label={t('own.teamOf', { name: people[seat].name })}
      value={String(teamAt(people, seat))}
      options={people.map((_, at) => ({ value: String(at + 1), text: called[at] || t('own.team', { n: at + 1 }) }))}
      onChange={(team) => onChange(Number(team))}
    />
  );
}

interface TeamNamesProps {
  people: readonly Person[];
  names?: readonly string[];
  onChange(next: string[]): void;
}

/** A team may be called something; else all of its names are. */
export function TeamNames({ people, names = [], onChange }: TeamNamesProps) {
  const teams = new Set(people.map((_, seat) => teamAt(people, seat)));
  const renamed = (n: number, name: string) => people.map((_, at) => (at === n - 1 ? name : (names[at] ?? '')));
  return (
    <div class="stack keep-teams">
      {[...teams]
        .sort((a, b) => a - b)
        .map((n) => (
          <TextField
            key={n}
            titled
            label={t('own.teamName', { n })}
            value={names[n - 1] ?? ''}
            longest={LONGEST_NAME}
            onInput={(name) => onChange(renamed(n, name))}
          />
        ))}
    </div>
  );
}

interface PeopleProps {
  people: readonly Person[];
  min: number;
  max: number;
  /** Each says who they play with. */
  teams?: boolean;
  called?: readonly string[];
  /** Those who already sit there in a running sheet keep their places; they may leave. */
  settled?: number;
  onLeave?(at: number): void;
  onChange(next: Person[]): void;
}

export function People({ people, min, max, teams, called, settled = 0, onLeave, onChange }: PeopleProps) {
  const change = (at: number, next: Partial<Person>) =>
    onChange(people.map((one, i) => (i === at ? { ...one, ...next } : one)));
  const recolour = (at: number) => {
    const taken = people.map(({ colour }) => colour);
    for (let by = 1; by < SEAT_STYLES.length; by++) {
      const colour = (people[at].colour + by) % SEAT_STYLES.length;
      if (!taken.includes(colour)) return change(at, { colour });
    }
    change(at, { colour: (people[at].colour + 1) % SEAT_STYLES.length });
  };
  const up = (at: number) => {
    const next = [...people];
    [next[at - 1], next[at]] = [next[at], next[at - 1]];
    onChange(next);
  };
  const list = useRef<HTMLOListElement>(null);
  const add = () => {
    onChange([...people, another(people)]);
    // a latecomer is asked their name; before the start it would bring up the keys for every chair
    if (settled > 0) requestAnimationFrame(() => [...(list.current?.querySelectorAll('input') ?? [])].at(-1)?.focus());
  };
  return (
    <ol class="stack keep-people" ref={list}>
      {people.map((one, i) => (
        <li key={i} class="row">
          <button
            type="button"
            class="icon-button"
            aria-label={t('keep.colour', { name: one.name })}
            title={t('keep.colour', { name: one.name })}
            onClick={() => recolour(i)}
          >
            <SeatDisc colour={one.colour} />
          </button>
          <TextField
            label={t('keep.name', { n: i + 1 })}
            value={one.name}
            longest={LONGEST_NAME}
            offers={prefs.people.value.map(({ name }) => name).filter((name) => !people.some((p) => p.name === name))}
            onInput={(name) => change(i, { name })}
          />
          {teams && i >= settled && (
            <Team people={people} seat={i} called={called} onChange={(team) => change(i, { team })} />
          )}
          {settled === 0 && (
            <IconButton
              icon="up"
              label={t('keep.earlier', { name: one.name })}
              disabled={i === 0}
              onClick={() => up(i)}
            />
          )}
          {one.gone && <small class="soft">{t('seat.gone')}</small>}
          <IconButton
            icon={one.gone ? 'undo' : 'minus'}
            label={t(one.gone ? 'keep.back' : i < settled ? 'keep.leaves' : 'keep.remove', { name: one.name })}
            disabled={i < settled ? !one.gone && people.filter(({ gone }) => !gone).length < 2 : people.length <= min}
            onClick={() => (i < settled ? onLeave?.(i) : onChange(people.filter((_, at) => at !== i)))}
          />
        </li>
      ))}
      <li class="row">
        <Button kind="quiet" icon="plus" disabled={people.length >= max} onClick={add}>
          {t('keep.add')}
        </Button>
        {settled === 0 && <span class="soft">{t('keep.count', { min, max })}</span>}
      </li>
      <Known people={people} max={max} settled={settled} onChange={onChange} />
    </ol>
  );
}

/** Most of a company are known: a tap seats them, in the place of a chair that nobody has named. */
function Known({ people, max, settled = 0, onChange }: Omit<PeopleProps, 'min' | 'teams'>) {
  const sits = (name: string) => people.some((one) => nameKey(one.name) === nameKey(name));
  // the same as long as names are typed: nothing below them moves under a finger
  const [away] = useState(() => prefs.people.value.filter(({ name }) => !sits(name)).slice(0, MOST_KNOWN));
  const blank = people.findIndex(({ name }, i) => i >= settled && isBlank(name));
  if (away.length === 0) return null;
  const seat = ({ name, colour }: Person) => {
    const at = blank < 0 ? people.length : blank;
    const others = people.filter((_, i) => i !== at);
    const free = colour < SEAT_STYLES.length && !others.some((one) => one.colour === colour);
    const next = { ...people[at], name, colour: free ? colour : (people[at]?.colour ?? freeColour(people)) };
    onChange([...people.slice(0, at), next, ...people.slice(at + 1)]);
  };
  return (
    <li class="row">
      {away.map((one) => (
        <Button
          key={one.name}
          icon="plus"
          disabled={sits(one.name) || (blank < 0 && people.length >= max)}
          onClick={() => seat(one)}
        >
          {one.name}
        </Button>
      ))}
    </li>
  );
}

/** What was chosen; until then everybody sits opposite their partner, as at most tables. */
export const teamAt = (people: readonly Person[], seat: number): number =>
  Math.min(people[seat].team ?? (seat % 2) + 1, people.length);
