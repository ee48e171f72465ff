import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { copy, same } from '../../../src/engine/copy';
import { playout } from '../../../src/engine/playout';
import type { Json, Phrase } from '../../../src/engine/rules';
import { begin } from '../../../src/engine/run';
import { transfer } from '../../../src/games/puerto-catan/box/transfer';
import { faultsOf, reading } from '../../../src/games/sheet';
import { say } from '../../../src/look/say';
import { wander } from './checks';
import { A, at, B, C, type Options, type PuertoCatan, rules, sees, table, type View, type Written } from './position';
import { type Cells, cellsFrom, cellsOf } from './told';

/** From the app to the box and back: nothing is forgotten, nothing is told, and nonsense is refused in words. */

const { form } = transfer;
const BOARDS: Options['board'][] = ['beginner', 'preset', 'spiral', 'random'];
const chairs = ['Ana', 'Ben', 'Cy', 'Dora'].map((name) => ({ name }));
const words = (phrase: Phrase): string => say(phrase, { text: transfer.text, chairs });

const optionsOf = ({ board, discard, tradeGold, goldCap }: PuertoCatan): Json =>
  ({ board, discard, tradeGold, goldCap }) as Json;

const faults = (cells: Cells, n: number, options: Json) => {
  const read = reading(n, cells);
  return faultsOf(form.sections(read, options), read, (one) => form.faults(one, options));
};

const typed = (cells: Cells, n: number, options: Json): PuertoCatan =>
  form.position(reading(n, cells), options) as unknown as PuertoCatan;

/** All that a table can show: without statistics, the last Monopoly, and what is remembered of other hands. */
function shown(v: View): View {
  const out = copy(v);
  out.rolls = [];
  out.lastRoll = null;
  out.named = [];
  for (const [seat, hand] of out.hands.entries()) {
    hand.open = [];
    if (seat !== v.seat) hand.known = [];
  }
  return out;
}

/** Every other game today, the rest tomorrow. */
const TODAY = Number(process.env.TIDETABLE_SEED ?? Math.floor(Date.now() / 86_400_000)) % 2;
const [FIRST, STEP] = process.env.TIDETABLE_WHOLE === '1' ? [0, 1] : [TODAY, 2];

/** Every moment of random games at which the game may change over; and all others, which must say why not. */
function moments(games: number, look: (s: PuertoCatan, seed: number) => void): void {
  for (let seed = FIRST; seed < games; seed += STEP) {
    const options: Partial<Options> = {
      board: BOARDS[(seed >> 1) % 4],
      discard: seed % 3 > 0,
      tradeGold: seed % 5 === 0,
      goldCap: seed % 4 === 0,
    };
    let refused = 0;
    const end = wander(rules, { seats: 3 + (seed % 2), seed, options }, (s) => {
      const ready = s.todo[0].at === 'select';
      if (!ready && ++refused % 25 > 0) return;
      const why = transfer.unready(sees(s, null));
      expect(why === undefined).toBe(ready);
      if (why) expect(words(why)).toMatch(/\.$/);
      else look(s, seed);
    });
    expect(words(transfer.unready(sees(end, null)) as Phrase)).toBe('The game is over.');
  }
}

const everybody = (s: PuertoCatan): number[] => s.gold.map((_, seat) => seat);

test('whatever people are told makes the same position again, and it goes on to the end', () => {
  let [met, ended, last, aside] = [0, 0, 0, 0];
  moments(60, (s, seed) => {
    met++;
    const bare = sees(s, null);
    const lay = transfer.lay(bare);
    const take = everybody(s).map((seat) => transfer.take(sees(s, seat), seat));
    const cells = cellsOf(s);
    const where = `game ${seed}, round ${s.round}`;
    const told = cellsFrom({ lay, take, board: s.board });
    if (!same(told, cells)) expect(told, where).toEqual(cells);

    const options = optionsOf(s);
    expect(faults(cells, s.n, options), where).toEqual([]);
    const back = typed(cells, s.n, options);
    expect(rules.broken(back), where).toBeUndefined();
    for (const eye of [null, ...everybody(s)]) {
      const [now, was] = [shown(sees(back, eye)), shown(sees(s, eye))];
      // the long comparison only where there is something to tell
      if (!same(now, was)) expect(now, where).toEqual(was);
    }
    expect([back.hands.map(({ kinds }) => kinds), back.devs, back.stack]).toEqual([
      s.hands.map(({ kinds }) => kinds),
      s.devs,
      s.stack,
    ]);

    // the bank's stacks, as counted after everybody took their own
    const rest = transfer.rest(bare);
    const stock = rest.filter(({ key }) => key === 'pc.lay.stock').map(({ args }) => args?.n);
    expect(stock).toEqual(back.bank);
    const deck = rest.find(({ key }) => key === 'pc.lay.stack')?.args?.n ?? 0;
    expect(deck).toBe(back.stack.length);

    if (s.last >= 0) last++;
    if (s.longest < 0 && s.round > 5) aside++;
    if (met % 120 > 0) return;
    for (const phrase of [...lay.flatMap(({ heading, lines }) => [heading, ...lines]), ...take.flat(), ...rest])
      expect(words(phrase)).toMatch(/^[A-Z0-9]/);
    playout(rules, back as never, rng(seed, met));
    expect(back.end).not.toBeNull();
    ended++;
  });
  expect(met * STEP).toBeGreaterThan(1500);
  expect(ended * STEP).toBeGreaterThan(60);
  expect([last * STEP > 10, aside * STEP > 10]).toEqual([true, true]);
}, 240_000);

