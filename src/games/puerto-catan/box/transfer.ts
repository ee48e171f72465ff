import type { Phrase } from '../../../engine/rules';
import type { Transfer } from '../../transfer';
import type { Frame, View } from '../rules/state';
import { text as gameText } from '../speech/text.en';
import { presets, sections } from './form';
import { formDrawn } from './form-drawn';
import { faults } from './form-faults';
import { position } from './form-position';
import { lay, rest, stands, take } from './laying';
import { text } from './text-transfer.en';

/**
 * From the app to the box and back, whenever somebody is to choose a role: then nothing is in mid-air.
 *
 * What a typed-in position cannot know, because no table shows it: how often each sum was rolled and the last roll, which
 * resources a Monopoly named in the phase before, and what people remember of each other's cards. Everybody then knows
 * only the own hand, and what the numbers of cards alone tell.
 */

const BEFORE: readonly Frame['at'][] = ['board', 'starter', 'place'];

/** See Transfer.unready. */
function unready(v: View): Phrase | undefined {
  const at = v.todo[0]?.at;
  if (at === 'select') return undefined;
  if (at === undefined || at === 'finish') return { key: 'pc.unready.over' };
  return { key: BEFORE.includes(at) ? 'pc.unready.before' : 'pc.unready.phase' };
}

export const transfer: Transfer<View> = {
  unready,
  lay,
  stands,
  take,
  rest,
  form: { sections, presets, faults, position, drawn: formDrawn },
  text: { ...gameText, ...text },
};
