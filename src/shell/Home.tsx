import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { cards } from '../games';
import type { Card } from '../games/module';
import { Compass } from '../look/compass';
import { Icon, type IconName } from '../look/icons';
import { say, t } from '../look/say';
import { Button } from '../look/widgets';
import { OpenSheets, useOpenSheets } from '../scorekeeper/begin/OpenSheets';
import type { Header } from '../storage/matches';
import { prefs } from '../storage/prefs';
import { coverOf } from './covers';
import { useHeading } from './page';
import { to } from './router';
import { SavedGame } from './SavedGame';
import { refreshSaves, saves } from './saves';
import { update } from './updates';

/** The shelf: games to begin, games to continue, and the way to everything else. */

const FEW = 4;

const teaches = (card: Card): boolean => card.brings?.includes('lesson') === true;

const words = (card: Card, key: 'name' | 'tagline') => say({ key }, { text: card.text });

function Facts({ card }: { card: Card }) {
  const { seats, minutes } = card;
  const [min, max] = minutes;
  return (
    <p class="row facts label soft figures">
      <span>{t('home.players', { min: seats.min, max: seats.max })}</span>
      <span>{min === max ? t('home.minutes.one', { min }) : t('home.minutes', { min, max })}</span>
    </p>
  );
}

interface LidProps {
  card: Card;
  /** Nobody has played here yet: learning comes first. */
  fresh: boolean;
}

function Ready({ card, fresh }: LidProps) {
  const name = words(card, 'name');
  return (
    <li class="stack card boxlid">
      <a class="stack boxlid-link" href={to('new', card.id)}>
        <img class="cover" src={coverOf(card.id)} alt="" width="480" height="360" />
        <span class="boxlid-text">
          <h3>{name}</h3>
          <p>{words(card, 'tagline')}</p>
          <Facts card={card} />
          <span class={fresh ? 'button' : 'button button-main'}>
            <Icon name="play" />
            {t('home.play')}
          </span>
        </span>
      </a>
      <p class="row boxlid-ways">
        {teaches(card) && (
          <a
            class={`button boxlid-learn ${fresh ? 'button-main' : ''}`}
            href={to('learn', card.id)}
            aria-label={t('home.learn.of', { game: name })}
          >
            <Icon name="flag" />
            {t('home.learn')}
          </a>
        )}
        <a class="button button-quiet boxlid-rules" href={to('rules', card.id)}>
          <Icon name="rules" />
          {t('home.rules')}
        </a>
      </p>
    </li>
  );
}

/** The lid beside the games: a sheet of paper for any of them. */
function ScoreKeeper() {
  return (
    <li class="stack card boxlid">
      <a class="stack boxlid-link" href={to('keep')}>
        <img class="cover" src={coverOf('other')} alt="" width="480" height="360" loading="lazy" />
        <span class="boxlid-text">
          <h3>{t('home.keep')}</h3>
          <p>{t('home.keep.why')}</p>
          <span class="button">
            <Icon name="keep" />
            {t('home.keep.open')}
          </span>
        </span>
      </a>
    </li>
  );
}

function Shelf({ fresh }: { fresh: boolean }) {
  return (
    <section aria-labelledby="shelf">
      <h2 id="shelf" class="unseen">
        {t('home.shelf')}
      </h2>
      <ul class="grid-fit shelf-ready">
        {cards.map((card) => (
          <Ready key={card.id} card={card} fresh={fresh} />
        ))}
        <ScoreKeeper />
      </ul>
    </section>
  );
}

function Continue({ open }: { open: readonly Header[] }) {
  const all = useSignal(false);
  const shown = all.value ? open : open.slice(0, FEW);
  return (
    <section class="continue" aria-labelledby="continue">
      <h2 id="continue" class="label">
        {t('home.continue')}
      </h2>
      <ul class="grid-fit">
        {shown.map((head) => (
          <SavedGame key={head.id} head={head} />
        ))}
      </ul>
      {shown.length < open.length && (
        <Button kind="quiet" onClick={() => (all.value = true)}>
          {t('home.more', { n: open.length })}
        </Button>
      )}
    </section>
  );
}

const ways: readonly [IconName, 'keep' | 'library' | 'settings' | 'help'][] = [
  ['keep', 'keep'],
  ['library', 'library'],
  ['settings', 'settings'],
  ['ask', 'help'],
];

export function Home() {
  const heading = useHeading(t('home.title'));
  useEffect(() => {
    void refreshSaves();
    // the page that is wanted next is there before it is asked for
    void import('./NewGame').catch(() => {});
  }, []);
  const open = saves.value.filter((head) => head.fault || !head.brief.over);
  const sheets = useOpenSheets();
  const fresh = saves.value.length === 0 && sheets.open.value.length === 0 && prefs.learned.value.length === 0;
  return (
    <>
      <header class="line masthead">
        <Compass />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('home.title')}
          </h1>
          <p class="label soft">{t('app.motto')}</p>
        </div>
        <nav class="row tight" aria-label={t('app.menu')}>
          {ways.map(([icon, way]) => (
            <a key={way} class="mid" href={to(way)}>
              <Icon name={icon} />
              <span>{t(`home.${way}`)}</span>
            </a>
          ))}
        </nav>
      </header>
      <div class="scale" />
      <main class="stack home">
        {update.value && (
          <p class="row apart card update" role="status">
            {t('home.update')}
            <Button onClick={update.value}>{t('home.update.now')}</Button>
          </p>
        )}
        {open.length > 0 && <Continue open={open} />}
        <OpenSheets sheets={sheets} cover={coverOf} />
        <Shelf fresh={fresh} />
      </main>
    </>
  );
}
