import { type Box, CardBack, Piece } from '../../kit/draw/paper';
import { oneKey } from '../../kit/words';
import type { PrintProps } from '../../print';
import { commerceName } from '../rules/names';
import { ACTIONS, ALL_ACTIONS, BEFORE_SCORING } from '../rules/setup';
import { EMBLEMS } from './print-signs';

/** Action cards, commerce cards, and their backs. */

interface CardProps extends PrintProps {
  card: number;
  box: Box;
}

/** What is written on a card grows and shrinks with it; said for the stylesheet as a share of the drawn size. */
const sized = (box: Box, w: number, h: number) => ({ '--k': Math.min(box.w / w, box.h / h).toFixed(3) });

const signOf = (card: number): keyof typeof EMBLEMS => {
  const { kind } = ACTIONS[card];
  return kind === 'king' ? 'crown' : kind === 'invest' ? 'coins' : 'bridge';
};

function Sign({ name }: { name: keyof typeof EMBLEMS }) {
  return (
    <svg class="isla-print-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={EMBLEMS[name]} fill-rule="evenodd" />
    </svg>
  );
}

export function ActionCard({ card: at, box, say }: CardProps) {
  const card = ALL_ACTIONS[at];
  return (
    <Piece
      box={box}
      kind="action"
      is={card}
      class="print-card mid isla-print-card isla-print-action"
      style={sized(box, 62, 82)}
    >
      <b class="isla-print-number">{card}</b>
      <span class="line isla-print-signs">
        <Sign name={signOf(card)} />
        {ACTIONS[card].kind === 'build' && <Sign name="port" />}
      </span>
      <strong>{say({ key: oneKey(`isla.actionTitle.${card}`) })}</strong>
      <p>{say({ key: oneKey(`isla.actionText.${card}`) })}</p>
    </Piece>
  );
}

export const ActionBack = ({ box }: { box: Box }) => (
  <Piece box={box} kind="back" is="action">
    <CardBack w={box.w} h={box.h}>
      <path d={EMBLEMS.coins} transform="translate(-12 -12)" fill-rule="evenodd" fill="#555" />
    </CardBack>
  </Piece>
);

export function CommerceCard({ card: at, box, say }: CardProps) {
  const card = at + 1;
  return (
    <Piece
      box={box}
      kind="commerce"
      is={card}
      class="print-card mid isla-print-card isla-print-commerce"
      style={sized(box, 47, 80)}
    >
      <Wares card={card} />
      <strong>{say(commerceName(card))}</strong>
      <p>{say({ key: oneKey(`isla.commerceText.${card}`) })}</p>
      <small>{card}</small>
    </Piece>
  );
}

/** What a card counts, at a glance. */
const COUNTS: readonly (keyof typeof EMBLEMS | 'tiki')[] = [
  'crown',
  'crown',
  'bridge',
  'port',
  'bridge',
  'port',
  'bridge',
  'port',
  'crown',
  'crown',
  'bridge',
  'prince',
  'prince',
  'port',
  'crown',
  'coins',
  'coins',
  'tiki',
  'tiki',
  'tiki',
  'tiki',
  'port',
  'prince',
  'bridge',
  'prince',
];

/** A carved mask. */
const TIKI =
  'M6 2h12l1 6-1 12-3 3H9l-3-3L5 8zM7.500 7.500l3.500 1v1.500H8zM16.500 7.500L13 8.500V10h3zM11 10h2l1 4h-4zM8 16h8v3.500H8zM9.500 16.800v1.800h1.200v-1.800zM12.200 16.800v1.800h1.200v-1.800z';

function Wares({ card }: { card: number }) {
  const sign = COUNTS[card];
  return (
    <span class="line isla-print-signs" data-early={BEFORE_SCORING.includes(card) ? '' : undefined}>
      {sign === 'tiki' ? (
        <svg class="isla-print-sign" viewBox="0 0 24 24" aria-hidden="true">
          <path d={TIKI} fill-rule="evenodd" />
        </svg>
      ) : (
        <Sign name={sign} />
      )}
    </span>
  );
}

export const CommerceBack = ({ box }: { box: Box }) => (
  <Piece box={box} kind="back" is="commerce">
    <CardBack w={box.w} h={box.h}>
      <path d={EMBLEMS.port} transform="translate(-12 -12)" fill="#555" />
    </CardBack>
  </Piece>
);
