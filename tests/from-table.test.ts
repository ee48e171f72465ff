// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { rng } from '../src/engine/chance';
import type { Json } from '../src/engine/rules';
import { games } from '../src/games/doors';
import { cellOf, type Entered, faultsOf, reading } from '../src/games/sheet';
import { addText } from '../src/look/say';
import { beginDraft, draftOf } from '../src/scorekeeper/position/draft';
import { openPosition, type Position } from '../src/scorekeeper/position/position';
import { seenForm } from '../src/scorekeeper/position/seen-form';
import { text } from '../src/scorekeeper/text.en';
import { loadDraft, saveDraft } from '../src/storage/sheets';
import { read, write } from '../src/storage/store';

addText(text);

/** Texts that fit some cells and none of others. */
const someText = (pick: (n: number) => number): string =>
  ['', '1', '2', '3', '5', '9', '1 2 3', 'c1 c2', '7 11', '0', '4+5', 'x'][pick(12)];

const typed = games.filter(({ transfer }) => transfer);

describe.each(typed.map((game) => [game.card.id, game] as const))('typing in %s from the table', (_id, registered) => {
  test('what is marked before one pair of eyes does not depend on what others have hidden', async () => {
    const [transfer, game] = await Promise.all([registered.transfer?.(), registered.play()]);
    if (!transfer || !game) throw new Error('no transfer');
    const n = registered.card.seats.max;
    const options = game.rules.options({}, n) as Json;
    const { form } = transfer;
    const rows = form.sections(reading(n, {}), options).flatMap((section) => section.rows);
    const random = rng(17, n);
    const pick = (most: number) => random.int(most);
    let marked = 0;
    for (let trial = 0; trial < 60; trial++) {
      const common: { [cell: string]: string } = { ...form.presets?.(n, options) };
      for (const row of rows) {
        if (!row.secret && row.per === 'table' && pick(3) === 0) common[row.id] = someText(pick);
        if (row.secret) common[cellOf(row.id, 1)] = someText(pick);
      }
      const seen = [0, 1].map(() => {
        const cells: { [cell: string]: string } = { ...common };
        for (const row of rows)
          if (row.secret)
            for (let seat = 0; seat < n; seat++) if (seat !== 1) cells[cellOf(row.id, seat)] = someText(pick);
        return [undefined, 1].map((eyes) => {
          const only = signal<number | undefined>(eyes);
          const own = seenForm({ form, options, only, tried: signal(true), cells: () => cells as Entered }, {});
          const shown = reading(n, cells);
          const mine = (cell: string) => eyes === undefined || cell.endsWith(`@${eyes}`);
          return faultsOf(own.sections(shown), shown, own.faults)
            .filter(
              ({ cell }) =>
                own.sections(shown).some((s) => s.rows.some(({ id }) => id === cell.split('@')[0])) && mine(cell),
            )
            .map(({ cell, why }) => `${cell} ${JSON.stringify(why)}`);
        });
      });
      expect(seen[0]).toEqual(seen[1]);
      marked += seen[0][0].length + seen[0][1].length;
    }
    expect(marked).toBeGreaterThan(0);
  });
});

const chairs = ['Ana', 'Ben', 'Cleo'].map((name, i) => ({ name, colour: i, side: i * 120 }));

describe('a draft', () => {
  test('is there again, with its own people, and only while something was entered', async () => {
    await beginDraft('manila', chairs, {}, ['roll']);
    expect(await draftOf('manila')).toBeUndefined();
    const draft = await loadDraft('manila');
    if (!draft) throw new Error('no draft');
    await saveDraft({ ...draft, cells: { 'cash@0': '30' } });
    expect(await draftOf('manila')).toEqual(['Ana', 'Ben', 'Cleo']);
    expect(await draftOf('alexandros')).toBeUndefined();
  });

  test('that was spoilt is none', async () => {
    await beginDraft('manila', chairs, {}, []);
    const good = (await read('draft:manila')) as object;
    for (const spoilt of [
      { chairs: [{}, {}, {}] },
      { chairs: [null, null, null] },
      { chairs: chairs.slice(1) },
      { chairs: [{ ...chairs[0], bot: 5 }, chairs[1], chairs[2]] },
      { typed: [1, null] },
      { game: 'alexandros' },
      { people: 7 },
    ]) {
      await write([['draft:manila', { ...good, ...spoilt }]]);
      expect(await loadDraft('manila'), JSON.stringify(spoilt)).toBeUndefined();
    }
    await write([['draft:manila', good]]);
    expect(await loadDraft('manila')).toBeDefined();
  });
});

describe('the drawn board of a form', () => {
  const opened = async (game: string): Promise<Position> => {
    await beginDraft(game, chairs, {}, []);
    const position = await openPosition(game);
    if ('key' in position) throw new Error(position.key);
    return position;
  };

  test.each(typed.map(({ card }) => card.id))('%s: is given nothing that somebody hides', async (game) => {
    const { entries, open, form, options } = await opened(game);
    const rows = form.sections(entries.read.value, options).flatMap((section) => section.rows);
    const cells = rows.map(({ id, per }) => cellOf(id, per === 'seat' ? 1 : undefined));
    for (const eyes of [undefined, 1]) {
      entries.only.value = eyes;
      entries.enterAll(cells.map((cell) => [cell, eyes === 1 ? '2' : '1']));
      const seen = rows.filter((_, i) => open.value.text(cells[i]) !== '');
      expect(seen.map(({ id }) => id)).toEqual(rows.filter(({ secret }) => !secret).map(({ id }) => id));
    }
  });

  test('one touch that changes two cells is taken back as one', async () => {
    const { entries, drawn, open } = await opened('puerto-catan');
    const touch = () => entries.enterAll(drawn?.touch(open.value, 'spot:9', 0, false) ?? []);
    const cells = () => entries.play.value.cells;
    touch();
    touch();
    expect(cells()).toEqual({ 'cities@0': '10' });
    entries.undo();
    expect(cells()).toEqual({ 'settlements@0': '10' });
    entries.undo();
    expect([cells(), entries.mayUndo.value]).toEqual([{}, false]);
  });
});
