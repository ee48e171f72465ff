import { type Box, block, Caption, CardBack, CutMarks, Piece, SeatMark, SeatSign, Tent } from '../../kit/draw/paper';
import type { PrintProps } from '../../print';
import { SIGNS } from '../draw/signs';
import { symbolName } from '../rules/names';
import { BLACK, COPIES, GUARDS, RED, SYMBOLS } from '../rules/setup';
import type { Sign } from '../rules/state';

/** Cards, walls and figures to be cut out. */

function Figure({ symbol }: { symbol: Sign }) {
  const { shape, cut, lines, width } = SIGNS[symbol];
  return (
    <svg viewBox="-1 -1 26 26" aria-hidden="true">
      <path d={shape} class="sign" />
      {lines && <path d={lines} class="sign-lines" stroke-width={width} />}
      <path d={cut} fill="#fff" />
    </svg>
  );
}

export const CARD_COUNT = COPIES * SYMBOLS.length;

export function Card({ card, box, say }: PrintProps & { card: number; box: Box }) {
  const symbol = SYMBOLS[card % SYMBOLS.length];
  const size = { '--k': Math.min(box.w / 37, box.h / 61).toFixed(3) };
  return (
    <Piece box={box} kind="card" is={symbol} class="print-card mid alex-print-card" style={size}>
      <Figure symbol={symbol} />
      <span>{say(symbolName(symbol))}</span>
    </Piece>
  );
}

/** A star of sixteen points, as at Alexander's start. */
const STAR = `M${Array.from({ length: 16 }, (_, i) => {
  const [angle, r] = [(i / 16) * Math.PI * 2, i % 2 ? 4.5 : 11];
  return `${(Math.cos(angle) * r).toFixed(2)} ${(Math.sin(angle) * r).toFixed(2)}`;
}).join('L')}Z`;

export const BackOfCard = ({ box }: { box: Box }) => (
  <Piece box={box} kind="back" is="card">
    <CardBack w={box.w} h={box.h}>
      <path d={STAR} fill="none" stroke="#444" stroke-width=".9" />
    </CardBack>
  </Piece>
);

/** A little shorter than a side of the printed land, so that walls meet at a corner without lying on each other. */
const WALL = { w: 34, h: 7, columns: 5 };

export function WallPage(room: PrintProps) {
  const black = block(room, BLACK, WALL.columns, WALL.w, WALL.h, 8);
  const red = block(room, RED, WALL.columns, WALL.w, WALL.h, 24 + (BLACK / WALL.columns) * WALL.h);
  return (
    <>
      <Caption y={1.2}>{room.say({ key: 'alex.print.black', args: { n: BLACK } })}</Caption>
      {black.map((box, i) => (
        <Piece key={i} box={box} kind="wall" is="black">
          <Wall red={false} />
        </Piece>
      ))}
      <CutMarks room={room} boxes={black} />
      <Caption y={red[0].y - 6.8}>{room.say({ key: 'alex.print.red', args: { n: RED } })}</Caption>
      {red.map((box, i) => (
        <Piece key={i} box={box} kind="wall" is="red">
          <Wall red />
        </Piece>
      ))}
      <CutMarks room={room} boxes={red} />
    </>
  );
}

/** Courses of stone; the red ones are barred by crosses, for a printer without colours. */
function Wall({ red }: { red: boolean }) {
  const { w, h } = WALL;
  const stones: string[] = [`M1 1h${w - 2}v${h - 2}h${2 - w}Z`];
  if (red) for (let x = 1.5; x < w - 4; x += 4.4) stones.push(`M${x} 1.500l4 4M${x} 5.500l4-4`);
  else {
    stones.push(`M1 2.700h${w - 2}M1 4.300h${w - 2}`);
    for (let x = 3; x < w - 1; x += 4) stones.push(`M${x} 1v1.700M${x} 4.300v1.700M${x - 2 + 4} 2.700v1.600`);
  }
  return (
    <svg
      class={red ? 'alex-print-wall alex-print-red' : 'alex-print-wall'}
      viewBox={`0 0 ${w} ${h}`}
      aria-hidden="true"
    >
      <path d={stones.join('')} />
    </svg>
  );
}

const GUARD = { w: 15, face: 17, foot: 6, columns: 12 };
const LEADER = { w: 18, face: 22, foot: 8 };
const DISC = 12;

export function FigurePage(room: PrintProps) {
  const { say, colours } = room;
  const high = 2 * (GUARD.face + GUARD.foot);
  const guards = block(room, GUARDS * colours.length, GUARD.columns, GUARD.w, high, 8);
  const rows = Math.ceil(guards.length / GUARD.columns);
  const top = 8 + rows * high;
  const discs = block(room, colours.length, colours.length, DISC, DISC, top + 16);
  const [leader] = block(room, 1, 1, LEADER.w, 2 * (LEADER.face + LEADER.foot), top + 46);
  return (
    <>
      <Caption y={1.2}>{say({ key: 'alex.print.guards', args: { n: GUARDS } })}</Caption>
      {guards.map((box, i) => (
        <Piece key={i} box={box} kind="guard" is={colours[Math.floor(i / GUARDS)]}>
          <Tent w={GUARD.w} face={GUARD.face} foot={GUARD.foot}>
            <Guard colour={colours[Math.floor(i / GUARDS)]} />
          </Tent>
        </Piece>
      ))}
      {guards.length > 0 && <CutMarks room={room} boxes={guards} />}
      <Caption y={top + 9.2}>{say({ key: 'alex.print.discs' })}</Caption>
      {discs.map((box, i) => (
        <Piece key={i} box={box} kind="disc" is={colours[i]} class="alex-print-disc">
          <SeatSign colour={colours[i]} />
        </Piece>
      ))}
      {discs.length > 0 && <CutMarks room={room} boxes={discs} />}
      <Caption y={top + 39.2}>{say({ key: 'alex.print.alexander' })}</Caption>
      <Piece box={leader} kind="alexander">
        <Tent w={LEADER.w} face={LEADER.face} foot={LEADER.foot}>
          <Rider />
        </Tent>
      </Piece>
      <CutMarks room={room} boxes={[leader]} />
    </>
  );
}

/** A shield with the seat's symbol. */
function Guard({ colour }: { colour: number }) {
  return (
    <>
      <path
        d="M2.500 2.500q5-.300 5-1.500q0 1.200 5 1.500q.400 10-5 13.200q-5.400-3.200-5-13.200Z"
        class="alex-paper-shield"
      />
      <g transform="translate(3.4 3.6) scale(.205)">
        <SeatMark colour={colour} />
      </g>
    </>
  );
}

/** Alexander: a helmet with a crest over the sun of his house. */
function Rider() {
  const { shape, cut } = SIGNS[4];
  return (
    <>
      <circle cx="9" cy="11" r="8.2" class="alex-paper-shield" />
      <path d={STAR} transform="translate(9 11) scale(.66)" fill="none" stroke="#888" stroke-width=".3" />
      <g transform="translate(3.6 5.600) scale(.45)">
        <path d={shape} class="sign" />
        <path d={cut} fill="#fff" />
      </g>
    </>
  );
}
