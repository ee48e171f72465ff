import type { KeeperModule } from '../../keeper';
import { SandTimer } from './keeper-sand';
import { WORDS_HELPER, Words } from './keeper-words';
import { keeperText } from './text-keeper.en';

/** What helps beside the score sheet of the boxed game. */
export const keeper: KeeperModule = {
  helpers: [
    { id: 'hopper-sand', text: { key: 'hopper.keeper.sand', rule: '4.1' }, Panel: SandTimer },
    { id: WORDS_HELPER, text: { key: 'hopper.keeper.words', rule: '5.7' }, Panel: Words },
  ],
  text: keeperText,
};
