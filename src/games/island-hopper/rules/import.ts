import { type JSONVisitor, type Node, parseTree, visit } from 'jsonc-parser';
import type { Phrase, Under } from '../../../engine/rules';
import {
  CONTRACTS,
  type Contract,
  type Deck,
  GOODS,
  INNER,
  ISLANDS,
  type IslandData,
  ROUND_CARDS,
  type RoundCard,
  SEA,
  SYMBOLS,
} from './deck';

/**
 * The real cards of a boxed game, typed in by their owner as JSON (rule page A1): `islands`, `contracts`, `rounds`.
 * Whatever is wrong is said with its line and its field.
 */

/** Either the deck and its one canonical text, or everything that is wrong with it. */
export type Read = { text: string; deck: Deck; faults?: undefined } | { faults: Fault[]; text?: undefined };

/** `line` counts from 1; 0 where the text cannot say. */
export interface Fault {
  line: number;
  /** `contracts[3].pays` */
  field: string;
  why: Phrase;
}

const LONGEST = 40_000;
const LONGEST_NAME = 24;
const MOST_FAULTS = 12;

/** A deck is four brackets deep. Without an end to them the parser's stack would end. */
const DEEPEST = 6;

class Broken extends Error {
  readonly offset: number;
  constructor(offset: number) {
    super('not JSON');
    this.offset = offset;
  }
}

