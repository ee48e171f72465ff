import './looks.css';
import type { TableModule } from '../games/table';
import type { IconName } from '../look/icons';
import { t } from '../look/say';
import { Button, IconButton } from '../look/widgets';
import { useMedia } from './media';
import type { TableModel } from './model';
import { Speed } from './Speed';
import type { View } from './screen-view';
import { people } from './secrecy';
import { Unsaved } from './Unsaved';

interface Props {
  model: TableModel;
  table: TableModule;
  view: View;
}

/** One way to look at the table: a button of the bar, or a line where the bar is short. */
interface Way {
  icon: IconName;
  words: string;
  /** Of what can be turned on and off. */
  on?: boolean;
  /** There is nothing to be seen just now; its button keeps its place. */
  off?: boolean;
  use(): void;
}

/** Narrower than that, the bar keeps its room for the plates. */
const NARROW = '(max-width: 62rem)';

/** The ways to look at the table, at the end of the bar. */
export function Tools({ model, table, view: { plain, sheet } }: Props) {
  const narrow = useMedia(NARROW);
  const ways = plain.value ? [] : waysOf(model, table);
  const open = (name: 'log' | 'menu') => () => {
    sheet.value = name;
  };
  return (
    <div class="strip-tools">
      <Unsaved />
      {!narrow &&
        ways.map(({ icon, words, on, off, use }) => (
          <IconButton key={icon} icon={icon} label={words} aria-pressed={on} disabled={off} onClick={use} />
        ))}
      <Speed people={people(model.viewpoint.match).length}>
        {narrow &&
          ways.length > 0 &&
          ways.toReversed().map(({ icon, words, off, use }) => (
            <Button key={icon} icon={icon} kind="quiet" disabled={off} onClick={use}>
              {words}
            </Button>
          ))}
      </Speed>
      <IconButton
        icon="list"
        label={plain.value ? t('table.showBoard') : t('table.showWords')}
        aria-pressed={plain.value}
        onClick={() => {
          plain.value = !plain.value;
        }}
      />
      <IconButton icon="log" label={t('table.showLog')} onClick={open('log')} />
      <IconButton icon="menu" label={t('table.menu')} onClick={open('menu')} />
    </div>
  );
}

function waysOf({ looks, replay, viewpoint }: TableModel, table: TableModule): Way[] {
  const { standing, asking } = looks;
  const ways: Way[] = [];
  ways.push({ icon: 'again', words: t('replay.title'), off: !replay.any, use: () => replay.open() });
  if (table.standing && !viewpoint.over.value) {
    ways.push({
      icon: 'flag',
      words: t(standing.value ? 'looks.noStanding' : 'looks.standing'),
      on: standing.value,
      use: () => {
        standing.value = !standing.value;
      },
    });
  }
  ways.push({
    icon: 'ask',
    words: t('about.ask'),
    on: asking.value,
    use: () => looks.turnAsking(),
  });
  return ways;
}
