import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Under } from '../engine/rules';
import { cardOf } from '../games';
import { games } from '../games/doors';
import type { Guide } from '../games/guide';
import { Icon } from '../look/icons';
import { addText, say, t } from '../look/say';
import './pages.css';
import { Page } from './page';
import { cameFrom, to } from './router';
import { nameOfGame } from './saves';
import { text } from './text-guide.en';

addText(text);

/** What players want to know before and while they play: who sees what, fair chance, where games are kept. */

/** The parts that are the same for every game, each with its paragraphs. */
const PARTS: readonly (readonly [Under<'guide.'>, readonly Under<'guide.'>[]])[] = [
  [
    'table',
    [
      ...(['table.learn', 'table.ask', 'table.others', 'table.back', 'table.bots', 'table.advice'] as const),
      ...(['table.rules', 'table.words', 'table.language'] as const),
    ],
  ],
  ['chance', ['chance.seed', 'chance.keep', 'chance.check', 'chance.yourself', 'chance.not']],
  [
    'data',
    [
      'data.here',
      'data.saved',
      'data.disk',
      'data.safari',
      'data.install',
      'data.export',
      'data.windows',
      'data.problem',
    ],
  ],
  ['keep', ['keep.sheets', 'keep.sums', 'keep.why', 'keep.ledger', 'keep.tools', 'keep.library']],
  ['box', ['box.sheet', 'box.lay', 'box.bots', 'box.dice', 'box.print']],
];
const SECRETS = ['secrets.alone', 'secrets.cover', 'secrets.shut', 'secrets.peek', 'secrets.file'] as const;

interface Told {
  id: string;
  guide: Guide;
}

/** What the games say of themselves, the one that is played first. */
function useGuides(id: string): readonly Told[] {
  const guides = useSignal<readonly Told[]>([]);
  useEffect(() => {
    const first = games.filter(({ card }) => card.id === id);
    const all = [...first, ...games.filter(({ card }) => card.id !== id)].map(async ({ card, guide }) => {
      // a game whose words cannot be had just now says nothing; the rest of the page is here
      const told = await guide?.().catch(() => undefined);
      return told ? [{ id: card.id, guide: told }] : [];
    });
    void Promise.all(all).then((found) => (guides.value = found.flat()));
  }, [id]);
  return guides.value;
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section class="panel">
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

export default function Help({ id }: { id: string }) {
  const guides = useGuides(cardOf(id) ? id : (cameFrom[1] ?? ''));
  return (
    <Page title={t('guide.title')} name="stack page page-help" back={cameFrom}>
      <section class="panel">
        <h2>{t('guide.secrets')}</h2>
        {SECRETS.map((one) => (
          <p key={one}>{t(`guide.${one}`)}</p>
        ))}
        {guides.map(({ id: game, guide }) => (
          <div key={game} class="panel">
            <h3>{nameOfGame(game)}</h3>
            {guide.secrets.map((key) => (
              <p key={key}>{say({ key }, guide)}</p>
            ))}
          </div>
        ))}
      </section>
      {guides.map(
        ({ id: game, guide }) =>
          guide.more && (
            <Part
              key={game}
              title={say({ key: guide.more.title }, guide)}
              lines={guide.more.lines.map((key) => say({ key }, guide))}
            />
          ),
      )}
      {PARTS.map(([part, lines]) => (
        <Part key={part} title={t(`guide.${part}`)} lines={lines.map((line) => t(`guide.${line}`))} />
      ))}
      <a class="button button-quiet" href={to('about')}>
        <Icon name="about" />
        {t('guide.about')}
      </a>
    </Page>
  );
}
