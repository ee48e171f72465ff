import type { ComponentChildren } from 'preact';
import { t } from '../look/say';
import { Segmented, Switch } from '../look/widgets';
import { MOTIONS, prefs } from '../storage/prefs';
import { Below } from './Below';
import { soundOn } from './sound';

interface Props {
  /** So many people play at this table. */
  people: number;
  /** Other ways to look at the table, where the bar has no room for them. */
  children?: ComponentChildren;
}

/**
 * How fast what nobody does with a finger goes on, and whether it is heard: it stays as it is set, for every table. How
 * well anybody plays it never changes.
 */
export function Speed({ people, children }: Props) {
  const now = prefs.motion.value;
  return (
    <Below
      icon={children ? 'ask' : 'pace'}
      class={`speed-${now}`}
      label={t(children ? 'speed.around' : 'speed.label', { now: t(`speed.${now}`) })}
    >
      {(close) => (
        <>
          {children && (
            // biome-ignore lint/a11y/useKeyWithClickEvents: what is in it is pressed by keys as well
            // biome-ignore lint/a11y/noStaticElementInteractions: whatever was chosen closes it
            <div class="looks-rows" onClick={close}>
              {children}
            </div>
          )}
          <Segmented
            titled
            label={t('speed.title')}
            value={now}
            options={MOTIONS.map((value) => ({ value, text: t(`speed.${value}`) }))}
            onChange={(value) => {
              prefs.motion.value = value;
            }}
          />
          <Switch label={t('speed.sound')} value={soundOn(people)} onChange={(on) => (prefs.sound.value = on)} />
        </>
      )}
    </Below>
  );
}
