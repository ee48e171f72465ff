import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { gameOf } from '../games/doors';
import { readable } from '../games/languages';
import type { GameModule, RuleParagraph } from '../games/module';
import type { Pictured } from '../games/pictured';
import { Icon } from '../look/icons';
import { addText, t } from '../look/say';
import { Button, Segmented, TextField } from '../look/widgets';
import './pages.css';
import './rules.css';
import { OtherRules } from './OtherRules';
import { backWords, Page } from './page';
import { Pictures } from './RulesPicture';
import { Drawings, Printed, Row } from './RulesTable';
import { cameFrom, to } from './router';
import { type Found, found, howMany } from './rules-search';
import { nameOfGame } from './saves';
import { text } from './text.en';

addText(text);

/** The rules of one game: to be read from the top, searched, or opened at the paragraph that a refusal named. */

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
            <a class="line rules-way" href={to('rules', game, id)}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Paragraph({ paragraph, here }: { paragraph: RuleParagraph; here: boolean }) {
  const { id, heading, text: body, mark, examples } = paragraph;
  const drawings = useContext(Drawings);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!here) return;
    ref.current?.scrollIntoView({ block: 'start' });
    ref.current?.focus({ preventScroll: true });
  }, [here]);
  return (
    <article
      ref={ref}
      class={here ? 'rule rule-here' : 'rule'}
      tabIndex={-1}
      aria-label={heading && !/\d/.test(id) ? heading : t('rules.paragraph', { n: id })}
    >
      {heading && <h2>{heading}</h2>}
      <p class="rule-text">
        {/^\d/.test(id) && <span class="label soft figures">{id} </span>}
        {body} {mark && <span class="label soft rule-mark">{t(`rules.mark.${mark}`)}</span>}
      </p>
      {examples?.map((example, i) => (
        <p key={example} class="rule-example">
          <span class="label">{t('rules.example')}</span> {example}
          <Row class="rule-shown" pieces={drawings?.examples[id]?.[i]} />
        </p>
      ))}
    </article>
  );
}

/** The whole game on a screen or two sheets of paper: what people look up while they play, and every table. */
function Glance({ game, leave }: { game: GameModule; leave(): void }) {
  const { tables } = found(game, '');
  const drawings = useContext(Drawings);
  return (
    <div class="glance">
      <div class="glance-parts">
        {game.glance?.map(({ at, title, ordered, lines }, i) => {
          const List = ordered ? 'ol' : 'ul';
          return (
            <section key={title}>
              <h2>
                <a href={to('rules', game.id, at)} onClick={leave}>
                  {title}
                </a>
              </h2>
              <Row class="glance-shown" pieces={drawings?.glance[i]} />
              <List>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </List>
            </section>
          );
        })}
      </div>
      <div class="glance-tables">
        {tables.map((table) => (
          <Printed key={table.title} table={table} />
        ))}
      </div>
    </div>
  );
}

/** Paragraphs in their order, each with its tables; tables whose paragraph was not found follow. */
function Text({ paragraphs, tables, here }: Found & { here: string | undefined }) {
  const ids = new Set(paragraphs.map(({ id }) => id));
  const under = (id: string) =>
    tables.filter(({ at }) => at === id).map((table) => <Printed key={table.title} table={table} />);
  return (
    <div class="stack rules-text">
      {paragraphs.map((one) => (
        <Fragment key={one.id}>
          <Paragraph paragraph={one} here={one.id === here} />
          {under(one.id)}
        </Fragment>
      ))}
      {tables
        .filter(({ at }) => !ids.has(at))
        .map((table) => (
          <Printed key={table.title} table={table} />
        ))}
    </div>
  );
}

function Reader({ game, paragraph }: { game: GameModule; paragraph?: string }) {
  const question = useSignal('');
  const wish = useSignal<boolean | undefined>(undefined);
  // whoever was sent to a paragraph reads that one
  const glance = wish.value ?? (paragraph === undefined && game.glance !== undefined);
  const answer = found(game, question.value);
  const asked = question.value.trim() !== '';
  const n = howMany(answer);
  const count = n > 0 ? t('rules.found', { n }) : t('rules.none');
  return (
    <>
      <div class="row card rules-search">
        {/* opened at a paragraph, the page's own way back lies far above */}
        {paragraph !== undefined && cameFrom.length > 0 && (
          <a class="icon-button" href={to(...cameFrom)} aria-label={backWords(cameFrom)} title={backWords(cameFrom)}>
            <Icon name="back" />
          </a>
        )}
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
      {!asked && (
        <div class="row rules-ways">
          <Segmented
            label={t('rules.contents')}
            value={glance}
            options={[
              { value: true, text: t('rules.glance') },
              { value: false, text: t('rules.whole') },
            ]}
            onChange={(value) => (wish.value = value)}
          />
          {glance && (
            <Button icon="print" onClick={() => print()}>
              {t('rules.print')}
            </Button>
          )}
        </div>
      )}
      {!asked && !glance && <Pictures game={game} />}
      {glance && !asked ? (
        <Glance game={game} leave={() => (wish.value = false)} />
      ) : (
        <div class="stack rules-body">
          {!asked && <Contents game={game.id} reference={game.reference} />}
          <Text {...answer} here={asked ? undefined : paragraph} />
          {!asked && <p class="soft">{t('rules.marks')}</p>}
        </div>
      )}
      {asked && <OtherRules game={game.id} question={question.value} />}
    </>
  );
}

export default function Rules({ id, paragraph }: { id: string; paragraph?: string }) {
  const game = useSignal<GameModule | undefined>(undefined);
  const drawings = useSignal<Pictured | undefined>(undefined);
  const state = useSignal<'waits' | 'failed' | 'here'>('waits');
  const { play, pictured } = gameOf(id) ?? {};
  const load = () => {
    state.value = 'waits';
    if (!play) return;
    // without its drawings the rules are read in words
    Promise.all([play().then(readable), pictured?.().catch(() => undefined)]).then(
      ([module, drawn]) => {
        game.value = module;
        drawings.value = drawn;
        state.value = 'here';
      },
      () => (state.value = 'failed'),
    );
  };
  useEffect(load, [id]);
  return (
    <Page title={t('rules.title', { game: nameOfGame(id) })} name="stack page page-rules" back={cameFrom}>
      {!play && <p class="stack empty">{t('rules.unknown')}</p>}
      {play && state.value === 'waits' && <p class="soft">{t('app.loading')}</p>}
      {state.value === 'failed' && (
        <div class="stack empty">
          <p>{t('app.broken')}</p>
          <Button onClick={load}>{t('app.again')}</Button>
        </div>
      )}
      {game.value && (
        <Drawings.Provider value={drawings.value}>
          <Reader game={game.value} paragraph={paragraph} />
        </Drawings.Provider>
      )}
    </Page>
  );
}
