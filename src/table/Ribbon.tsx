import './ribbon.css';
import { TABLE } from '../engine/rules';
import { t } from '../look/say';
import { SeatDisc } from '../look/widgets';
import { sayer } from './context';
import type { TableModel } from './model';
import { doerOf } from './seeing';

/** What the others did last, over the upper edge of the board and read aloud: the newest line below. */
export function Ribbon({ model }: { model: TableModel }) {
  const { viewpoint, seeing, selection } = model;
  // whoever decides needs what lies under it: it has been read by then, and stands in the log
  const rests = selection.mayAct.value.length > 0 && !viewpoint.moving.value;
  const say = sayer(viewpoint);
  const { chairs } = viewpoint.match.record;
  return (
    <ol class={rests ? 'ribbon rests' : 'ribbon'} aria-live="polite" aria-label={t('ribbon.label')}>
      {seeing.ribbon.value.map((deed) => {
        const seat = doerOf(deed);
        return (
          <li key={`${deed.entry} ${seat}`} class="ribbon-line" data-entry={deed.entry} data-seat={seat}>
            {seat !== TABLE && <SeatDisc colour={chairs[seat].colour} />}
            <span class="ribbon-words">{deed.events.map(say).join(' ')}</span>
          </li>
        );
      })}
    </ol>
  );
}
