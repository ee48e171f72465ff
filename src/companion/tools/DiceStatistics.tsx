import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { ENOUGH, often, seldom } from '../../games/dice';
import type { HelperProps } from '../../games/keeper';
import { joined, t } from '../../look/say';
import { Segmented } from '../../look/widgets';
import { alike, averages, type Counted, counted, type DiceState } from './dice-state';
import { Who } from './parts';

/** How often everything fell, before the range that honest dice keep to. */

const WIDTH = 320;
const HEIGHT = 150;
const FOOT = 22;
const HEAD = 20;
/** More rods than this are numbered now and then only. */
const CLOSE = 16;

const strays = (one: Counted): boolean => often(one) || seldom(one);

/** One sentence on the whole. */
export function verdict(all: readonly Counted[], throws: number): string {
  if (throws < ENOUGH) return t('dice.few', { n: throws });
  const list = [['dice.often', all.filter(often)] as const, ['dice.seldom', all.filter(seldom)] as const].flatMap(
    ([key, some]) => (some.length > 0 ? [t(key, { list: some.map(({ value }) => value) })] : []),
  );
  return list.length === 0 ? t('dice.fine', { n: throws }) : t('dice.out', { list: joined(list), m: all.length });
}

function Rods({ all, enough }: { all: readonly Counted[]; enough: boolean }) {
  const hatch = useId();
  const top = Math.max(1, ...all.map(({ count, high }) => Math.max(count, high)));
  const y = (value: number): number => HEIGHT - FOOT - (value / top) * (HEIGHT - HEAD - FOOT);
  const step = WIDTH / all.length;
  const half = Math.min(13, step * 0.42);
  const odd = (i: number): boolean => enough && all[i] !== undefined && strays(all[i]);
  const every = Math.ceil(all.length / CLOSE);
  const named = (i: number): boolean => every === 1 || odd(i) || (i % every === 0 && !odd(i - 1) && !odd(i + 1));
  return (
    <svg class="tool-rods" viewBox={`-6 0 ${WIDTH + 12} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v5" class="tool-hatch" />
        </pattern>
      </defs>
      {all.map((one, i) => {
        const mid = (i + 0.5) * step;
        return (
          <g key={one.value} class={odd(i) ? 'odd' : ''}>
            <rect
              class="tool-band"
              fill={`url(#${hatch})`}
              x={mid - half}
              width={half * 2}
              y={y(one.high)}
              height={y(one.low) - y(one.high)}
            />
            <rect class="tool-rod" x={mid - half / 2} width={half} y={y(one.count)} height={y(0) - y(one.count)} />
            <path class="tool-mean" d={`M${mid - half} ${y(one.mean)}h${half * 2}`} />
            {named(i) && (
              <>
                <text class="tool-times" x={mid} y={y(Math.max(one.count, one.high)) - 5}>
                  {one.count}
                </text>
                <text x={mid} y={HEIGHT - 5}>
                  {one.value}
                </text>
              </>
            )}
          </g>
        );
      })}
      <path class="tool-floor" d={`M0 ${y(0)}H${WIDTH}`} />
    </svg>
  );
}

function People({ state, people }: { state: DiceState; people: HelperProps['people'] }) {
  const all = averages(state, people.length);
  if (all.length === 0) return null;
  return (
    <section aria-label={t('dice.people')}>
      <h2 class="label">{t('dice.people')}</h2>
      <ul class="tool-lines figures">
        {all.map(({ seat, throws, mean, low, high }) => (
          <li key={seat}>
            <Who person={people[seat]} />
            <span>
              {t('dice.average', { throws, mean: mean.toFixed(1), low: low.toFixed(1), high: high.toFixed(1) })}
            </span>
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
    <figure class="tool-figure">
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
      <figcaption>{verdict(all, throws)}</figcaption>
      <Rods all={all} enough={throws >= ENOUGH} />
      <p class="soft tool-legend">{t('dice.legend', { n: throws })}</p>
      <details>
        <summary>{t('dice.numbers')}</summary>
        <ul class="tool-lines figures">
          {all.map(({ value, count, low, high }) => (
            <li key={value}>
              {t(by.value === 'face' ? 'dice.oneFace' : 'dice.one', { value, n: count, tries, low, high })}
            </li>
          ))}
        </ul>
      </details>
      <People state={state} people={people} />
    </figure>
  );
}
