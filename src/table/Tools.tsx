import './looks.css';
import { t } from '../look/say';
import { IconButton } from '../look/widgets';
import type { TableModel } from './model';
import type { View } from './screen-view';
import { Unsaved } from './Unsaved';

interface Props {
  model: TableModel;
  view: View;
}

/** The ways to look at the table, at the end of the bar: the same four at every size. */
export function Tools({ model, view: { plain, sheet } }: Props) {
  const { looks, replay } = model;
  const open = (name: 'log' | 'menu') => () => {
    sheet.value = name;
  };
  return (
    <div class="line strip-tools">
      <Unsaved />
      {!plain.value && (
        <>
          <IconButton
            class="again-way"
            icon="again"
            label={t('replay.title')}
            disabled={!replay.any}
            onClick={() => replay.open()}
          />
          <IconButton
            icon="ask"
            label={t('about.ask')}
            aria-pressed={looks.asking.value}
            onClick={() => looks.turnAsking()}
          />
        </>
      )}
      <IconButton icon="log" label={t('table.showLog')} onClick={open('log')} />
      <IconButton icon="menu" label={t('table.menu')} onClick={open('menu')} />
    </div>
  );
}
