import type { Match } from '../../engine/match';
import type { Phrase } from '../../engine/rules';
import type { Mark } from '../../games/table';
import type { Transfer } from '../../games/transfer';
import { BoardView } from '../sheet/BoardView';

/** A picture of the step in hand: the board as it will stand on the real table. */

interface Props {
  match: Match;
  transfer: Transfer;
  step: number;
  say(phrase: Phrase): string;
}

export function Standing({ match, transfer, step, say }: Props) {
  const bare = match.view(null);
  const { view, spots } = transfer.stands?.(bare, step) ?? { view: bare, spots: [] };
  const marks = new Map(spots.map((spot): [string, Mark] => [spot, 'hint']));
  const people = match.record.chairs.map(({ name, colour }) => ({ name, colour }));
  return <BoardView game={match.record.game} {...{ people, view, marks, say }} />;
}
