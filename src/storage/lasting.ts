import { effect, signal } from '@preact/signals';
import { behind, failures, trouble } from './store';

/** So long what is not saved may wait, from the first sign of it, before people are told. */
const LONG = 3500;

/** People are told that something is not saved: one slow write, or one that fails once, is no news. */
export const lasting = signal(false);

let timer: ReturnType<typeof setTimeout> | undefined;

effect(() => {
  if (!trouble.value && behind.value === 0) {
    clearTimeout(timer);
    timer = undefined;
    lasting.value = false;
  } else if (failures.value > 1) lasting.value = true;
  else {
    timer ??= setTimeout(() => {
      lasting.value = true;
    }, LONG);
  }
});
