import '../sheet/sheet.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameOf, games } from '../../games/doors';
import type { Sheet } from '../../games/sheet';
import { Icon } from '../../look/icons';
import { addText, say, t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button, Switch } from '../../look/widgets';
import { keepTemplate } from '../../storage/templates';
import { asked, blankPage } from '../print/asked';
import { text } from '../text.en';
import { begin, OTHER, type OwnPlay, type Person } from './begin';
import { OpenSheets, useOpenSheets } from './OpenSheets';
import { OwnGame } from './OwnGame';
import { describedBy, firstOwn, type Own } from './own';
import { firstPeople, MOST_PEOPLE, People, Seated, seated, TeamNames, teamAt } from './Sitting';
import { Templates } from './Templates';
import { text as ownText } from './text-own.en';

addText(text);
addText(ownText);

/** Before a sheet: which game, and who plays. Everything is filled in, so that the third tap is the first number. */

/** Which game: the five with their own sheets, or any other. */
export function Games({ cover }: { cover(id: string): string }) {
  const sheets = useOpenSheets();
  return (
    <>
      <p class="soft">{t('keep.why')}</p>
      <Seated />
      <OpenSheets sheets={sheets} cover={cover} />
      {sheets.known.value && (
        <ul class="grid-fit">
          {games
            .filter(({ sheet }) => sheet)
            .map(({ card }) => (
              <Way
                key={card.id}
                to={card.id}
                picture={<Cover src={cover(card.id)} />}
                name={say({ key: 'name' }, { text: card.text })}
                what={t('home.players', { min: card.seats.min, max: card.seats.max })}
              />
            ))}
          <Way to={OTHER} picture={<Cover src={cover(OTHER)} />} name={t('keep.other')} what={t('keep.other.why')} />
          <Way to={TOOLS} picture={<Icon name="dice" />} name={t('sheet.tools')} what={t('keep.tools.why')} />
        </ul>
      )}
    </>
  );
}

const Cover = ({ src }: { src: string }) => <img class="saved-cover" src={src} alt="" width="96" height="72" />;

interface WayProps {
  to: string;
  picture: ComponentChildren;
  name: string;
  what: string;
}

const Way = ({ to, picture, name, what }: WayProps) => (
  <li>
    <a class="line card keep-game" href={`#/keep/${to}`}>
      {picture}
      <span class="stack tight saved-text">
        <strong class="title saved-name">{name}</strong>
        <span class="soft">{what}</span>
      </span>
    </a>
  </li>
);

/** In the place of a game: the table tools alone. */
export const TOOLS = 'tools';
const USUAL = 4;

/** What this game and these people are, once both can be played with; else why not, in words. */
function agreed(people: readonly Person[], own: Own | undefined): { sitting: Person[]; own?: OwnPlay } | string {
  const { sitting, twice } = seated(people);
  if (twice) return t('keep.twice', { name: twice });
  if (!own) return { sitting };
  const { template, why } = describedBy(own);
  if (why) return say(why);
  const teams = template.teams ? people.map((_, seat) => teamAt(people, seat)) : undefined;
  if (teams && people.length > 1 && new Set(teams).size < 2) return t('own.oneTeam');
  const teamNames = own.teamNames?.map((name) => name.trim()) ?? [];
  const named = teamNames.some(Boolean) && { teamNames };
  return { sitting, own: { name: template.name, free: { ...template.free, ...(teams && { teams, ...named }) } } };
}

/** The sheet of that game. The set-up is shown once it is there: a button that moves under a finger is missed. */
function useSheet(game: string) {
  const sheet = useSignal<Sheet | undefined>(undefined);
  const load = gameOf(game)?.sheet;
  const waits = useSignal(load !== undefined);
  useEffect(() => {
    load?.()
      .then(
        (found) => {
          sheet.value = found;
        },
        () => {},
      )
      .finally(() => {
        waits.value = false;
      });
  }, []);
  return { sheet, waits };
}

/** Who plays; for a game of one's own also how it is scored. */
export function Setup({ game }: { game: string }) {
  const registered = gameOf(game);
  const { min, max, usual } = registered?.card.seats ?? { min: 1, max: MOST_PEOPLE, usual: USUAL };
  const people = useSignal<Person[]>(firstPeople(min, usual, max));
  const own = useSignal<Own | undefined>(registered ? undefined : firstOwn());
  const busy = useSignal(false);
  const otherwise = useSignal(false);
  const { sheet, waits } = useSheet(game);
  const option = sheet.value?.option;

  async function start() {
    const found = agreed(people.value, own.value);
    if (typeof found === 'string') {
      toast(found);
      return;
    }
    busy.value = true;
    try {
      // what has a name is offered the next time
      const { template } = own.value?.name.trim() ? describedBy(own.value) : {};
      if (template) await keepTemplate(template);
      const play = await begin(game, found.sitting, found.own, option && otherwise.value ? { [option.cell]: '1' } : {});
      location.replace(`#/sheet/${play.id}`);
    } catch {
      toast(t('keep.failed'));
      busy.value = false;
    }
  }

  function blank() {
    const found = agreed(people.value, own.value);
    if (typeof found === 'string') toast(found);
    else {
      asked.value = { game, names: found.sitting.map(({ name }) => name), own: found.own };
      location.assign(blankPage(game));
    }
  }

  if (waits.value) return <p class="soft">{t('app.loading')}</p>;
  const inTeams = own.value?.teams === true && own.value.kind !== 'together';
  return (
    <div class="stack keep-setup">
      {own.value && (
        <>
          <Templates own={own.value} onPick={(picked) => (own.value = picked)} />
          <OwnGame own={own.value} onChange={(next) => (own.value = next)} />
        </>
      )}
      <section class="panel">
        <h2 class="label">{t('keep.people')}</h2>
        <People people={people.value} min={min} max={max} teams={inTeams} onChange={(next) => (people.value = next)} />
        {inTeams && (
          <TeamNames
            people={people.value}
            names={own.value?.teamNames}
            onChange={(teamNames) => (own.value = own.value && { ...own.value, teamNames })}
          />
        )}
      </section>
      {option && (
        <Switch
          label={say(option.text, { text: sheet.value?.text ?? {} })}
          value={otherwise.value}
          onChange={(on) => (otherwise.value = on)}
        />
      )}
      <Button kind="quiet" icon="print" onClick={blank}>
        {t('blank.way')}
      </Button>
      <footer class="row setup-foot">
        <Button kind="main" icon="play" disabled={busy.value} onClick={() => void start()}>
          {t('keep.start')}
        </Button>
      </footer>
    </div>
  );
}
