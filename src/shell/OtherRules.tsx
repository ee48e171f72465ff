import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { games } from '../games/doors';
import { readable } from '../games/languages';
import type { GameModule } from '../games/module';
import { t } from '../look/say';
import { to } from './router';
import { type Found, found, howMany } from './rules-search';
import { nameOfGame } from './saves';

/** What the rules of the other games say to the same question. */

/** So many ways of each game; its own page has the others. */
const MOST = 4;

function waysOf({ paragraphs, tables }: Found): { at: string; text: string }[] {
  const rows = tables.flatMap(({ at, rows: some }) => some.map(([first]) => ({ at, text: first.words })));
  const texts = paragraphs.map(({ id, heading, text }) => ({ at: id, text: heading ?? text }));
  return [...rows, ...texts];
}

export function OtherRules({ game, question }: { game: string; question: string }) {
  const all = useSignal<readonly GameModule[]>([]);
  useEffect(() => {
    const others = games.flatMap(({ card, play }) => (card.id !== game && play ? [play().then(readable)] : []));
    // one that cannot be fetched just now has nothing to say
    void Promise.allSettled(others).then((ended) => {
      all.value = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    });
  }, [game]);
  const said = all.value.flatMap((one) => {
    const answer = found(one, question);
    return howMany(answer) > 0 ? [{ id: one.id, answer }] : [];
  });
  if (said.length === 0) return null;
  return (
    <section class="stack rules-others" aria-labelledby="rules-others">
      <h2 id="rules-others" class="label">
        {t('rules.others')}
      </h2>
      {said.map(({ id, answer }) => (
        <div key={id}>
          <h3>{nameOfGame(id)}</h3>
          <ul>
            {waysOf(answer)
              .slice(0, MOST)
              .map(({ at, text }, i) => (
                <li key={i}>
                  <a class="line rules-way" href={to('rules', id, at)}>
                    {text}
                  </a>
                </li>
              ))}
          </ul>
          {howMany(answer) > MOST && (
            <a class="soft" href={to('rules', id)}>
              {t('rules.more', { n: howMany(answer) - MOST })}
            </a>
          )}
        </div>
      ))}
    </section>
  );
}
