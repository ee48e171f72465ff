import { type Box, behind, block, Caption, CutMarks, Piece, SeatSign } from '../../kit/draw/paper';
import type { PrintProps } from '../../print';
import { CROWNS, DISCOUNT, ISLANDS } from '../rules/setup';
import type { Title } from '../rules/state';
import { EMBLEMS } from './print-signs';

/** Everything small: crowns, princes, titles, and coins that are owner marks too. */

/** Rule page 3, C2: twenty to play with and five to spare, or all of them in the settings with 25. */
const COINS = 25;
/** Fits the rings of the board; straight cuts only. */
const SMALL = 12;
const ROW_OF_COINS = 13;
const TITLES: readonly Title[] = ['king', 'bridgeBuilder', 'portBuilder'];
const SIGN = { king: 'crown', bridgeBuilder: 'bridge', portBuilder: 'port' } as const;

const crownBoxes = (room: PrintProps): Box[] => block(room, CROWNS.length, CROWNS.length, SMALL, SMALL, 8);
const princeBoxes = (room: PrintProps): Box[] => block(room, ISLANDS.length, ISLANDS.length, SMALL, SMALL, 30);
const titleBoxes = (room: PrintProps): Box[] => block(room, TITLES.length, TITLES.length, 44, 20, 52);
const TOP = 82;
const coinBoxes = (room: PrintProps, seat: number): Box[] =>
  block(room, COINS, ROW_OF_COINS, SMALL, SMALL, TOP + seat * 2 * SMALL);

export function CounterPage(room: PrintProps) {
  const { say, colours } = room;
  const coins = colours.map((colour, i) => ({ colour, boxes: coinBoxes(room, i) }));
  return (
    <>
      <Caption y={1.2}>{say({ key: 'isla.print.crowns' })}</Caption>
      {crownBoxes(room).map((box, i) => (
        <Piece key={i} box={box} kind="crown" is={CROWNS[i]} class="mid isla-print-crown">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={EMBLEMS.crown} />
          </svg>
          <b>{CROWNS[i]}</b>
        </Piece>
      ))}
      <CutMarks room={room} boxes={crownBoxes(room)} />
      <Caption y={23.2}>{say({ key: 'isla.print.princes' })}</Caption>
      {princeBoxes(room).map((box, i) => (
        <Piece key={i} box={box} kind="prince" class="mid isla-print-prince">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={EMBLEMS.prince} />
          </svg>
        </Piece>
      ))}
      <CutMarks room={room} boxes={princeBoxes(room)} />
      <Caption y={45.2}>{say({ key: 'isla.print.titles' })}</Caption>
      {titleBoxes(room).map((box, i) => (
        <Piece key={i} box={box} kind="title" is={TITLES[i]} class="line isla-print-title">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={EMBLEMS[SIGN[TITLES[i]]]} />
          </svg>
          <span class="stack tight">
            <strong>{say({ key: `isla.titleName.${TITLES[i]}` })}</strong>
            <small>{say({ key: `isla.print.${TITLES[i]}`, args: { n: DISCOUNT[TITLES[i]] } })}</small>
          </span>
        </Piece>
      ))}
      <CutMarks room={room} boxes={titleBoxes(room)} />
      <Caption y={75.2}>{say({ key: 'isla.print.coins', args: { n: COINS } })}</Caption>
      {coins.map(({ colour, boxes }) =>
        boxes.map((box, i) => (
          <Piece key={`${colour} ${i}`} box={box} kind="coin" is={colour} class="isla-print-coin">
            <SeatSign colour={colour} />
          </Piece>
        )),
      )}
      {coins.length > 0 && <CutMarks room={room} boxes={coins.flatMap(({ boxes }) => boxes)} />}
    </>
  );
}

/** Only crowns have a secret. */
export function CounterBack(room: PrintProps) {
  return (
    <>
      {crownBoxes(room).map((box, i) => (
        <Piece key={i} box={behind(room, box)} kind="back" is="crown" class="mid isla-print-crown">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2 12L12 2l10 10-10 10zM5.500 12L12 18.500 18.500 12 12 5.500z" fill-rule="evenodd" />
          </svg>
        </Piece>
      ))}
    </>
  );
}
