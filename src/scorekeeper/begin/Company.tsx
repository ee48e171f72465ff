import { useSignal } from '@preact/signals';
import { gameOf } from '../../games/doors';
import type { KeeperModule } from '../../games/keeper';
import { t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button, Dialog, TextField } from '../../look/widgets';
import { knownBy, rememberPeople } from '../../storage/exchange';
import { LONGEST_LABEL } from '../../storage/plays';
import { prefs } from '../../storage/prefs';
import { settled } from '../../storage/sheets';
import type { Book } from '../sheet/book';
import { focusCell } from '../sheet/cell';
import { forgetUnplayed, OTHER, type Person } from './begin';
import { sideName, sidesOf } from './free';
import { MOST_PEOPLE, People, seated, teamAt } from './Sitting';

/** What the teams that play already are called, the first one first. */
function teamsIn({ play, people }: Book): string[] {
  const { teams = [], teamNames } = play.value.free ?? {};
  const names = people.value.map(({ name }) => name);
  const out: string[] = [];
  for (const side of sidesOf(names.length, teams))
    if (teams[side[0]]) out[teams[side[0]] - 1] = sideName(side, names, { teams, teamNames });
  return out;
}

interface Props {
  book: Book;
  keeper: KeeperModule | undefined;
  onClose(): void;
}

/** Who sits at a running sheet: other names and colours, whoever comes late, and whoever leaves. */
export function Company({ book, keeper, onClose }: Props) {
  const { play } = book;
  const { teams } = play.value.free ?? {};
  const people = useSignal<readonly Person[]>(
    book.people.value.map((one, at) => ({ ...one, at, team: teams?.[at], gone: play.value.people[at].gone })),
  );
  const sat = people.value.filter(({ at }) => at !== undefined).length;
  const min = gameOf(play.value.game)?.card.seats.min ?? 1;
  const title = useSignal(play.value.name);
  const mayGrow = book.mayGrow(keeper?.helper.joins && keeper.helper.id);
  const most = mayGrow ? (gameOf(play.value.game)?.card.seats.max ?? MOST_PEOPLE) : sat;
  /** Who has played nothing was never here; else the column stays. */
  const leave = (i: number) => {
    const one = people.value[i];
    const drops = !one.gone && people.value.length > min && book.mayDrop(one.at as number);
    people.value = drops
      ? people.value.filter((other) => other !== one)
      : people.value.with(i, { ...one, gone: one.gone ? undefined : true });
  };
  const done = () => {
    const { sitting, twice } = seated(people.value);
    if (twice) {
      toast(t('keep.twice', { name: twice }));
      return;
    }
    const before = play.value.people.map(({ name }) => name);
    const dropped = [...play.value.people.keys()].filter((seat) => !people.value.some(({ at }) => at === seat));
    book.seat(sitting, {
      name: title.value.trim() || play.value.name,
      dropped,
      teams:
        teams && people.value.map((one, seat) => (one.at === undefined ? teamAt(people.value, seat) : (one.team ?? 0))),
    });
    const away = before.filter((name) => name && !sitting.some((one) => one.name === name));
    // whoever goes on at this table goes on under the new name
    if (prefs.group.value.some(({ name }) => away.includes(name)))
      rememberPeople(sitting.filter(({ gone }) => !gone).map((one) => ({ ...one, side: 0 })));
    else knownBy(sitting);
    void settled(play.value.id).then(() => forgetUnplayed(away));
    onClose();
    // where the next number goes
    requestAnimationFrame(() => focusCell(book.active.value));
  };
  const foot = (
    <Button kind="main" disabled={!book.writer.value} onClick={done}>
      {t('sheet.people.done')}
    </Button>
  );
  return (
    <Dialog sheet open title={t('keep.people')} onClose={onClose} foot={foot}>
      {play.value.game === OTHER && (
        <TextField
          titled
          label={t('keep.called')}
          value={title.value}
          longest={LONGEST_LABEL}
          onInput={(name) => (title.value = name)}
        />
      )}
      <People
        people={people.value}
        min={sat}
        max={most}
        settled={sat}
        teams={teams !== undefined}
        called={teamsIn(book)}
        onLeave={leave}
        onChange={(next) => (people.value = next)}
      />
      {!mayGrow && <p class="soft">{t('sheet.people.settled')}</p>}
    </Dialog>
  );
}
