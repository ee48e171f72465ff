import { ACTIONS } from '../rules/setup';
import './cards.css';

/** The faces of this game's cards: a drawn sign of what a card looks at, and how much that is worth. */

/** Signs in a box of 24. What a card scores, moves, buys or takes. */
const SIGNS = {
  king: 'M3 18h18v2.500H3zM3.500 15.500L2 6l5.500 4L12 3l4.500 7L22 6l-1.500 9.500z',
  bridge:
    'M1 8c7-4.500 15-4.500 22 0v12h-3c0-6-5-6-5 0H9c0-6-5-6-5 0H1zM1 5.500C8 1 16 1 23 5.500v1.200c-7-4.400-15-4.400-22 0z',
  port: 'M11 2h2v3h3v2h-3v11c3-.300 5-2 5.500-4.500L16 14l3.500-4L23 14h-2.300c-.700 5-4.200 8-8.700 8s-8-3-8.700-8H1l3.500-4L8 14l-2.500-.500C6 16 8 17.700 11 18V7H8V5h3z',
  prince:
    'M12 1l1.600 2.600L16 2l-.500 4.200h-7L8 2l2.400 1.600zM8.700 7h6.600c.300 2-.500 3.400-1.700 4 2.400.700 2.900 3 3.200 6l1.700 4.500H5.500L7.200 17c.300-3 .800-5.300 3.200-6-1.200-.600-2-2-1.700-4z',
  crown:
    'M12 1.500l9 5.200v10.600l-9 5.200-9-5.200V6.700zM6.500 15.500h11l1-7-3.800 2.600L12 6.500l-2.700 4.600L5.500 8.500z',
  coin: 'M12 3c5.500 0 10 2.700 10 6s-4.500 6-10 6S2 12.300 2 9s4.500-6 10-6zM2 12.500c1.300 3 5.500 4.800 10 4.800s8.700-1.800 10-4.800V15c0 3.400-4.500 6-10 6S2 18.400 2 15z',
  chest: 'M3 10c0-4 2.500-6 5.500-6h7C18.500 4 21 6 21 10v1h-7V9.500h-4V11H3zM3 12.500h7V15h4v-2.500h7V20H3z',
  island:
    'M13 5c2-3 5-3 7-1-2.500-.300-4 .500-5 2 2.500-.500 4 .500 5 2.500-2-.800-3.600-.800-5 0-.600 2-.800 4-.500 6.500 4 .500 7 2.500 8 5.500-6 2-15 2-21 0 1-3 5-5.300 10-5.600 0-2.500.400-4.700 1.200-6.800-1.700-.500-3.400 0-5 1.400.300-2.300 1.900-3.700 4.300-3.700C10.600 4.500 9 4.200 7 5c1.400-2.600 4.700-2.700 6 0z',
  thief:
    'M2 9c3-2 6-1.500 10 .500C16 7.500 19 7 22 9c.300 5-2 8-5.500 8-2 0-3.500-1.500-4.500-3.500-1 2-2.500 3.500-4.500 3.500C4 17 1.700 14 2 9zM5.500 11c.800 2 3 2.700 4.500 1.300-.700-1.700-3-2.300-4.500-1.300zm13 0c-1.500-1-3.800-.400-4.500 1.300 1.500 1.400 3.700.700 4.500-1.300z',
  swap: 'M4 7h11V3.500L21 9l-6 5.500V11H4zM20 17H9v3.500L3 15l6-5.500V13h2l2 2h7z',
  tiki: 'M6 2h12l1 6-1.500 2 1 6-2.500 6H8l-2.500-6 1-6L5 8zm2 5.500L11 9V6.500zM16 7.500V6l-3 .500V9zM11 10h2l1 4h-4zM8 16h8v1.200h-2V19h-1v-1.800h-2V19h-1v-1.800H8z',
  card: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zm6 5l-4 5 4 5 4-5z',
} as const;

type Sign = keyof typeof SIGNS;

/** What each card looks at, and the number that stands on its corner; what it does is told when it is picked. */
const FACES: { readonly [card: number]: readonly [sign: Sign, worth: string, beside?: Sign] } = {
  1: ['king', '10'],
  2: ['bridge', '8', 'king'],
  3: ['port', '8', 'king'],
  4: ['bridge', '6'],
  5: ['port', '8'],
  6: ['island', '1×', 'bridge'],
  7: ['port', '2×'],
  8: ['crown', '3×'],
  9: ['thief', '', 'crown'],
  10: ['swap', '', 'bridge'],
  11: ['coin', '1×', 'prince'],
  12: ['swap', '', 'prince'],
  13: ['port', '4×', 'port'],
  14: ['crown', '8'],
  15: ['coin', '⅓'],
  16: ['chest', '½'],
  17: ['tiki', ''],
  18: ['tiki', ''],
  19: ['tiki', ''],
  20: ['tiki', ''],
  21: ['port', '+'],
  22: ['prince', '3×', 'island'],
  23: ['bridge', '2×', 'island'],
  24: ['prince', '1×', 'port'],
};

export function Glyph({ sign, class: own }: { sign: Sign; class?: string }) {
  return (
    <svg class={own} viewBox="0 0 24 24" aria-hidden="true">
      <path fill-rule="evenodd" d={SIGNS[sign]} />
    </svg>
  );
}

export const kindOfCard = (card: number): string =>
  [9, 10, 12].includes(card) ? 'early' : card >= 17 && card <= 20 ? 'tiki' : '';

/** What a commerce card looks at, and how much that is worth. */
export function CommerceSign({ card }: { card: number }) {
  const [sign, worth, beside] = FACES[card];
  return (
    <span class={`sum isla-sign ${kindOfCard(card)}`}>
      <Glyph sign={sign} />
      {beside && <Glyph sign={beside} />}
      {worth && <b>{worth}</b>}
    </span>
  );
}

/** What an action card is for, in signs: coins over islands, what is built at which price, the King. */
export function ActionSign({ card }: { card: number }) {
  const action = ACTIONS[card];
  if (action.kind === 'king') return <Glyph sign="king" class="isla-king" />;
  const parts: readonly [Sign, number][] =
    action.kind === 'invest'
      ? [
          ['coin', action.coins],
          ['island', action.islands],
        ]
      : [
          ['bridge', action.bridge],
          ['port', action.port],
        ];
  return (
    <>
      {parts.map(([sign, n]) => (
        <span key={sign} class={`sum isla-sign ${action.kind}`}>
          <Glyph sign={sign} />
          <b>{n}</b>
        </span>
      ))}
      {action.kind === 'build' && action.max > 1 && <span class="isla-twice">×{action.max}</span>}
    </>
  );
}
