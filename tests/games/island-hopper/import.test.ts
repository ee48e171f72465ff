import { describe, expect, test } from 'vitest';
import { rng } from '../../../src/engine/chance';
import { Match } from '../../../src/engine/match';
import { type Deck, deckOf, HOUSE } from '../../../src/games/island-hopper/rules/deck';
import { type Fault, readDeck, writeDeck } from '../../../src/games/island-hopper/rules/import';
import { playMatch, step } from '../../../src/headless/games';
import { game, rules, words } from './position';

/** Rule page A1: the real cards, typed in by their owner. Whatever is wrong is said with its line and its field. */

const HOUSE_TEXT = writeDeck(HOUSE);
const lines = HOUSE_TEXT.split('\n');
/** Line numbers count from 1: islands from 3, contracts from 17, round cards from 100. */
const [ISLANDS, CONTRACTS, ROUNDS] = [3, 17, 100];

/** The house deck with one line changed. */
const changed = (line: number, from: string | RegExp, to: string): string => {
  const out = lines.slice();
  const next = out[line - 1].replace(from, to);
  expect(next, `line ${line}`).not.toBe(out[line - 1]);
  out[line - 1] = next;
  return out.join('\n');
};
const dropped = (line: number): string => lines.filter((_, i) => i !== line - 1).join('\n');

const faults = (text: string): Fault[] => readDeck(text).faults ?? [];
const said = ({ line, field, why }: Fault): string => `${line} ${field}: ${words(why)}`;

describe('the house deck', () => {
  test('written and read again it is the same', () => {
    const read = readDeck(HOUSE_TEXT);
    expect(read.faults ?? read.deck).toEqual(HOUSE);
    expect([lines[ISLANDS - 1], lines[CONTRACTS - 1], lines[ROUNDS - 1]].map((line) => line.trim())).toEqual([
      '{"name":"Pelican Key","goods":["mango"],"company":"Albatross"},',
      '{"island":"Pelican Key","pays":3,"symbol":"anchor"},',
      '{"kind":"last"},',
    ]);
  });

  test('its canonical text reads as itself, and is what a match takes', () => {
    const { text = '' } = readDeck(HOUSE_TEXT);
    expect(readDeck(text)).toMatchObject({ text });
    expect(deckOf(text)).toEqual(HOUSE);
    expect(rules.options({ deck: text }, 4)).toMatchObject({ deck: text });
    for (const bad of [HOUSE_TEXT, `${text} `, text.replace('"pays":3', '"pays":99'), '', '[]', 'House'])
      expect(words(rules.options({ deck: bad }, 4) as never)).toBe('This deck can’t be read.');
  });

  test('spaces, Windows line ends and the order of contracts make no difference', () => {
    const { text } = readDeck(HOUSE_TEXT);
    expect(readDeck(HOUSE_TEXT.replaceAll('\n', '\r\n').replaceAll(',', ' ,\t')).text).toBe(text);
    const turned = lines.slice();
    [turned[CONTRACTS - 1], turned[CONTRACTS + 30]] = [turned[CONTRACTS + 30], turned[CONTRACTS - 1]];
    expect(readDeck(turned.join('\n')).text).toBe(text);
  });
});