/** Reads JSON and remembers where its values stand, which JSON.parse does not. */
function parse(text: string): Node {
  let depth = 0;
  const broken = (offset: number): never => {
    throw new Broken(offset);
  };
  const inward = (offset: number): void => {
    if (++depth > DEEPEST) broken(offset);
  };
  const outward = (): void => {
    depth--;
  };
  const visitor: JSONVisitor = {
    onObjectBegin: inward,
    onArrayBegin: inward,
    onObjectEnd: outward,
    onArrayEnd: outward,
    onError: (_code, offset) => broken(offset),
  };
  visit(text, visitor, { disallowComments: true });
  return parseTree(text) ?? broken(0);
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The value of a field; of two the last, as JSON.parse has it. */
const member = (node: Node, name: string): Node | undefined =>
  node.type === 'object'
    ? node.children?.findLast(({ children }) => children?.[0].value === name)?.children?.[1]
    : undefined;

/** Collects what is wrong while it reads. */
class Reader {
  readonly faults: Fault[] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  fault(node: Node | undefined, field: string, key: Under<'hopper.deck.'>, args: Phrase['args'] = {}): undefined {
    if (this.faults.length < MOST_FAULTS)
      this.faults.push({
        line: node ? lineAt(this.#text, node.offset) : 0,
        field,
        why: { key: `hopper.deck.${key}`, args },
      });
    return undefined;
  }

  field(node: Node, path: string, name: string): Node | undefined {
    const found = member(node, name);
    if (!found) this.fault(node, path ? `${path}.${name}` : name, 'missing');
    return found;
  }

  list(node: Node | undefined, path: string, n?: number): Node[] {
    if (!node) return [];
    if (node.type !== 'array') return this.fault(node, path, 'list') ?? [];
    const all = node.children ?? [];
    if (n !== undefined && all.length !== n) this.fault(node, path, 'count', { n, found: all.length });
    return all;
  }

  whole(node: Node | undefined, path: string, least: number, most: number): number {
    if (!node) return least;
    const { value } = node;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.fault(node, path, 'whole', { least, most });
    return least;
  }

  name(node: Node | undefined, path: string): string {
    if (!node) return '';
    const { value } = node;
    const named = typeof value === 'string' ? value.trim() : '';
    if (named.length >= 1 && named.length <= LONGEST_NAME) return named;
    this.fault(node, path, 'name', { most: LONGEST_NAME });
    return '';
  }

  /** One of these words, as its index. */
  word(node: Node | undefined, path: string, words: readonly string[]): number {
    if (!node) return 0;
    const i = words.indexOf(node.value as string);
    if (i >= 0) return i;
    this.fault(node, path, 'word', { words: { words: words.join(', ') } });
    return 0;
  }
}

function islands(r: Reader, root: Node, companies: string[]): IslandData[] {
  const nodes = r.list(r.field(root, '', 'islands'), 'islands', ISLANDS);
  const out = nodes.map((node, i): IslandData => {
    const path = `islands[${i}]`;
    const name = r.name(r.field(node, path, 'name'), `${path}.name`);
    const company = r.name(r.field(node, path, 'company'), `${path}.company`);
    if (company && !companies.includes(company)) companies.push(company);
    const goods = r.list(r.field(node, path, 'goods'), `${path}.goods`, i < INNER ? 1 : 2);
    const found = goods.map((good, k) => r.word(good, `${path}.goods[${k}]`, GOODS));
    if (new Set(found).size !== found.length) r.fault(node, `${path}.goods`, 'twice');
    return { name, goods: found, company: Math.max(0, companies.indexOf(company)) };
  });
  out.forEach(({ name }, i) => {
    if (name && out.findIndex((one) => one.name === name) < i) r.fault(nodes[i], `islands[${i}].name`, 'twice');
  });
  return out;
}

function contracts(r: Reader, root: Node, names: readonly string[]): Contract[] {
  return r.list(r.field(root, '', 'contracts'), 'contracts', CONTRACTS).map((node, i): Contract => {
    const path = `contracts[${i}]`;
    const pays = r.whole(r.field(node, path, 'pays'), `${path}.pays`, 0, 20);
    const tourist = member(node, 'tourist');
    if (tourist && typeof tourist.value !== 'boolean')
      r.fault(tourist, `${path}.tourist`, 'word', { words: { words: 'true, false' } });
    if (tourist && tourist.value !== false) return { island: SEA, pays, symbol: -1 };
    const island = r.word(r.field(node, path, 'island'), `${path}.island`, names);
    const symbol = r.word(r.field(node, path, 'symbol'), `${path}.symbol`, SYMBOLS);
    return { island, pays, symbol };
  });
}

function rounds(r: Reader, root: Node, companies: readonly string[]): RoundCard[] {
  const nodes = r.list(r.field(root, '', 'rounds'), 'rounds', ROUND_CARDS);
  const out = nodes.map((node, i): RoundCard => {
    const path = `rounds[${i}]`;
    const kinds = ['last', 'company', 'remove'] as const;
    const kind = kinds[r.word(r.field(node, path, 'kind'), `${path}.kind`, kinds)];
    if (kind !== 'company') return { kind };
    const company = r.word(r.field(node, path, 'company'), `${path}.company`, companies);
    return { kind, company, plus: r.whole(r.field(node, path, 'plus'), `${path}.plus`, 1, 10) };
  });
  if (nodes.length > 0 && out.filter(({ kind }) => kind === 'last').length !== 1)
    r.fault(r.field(root, '', 'rounds'), 'rounds', 'oneLast');
  return out;
}

/** Judges the text of a deck. The canonical text lists contracts by island, and round cards as they were typed in. */
export function readDeck(text: string): Read {
  if (text.length > LONGEST)
    return { faults: [{ line: 0, field: '', why: { key: 'hopper.deck.long', args: { most: LONGEST } } }] };
  let root: Node;
  try {
    root = parse(text);
  } catch (error) {
    const line = error instanceof Broken ? lineAt(text, error.offset) : 0;
    return { faults: [{ line, field: '', why: { key: 'hopper.deck.json' } }] };
  }
  if (isCanonical(root)) return readCanonical(text);
  const r = new Reader(text);
  const companies: string[] = [];
  const places = islands(r, root, companies);
  const names = places.map(({ name }) => name);
  const cards = contracts(r, root, names);
  const deck: Deck = { companies, islands: places, contracts: sorted(cards), rounds: rounds(r, root, companies) };
  if (cards.every(({ island }) => island !== SEA) && cards.length > 0) r.fault(root, 'contracts', 'noTourist');
  for (let good = 0; good < GOODS.length; good++) {
    if (places.length === ISLANDS && !places.some(({ goods }) => goods.includes(good)))
      r.fault(root, 'islands', 'noGood', { good: { key: `hopper.good.${GOODS[good]}` } });
  }
  return r.faults.length > 0 ? { faults: r.faults } : { text: JSON.stringify(deck), deck };
}

function sorted(cards: Contract[]): Contract[] {
  const order = ({ island, pays, symbol }: Contract) => (island === SEA ? ISLANDS : island) * 1000 + pays * 10 + symbol;
  return [...cards].sort((a, b) => order(a) - order(b));
}

/** What a match keeps: written by `readDeck` itself, with companies and indices instead of names. */
const isCanonical = (root: Node): boolean => member(root, 'companies') !== undefined;

function readCanonical(text: string): Read {
  const again = (deck: Deck): Read => readDeck(writeDeck(deck));
  try {
    const read = again(JSON.parse(text) as Deck);
    if (read.text === text) return read;
  } catch {
    // whatever is no deck has no text either
  }
  return { faults: [{ line: 1, field: 'companies', why: { key: 'hopper.deck.json' } }] };
}

const sound = new Set<unknown>(['house']);

/** Whether a match can be played with this: the house deck, or a canonical text. */
export function isDeck(name: unknown): name is string {
  if (sound.has(name)) return true;
  if (typeof name !== 'string' || readDeck(name).text !== name) return false;
  sound.add(name);
  return true;
}

/** A deck as its owner would type it in: one island, contract or round card a line. */
export function writeDeck(deck: Deck): string {
  const rows = (list: readonly unknown[]): string => list.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  const places = deck.islands.map(({ name, goods, company }) => ({
    name,
    goods: goods.map((good) => GOODS[good]),
    company: deck.companies[company],
  }));
  const cards = deck.contracts.map(({ island, pays, symbol }) =>
    island === SEA ? { tourist: true, pays } : { island: deck.islands[island].name, pays, symbol: SYMBOLS[symbol] },
  );
  const round = deck.rounds.map((card) =>
    card.kind === 'company' ? { ...card, company: deck.companies[card.company] } : card,
  );
  return `{\n  "islands": [\n${rows(places)}\n  ],\n  "contracts": [\n${rows(cards)}\n  ],\n  "rounds": [\n${rows(round)}\n  ]\n}\n`;
}
