import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { t } from '../look/say';
import { Button, Select } from '../look/widgets';
import { history } from '../scorekeeper/library/history';
import type { Arrival } from '../storage/arrival';
import { prefs } from '../storage/prefs';
import { everybody, type Known, strangersIn } from './naming';

/** Who is who, before plays are taken in: a name in the file may be somebody of this tablet. */

/** At once; the most frequent come first. */
const FEW = 12;

/** The people whom this tablet knows: remembered, in a group, or in a play that is over. */
function useOwnPeople(): string[] {
  const plays = history.value?.finished;
  const people = prefs.people.value;
  const groups = prefs.groups.value;
  return useMemo(
    () =>
      everybody([
        ...(plays ?? []).flatMap((one) => one.people.flatMap(({ name, bot }) => (bot ? [] : [name]))),
        ...groups.flatMap((group) => group.people),
        ...people.map(({ name }) => name),
      ]),
    [plays, people, groups],
  );
}

interface Props {
  arrivals: readonly Arrival[];
  known: Known;
  onChange(known: Known): void;
}

export function Strangers({ arrivals, known, onChange }: Props) {
  const open = useSignal(false);
  const most = useSignal(FEW);
  const mine = useOwnPeople();
  // who is in the file does not depend on what is chosen of it
  const faces = arrivals.length;
  const strangers = useMemo(() => strangersIn(arrivals, mine), [faces, mine]);
  if (strangers.length === 0 || mine.length === 0) return null;
  const options = [{ value: '', text: t('transfer.names.stay') }, ...mine.map((name) => ({ value: name, text: name }))];
  const choose = (key: string, name: string): void => {
    const next = new Map(known);
    if (name === '') next.delete(key);
    else next.set(key, name);
    onChange(next);
  };
  return (
    <details class="strangers" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{t('transfer.names', { n: strangers.length, known: known.size })}</summary>
      {open.value && (
        <>
          <p class="soft">{t('transfer.names.why')}</p>
          <ul class="grid-fit">
            {strangers.slice(0, most.value).map(({ key, name, plays }) => (
              <li key={key}>
                <Select
                  label={t('transfer.names.one', { name, n: plays })}
                  value={known.get(key) ?? ''}
                  options={options}
                  onChange={(value) => choose(key, value)}
                />
              </li>
            ))}
          </ul>
          {strangers.length > most.value && (
            <Button kind="quiet" onClick={() => (most.value += FEW)}>
              {t('transfer.names.more', { n: most.value, all: strangers.length })}
            </Button>
          )}
        </>
      )}
    </details>
  );
}
