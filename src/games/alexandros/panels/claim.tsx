import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../look/widgets';
import { numberOf } from '../../kit/picks';
import type { Pick } from '../../module';
import type { Say } from '../../table';
import { claimOf, garrisons, missing, need, removal } from '../rules/acting';
import { spaceName, symbolName } from '../rules/names';
import { type Province, provinces, symbolOf } from '../rules/provinces';
import { SYMBOLS, sumOf } from '../rules/setup';
import type { AlexFrame, Space, View } from '../rules/state';
import { handOf } from '../rules/view';
import { Emblem, words } from './panels';

/** While a province is being claimed: what covers each of its symbols, which cards that takes, and what is missing. */

/** The province and the guards named so far, if a claim is being made. */
export function claimIn(made: readonly Pick[]): { verb: string; province: Space; guards: Space[] } | undefined {
  const claim = made.find(({ id }) => /^(occupy|takeOver):/.test(id));
  if (!claim) return undefined;
  const verb = claim.id.slice(0, claim.id.indexOf(':'));
  return {
    verb,
    province: numberOf(claim.id),
    guards: made.filter(({ id }) => id.startsWith('guard:')).map(({ id }) => numberOf(id)),
  };
}

/** The picks that claim the province with as few guards as the cards known here allow. */
function cheapest(view: View, verb: string, province: Province, seat: number): string[] {
  const hand = handOf(view, seat);
  const { open, hidden } = view.hands[seat];
  const means = hand ? { cards: hand, wild: 0 } : { cards: open, wild: hidden };
  const [guards] = garrisons(view, province, view.stock[seat], means);
  return picksOf(verb, province, guards ?? []);
}

const picksOf = (verb: string, { key }: Province, guards: readonly Space[]): string[] => [
  `${verb}:${key}`,
  ...guards.map((space) => `guard:${space}`),
  'paid',
];

interface CoverProps {
  verb: string;
  onChoose(ids: readonly string[]): void;
  view: View;
  province: Space;
  guards: readonly Space[];
  say: Say;
}

export function Cover({ verb, view, province: key, guards, say, onChoose }: CoverProps) {
  const frame = view.todo[0] as Extract<AlexFrame, { at: 'act' }>;
  const province = provinces(view).list.find((one) => one.key === key);
  const filled = useRef<Space | undefined>(undefined);
  // the province alone was named: the cheapest way is put forward, and whatever covers a symbol can be changed
  useEffect(() => {
    if (province && filled.current !== key && guards.length === 0) onChoose(cheapest(view, verb, province, frame.seat));
    filled.current = key;
  }, [key]);
  if (!province || !claimOf(province, frame.seat, view.stock[frame.seat])) return null;
  const used = need(view, province, guards);
  const away = removal(view, province);
  const hand = handOf(view, frame.seat);
  const short = hand ? missing(hand, used) : 0;
  return (
    <div class="alex-cover">
      <ul>
        {province.symbols.map((space) => {
          const guarded = guards.includes(space);
          const others = guarded ? guards.filter((one) => one !== space) : [...guards, space].sort((a, b) => a - b);
          return (
            <li key={space} class={guarded ? 'guarded' : ''}>
              <button
                type="button"
                aria-pressed={guarded}
                disabled={others.length === 0 || others.length > view.stock[frame.seat]}
                onClick={() => onChoose(picksOf(verb, province, others))}
              >
                <Emblem symbol={symbolOf(view, space)} />
                <span class="unseen">{say(spaceName(view, space))}</span>
                <span>{say(words(guarded ? 'byGuard' : 'byCard'))}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {sumOf(away) > 0 && <p class="panel-note alex-note">{say(words('removal', { n: sumOf(away) }))}</p>}
      <p class="alex-cost">
        {SYMBOLS.filter((symbol) => used[symbol] > 0).map((symbol) => (
          <span key={symbol} class={`panel-fact ${hand && hand[symbol] < used[symbol] ? 'short' : ''}`}>
            <Emblem symbol={symbol} label={say(symbolName(symbol))} />
            <b>{hand ? say(words('needOf', { n: used[symbol], have: hand[symbol] })) : `×${used[symbol]}`}</b>
          </span>
        ))}
        {guards.length === 0 && (
          <Button kind="quiet" onClick={() => onChoose(cheapest(view, verb, province, frame.seat))}>
            {say(words('cheapest'))}
          </Button>
        )}
        {short > 0 && <span class="alex-short">{say({ key: 'alex.preview.missing', args: { n: short } })}</span>}
      </p>
    </div>
  );
}
