import { behind, block, CardBack, CutMarks, Piece } from '../../kit/draw/paper';
import { oneKey } from '../../kit/words';
import type { PrintProps } from '../../print';
import { commerceName } from '../rules/names';
import { ACTIONS, ALL_ACTIONS, BEFORE_SCORING, COMMERCE_CARDS } from '../rules/setup';
import { EMBLEMS } from './print-signs';

/** Action cards, commerce cards, and their backs in mirrored order. */

const ACTION = { w: 62, h: 82, columns: 3 };
const COMMERCE = { w: 47, h: 80, columns: 4 };
export const COMMERCE_A_SHEET = 12;

const actionBoxes = (room: PrintProps) => block(room, ALL_ACTIONS.length, ACTION.columns, ACTION.w, ACTION.h, 3);

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

export function ActionPage(room: PrintProps) {
  const boxes = actionBoxes(room);
  return (
    <>
      {ALL_ACTIONS.map((card, i) => (
        <Piece key={card} box={boxes[i]} kind="action" is={card} class="isla-print-card isla-print-action">
          <b class="isla-print-number">{card}</b>
          <span class="isla-print-signs">
            <Sign name={signOf(card)} />
            {ACTIONS[card].kind === 'build' && <Sign name="port" />}
          </span>
          <strong>{room.say({ key: oneKey(`isla.actionTitle.${card}`) })}</strong>
          <p>{room.say({ key: oneKey(`isla.actionText.${card}`) })}</p>
        </Piece>
      ))}
      <CutMarks room={room} boxes={boxes} />
    </>
  );
}

export function ActionBack(room: PrintProps) {
  return (
    <>
      {actionBoxes(room).map((box, i) => (
        <Piece key={i} box={behind(room, box)} kind="back" is="action">
          <CardBack w={box.w} h={box.h}>
            <path d={EMBLEMS.coins} transform="translate(-12 -12)" fill-rule="evenodd" fill="#555" />
          </CardBack>
        </Piece>
      ))}
    </>
  );
}

const commerceOn = (sheet: number): number[] =>
  Array.from(
    { length: Math.min(COMMERCE_A_SHEET, COMMERCE_CARDS - sheet * COMMERCE_A_SHEET) },
    (_, i) => sheet * COMMERCE_A_SHEET + i + 1,
  );
const commerceBoxes = (room: PrintProps, sheet: number) =>
  block(room, commerceOn(sheet).length, COMMERCE.columns, COMMERCE.w, COMMERCE.h, 5);

export function CommercePage({ sheet, ...room }: PrintProps & { sheet: number }) {
  const boxes = commerceBoxes(room, sheet);
  return (
    <>
      {commerceOn(sheet).map((card, i) => (
        <Piece key={card} box={boxes[i]} kind="commerce" is={card} class="isla-print-card isla-print-commerce">
          <Wares card={card} />
          <strong>{room.say(commerceName(card))}</strong>
          <p>{room.say({ key: oneKey(`isla.commerceText.${card}`) })}</p>
          <small>{card}</small>
        </Piece>
      ))}
      <CutMarks room={room} boxes={boxes} />
    </>
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
    <span class="isla-print-signs" data-early={BEFORE_SCORING.includes(card) ? '' : undefined}>
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

export function CommerceBack({ sheet, ...room }: PrintProps & { sheet: number }) {
  return (
    <>
      {commerceBoxes(room, sheet).map((box, i) => (
        <Piece key={i} box={behind(room, box)} kind="back" is="commerce">
          <CardBack w={box.w} h={box.h}>
            <path d={EMBLEMS.port} transform="translate(-12 -12)" fill="#555" />
          </CardBack>
        </Piece>
      ))}
    </>
  );
}
