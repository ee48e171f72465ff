import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { figures } from '../../look/recap';
import { onDay, t } from '../../look/say';
import { Button } from '../../look/widgets';
import { Person } from '../library/Person';
import { knownPeople } from '../library/persons';
import type { Played } from '../library/played';
import { figure } from '../library/words';
import { gameName } from '../title';
import { Curve } from './chart';
import { percents } from './game-stats';
import { Ends, Face, Facts, Later, Leaf, pageOf, percent, Rate, Row, Rows, Sums, Why } from './lines';
import {
  bestGame,
  bySize,
  type Gamed,
  gamesIn,
  longestRun,
  type Meeting,
  meetings,
  nemesisOf,
  type Tally,
  winsOver,
} from './stats';

/** The page of one person: plays, wins against chance, best game, nemesis, a curve, and everybody they met. */

/** How the share of wins comes about: by how many played. */
const Share = ({ who, plays }: { who: Tally; plays: readonly Played[] }) => (
  <Why title={t('stats.how.of', { n: percent(who.wins, who.contests) })}>
    {() => (
      <>
        <p>{t('stats.how.chance')}</p>
        <Sums
          heads={[t('stats.atTable'), t('stats.count'), t('stats.wins'), t('stats.par')]}
          rows={[
            ...bySize(plays, who.key).map(
              ([n, { contests, wins, par }]) => [t('stats.size', { n }), contests, wins, par] as const,
            ),
          ]}
          sum={[who.contests, who.wins, who.par]}
        />
        <p>
          {t('stats.how.share', {
            n: who.contests,
            wins: figure(who.wins),
            share: percent(who.wins, who.contests),
            par: figure(who.par),
            chance: percent(who.par, who.contests),
          })}
        </p>
      </>
    )}
  </Why>
);

function Extremes({ games, met }: { games: readonly Gamed[]; met: readonly Meeting[] }) {
  const [best, nemesis] = [bestGame(games), nemesisOf(met)];
  return (
    <ul class="stat-rows">
      {best && (
        <Row href={pageOf('game', best.key)} name={gameName(best.game)} soft={t('stats.best')}>
          <Rate of={best} />
        </Row>
      )}
      {nemesis && (
        <Row
          href={pageOf('person', nemesis.key)}
          colour={nemesis.colour}
          name={nemesis.name}
          soft={t('stats.nemesis', { n: nemesis.behind, of: nemesis.together - nemesis.open })}
        />
      )}
    </ul>
  );
}

/** One who was met; a tap tells how often, and who finished first. */
function Met({ name, met }: { name: string; met: Meeting }) {
  const { ahead, behind, level, open, together } = met;
  const lines = [
    [t('stats.duel.ahead', { who: name }), ahead],
    [t('stats.duel.ahead', { who: met.name }), behind],
    [t('stats.duel.level'), level],
    [t('stats.duel.open'), open],
  ] as const;
  const shares = percents(lines.map(([, n]) => n)).map((n) => t('stats.percent', { n }));
  const face = (
    <Face colour={met.colour} name={met.name} soft={t('filter.found', { n: together })}>
      <b class="figures">{t('stats.duel.score', { a: ahead, b: behind })}</b>
    </Face>
  );
  return (
    <li>
      <Why title={face} row>
        {() => (
          <>
            <Sums
              heads={[t('stats.result'), t('stats.count'), t('stats.share')]}
              rows={lines.map(([words, n], i) => [words, n, shares[i]] as const).filter(([, n]) => n > 0)}
              sum={[together, t('stats.percent', { n: 100 })]}
            />
            <a class="button" href={pageOf('person', met.key)}>
              {t('stats.about', { name: met.name })}
            </a>
          </>
        )}
      </Why>
    </li>
  );
}

const Meetings = ({ name, met }: { name: string; met: readonly Meeting[] }) =>
  met.length === 0 ? null : (
    <Leaf title={t('stats.duel')}>
      <Rows all={met} first={6}>
        {(one) => <Met key={one.key} name={name} met={one} />}
      </Rows>
    </Leaf>
  );

function Bests({ games }: { games: readonly Gamed[] }) {
  const bests = games.filter(({ best }) => best);
  return bests.length === 0 ? null : (
    <Leaf title={t('stats.bests')}>
      <Rows all={bests}>
        {({ key, game, best }) =>
          best && (
            <Row key={key} href={`#/library/${best.played.id}`} name={gameName(game)} soft={onDay(best.played.when)}>
              <b class="figures">{figures(best.value)}</b>
            </Row>
          )
        }
      </Rows>
    </Leaf>
  );
}

function Edit({ who, plays }: { who: Tally; plays: readonly Played[] }) {
  const open = useSignal(false);
  return (
    <>
      <Button kind="quiet" aria-label={t('people.change', { name: who.name })} onClick={() => (open.value = true)}>
        {t('people.group.change')}
      </Button>
      {open.value && (
        <Person who={who} people={knownPeople(plays)} plays={plays} onClose={() => (open.value = false)} />
      )}
    </>
  );
}

interface PersonPageProps {
  who: Tally;
  /** Theirs that count, and all of everybody. */
  plays: readonly Played[];
  all: readonly Played[];
}

/** Reckoned when it is first asked for. */
function once<T>(work: () => T): () => T {
  let done: { it: T } | undefined;
  return () => {
    done ??= { it: work() };
    return done.it;
  };
}

const told = (plays: readonly Played[], key: string) => ({
  run: longestRun(plays, key),
  games: once(() => gamesIn(plays, key)),
  met: once(() => meetings(plays, key)),
  steps: once(() => winsOver(plays, key)),
});

export function PersonPage({ who, plays, all }: PersonPageProps) {
  const { key, name, contests, wins, par } = who;
  const { run, games, met, steps } = useMemo(() => told(plays, key), [plays, key]);
  return (
    <div class="grid-fit stats-leaves">
      <div class="stack stats-leaf">
        <Facts
          of={[
            [plays.length, t('stats.plays', { n: plays.length })],
            [figure(wins), t('stats.wins')],
            [contests ? percent(wins, contests) : undefined, t('stats.rate')],
            [contests ? percent(par, contests) : undefined, t('stats.par')],
            [run || undefined, t('stats.run')],
          ]}
        />
        {contests > 0 && <Share who={who} plays={plays} />}
        <Later at={1}>{() => <Extremes games={games()} met={met()} />}</Later>
      </div>
      {contests > 1 && <Later at={2}>{() => <Curve name={name} steps={steps()} />}</Later>}
      <Later at={3}>{() => <Meetings name={name} met={met()} />}</Later>
      <Later at={4}>{() => <Bests games={games()} />}</Later>
      <Ends plays={plays.length} all={all} want={{ person: key }}>
        <Edit who={who} plays={all} />
      </Ends>
    </div>
  );
}
