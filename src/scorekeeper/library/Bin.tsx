import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ago, joined, onDay, say, seatName, t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button } from '../../look/widgets';
import { type Binned, deleteNow, listBin, putBack } from '../../storage/bin';
import { gameName } from '../title';
import { history, refreshHistory } from './history';

/** What was deleted in the last thirty days, or that alone, with the way back. Nothing is shown where nothing lies there. */
export function Bin({ only }: { only?: string }) {
  const list = useSignal<readonly Binned[]>([]);
  const look = async () => {
    list.value = (await listBin()).filter(({ key }) => only === undefined || key.split(':')[1] === only);
  };
  useEffect(() => void look(), [history.value]);
  const back = async ({ key }: Binned) => {
    const fault = await putBack(key);
    // the one that is here may be another state of it
    if (fault) toast(fault.key === 'store.elsewhere' ? t('bin.here') : say(fault));
    await refreshHistory();
    await look();
  };
  const forGood = async ({ key }: Binned) => {
    const fault = await deleteNow(key);
    toast(fault ? say(fault) : t('bin.deleted'));
    await look();
  };
  if (list.value.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="library-bin">
      <h2 id="library-bin" class="label">
        {t('bin.title')}
      </h2>
      <p class="soft">{t('bin.why')}</p>
      <ul class="grid-fit slips">
        {list.value.map((one) => {
          const game = gameName(one);
          return (
            <li key={one.key} class="line tight card saved slip slip-binned">
              <div class="stack tight saved-text">
                <strong class="title saved-name">{game}</strong>
                {one.people.length > 0 && (
                  <span>{joined(one.people.map((_, seat) => seatName(seat, { chairs: one.people.map(named) })))}</span>
                )}
                <span class="soft">{t('bin.until', { when: ago(one.at), day: onDay(one.until) })}</span>
                <div class="row">
                  <Button icon="undo" aria-label={t('bin.back.of', { game })} onClick={() => void back(one)}>
                    {t('bin.back')}
                  </Button>
                  <Button
                    icon="trash"
                    kind="danger"
                    aria-label={t('bin.now.of', { game })}
                    onClick={() => void forGood(one)}
                  >
                    {t('bin.now')}
                  </Button>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const named = (name: string) => ({ name });
