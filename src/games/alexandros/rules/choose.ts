import { type Refusal, silent } from '../../../engine/rules';
import { whole } from '../../../engine/shape';
import { discard, holds, restock, single } from './cards';
import { movesBy, type Outlook, outlooks } from './moving';
import { aSymbol, symbolName, who } from './names';
import { ACTIONS, ROW, SYMBOLS } from './setup';
import { type Alexandros, choice, type Moves, NO_CARD, type OpenTable, type Sign } from './state';

/** Rule page 2.3.1: the card that moves Alexander. Choosing commits: its replacement is turned up at once. */

type Choose = Moves['take' | 'play' | 'stay'];

/** 2.3.7: no face-up card and no symbol at all can move Alexander; what hands hold matters only where a symbol could. */
const stuck = (outlook: readonly Outlook[]): boolean => !outlook.includes('moves');

/** Moves by these hand cards; `-1` cards are not asked. */
function sources(s: Pick<OpenTable, 'row'>, outlook: readonly Outlook[], mine: (symbol: number) => boolean): Choose[] {
  const out: Choose[] = [];
  for (let slot = 0; slot < ROW; slot++) {
    const symbol = s.row[slot];
    if (symbol !== NO_CARD && movesBy(outlook, symbol, true)) out.push({ take: slot });
  }
  for (const symbol of SYMBOLS) if (movesBy(outlook, symbol, false) && mine(symbol)) out.push({ play: symbol });
  return out;
}

/** 2.3.7: Alexander stays, and a face-up card is taken, if there is one. */
function staying(s: Pick<OpenTable, 'row'>): Choose[] {
  const out: Choose[] = [];
  for (let slot = 0; slot < ROW; slot++) if (s.row[slot] !== NO_CARD) out.push({ stay: slot });
  return out.length > 0 ? out : [{ stay: -1 }];
}

function legal(s: Alexandros, seat: number): Choose[] {
  const outlook = outlooks(s);
  const hand = s.hands[seat];
  const out = stuck(outlook) ? [] : sources(s, outlook, (symbol) => holds(hand, symbol));
  return out.length > 0 ? out : staying(s);
}

/** What the open facts allow: any symbol the hand might hold, and to stay where no face-up card moves. */
function offered(s: Alexandros, seat: number): Choose[] {
  const outlook = outlooks(s);
  const { open, hidden } = s.hands[seat];
  const may = (symbol: number): boolean => open[symbol] > 0 || hidden.length > 0;
  const out = sources(s, outlook, may);
  const sure = sources(s, outlook, (symbol) => open[symbol] > 0);
  return sure.length > 0 ? out : [...out, ...staying(s)];
}

/** Why a card cannot be moved by (rule page 2.3.1, 2.3.6). */
export function whyNot(outlook: Outlook, symbol: number): Refusal {
  return outlook === 'none'
    ? { key: 'alex.no.emptySpace', args: { symbol: symbolName(symbol) }, rule: '2.3' }
    : { key: 'alex.no.walls', args: { aSymbol: aSymbol(symbol) }, rule: '2.3' };
}

/** The sentence for a card that moves nobody; nothing where only the others can say why. */
function noMove(s: Alexandros, symbol: Sign): Refusal | undefined {
  if (!SYMBOLS.includes(symbol)) return undefined;
  const outlook = outlooks(s)[symbol];
  return outlook === 'moves' ? undefined : whyNot(outlook, symbol);
}

export const choose = choice<'choose', 'take' | 'play' | 'stay'>({
  privacy: 'hand',
  final: true,
  moves: (s, _f, seat) => legal(s, seat),
  offers: (s, _f, seat) => offered(s, seat),
  kinds: {
    take: {
      shape: { take: whole },
      listed: true,
      refuse: (s, _f, _seat, { take }) => noMove(s, s.row[take]),
      apply(s, _f, seat, { take }, tell) {
        s.turns++;
        const symbol = s.row[take];
        const joker = outlooks(s)[symbol] === 'none';
        takeFaceUp(s, seat, take);
        const key = joker ? 'alex.tookJoker' : 'alex.took';
        if (tell !== silent) tell({ key, args: { who: who(seat), symbol: symbolName(symbol) }, rule: '2.3' });
        s.todo.splice(1, 0, { at: 'route', seat, symbol, joker });
        restock(s, tell);
        if (s.supply.length > 0) s.todo.splice(1, 0, { at: 'turnUp', slot: take });
      },
    },
    play: {
      shape: { play: whole },
      listed: true,
      refuse(s, _f, seat, { play }) {
        if (!SYMBOLS.includes(play) || holds(s.hands[seat], play)) return noMove(s, play);
        return { key: 'alex.no.card', args: { symbol: symbolName(play) }, rule: '2.3' };
      },
      apply(s, _f, seat, { play }, tell) {
        s.turns++;
        discard(s, seat, single(play));
        if (tell !== silent)
          tell({ key: 'alex.played', args: { who: who(seat), aSymbol: aSymbol(play) }, rule: '2.3' });
        s.todo.splice(1, 0, { at: 'route', seat, symbol: play, joker: false });
      },
    },
    stay: {
      apply(s, _f, seat, { stay }, tell) {
        s.turns++;
        s.last ??= 'stuck';
        tell({ key: 'alex.stays', args: { who: who(seat) }, rule: '2.3' });
        if (stay >= 0) takeFaceUp(s, seat, stay);
        s.todo.splice(1, 0, { at: 'act', seat, left: ACTIONS, levied: false });
      },
    },
  },
});

/** A face-up card goes to the hand; everybody has seen it. */
export function takeFaceUp(s: Alexandros, seat: number, slot: number): void {
  s.hands[seat].open[s.row[slot]]++;
  s.row[slot] = NO_CARD;
}
