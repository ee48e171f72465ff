import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { TABLE } from '../engine/rules';
import { t } from '../look/say';
import { Button, Dialog, SeatDisc } from '../look/widgets';
import type { TableModel } from './model';
import { people } from './secrecy';

const TOGETHER_MS = 800;

/** Beyond the free undo: every person holds their own button at the same moment, and it is noted in the result. */
export function TakeBack({ model, onClose }: { model: TableModel; onClose(): void }) {
  const { match } = model.viewpoint;
  const { record } = match;
  const seats = people(match);
  const held = useSignal<readonly number[]>([]);
  // what was thrown on a real table and entered wrongly is mended this way once the game has gone on from it
  const at = record.log.findLastIndex((entry) => seats.includes(entry.seat) || entry.how === 'typed');
  const all = seats.every((seat) => held.value.includes(seat));
  const agree = () => {
    onClose();
    void model.takeBack(at);
  };
  useEffect(() => {
    if (!all || at < 0) return;
    const timer = setTimeout(agree, TOGETHER_MS);
    return () => clearTimeout(timer);
  }, [all, at]);
  if (at < 0) {
    return (
      <Dialog open title={t('takeback.title')} onClose={onClose}>
        <p>{t('takeback.none')}</p>
      </Dialog>
    );
  }
  const { seat: whose } = record.log[at];
  const why = whose === TABLE ? t('takeback.throw') : t('takeback.why', { name: record.chairs[whose].name });
  const set = (seat: number, down: boolean) => {
    held.value = down ? [...new Set([...held.value, seat])] : held.value.filter((s) => s !== seat);
  };
  return (
    <Dialog open title={t('takeback.title')} onClose={onClose}>
      <p>{why}</p>
      {seats.length === 1 ? (
        <Button kind="danger" onClick={agree}>
          {t('takeback.alone')}
        </Button>
      ) : (
        <>
          <p class="soft">{t('takeback.hold')}</p>
          <div class="row">
            {seats.map((seat) => (
              <button
                key={seat}
                type="button"
                class={held.value.includes(seat) ? 'mid tight takeback-hold down' : 'mid tight takeback-hold'}
                aria-pressed={held.value.includes(seat)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  set(seat, true);
                }}
                onPointerUp={() => set(seat, false)}
                onPointerCancel={() => set(seat, false)}
                onContextMenu={(event) => event.preventDefault()}
                onKeyDown={(event) => {
                  // by keyboard nobody can hold several keys for several people: each agrees in turn
                  if (event.key === 'Enter' || event.key === ' ') set(seat, !held.value.includes(seat));
                }}
              >
                <SeatDisc colour={record.chairs[seat].colour} />
                <span class="cut">{record.chairs[seat].name}</span>
              </button>
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}
