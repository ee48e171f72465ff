import type { Gaps, Message } from '../src/games/module';

/** Sentences for tests that read a catalogue, not a screen. */

/** As it is said for none, one and two of whatever it counts; a gap is shown as `{name}`. */
export function forms(message: Message): string[] {
  if (typeof message === 'string') return [message];
  return [0, 1, 2].map((n) => {
    const get = (_none: object, name: string) => ({
      // the key of a form asks for a string, printing asks for whatever there is
      [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? n : hint === 'string' ? `${n}` : `{${name}}`),
    });
    const gaps: Gaps = new Proxy({}, { get });
    return `${message(gaps)}`;
  });
}
