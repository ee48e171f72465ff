import './print.css';
import type { Phrase } from '../../../engine/rules';
import { type Box, block, Caption, CardBack, CutMarks, Piece } from '../../kit/draw/paper';
import { cardPages } from '../../kit/draw/print-pages';
import type { PrintModule, PrintProps } from '../../print';
import { GOVERNOR_PATH, ROLE_PATHS } from '../draw/symbols';
import { roleName } from '../rules/names';
import { BUILDER, GOLD, PRODUCER, PROSPECTOR, ROBBER, ROLE_IDS, SOLDIERS, TRADER } from '../rules/setup';
import type { Role } from '../rules/state';
import { text } from './text-print.en';

/** What Puerto Catan adds to a box of Catan (rule page B1): eight role cards, and gold. */

const ROLES = [PRODUCER, TRADER, BUILDER, SOLDIERS, PROSPECTOR, PROSPECTOR, ROBBER] as const;

function Mark({ path }: { path: string }) {
  return (
    <svg class="pc-print-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill-rule="evenodd" />
    </svg>
  );
}

/** Both Prospectors are one card. */
const idOf = (role: Role) => ROLE_IDS[role] as Exclude<(typeof ROLE_IDS)[number], 'prospector2'>;

interface Half {
  heading: Phrase;
  says: Phrase;
}

const halves = (role: Role): Half[] => [
  { heading: { key: 'pc.print.action' }, says: { key: `pc.print.action.${idOf(role)}` } },
  { heading: { key: 'pc.print.privilege' }, says: { key: `pc.print.privilege.${idOf(role)}` } },
];

/** The Governor comes first; nobody chooses that card. */
function RoleCard({ card, box, say }: PrintProps & { card: number; box: Box }) {
  const role = card === 0 ? undefined : ROLES[card - 1];
  const size = { '--k': Math.min(box.w / 60, box.h / 84).toFixed(3) };
  return (
    <Piece
      box={box}
      kind="role"
      is={role === undefined ? 'governor' : ROLE_IDS[role]}
      class="print-card mid pc-print-card"
      style={size}
    >
      <Mark path={role === undefined ? GOVERNOR_PATH : ROLE_PATHS[role]} />
      <strong>{say(role === undefined ? { key: 'pc.print.governor' } : roleName(role))}</strong>
      {role === undefined ? (
        <p>{say({ key: 'pc.print.governor.does' })}</p>
      ) : (
        halves(role).map(({ heading, says }) => (
          <p key={heading.key}>
            <b>{say(heading)}</b> {say(says)}
          </p>
        ))
      )}
    </Piece>
  );
}

const Back = ({ box }: { box: Box }) => (
  <Piece box={box} kind="back" is="role">
    <CardBack w={box.w} h={box.h}>
      <path d={GOVERNOR_PATH} transform="translate(-12 -12)" fill="#555" />
    </CardBack>
  </Piece>
);

const roles = { id: 'roles', text: { key: 'pc.print.roles' }, count: ROLES.length + 1, Card: RoleCard, Back } as const;

const COIN = 18;
const coins = (room: PrintProps): Box[] => block(room, GOLD, 10, COIN, COIN, 8);

function Gold(room: PrintProps) {
  return (
    <>
      <Caption y={1.2}>{room.say({ key: 'pc.print.coins', args: { n: GOLD } })}</Caption>
      {coins(room).map((box, i) => (
        <Piece key={i} box={box} kind="gold" class="pc-print-gold">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="10.500" />
            <circle cx="12" cy="12" r="8" />
            <path d="M12 7l1.500 3.500L17 12l-3.500 1.500L12 17l-1.500-3.500L7 12l3.500-1.500z" />
          </svg>
        </Piece>
      ))}
      <CutMarks room={room} boxes={coins(room)} />
    </>
  );
}

export const print: PrintModule = {
  cards: '63x88',
  colourless: true,
  pages: (choice) => [
    ...cardPages(roles, choice),
    { id: 'gold', part: 'counters', text: { key: 'pc.print.gold' }, Page: Gold },
  ],
  text,
};
