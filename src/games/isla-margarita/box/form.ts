import type { Json, Phrase, Seat, Under } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import { cellOf, type Fault, type Named, type Read, type Row, type SheetSection } from '../../sheet';
import type { Form } from '../../transfer';
import { bridgeName, commerceName, islandName, portName, who } from '../rules/names';
import { owned } from '../rules/scoring';
import {
  BRIDGES,
  COMMERCE_CARDS,
  CROWNS,
  draftOrder,
  FIRST_KING_DISCARD,
  ISLANDS,
  PORTS,
  STACK_SIZE,
  STACKS,
  setup,
} from '../rules/setup';
import { isLocked, siteEnd } from '../rules/sites';
import { type Deck, type Isla, NOBODY, type Options } from '../rules/state';
import { islands, seatsOf, TITLES } from './sheet-facts';

/** A position typed in from the real table, between two rounds. */

const words = wordsOf('isla.form');
const coinsIn = (options: Json): number => (options as unknown as Options).coins;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const holder = (id: string, text: Phrase): Row => ({ id, text, per: 'table', kind: 'holder' });
const number = (id: string, text: Phrase, per: Row['per'], most: number, least = 0): Row => {
  return { id, text, per, kind: 'number', least, most };
};

const stacks = Array.from({ length: STACKS }, (_, k) => k);

function state(): SheetSection {
  return {
    id: 'state',
    text: words('state'),
    hint: words('state.hint'),
    rows: [
      number('round', words('round'), 'table', 99, 1),
      { id: 'idle', text: words('idle'), per: 'table', kind: 'flag' },
      holder('firstKing', words('firstKing')),
      ...TITLES.map((title) => holder(title, { key: `isla.titleName.${title}` })),
    ],
  };
}

function sites(): SheetSection[] {
  const hint = words('open');
  return [
    {
      id: 'bridges',
      text: words('bridges'),
      hint,
      rows: BRIDGES.map((_, site) => holder(`bridge.${site}`, bridgeName(site))),
    },
    { id: 'ports', text: words('ports'), hint, rows: PORTS.map((_, site) => holder(`port.${site}`, portName(site))) },
  ];
}

/** What lies on each island. */
function onIslands(coins: number): SheetSection[] {
  const section = (id: Under<'isla.form.'>, rowOf: (island: number, name: Phrase) => Row): SheetSection => {
    return { id, text: words(id), rows: islands.map((island) => rowOf(island, islandName(island))) };
  };
  return [
    section('princes', (island, name) => number(`princes.${island}`, name, 'table', CROWNS.length)),
    section('crowned', (island, name) => ({ id: `crowned.${island}`, text: name, per: 'table', kind: 'flag' })),
    section('pools', (island, name) => number(`pool.${island}`, name, 'seat', coins)),
  ];
}

function unseen(): SheetSection {
  return {
    id: 'stacks',
    text: words('stacks'),
    hint: words('stacks.hint'),
    rows: stacks.map((k) => number(`stack.${k}`, words('stack', { n: k + 1 }), 'table', STACK_SIZE)),
  };
}

function hands(): SheetSection {
  const secret = { per: 'seat', secret: true } as const;
  const each = [...new Set([0, ...CROWNS])];
  const choices = Array.from({ length: COMMERCE_CARDS }, (_, i): Named => {
    return { id: `${i + 1}`, text: { key: 'isla.medium.card', args: { n: i + 1, card: commerceName(i + 1) } } };
  });
  return {
    id: 'hands',
    text: words('hands'),
    rows: [
      { ...secret, id: 'crowns', text: words('crowns'), hint: words('crowns.hint'), kind: 'number', each },
      { ...secret, id: 'cards', text: words('cards'), kind: 'many', choices },
    ],
  };
}

function sections(_read: Read, options: Json): SheetSection[] {
  const coins = coinsIn(options);
  const banks = { id: 'banks', text: words('banks'), rows: [number('bank', words('bank'), 'seat', coins)] };
  return [state(), ...sites(), ...onIslands(coins), banks, unseen(), hands()];
}

/** As on the first day, where a game is seldom far from it. */
function presets(): { [cell: string]: string } {
  const cells: { [cell: string]: string } = { round: '1' };
  for (const island of islands) cells[`crowned.${island}`] = '1';
  for (const k of stacks) cells[`stack.${k}`] = `${STACK_SIZE}`;
  return cells;
}

const cardsOf = (read: Read, seat: Seat): number[] =>
  read
    .chosen('cards', seat)
    .map(Number)
    .sort((a, b) => a - b);
const crownsOf = (read: Read, seat: Seat): number[] =>
  read
    .terms('crowns', seat)
    .filter((value) => value > 0)
    .sort((a, b) => a - b);

function position(read: Read, options: Json): Isla {
  const s = setup(read.n, options as unknown as Options);
  s.round = read.number('round');
  s.idle = read.flag('idle') ? 1 : 0;
  s.firstKing = read.holder('firstKing');
  for (const title of TITLES) s.titles[title] = read.holder(title);
  s.bridges = BRIDGES.map((_, site) => read.holder(`bridge.${site}`));
  s.ports = PORTS.map((_, site) => read.holder(`port.${site}`));
  s.princes = islands.map((island) => read.number(`princes.${island}`));
  s.crowned = islands.map((island) => read.flag(`crowned.${island}`));
  s.pools = islands.map((island) => seatsOf(read).map((seat) => read.number(`pool.${island}`, seat)));
  s.bank = seatsOf(read).map((seat) => read.number('bank', seat));
  for (const seat of seatsOf(read)) {
    for (const value of crownsOf(read, seat)) {
      const at = s.crownBag.indexOf(value);
      if (at >= 0) s.crownBag.splice(at, 1);
      s.crowns.push({ holder: seat, value, seen: [seat] });
    }
  }
  const hands = seatsOf(read).map((seat) => cardsOf(read, seat));
  s.commerceBag = s.commerceBag.filter((card) => !hands.some((hand) => hand.includes(card)));
  s.stacks = [...stacks.map((k) => stackOf(read.number(`stack.${k}`))), ...hands.flatMap(broughtBy)];
  s.todo = [{ at: 'draft', order: draftOrder(read.n, s.titles.king) }];
  return s;
}

