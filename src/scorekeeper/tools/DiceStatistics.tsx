import { useSignal } from '@preact/signals';
import type { HelperProps } from '../../games/keeper';
import { ENOUGH, often, seldom } from '../../games/kit/dice';
import { DiceRods } from '../../look/dice-rods';
import { joined, t } from '../../look/say';
import { Segmented } from '../../look/widgets';
import { alike, averages, type Counted, counted, type DiceState } from './dice-state';
import { Who } from './parts';

/** What the throws so far tell of the dice, and of whoever threw them. */

const tenths = (n: number): number => Math.round(n * 10) / 10;

/** One sentence on the whole. */
export function verdict(all: readonly Counted[], throws: number): string {
  if (throws < ENOUGH) return t('dice.few', { n: throws });
  const list = [['dice.often', all.filter(often)] as const, ['dice.seldom', all.filter(seldom)] as const].flatMap(
    ([key, some]) => (some.length > 0 ? [t(key, { list: some.map(({ value }) => value) })] : []),
  );
  return list.length === 0 ? t('dice.fine', { n: throws }) : t('dice.out', { list: joined(list), m: all.length });
}

function People({ state, people }: { state: DiceState; people: HelperProps['people'] }) {
  const all = averages(state, people.length);
  if (all.length === 0) return null;
  return (
    <section aria-label={t('dice.people')}>
      <h2 class="label">{t('dice.people')}</h2>
      <ul class="tool-lines figures">
        {all.map(({ seat, throws, mean, low, high }) => (
          <li key={seat} class="fact">
            <Who person={people[seat]} />
            <span>{t('dice.average', { throws, mean: tenths(mean), low: tenths(low), high: tenths(high) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function DiceStatistics({ state, people }: { state: DiceState; people: HelperProps['people'] }) {
  const by = useSignal<'sum' | 'face'>('sum');
  const throws = alike(state).length;
  if (throws === 0) return null;
  const all = counted(state, by.value);
  const tries = by.value === 'face' ? throws * state.count : throws;
  return (
    <figure class="stack tool-figure">
      <h2 class="label">{t('dice.statistics')}</h2>
      {state.count > 1 && (
        <Segmented
          label={t('dice.by')}
          value={by.value}
          options={[
            { value: 'sum', text: t('dice.bySum') },
            { value: 'face', text: t('dice.byFace') },
          ]}
          onChange={(next) => {
            by.value = next;
          }}
        />
      )}
      <figcaption class="heading">{verdict(all, throws)}</figcaption>
      <DiceRods all={all} enough={throws >= ENOUGH} />
      <p class="note">{t('dice.legend', { n: throws })}</p>
      <details>
        <summary>{t('dice.numbers')}</summary>
        <ul class="tool-lines figures">
          {all.map(({ value, count, low, high }) => (
            <li key={value} class="fact">
              {t(by.value === 'face' ? 'dice.oneFace' : 'dice.one', { value, n: count, tries, low, high })}
            </li>
          ))}
        </ul>
      </details>
      <People state={state} people={people} />
    </figure>
  );
}
