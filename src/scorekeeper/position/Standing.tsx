import '../sheet/drawn.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Match } from '../../engine/match';
import type { Phrase } from '../../engine/rules';
import { gameOf } from '../../games/doors';
import type { Mark, TableModule } from '../../games/table';
import type { Transfer } from '../../games/transfer';
import { t } from '../../look/say';
import { boardIn } from '../sheet/board-in';

/** A picture of the step in hand: the board as it will stand on the real table. */

interface Props {
  match: Match;
  transfer: Transfer;
  step: number;
  say(phrase: Phrase): string;
}

export function Standing({ match, transfer, step, say }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const gone = useSignal(false);
  const now = useSignal(step);
  now.value = step;
  useEffect(() => {
    let stop = () => {};
    let left = false;
    const open = async (): Promise<void> => {
      const table = (await gameOf(match.record.game)?.draw()) as TableModule;
      const people = () => match.record.chairs.map(({ name, colour }) => ({ name, colour }));
      const close = await boardIn({ host: host.current as HTMLElement, table, people, say }, () => {
        const bare = match.view(null);
        const { view, spots } = transfer.stands?.(bare, now.value) ?? { view: bare, spots: [] };
        return [view, new Map(spots.map((spot): [string, Mark] => [spot, 'hint'])), null];
      });
      if (left) close();
      else stop = close;
    };
    open().catch(() => {
      gone.value = true;
    });
    return () => {
      left = true;
      stop();
    };
  }, [match]);
  return gone.value ? null : <div class="drawn-board" ref={host} role="img" aria-label={t('drawn.board')} />;
}
