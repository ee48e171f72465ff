// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { playMatch } from '../src/headless/games';
import { loadGame } from '../src/headless/registry';
import { saveMatch } from '../src/storage/saver';
import Table from '../src/table/Table';
import { soon } from './soon';

/** A match that cannot even be looked at. */

const root = document.createElement('div');
document.body.append(root);

afterEach(() => {
  render(null, root);
  root.remove();
});

test('is refused with the words of its own game', async () => {
  const { module } = await loadGame('island-hopper');
  const { record } = playMatch(module, { seats: 3, seed: 12, options: {}, until: 40 });
  const save = structuredClone(record) as any;
  Object.assign(save.options, { deck: '{}' });
  save.last = { todo: [] };
  await saveMatch(save);
  render(<Table id={save.id} />, root);
  await soon(() => expect(root.textContent).toContain('This deck can’t be read.'));
});
