// @vitest-environment happy-dom
/** @jsxImportSource preact */
import { render } from 'preact';
import { expect, test } from 'vitest';
import { TextField } from '../src/look/widgets';
import { onRoot } from './root';
import { soon } from './soon';

/** A field that takes only so many letters says so while somebody types, and not before or after. */

let root: HTMLElement;
onRoot((page) => {
  root = page;
});

test('why no more letters come is told while they are typed', async () => {
  render(<TextField label="Name" value="Ana" longest={5} onInput={() => {}} />, root);
  const input = root.querySelector('input') as HTMLInputElement;
  const told = () => root.querySelector('[role=status]')?.textContent;
  const type = (value: string) => {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  expect(told()).toBe('');
  type('Anab');
  expect(told()).toBe('');
  type('Anabe');
  await soon(() => expect(told()).toBe('5 letters at most'));
  input.dispatchEvent(new FocusEvent('blur'));
  await soon(() => expect(told()).toBe(''));
  // and to whoever comes back to what is full, before a key does nothing
  render(<TextField label="Name" value="Anabe" longest={5} onInput={() => {}} />, root);
  input.dispatchEvent(new FocusEvent('focus'));
  await soon(() => expect(told()).toBe('5 letters at most'));
});
