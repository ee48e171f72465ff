import type { Phrase } from '../engine/rules';
import { gameOf } from '../games';
import { say, seatName } from '../look/say';
import type { TableModel } from './model';

/** Phrases of the running match in words. */
export function sayer(model: TableModel): (phrase: Phrase) => string {
  const context = { text: model.game.text, chairs: model.match.record.chairs };
  return (phrase) => say(phrase, context);
}

export const colourOf = (model: TableModel, seat: number): number => model.match.record.chairs[seat].colour;
export const nameOf = (model: TableModel, seat: number): string =>
  seatName(seat, { chairs: model.match.record.chairs });

/** The edge of the tablet a person sits at, from degrees clockwise from the lower edge. */
export function edgeOf(side: number): 'bottom' | 'left' | 'top' | 'right' {
  const turn = ((side % 360) + 360) % 360;
  if (turn <= 45 || turn > 315) return 'bottom';
  if (turn <= 135) return 'left';
  return turn <= 225 ? 'top' : 'right';
}

/** The game's name as its card prints it. */
export const titleOf = (model: TableModel): string => say({ key: 'name' }, { text: gameOf(model.game.id)?.card.text });