describe('a deck that is wrong is told by line and field', () => {
  const JSON_FAULT = 'This isn’t valid JSON: a bracket, comma or quotation mark is missing, or there’s one too many.';
  const GOODS = 'This should be one of: mango, coconut, fish, pearl, spice, timber.';
  const list: [name: string, text: () => string, first: string][] = [
    ['a missing bracket', () => changed(ISLANDS + 2, '}', ''), `6 : ${JSON_FAULT}`],
    ['a missing bracket at the end', () => HOUSE_TEXT.trimEnd().slice(0, -1), `110 : ${JSON_FAULT}`],
    ['a bracket too many', () => `${HOUSE_TEXT}}`, `111 : ${JSON_FAULT}`],
    ['a missing comma', () => changed(CONTRACTS + 4, /,$/, ''), `22 : ${JSON_FAULT}`],
    ['a comma too many', () => changed(ROUNDS + 8, /$/, ','), `109 : ${JSON_FAULT}`],
    ['a missing quotation mark', () => changed(ISLANDS, 'Key"', 'Key'), `3 : ${JSON_FAULT}`],
    ['nothing at all', () => '', `1 : ${JSON_FAULT}`],
    ['a sentence', () => 'twelve islands', `1 : ${JSON_FAULT}`],
    ['a list', () => '\n[]', '2 islands: This field is missing.'],
    ['a number', () => '7', '1 islands: This field is missing.'],
    ['no islands', () => HOUSE_TEXT.replace('"islands"', '"Islands"'), '1 islands: This field is missing.'],
    ['no round cards', () => HOUSE_TEXT.replace('"rounds"', '"round"'), '1 rounds: This field is missing.'],
    [
      'islands that are no list',
      () => '{"islands": 12, "contracts": [], "rounds": []}',
      '1 islands: This should be a list.',
    ],
    ['a missing name', () => changed(ISLANDS + 1, '"name"', '"nome"'), '4 islands[1].name: This field is missing.'],
    [
      'a missing payout',
      () => changed(CONTRACTS + 9, '"pays"', '"pay"'),
      '26 contracts[9].pays: This field is missing.',
    ],
    [
      'a missing symbol',
      () => changed(CONTRACTS, ',"symbol":"anchor"', ''),
      '17 contracts[0].symbol: This field is missing.',
    ],
    ['a missing kind', () => changed(ROUNDS + 1, '"kind"', '"kinds"'), '101 rounds[1].kind: This field is missing.'],
    [
      'a payout that is text',
      () => changed(CONTRACTS + 1, ':3', ':"3"'),
      '18 contracts[1].pays: This should be a whole number from 0 to 20.',
    ],
    [
      'half a dollar',
      () => changed(CONTRACTS + 1, ':3', ':3.5'),
      '18 contracts[1].pays: This should be a whole number from 0 to 20.',
    ],
    [
      'a negative payout',
      () => changed(CONTRACTS + 1, ':3', ':-3'),
      '18 contracts[1].pays: This should be a whole number from 0 to 20.',
    ],
    [
      'a payout of 21',
      () => changed(CONTRACTS + 1, ':3', ':21'),
      '18 contracts[1].pays: This should be a whole number from 0 to 20.',
    ],
    [
      'a name that is a number',
      () => changed(ISLANDS, '"Pelican Key"', '7'),
      '3 islands[0].name: Enter a name of 1 to 24 characters.',
    ],
    [
      'an empty name',
      () => changed(ISLANDS, 'Pelican Key', '  '),
      '3 islands[0].name: Enter a name of 1 to 24 characters.',
    ],
    [
      'a name that is too long',
      () => changed(ISLANDS, 'Pelican Key', 'P'.repeat(25)),
      '3 islands[0].name: Enter a name of 1 to 24 characters.',
    ],
    [
      'a company whose name is too long',
      () => changed(ISLANDS, 'Albatross', 'A'.repeat(25)),
      '3 islands[0].company: Enter a name of 1 to 24 characters.',
    ],
    [
      'a name twice',
      () => changed(ISLANDS + 5, 'Turtle Bank', 'Pelican Key'),
      '8 islands[5].name: This appears twice.',
    ],
    ['80 contracts', () => dropped(CONTRACTS + 4), '16 contracts: There should be 81, not 80.'],
    ['11 islands', () => dropped(ISLANDS + 3), '2 islands: There should be 12, not 11.'],
    ['eight round cards', () => dropped(ROUNDS + 3), '99 rounds: There should be 9, not 8.'],
    ['an unknown good', () => changed(ISLANDS + 2, 'fish', 'fisch'), `5 islands[2].goods[0]: ${GOODS}`],
    ['a good that is no word', () => changed(ISLANDS + 2, '"fish"', '2'), `5 islands[2].goods[0]: ${GOODS}`],
    [
      'a near island with two goods',
      () => changed(ISLANDS, '["mango"]', '["mango","fish"]'),
      '3 islands[0].goods: There should be 1, not 2.',
    ],
    [
      'a far island with one good',
      () => changed(ISLANDS + 6, '["pearl","timber"]', '["pearl"]'),
      '9 islands[6].goods: There should be 2, not 1.',
    ],
    [
      'a good twice on an island',
      () => changed(ISLANDS + 6, 'timber', 'pearl'),
      '9 islands[6].goods: This appears twice.',
    ],
    [
      'an unknown symbol',
      () => changed(CONTRACTS, 'anchor', 'crab'),
      '17 contracts[0].symbol: This should be one of: anchor, palm, shell, star.',
    ],
    [
      'an unknown company',
      () => changed(ROUNDS + 1, 'Albatross', 'Pan Am'),
      '101 rounds[1].company: This should be one of: Albatross, Coral, Sunset.',
    ],
    [
      'an unknown kind',
      () => changed(ROUNDS + 7, 'remove', 'rob'),
      '107 rounds[7].kind: This should be one of: last, company, remove.',
    ],
    [
      '$11 at each island',
      () => changed(ROUNDS + 1, ':2', ':11'),
      '101 rounds[1].plus: This should be a whole number from 1 to 10.',
    ],
    [
      'two last cards',
      () => changed(ROUNDS + 7, 'remove', 'last'),
      '99 rounds: There should be exactly one “last” card.',
    ],
    ['no last card', () => changed(ROUNDS, 'last', 'remove'), '99 rounds: There should be exactly one “last” card.'],
    [
      'no tourist',
      () => HOUSE_TEXT.replace(/\{"tourist":true,"pays":(\d)\}/g, '{"island":"Drum Rock","pays":$1,"symbol":"palm"}'),
      '1 contracts: There’s no tourist, that is, no contract with "tourist": true.',
    ],
    [
      'a good that nobody wants',
      () => HOUSE_TEXT.replaceAll('"mango"]', '"fish"]').replace('"mango","fish"', '"timber","fish"'),
      '1 islands: No island shows mango.',
    ],
    [
      'a tourist that is neither true nor false',
      () => changed(CONTRACTS + 72, 'true', '"yes"'),
      '89 contracts[72].tourist: This should be one of: true, false.',
    ],
    [
      'no tourist after all',
      () => changed(CONTRACTS + 72, 'true', 'false'),
      '89 contracts[72].island: This field is missing.',
    ],
    [
      'a name out of the prototype as good',
      () => changed(ISLANDS, '["mango"]', '["__proto__"]'),
      `3 islands[0].goods[0]: ${GOODS}`,
    ],
    [
      'prototype keys for fields',
      () => '{"__proto__": {"islands": []}, "constructor": 1}',
      '1 islands: This field is missing.',
    ],
    ['a number cut short', () => changed(CONTRACTS + 1, ':3', ':3.'), `18 : ${JSON_FAULT}`],
    ['a tab in a name', () => changed(ISLANDS, 'Pelican Key', 'Pelican\tKey'), `3 : ${JSON_FAULT}`],
    ['a remark', () => changed(ISLANDS + 1, /$/, ' // the home of the mango'), `4 : ${JSON_FAULT}`],
    ['brackets without end', () => '['.repeat(30_000), `1 : ${JSON_FAULT}`],
    [
      'as many brackets closed again, in a field that nobody asked for',
      () => changed(ISLANDS + 1, '{', `{"more":${'['.repeat(15_000)}${']'.repeat(15_000)},`),
      `4 : ${JSON_FAULT}`,
    ],
    [
      'a field twice, of which the last counts',
      () => changed(CONTRACTS + 1, ':3', ':3,"pays":99'),
      '18 contracts[1].pays: This should be a whole number from 0 to 20.',
    ],
    ['a huge text', () => `${HOUSE_TEXT}${' '.repeat(40_000)}`, '0 : A deck can’t be longer than 40,000 characters.'],
    [
      'a canonical text that was changed',
      () => JSON.stringify({ ...HOUSE, islands: [] }),
      '1 companies: This isn’t valid JSON: a bracket, comma or quotation mark is missing, or there’s one too many.',
    ],
  ];

  test.each(list)('%s', (_name, text, first) => {
    const all = faults(text());
    expect(all.length).toBeGreaterThan(0);
    expect(said(all[0])).toBe(first);
    expect(readDeck(text()).text).toBeUndefined();
  });

  test('an unknown island, in words that list the known ones', () => {
    const [first, ...rest] = faults(changed(CONTRACTS + 2, 'Pelican Key', 'Pelican Quay'));
    expect(said(first)).toMatch(
      /^19 contracts\[2\]\.island: This should be one of: Pelican Key, Drum Rock, .*, Glass Lagoon\.$/,
    );
    expect(rest).toEqual([]);
  });

  test('several are told at once, but never more than a dozen', () => {
    const two = changed(ISLANDS, 'mango', 'melon').replace('"star"', '"starr"');
    expect(faults(two).map(({ line }) => line)).toEqual([3, 20]);
    expect(faults(HOUSE_TEXT.replaceAll('"pays"', '"pay"'))).toHaveLength(12);
  });

  test('whatever text: a verdict and no exception', () => {
    const random = rng(81);
    for (let i = 0; i < 150; i++) {
      let text = HOUSE_TEXT;
      for (let k = 0; k < 3; k++) {
        const at = random.int(text.length);
        const sign = '{}[]",:0-x\\\u0000é'[random.int(13)];
        text = text.slice(0, at) + (random.int(2) ? sign : '') + text.slice(at + random.int(4));
      }
      const read = readDeck(text);
      if (read.faults) for (const one of read.faults) expect(said(one)).not.toMatch(/hopper\.deck|\{/);
      else expect(readDeck(read.text).text).toBe(read.text);
    }
  });
});

/** Another box: other names, goods, flags, payouts and round cards; three kinds of tourist. */
function otherBox(): string {
  const goods = ['timber', 'spice', 'pearl', 'fish', 'coconut', 'mango'];
  const names = Array.from({ length: 12 }, (_, i) => (i === 3 ? '__proto__' : i === 4 ? '<b>"Isle"</b>' : `Isle ${i}`));
  const islands = names.map((name, i) => ({
    name,
    goods: i < 6 ? [goods[i]] : [goods[i - 6], goods[(i - 3) % 6]],
    company: ['constructor', 'Red'][i % 2],
  }));
  const contracts = Array.from({ length: 81 }, (_, i) =>
    i % 9 === 8
      ? { tourist: true, pays: 1 + (i % 3) }
      : { island: names[i % 12], pays: i % 8, symbol: ['star', 'shell', 'palm', 'anchor'][i % 4] },
  );
  const rounds = Array.from({ length: 9 }, (_, i) =>
    i === 4 ? { kind: 'last' } : i % 2 ? { kind: 'remove' } : { kind: 'company', company: 'Red', plus: 1 + i },
  );
  return JSON.stringify({ rounds, contracts, islands });
}

describe('a match with a deck that was typed in', () => {
  const { text: deck = '' } = readDeck(otherBox());

  test.each([2, 3, 5])('%i people play it to the end, and it replays', (seats) => {
    expect(deck).not.toBe('');
    const match = playMatch(game as never, { seats, options: { deck, dummy: seats === 3 }, seed: 12 });
    expect(match.over).toBe(true);
    const record = JSON.parse(JSON.stringify(match.record));
    const again = Match.resume(game as never, record);
    expect([again.trouble, again.over]).toEqual([undefined, true]);
    const s = again.position() as any;
    expect(rules.broken(s)).toBeUndefined();
    expect((deckOf(s.deck) as Deck).islands[3].name).toBe('__proto__');
  });

  test('a saved match whose deck text was damaged is refused in a sentence', () => {
    const match = playMatch(game as never, { seats: 3, options: { deck }, seed: 12, until: 40 });
    const damaged: [string, (text: string) => string][] = [
      ['cut', (text) => text.slice(0, -5)],
      ['other payouts', (text) => text.replace('"pays":7', '"pays":700')],
      ['no text', () => 7 as never],
      ['an empty object', () => '{}'],
    ];
    for (const [name, damage] of damaged) {
      const record = JSON.parse(JSON.stringify(match.record));
      record.options.deck = damage(record.options.deck);
      let verdict = 'nothing';
      try {
        verdict = words(Match.resume(game as never, record).trouble as never);
      } catch (error) {
        verdict = words((error as any).refusal);
      }
      expect(verdict, name).toBe('This game starts from an impossible position: This deck can’t be read.');
    }
  });

  test('a position whose deck text was damaged is impossible, and the log is still played', () => {
    const match = playMatch(game as never, { seats: 3, options: { deck }, seed: 12, until: 40 });
    for (const text of [deck.slice(0, -5), '{}', deck.replace('"pays":7', '"pays":700'), 7]) {
      const record = JSON.parse(JSON.stringify(match.record));
      record.last.deck = text;
      const opened = Match.resume(game as never, record);
      expect(words(opened.trouble as never)).toBe('The saved position is impossible.');
      expect(opened.trouble?.args?.why).toEqual({ words: 'a deck that cannot be read' });
      expect(opened.length).toBe(match.length);
    }
    const on = Match.resume(game as never, JSON.parse(JSON.stringify(match.record)));
    expect(step(on, rng(4))).toBe(true);
  });
});
