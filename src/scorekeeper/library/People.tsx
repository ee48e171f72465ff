import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Remembered } from '../../look/remembered';
import { joined, t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button, IconButton, SeatDisc, Sheet, TextField } from '../../look/widgets';
import { newId } from '../../storage/ids';
import { type Group, prefs } from '../../storage/prefs';
import type { Someone } from '../../storage/register';
import { merged } from '../../storage/threeway';
import { belongs, filter, look } from '../figures/filter';
import { Face, Later, pageOf, Rows } from '../figures/lines';
import { tallies } from '../figures/stats';
import { keyOf, nameToday } from './identity';
import { Person } from './Person';
import { knownPeople } from './persons';
import type { Played } from './played';
import { shortDay } from './words';

/** Everybody who has played, and the groups people made of them. */

function Editor({ group, known, onClose }: { group: Group; known: readonly Someone[]; onClose(): void }) {
  const name = useSignal(group.name);
  const members = useSignal<readonly string[]>(group.people);
  const has = (key: string) => members.value.some((one) => keyOf(one) === key);
  const toggle = ({ key, name: who }: Someone) => {
    const without = members.value.filter((one) => keyOf(one) !== key);
    members.value = has(key) ? without : [...without, who];
  };
  // a member who has never played here is still one
  const strangers = group.people
    .map((one) => ({ key: keyOf(one), name: one, colour: 0 }))
    .filter(({ key }) => !known.some((one) => one.key === key));
  const few = members.value.length < 2;
  const save = () => {
    const next: Group = {
      id: group.id,
      name: name.value.trim() || joined(members.value.map(nameToday)),
      people: members.value,
    };
    const { value } = prefs.groups;
    const old = value.some(({ id }) => id === group.id);
    prefs.groups.value = old ? value.map((one) => (one.id === group.id ? next : one)) : [...value, next];
    onClose();
  };
  return (
    <Sheet
      open
      title={t(group.people.length > 0 ? 'people.group.edit' : 'people.group.new', { name: group.name })}
      onClose={onClose}
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button kind="main" disabled={few} onClick={save}>
            {t('people.group.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('people.group.name')}
        titled
        longest={40}
        value={name.value}
        onInput={(value) => {
          name.value = value;
        }}
      />
      <fieldset class="grid-fit members">
        <legend class="label">{t('people.group.members')}</legend>
        {[...known, ...strangers].map((one) => (
          <label key={one.key} class="chip member">
            <input type="checkbox" checked={has(one.key)} onChange={() => toggle(one)} />
            <SeatDisc colour={one.colour} />
            <span class="cut">{one.name}</span>
          </label>
        ))}
      </fieldset>
      {few && <p class="soft">{t('people.group.two')}</p>}
    </Sheet>
  );
}

function Groups({ plays, known }: { plays: readonly Played[]; known: readonly Someone[] }) {
  const edited = useSignal<Group | undefined>(undefined);
  const drop = ({ id }: Group) => {
    const before = prefs.groups.value;
    const after = before.filter((one) => one.id !== id);
    prefs.groups.value = after;
    if (filter.value.group === id) filter.value = { ...filter.value, group: '' };
    const run = () => {
      prefs.groups.value = merged(after, before, prefs.groups.value);
    };
    toast(t('people.group.deleted'), { text: t('home.undo'), run });
  };
  return (
    <section class="stack stats-leaf" aria-labelledby="library-groups">
      <h2 id="library-groups">{t('people.groups')}</h2>
      <p class="soft">{t('people.groups.why')}</p>
      {prefs.groups.value.length === 0 && <p class="stack empty">{t('people.groups.none')}</p>}
      <ul class="stat-rows">
        {prefs.groups.value.map((group) => {
          const name = group.name || t('people.group.unnamed');
          const n = plays.filter((played) => belongs(played, group)).length;
          return (
            <li key={group.id} class="fact person">
              <button
                type="button"
                class="line stat-row"
                title={t('people.group.show', { name })}
                onClick={() => look({ group: group.id })}
              >
                <Face name={name} soft={joined(group.people.map(nameToday))}>
                  <span>{t('filter.found', { n })}</span>
                </Face>
              </button>
              <Button
                kind="quiet"
                aria-label={t('people.group.edit', { name })}
                onClick={() => {
                  edited.value = group;
                }}
              >
                {t('people.group.change')}
              </Button>
              <IconButton icon="trash" label={t('people.group.delete', { name })} onClick={() => drop(group)} />
            </li>
          );
        })}
      </ul>
      <Button
        icon="plus"
        disabled={known.length < 2}
        onClick={() => {
          edited.value = { id: newId(), name: '', people: [] };
        }}
      >
        {t('people.group.new')}
      </Button>
      {edited.value && (
        <Editor
          group={edited.value}
          known={known}
          onClose={() => {
            edited.value = undefined;
          }}
        />
      )}
    </section>
  );
}

/** Names that are offered at the next sheet although they are in no play. */
function Offered({ played }: { played: readonly Someone[] }) {
  const away = prefs.people.value.filter(({ name }) => !played.some(({ key }) => key === keyOf(name)));
  return away.length === 0 ? null : (
    <>
      <h3 class="label">{t('settings.people')}</h3>
      <Remembered people={away} />
    </>
  );
}

export function People({ plays }: { plays: readonly Played[] }) {
  const found = tallies(plays);
  const known = useMemo(() => knownPeople(plays), [plays, prefs.register.value, prefs.people.value]);
  const edited = useSignal('');
  const who = known.find(({ key }) => key === edited.value);
  return (
    <div class="grid-fit stats-leaves">
      <section class="stack stats-leaf" aria-labelledby="library-people">
        <h2 id="library-people">{t('people.title')}</h2>
        {found.length === 0 && <p class="stack empty">{t('people.none')}</p>}
        <Rows all={found}>
          {({ key, name, colour, plays: n, last }) => (
            <li key={key} class="fact person">
              <a class="line stat-row" href={pageOf('person', key)}>
                <Face colour={colour} name={name} soft={t('people.plays', { n, when: shortDay(last) })} />
              </a>
              <Button kind="quiet" aria-label={t('people.change', { name })} onClick={() => (edited.value = key)}>
                {t('people.group.change')}
              </Button>
            </li>
          )}
        </Rows>
        <Offered played={found} />
      </section>
      <Later at={1} of={plays}>
        {() => <Groups plays={plays} known={known} />}
      </Later>
      {who && <Person who={who} people={known} plays={plays} onClose={() => (edited.value = '')} />}
    </div>
  );
}
