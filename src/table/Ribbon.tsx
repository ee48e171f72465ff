import './ribbon.css';
import { useRef } from 'preact/hooks';
import { TABLE } from '../engine/rules';
import { t } from '../look/say';
import { SeatDisc } from '../look/widgets';
import type { TableModel } from './model';
import { Pieced } from './Pieced';
import { doerOf } from './seeing';

/** What the others did last, in the bar and read aloud: the newest line last. */
export function Ribbon({ model }: { model: TableModel }) {
  const { viewpoint, seeing, selection } = model;
  // whoever decides has read it by then, and it stands in the log
  const rests = selection.mayAct.value.length > 0 && !viewpoint.moving.value;
  const { chairs } = viewpoint.match.record;
  // what has begun to go does not come again with the next thing that is done, also where that hides a newer line
  const rested = useRef(-1);
  const newest = Math.max(-1, ...seeing.ribbon.value.map(({ entry }) => entry));
  // taken back, what follows has the same numbers
  rested.current = Math.min(rested.current, viewpoint.match.length - 1);
  if (rests) rested.current = Math.max(rested.current, newest);
  return (
    <ol class="row ribbon" aria-live="polite" aria-label={t('ribbon.label')}>
      {seeing.ribbon.value.map((deed) => {
        const seat = doerOf(deed);
        const about = { 'data-about': `deed:${deed.entry}` };
        const rest = deed.entry <= rested.current ? 'rests' : '';
        return (
          <li
            key={`${deed.entry} ${seat}`}
            class={`line ribbon-line ${rest}`}
            {...about}
            data-entry={deed.entry}
            data-seat={seat}
          >
            {seat !== TABLE && <SeatDisc colour={chairs[seat].colour} />}
            <span class="row ribbon-words">
              {deed.events.map((event, i) => (
                <span key={i}>
                  <Pieced viewpoint={viewpoint} event={event} brief />
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
