import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { gameOf } from '../games/doors';
import type { GameModule, RuleParagraph } from '../games/module';
import { addText, t } from '../look/say';
import { Button, TextField } from '../look/widgets';
import './pages.css';
import { Page } from './page';
import { to } from './router';
import { nameOfGame } from './saves';
import { text } from './text.en';

addText(text);

/** The rules of one game: to be read from the top, searched, or opened at the paragraph that a refusal named. */

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Paragraphs that hold every word of the question. */
export function matching(reference: readonly RuleParagraph[], question: string): readonly RuleParagraph[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  if (words.length === 0) return reference;
  return reference.filter(({ id, heading = '', text: body }) => {
    const all = plain(`${id} ${heading} ${body}`);
    return words.every((word) => all.includes(word));
  });
}

function Contents({ game, reference }: { game: string; reference: readonly RuleParagraph[] }) {
  const headed = reference.filter(({ heading }) => heading);
  if (headed.length < 2) return null;
  return (
    <nav class="contents" aria-labelledby="contents">
      <h2 id="contents" class="label">
        {t('rules.contents')}
      </h2>
      <ul>
        {headed.map(({ id, heading }) => (
          <li key={id}>
            <a href={to('rules', game, id)}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Paragraph({ paragraph, here }: { paragraph: RuleParagraph; here: boolean }) {
  const { id, heading, text: body } = paragraph;
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!here) return;
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, [here]);
  return (
    <article
      ref={ref}
      class={here ? 'rule rule-here' : 'rule'}
      tabIndex={-1}
      aria-label={t('rules.paragraph', { n: id })}
    >
      {heading && <h2>{heading}</h2>}
      <p class="rule-text">
        {/^\d/.test(id) && <span class="rule-number label figures">{id} </span>}
        {body}
      </p>
    </article>
  );
}

function Reader({ game, paragraph }: { game: GameModule; paragraph?: string }) {
  const question = useSignal('');
  const found = matching(game.reference, question.value);
  const asked = question.value.trim() !== '';
  const count = found.length > 0 ? t('rules.found', { n: found.length }) : t('rules.none');
  return (
    <>
      <div class="rules-search">
        <TextField
          search
          label={t('rules.search')}
          longest={40}
          value={question.value}
          onInput={(q) => (question.value = q)}
        />
        <p class="soft" role="status">
          {asked ? count : null}
        </p>
      </div>
      <div class="rules-body">
        {!asked && <Contents game={game.id} reference={game.reference} />}
        <div class="rules-text">
          {found.map((one) => (
            <Paragraph key={one.id} paragraph={one} here={!asked && one.id === paragraph} />
          ))}
        </div>
      </div>
    </>
  );
}

export default function Rules({ id, paragraph }: { id: string; paragraph?: string }) {
  const game = useSignal<GameModule | undefined>(undefined);
  const state = useSignal<'waits' | 'failed' | 'here'>('waits');
  const play = gameOf(id)?.play;
  const load = () => {
    state.value = 'waits';
    play?.().then(
      (module) => {
        game.value = module;
        state.value = 'here';
      },
      () => (state.value = 'failed'),
    );
  };
  useEffect(load, [id]);
  return (
    <Page title={t('rules.title', { game: nameOfGame(id) })} name="page page-rules">
      {!play && <p class="empty">{t('rules.unknown')}</p>}
      {play && state.value === 'waits' && <p class="soft">{t('app.loading')}</p>}
      {state.value === 'failed' && (
        <div class="empty">
          <p>{t('app.broken')}</p>
          <Button onClick={load}>{t('app.again')}</Button>
        </div>
      )}
      {game.value && <Reader game={game.value} paragraph={paragraph} />}
    </Page>
  );
}
