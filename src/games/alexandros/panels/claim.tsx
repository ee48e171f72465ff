import { useEffect, useRef } from 'preact/hooks';
import { FaceCard } from '../../kit/face-card';
import { numberOf } from '../../kit/picks';
import type { Pick } from '../../module';
import type { Say } from '../../table';
import { claimOf, garrisons, need, removal } from '../rules/acting';
import { spaceName, symbolName } from '../rules/names';
import { type Province, provinces, symbolOf } from '../rules/provinces';
import { SYMBOLS } from '../rules/setup';
import type { AlexFrame, Sign, Space, View } from '../rules/state';
import { handOf } from '../rules/view';
import { Emblem, Icon, Standing, words } from './panels';

/** While a province is being claimed: what covers each of its symbols, a guard or a card, and what drives guards away. */

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
  const away = removal(view, province);
  const used = need(view, province, guards);
  const hand = handOf(view, frame.seat);
  const short = (symbol: Sign) => hand !== null && hand[symbol] < used[symbol];
  return (
    <>
      {SYMBOLS.filter((symbol) => away[symbol] > 0).map((symbol) => (
        <span
          key={symbol}
          class={`sum alex-toll alex-of-${symbol}`}
          data-about={`symbol:${symbol}`}
          title={say(words('removal', { n: away[symbol] }))}
        >
          <Icon name="guard" />
          <Emblem symbol={symbol} label={say(symbolName(symbol))} />
          <b class={short(symbol) ? 'short' : ''}>{`−${away[symbol]}`}</b>
        </span>
      ))}
      {province.symbols.map((space) => {
        const guarded = guards.includes(space);
        const others = guarded ? guards.filter((one) => one !== space) : [...guards, space].sort((a, b) => a - b);
        const symbol = symbolOf(view, space);
        return (
          <FaceCard
            key={space}
            id={`guard:${space}`}
            about={`space:${space}`}
            name={`${say(spaceName(view, space))}: ${say(words(guarded ? 'byGuard' : 'byCard'))}`}
            class={`alex-card alex-of-${symbol} ${guarded ? 'alex-guard' : ''}`}
            chosen={guarded}
            disabled={others.length === 0 || others.length > view.stock[frame.seat]}
            onPick={() => onChoose(picksOf(verb, province, others))}
          >
            {!guarded && <b class={`face-number ${short(symbol) ? 'short' : ''}`}>−1</b>}
            {guarded ? <Standing symbol={symbol} /> : <Emblem symbol={symbol} />}
            <span class="face-title">{say(words(guarded ? 'byGuard' : 'byCard'))}</span>
          </FaceCard>
        );
      })}
    </>
  );
}