/** So many cards that nobody knows. */
function stackOf(size: number): Deck {
  const deck: Deck = { takes: [], rest: size === 0 ? [] : null };
  if (size !== STACK_SIZE) deck.size = size;
  return deck;
}

/** The cards somebody brings along; which stacks they came from is forgotten. */
function broughtBy(hand: readonly number[], seat: Seat): Deck[] {
  if (hand.length === 0) return [];
  const deck: Deck = { takes: hand.map((card) => ({ seat, card })), rest: [] };
  if (hand.length !== STACK_SIZE) deck.size = hand.length;
  return [deck];
}

/** A title belongs to somebody who owns one of these, and to nobody only where there are none. */
function builderFaults(title: 'bridgeBuilder' | 'portBuilder', owners: readonly Seat[], holds: Seat): Fault[] {
  const name = title === 'portBuilder' ? 'harbour' : 'builder';
  if (holds === NOBODY && owners.some((owner) => owner !== NOBODY))
    return [{ cell: title, why: words(`no.${name}Free`, undefined, '13') }];
  return holds !== NOBODY && !owners.includes(holds)
    ? [{ cell: title, why: words(`no.${name}`, undefined, '13') }]
    : [];
}

function openFaults(read: Read, s: Isla): Fault[] {
  const out: Fault[] = [];
  if (s.titles.king === NOBODY) out.push({ cell: 'king', why: words('no.king', undefined, '1') });
  if (s.firstKing === NOBODY) out.push({ cell: 'firstKing', why: words('no.firstKing', undefined, '2') });
  out.push(...builderFaults('bridgeBuilder', s.bridges, s.titles.bridgeBuilder));
  out.push(...builderFaults('portBuilder', s.ports, s.titles.portBuilder));
  const end = siteEnd(s);
  const last = end === 'ports' ? `port.${PORTS.length - 1}` : `bridge.${BRIDGES.length - 1}`;
  if (end !== null) out.push({ cell: last, why: words('no.over', undefined, '17') });
  else if (isLocked(s)) out.push({ cell: cellOf('bank', read.n - 1), why: words('no.locked', undefined, '18') });
  const princes = sum(s.princes);
  if (princes !== CROWNS.length)
    out.push({ cell: `princes.${ISLANDS.length - 1}`, why: words('no.princes', { n: princes }) });
  return out;
}

function coinFaults(read: Read, s: Isla): Fault[] {
  const marks = owned([...s.bridges, ...s.ports], read.n);
  return seatsOf(read).flatMap((seat) => {
    const n = s.bank[seat] + sum(s.pools.map((pool) => pool[seat])) + marks[seat];
    const whole = s.coins - (s.firstKing === seat ? FIRST_KING_DISCARD : 0);
    if (n === whole) return [];
    return [{ cell: cellOf('bank', seat), why: words('no.coins', { who: who(seat), n, whole }, '2') }];
  });
}

/** Says nothing of what anybody holds but how many: these rows are hidden from the others. */
function hiddenFaults(read: Read, s: Isla): Fault[] {
  const out: Fault[] = [];
  for (const seat of seatsOf(read)) {
    const upTo = s.crowns.filter((crown) => crown.holder <= seat).map(({ value }) => value);
    const tooMany = crownsOf(read, seat).some(
      (value) => upTo.filter((one) => one === value).length > CROWNS.filter((one) => one === value).length,
    );
    if (tooMany) out.push({ cell: cellOf('crowns', seat), why: words('no.crown') });
    const earlier = seatsOf(read)
      .filter((other) => other < seat)
      .flatMap((other) => cardsOf(read, other));
    if (cardsOf(read, seat).some((card) => earlier.includes(card)))
      out.push({ cell: cellOf('cards', seat), why: words('no.twice') });
  }
  if (out.length > 0) return out;
  const lying = s.crowned.filter(Boolean).length;
  const crowns = { held: s.crowns.length, left: lying };
  if (crowns.held + crowns.left !== CROWNS.length)
    out.push({ cell: `crowned.${ISLANDS.length - 1}`, why: words('no.crowns', crowns, '13') });
  const cards = {
    held: sum(seatsOf(read).map((seat) => cardsOf(read, seat).length)),
    left: sum(stacks.map((k) => read.number(`stack.${k}`))),
  };
  const bridges = s.bridges.filter((owner) => owner !== NOBODY).length;
  const cell = `stack.${STACKS - 1}`;
  if (cards.held + cards.left !== COMMERCE_CARDS) out.push({ cell, why: words('no.cards', cards, '2') });
  else if (cards.held !== bridges) out.push({ cell, why: words('no.kept', { bridges, held: cards.held }, '13') });
  return out;
}

export const form: Form = {
  sections,
  presets,
  faults(read, options) {
    const s = position(read, options);
    return [...openFaults(read, s), ...coinFaults(read, s), ...hiddenFaults(read, s)];
  },
  position: (read, options) => position(read, options) as unknown as Json,
};
