import { t } from '../look/say';
import { Segmented, Switch } from '../look/widgets';
import { MOTIONS, prefs } from '../storage/prefs';
import { soundOn } from './sound';

/**
 * How fast what nobody does with a finger goes on, and whether it is heard: it stays as it is set, for every table. How
 * well anybody plays it never changes.
 */
export function Speed() {
  return (
    <>
      <Segmented
        titled
        label={t('speed.title')}
        value={prefs.motion.value}
        options={MOTIONS.map((value) => ({ value, text: t(`speed.${value}`) }))}
        onChange={(value) => {
          prefs.motion.value = value;
        }}
      />
      <Switch label={t('speed.sound')} value={soundOn()} onChange={(on) => (prefs.sound.value = on)} />
    </>
  );
}