describe('secrets', () => {
  /** Two hands that trade cards, one for one, and development cards that trade places with others. */
  function swapped(cells: Cells, n: number): Cells {
    const out = { ...cells };
    const move = (row: string, from: string, to: string): void => {
      out[`${row}@${from}`] = `${Number(out[`${row}@${from}`] ?? 0) - 1}`;
      out[`${row}@${to}`] = `${Number(out[`${row}@${to}`] ?? 0) + 1}`;
    };
    const kinds = ['brick', 'lumber', 'wool', 'grain', 'ore'];
    const holds = (row: string, seat: string): boolean => Number(out[`${row}@${seat}`] ?? 0) > 0;
    for (const [i, j] of [
      ['0', '1'],
      ['1', `${n - 1}`],
    ]) {
      const mine = kinds.find((id) => holds(`hand:${id}`, i) && !holds(`hand:${id}`, j));
      const yours = kinds.find((id) => holds(`hand:${id}`, j) && !holds(`hand:${id}`, i));
      if (!mine || !yours) continue;
      move(`hand:${mine}`, i, j);
      move(`hand:${yours}`, j, i);
    }
    // a Soldier of the stack for a card of the hand
    const dev = ['victory', 'plenty', 'monopoly', 'roadBuilding'].find((id) => holds(`card:${id}`, '0'));
    if (dev) {
      out[`card:${dev}@0`] = `${Number(out[`card:${dev}@0`]) - 1}`;
      out['card:soldier@0'] = `${Number(out['card:soldier@0'] ?? 0) + 1}`;
    }
    return out;
  }

  test('nothing that all hear depends on them, nor what somebody else takes', () => {
    let [met, differ] = [0, 0];
    moments(6, (s) => {
      const cells = cellsOf(s);
      const other = swapped(cells, s.n);
      const options = optionsOf(s);
      if (faults(other, s.n, options).length > 0) return;
      const t = typed(other, s.n, options);
      if (t.last !== s.last) return;
      met++;
      const [was, now] = [sees(typed(cells, s.n, options), null), sees(t, null)];
      expect([transfer.lay(now), transfer.rest(now)]).toEqual([transfer.lay(was), transfer.rest(was)]);
      const takes = (one: PuertoCatan) => everybody(one).map((seat) => transfer.take(sees(one, seat), seat));
      const [before, after] = [takes(s), takes(t)];
      const hands = (one: PuertoCatan, seat: number) => JSON.stringify([one.hands[seat].kinds, one.devs[seat]]);
      for (const seat of everybody(s)) {
        // whoever kept the same cards is told the same, and whoever has others is told so
        const same = hands(s, seat) === hands(t, seat);
        expect(JSON.stringify(before[seat]) === JSON.stringify(after[seat])).toBe(same);
        if (!same) differ++;
      }
    });
    expect(met).toBeGreaterThan(200);
    expect(differ).toBeGreaterThan(100);
  }, 60_000);

  test('nobody is asked where nobody holds anything, and everybody where somebody does', () => {
    const empty = table();
    expect(everybody(empty).map((seat) => transfer.take(sees(empty, seat), seat))).toEqual([[], [], [], []]);
    const one = table({ hands: ['bb', '', '', ''], devs: ['', 'S'] });
    const said = everybody(one).map((seat) => transfer.take(sees(one, seat), seat).map(words));
    expect(said).toEqual([
      ['Take 2 brick', 'Keep them covered.'],
      ['Take 1 Knight from the development cards', 'Keep them covered.'],
      ['You hold no cards. Take nothing.'],
      ['You hold no cards. Take nothing.'],
    ]);
  });

  test('what is typed in is known to its owner alone, but for what the numbers tell', () => {
    const s = table({ hands: ['bw', 'o', '', ''] });
    const two = typed(cellsOf(s), 4, optionsOf(s));
    expect(sees(two, null).hands.map(({ open }) => open)).toEqual(Array(4).fill([0, 0, 0, 0, 0]));
    // a third person sees what is missing in the bank, but not whose it is
    expect(sees(two, C).hands[A].known).toEqual([0, 0, 0, 0, 0]);
    expect(sees(two, B).hands[A].known).toEqual([1, 0, 1, 0, 0]);
    const one = table({ hands: ['bw', '', '', ''] });
    expect(sees(typed(cellsOf(one), 4, optionsOf(one)), null).hands[A].open).toEqual([1, 0, 1, 0, 0]);
  });
});

describe('when', () => {
  const why = (s: PuertoCatan): string | undefined => {
    const phrase = transfer.unready(sees(s, null));
    return phrase && words(phrase);
  };
  test('before somebody chooses a role, and not in a phase or before the first round', () => {
    expect(why(table())).toBeUndefined();
    expect(why(table({ at: 'robber' }))).toBe(
      'Finish this phase first. You can move the game whenever a player is about to choose a role.',
    );
    const first = begin(rules, 3, rules.options({}, 3)) as unknown as PuertoCatan;
    expect(why(first)).toBe('First place all starting settlements and roads.');
  });
});

describe('the form', () => {
  const OPTIONS: Json = { board: 'beginner', discard: true, tradeGold: false, goldCap: false };
  const base = (w: Written = {}): Cells => cellsOf(table(w));
  /** The sentences for what was changed in a sound form, by cell. */
  function spoken(changes: Cells, from: Cells = base(), n = 4, options: Json = OPTIONS): { [cell: string]: string } {
    const cells = { ...from, ...changes };
    for (const [cell, text] of Object.entries(cells)) if (text === '') delete cells[cell];
    return Object.fromEntries(faults(cells, n, options).map(({ cell, why }) => [cell, words(why)]));
  }

  test('a sound one has no faults; all rows, choices and hints have words', () => {
    for (const board of BOARDS) {
      const options = { ...(OPTIONS as object), board } as Json;
      for (const cells of [{}, cellsOf(table({ options: { board } }))]) {
        if (Object.keys(cells).length > 0) expect(faults(cells, 4, options)).toEqual([]);
        for (const section of form.sections(reading(4, cells), options)) {
          const phrases = section.rows.flatMap((row) => [
            row.text,
            ...(row.hint ? [row.hint] : []),
            ...('choices' in row ? row.choices.map(({ text }) => text) : []),
          ]);
          for (const phrase of [section.text, ...(section.hint ? [section.hint] : []), ...phrases])
            expect(words(phrase)).toMatch(/^[A-Za-z0-9]/);
        }
      }
    }
  });

  test('places have names that differ', () => {
    for (const section of form.sections(reading(4, {}), OPTIONS))
      for (const row of section.rows) {
        if (row.kind !== 'many' && row.kind !== 'one') continue;
        const all = row.choices.map(({ text }) => words(text));
        expect(new Set(all).size, row.id).toBe(all.length);
      }
    const [pieces] = form.sections(reading(4, {}), OPTIONS);
    const rows = Object.fromEntries(pieces.rows.map((row) => [row.id, 'choices' in row ? row.choices : []]));
    const name = (row: string, id: number): string => words(rows[row][id - 1].text);
    expect(name('settlements', at('N(1,1)') + 1)).toBe('forest 3, mountains 8 and pasture 5');
    expect(name('settlements', 1)).toBe('coast at mountains 10, top corner');
    expect(name('roads', 1)).toBe('coast at mountains 10, upper left side');
    expect(name('robber', 10)).toBe('desert');
  });

  test('an island by chance has names as soon as they are typed', () => {
    const options = { ...(OPTIONS as object), board: 'random' } as Json;
    const robber = (cells: Cells): string => {
      const rows = form.sections(reading(3, cells), options).flatMap((section) => section.rows);
      const row = rows.find(({ id }) => id === 'robber');
      return row && 'choices' in row ? words(row.choices[0].text) : '';
    };
    expect(robber({})).toBe('row 1, hex 1');
    expect(robber({ 'terrain:1': 'hills' })).toBe('hills');
    expect(robber({ 'terrain:1': 'hills', 'number:1': '6' })).toBe('hills 6');
    const two = { 'terrain:1': 'hills', 'number:1': '6', 'terrain:9': 'hills' };
    expect(robber(two)).toBe('hills 6');
    expect(robber({ ...two, 'number:9': '6' })).toBe('hills 6 (row 1, hex 1)');
  });

  test('the preset pieces are there already', () => {
    const options = { ...(OPTIONS as object), board: 'preset' } as Json;
    expect(form.presets?.(3, OPTIONS)).toEqual({});
    const cells = { ...form.presets?.(4, options), robber: '10', governor: '1' };
    expect(faults(cells, 4, options)).toEqual([]);
    const s = typed(cells, 4, options);
    const written = table({ options: { board: 'preset' } });
    expect([s.owners, s.roads, s.round]).toEqual([written.owners, written.roads, 1]);
  });

  test('says what is missing', () => {
    const all = spoken({}, {});
    expect(all.robber).toBe('Say where the robber is.');
    expect(all.governor).toBe('Say which player is Governor.');
    expect(all['settlements@0']).toBe('Each player has at least two settlements or cities.');
    expect(all['roads@2']).toBe('Each player has at least two roads.');
  });

  const own = base()['settlements@0'];
  const bens = base()['settlements@1'].split(' ');
  const NO_ROAD = 'This building has none of that player’s roads beside it: coast at mountains 10, top corner.';

  test.each([
    [
      'settlements@0',
      `${own} ${bens[0]}`,
      'settlements@1',
      'Ana already has something here: forest 8, mountains 3 and hills 5.',
    ],
    [
      'settlements@0',
      `${own} 1 4`,
      'settlements@0',
      'Two buildings are only one edge apart: coast at mountains 10, top corner · coast at mountains 10, upper left corner.',
    ],
    ['settlements@0', `${own} 1`, 'settlements@0', NO_ROAD],
    ['cities@0', '1', 'cities@0', NO_ROAD],
    [
      'roads@0',
      `${base()['roads@0']} 1`,
      'roads@0',
      'This road isn’t connected to any of that player’s buildings: coast at mountains 10, upper left side.',
    ],
    ['roads@0', base()['roads@0'].split(' ')[0], 'roads@0', 'Each player has at least two roads.'],
    ['settlements@0', '1 2 3 52 53 54', 'settlements@0', 'A player has at most 5 settlements.'],
    ['cities@0', '1 2 3 22 54', 'cities@0', 'A player has at most 4 cities.'],
    ['longest', '1', 'longest', 'The Longest Road needs at least 5 roads.'],
    ['largest', '2', 'largest', 'The Largest Army has at least 3 Knights.'],
    ['army@1', '3', 'largest', 'Ben has played 3 Knights, so someone must have the Largest Army.'],
    ['victory@1', '1', 'victory@1', 'Only the player who announced ten points has victory cards face up.'],
    ['role@0', 'producer', 'none', ''],
    ['role@1', 'producer', 'role@1', 'Ana chooses before this player.'],
    ['gold:robber', '2', 'none', ''],
    ['hand:ore@0', '19', 'none', ''],
    ['card:monopoly@0', '2', 'none', ''],
  ])('%s: %s', (cell, text, marked, sentence) => {
    const all = spoken({ [cell]: text });
    if (marked === 'none') expect(all).toEqual({});
    else expect(all[marked]).toBe(sentence);
  });

  test('the round: a role each, the Governor first, and its gold is gone', () => {
    const three = { 'role@0': 'producer', 'role@1': 'robber', 'role@2': 'builder' };
    expect(spoken(three)).toEqual({});
    expect(spoken({ ...three, 'role@2': 'robber' })).toEqual({ 'role@2': 'Ben has that role.' });
    expect(spoken({ ...three, 'role@3': 'trader' }).governor).toBe(
      'All players have a role: end the round first. Put gold on the other roles and pass the Governor on.',
    );
    expect(spoken({ ...three, 'gold:robber': '1' })).toEqual({
      'gold:robber': 'Robber: Ben got its gold with the card.',
    });
    expect(spoken({ ...three, governor: '2' })['role@0']).toBe('Dora chooses before this player.');
  });

  test('cards and gold: not more than exist', () => {
    const ore = 'There are only 19 ore cards.';
    // everybody's cell is marked, so that no mark tells who holds any
    const everywhere = (row: string, why: string) =>
      Object.fromEntries([0, 1, 2, 3].map((seat) => [`${row}@${seat}`, why]));
    expect(spoken({ 'hand:ore@0': '10', 'hand:ore@2': '10' })).toEqual(everywhere('hand:ore', ore));
    const soldiers = 'There are only 14 Knight cards, played ones included.';
    expect(spoken({ 'army@0': '8', largest: '1', 'card:soldier@1': '7' })).toEqual(
      everywhere('card:soldier', soldiers),
    );
    expect(spoken({ 'army@0': '8', 'army@1': '8', largest: '1' })['army@1']).toBe('There are only 14 Knight cards.');
    expect(spoken({ 'used:monopoly': '1', 'card:monopoly@1': '2' })['card:monopoly@1']).toBe(
      'There are only 2 Monopoly cards, played ones included.',
    );
    const capped = { ...(OPTIONS as object), goldCap: true } as Json;
    const thirty = 'There are only 30 gold pieces.';
    const much = { 'gold@0': '20', 'gold@1': '9', 'gold:trader': '2' };
    expect(spoken(much)).toEqual({});
    expect(spoken(much, base(), 4, capped)).toEqual({ 'gold@0': thirty, 'gold@1': thirty, 'gold:trader': thirty });
  });

  test('an island by chance: all of it, and the numbers apart', () => {
    const options = { ...(OPTIONS as object), board: 'random' } as Json;
    const sound = cellsOf(table({ options: { board: 'random' } }));
    const bad = (changes: Cells) => spoken(changes, sound, 4, options);
    expect(bad({})).toEqual({});
    expect(bad({ 'terrain:3': '' })).toMatchObject({ 'terrain:3': 'Every hex needs a terrain.' });
    expect(bad({ 'number:1': '' })).toEqual({ 'number:1': 'Every hex but the desert needs a number.' });
    expect(bad({ 'number:10': '4' })).toEqual({ 'number:10': 'The desert has no number.' });
    expect(bad({ 'harbour:9': '' })).toEqual({ 'harbour:9': 'Every harbour needs a type.' });
    expect(bad({ 'harbour:9': 'ore' })['harbour:1']).toBe(
      'Four harbours are 3:1, and each resource has one 2:1 harbour.',
    );
    expect(bad({ 'terrain:1': 'hills' })['terrain:1']).toContain('The island has 4 fields');
    expect(bad({ 'number:1': '4' })['number:1']).toContain('One 2, one 12');
    // 6 and 9 trade places: then 6 lies beside 8
    expect(bad({ 'number:5': '9', 'number:8': '6' })['number:1']).toBe('No 6 or 8 may touch another.');
  });

  test('somebody with ten points is announced at once (ruling 27)', () => {
    // two settlements, the largest army, five victory cards: nine; a city makes it ten
    const nine = { ...base(), 'army@0': '3', largest: '1', 'card:victory@0': '5' };
    const before = typed(nine, 4, OPTIONS);
    expect([before.last, before.vp]).toEqual([-1, [0, 0, 0, 0]]);
    const [one, two] = own.split(' ');
    const s = typed({ ...nine, 'settlements@0': one, 'cities@0': two }, 4, OPTIONS);
    expect([s.last, s.vp, s.devs[A]]).toEqual([A, [5, 0, 0, 0], []]);
    expect(rules.broken(s)).toBeUndefined();
  });

  test('whatever is typed, a form without faults is a sound position', () => {
    const random = rng(5, 5);
    let [sound, faulty] = [0, 0];
    moments(6, (s) => {
      const options = optionsOf(s);
      const cells = cellsOf(s);
      const rows = form.sections(reading(s.n, cells), options).flatMap((section) => section.rows);
      for (let k = 0; k < 6; k++) {
        const row = rows[random.int(rows.length)];
        const cell = row.per === 'seat' ? `${row.id}@${random.int(s.n)}` : row.id;
        const ids = 'choices' in row ? row.choices.map(({ id }) => id) : ['0', '1', '2', '3', '4', '5', '8'];
        const one = ids[random.int(ids.length)];
        const was = cells[cell] ?? '';
        const texts = [one, row.kind === 'many' ? `${was} ${one}`.trim() : one, '', 'x', '-1', '99', '2 2', '1+'];
        const changed = { ...cells, [cell]: texts[random.int(3) > 0 ? random.int(2) : random.int(texts.length)] };
        const found = faults(changed, s.n, options);
        if (found.length > 0) {
          faulty++;
          for (const { why } of found) if (!why.key.startsWith('sheet.')) expect(words(why)).toMatch(/^[A-Z].*\.$/);
          continue;
        }
        sound++;
        const back = typed(changed, s.n, options);
        expect(rules.broken(back), `${cell}: ${changed[cell]}`).toBeUndefined();
        if (sound % 60 === 0) playout(rules, back as never, rng(sound));
      }
    });
    expect([sound > 300, faulty > 300]).toEqual([true, true]);
  }, 120_000);
});
