// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Match } from '../src/engine/match';
import { GRID, OIKUMENE, symbolsOf } from '../src/games/alexandros/rules/setup';
import { gameOf, games } from '../src/games/doors';
import { BRIDGES, CROWNS, ISLANDS, PORTS } from '../src/games/isla-margarita/rules/setup';
import type { GameModule, Message } from '../src/games/module';
import { CARDS, type CardSize, FOOT, MARGIN, PAPERS, type Paper, type PrintModule, roomOf } from '../src/games/print';
import { addText, pseudo, say } from '../src/look/say';
import {
  CARD_SIZES,
  FIRST,
  firstColours,
  PAPER_NAMES,
  PARTS,
  type Side,
  sidesOf,
  sound,
} from '../src/scorekeeper/print/choice';
import { Leaf } from '../src/scorekeeper/print/Leaf';
import { text as pageText } from '../src/scorekeeper/print/text-print.en';
import { App } from '../src/shell/App';
import { route } from '../src/shell/router';
import { newSeed } from '../src/storage/ids';
import { saveMatch } from '../src/storage/saver';
import { read, write } from '../src/storage/store';
import { soon } from './soon';
import { shown, strayed } from './stray';

/** Three games on paper: everything is there as often as the rule pages say, and every page fits its paper. */

addText(pageText);

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

afterEach(async () => {
  render(null, root);
  root.remove();
  pseudo.value = false;
  await write([['print', undefined]]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const printed = games.filter(({ print }) => print).map(({ card }) => card.id);
const moduleOf = async (id: string): Promise<PrintModule> => (await gameOf(id)!.print!()) as PrintModule;

interface Wanted {
  paper?: Paper;
  cards?: CardSize;
  colours?: readonly number[];
  given?: string;
  sides?: (side: Side) => boolean;
}

/** All sheets of a game, as the page shows them. */
async function sheets(id: string, { paper = 'a4', cards, colours, given, sides = () => true }: Wanted = {}) {
  const module = await moduleOf(id);
  const wanted = sidesOf(module, { paper, parts: PARTS, backs: 'duplex', cards }).filter(sides);
  const props = {
    paper,
    game: id,
    say: (phrase: any) => say(phrase, { text: module.text }),
    colours: colours ?? firstColours(gameOf(id)!.card.seats.max),
    given,
  };
  render(
    <>
      {wanted.map((side) => (
        <Leaf key={`${side.page.id} ${side.side}`} side={side} {...props} />
      ))}
    </>,
    root,
  );
}

const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

/** The board takes longest to draw and has no pieces. */
const PIECES = { sides: ({ page }: Side) => page.part !== 'board' };

/** How many of each kind are printed: `{ 'crown 1': 1, 'crown 2': 2 }`. */
function counted(selector = '[data-piece]'): { [what: string]: number } {
  const out: { [what: string]: number } = {};
  for (const { dataset } of all(selector)) {
    const what = [dataset.piece, dataset.is].filter((one) => one !== undefined).join(' ');
    out[what] = (out[what] ?? 0) + 1;
  }
  return out;
}

const times = (n: number, what: (i: number) => string, each = 1) =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [what(i), each]));

describe('Isla Margarita', () => {
  test('has every card and counter of the rule page', async () => {
    await sheets('isla-margarita', PIECES);
    expect(counted()).toEqual({
      ...times(9, (i) => `action ${i + 1}`),
      ...times(24, (i) => `commerce ${i + 1}`),
      'crown 1': 1,
      'crown 2': 2,
      'crown 3': 3,
      'crown 4': 2,
      'crown 5': 1,
      prince: 9,
      'title king': 1,
      'title bridgeBuilder': 1,
      'title portBuilder': 1,
      ...times(5, (i) => `coin ${i}`, 25),
      'back action': 9,
      'back commerce': 24,
      'back crown': CROWNS.length,
    });
  });

  test('makes coins for the colours that are asked for', async () => {
    await sheets('isla-margarita', { ...PIECES, colours: [1, 4, 5] });
    expect(counted('[data-piece=coin]')).toEqual({ 'coin 1': 25, 'coin 4': 25, 'coin 5': 25 });
  });

  test('says on each card what the app says', async () => {
    await sheets('isla-margarita', PIECES);
    const { text } = await moduleOf('isla-margarita');
    for (let card = 1; card <= 24; card++) {
      const words = root.querySelector(`[data-piece=commerce][data-is="${card}"]`)?.textContent;
      expect(words).toContain(text[`isla.commerce.${card}`]);
      expect(words).toContain(text[`isla.commerceText.${card}`]);
    }
    for (let card = 1; card <= 9; card++)
      expect(root.querySelector(`[data-piece=action][data-is="${card}"]`)?.textContent).toContain(
        text[`isla.actionText.${card}`],
      );
  });

  test('prints every island, bridge and port site at its place', async () => {
    await sheets('isla-margarita', { sides: ({ page }) => page.id === 'board-1' });
    const places = (what: string) => all(`[data-${what}]`).map(({ dataset }) => dataset.at!.split(' ').map(Number));
    expect(places('island')).toEqual(ISLANDS.map(({ x, y }) => [x, y]));
    expect(places('port')).toEqual(PORTS.map(({ x, y }) => [x, y]));
    expect(places('bridge')).toHaveLength(BRIDGES.length);
    places('bridge').forEach(([x, y], i) => {
      expect(Math.hypot(x - BRIDGES[i].x, y - BRIDGES[i].y), `bridge ${i}`).toBeLessThan(20);
    });
    expect(all('[data-island]').map((one) => [...one.querySelectorAll('text')].at(-1)?.textContent)).toEqual(
      ISLANDS.map(({ value }) => String(value)),
    );
    expect(all('[data-port]').map((one) => one.textContent)).toEqual(PORTS.map(({ value }) => String(value)));
  });
});

describe('Alexandros', () => {
  const BOARD = { sides: ({ page }: Side) => page.id === 'board-1' };
  const signs = () => all('[data-space]').map(({ dataset }) => 'TAHLS'[Number(dataset.symbol ?? -1)] ?? '.');

  test('has every card, wall and figure of the rule page', async () => {
    await sheets('alexandros', PIECES);
    expect(counted()).toEqual({
      ...times(5, (i) => `card ${i}`, 11),
      'wall black': 65,
      'wall red': 10,
      ...times(4, (i) => `guard ${i}`, 4),
      ...times(4, (i) => `disc ${i}`),
      alexander: 1,
      'back card': 55,
    });
  });

  test('prints the land, its places’ names, and a track to 100', async () => {
    await sheets('alexandros', BOARD);
    expect(signs().join('')).toBe(symbolsOf(OIKUMENE));
    expect(all('[data-track]').map(({ dataset }) => Number(dataset.track))).toEqual([
      100,
      ...Array.from({ length: 99 }, (_, i) => i + 1),
    ]);
    const named = (edge: string) => all(`[data-edge=${edge}]`).map((one) => Number(one.textContent));
    expect([...new Set(named('column'))]).toEqual(Array.from({ length: 23 }, (_, i) => i + 1));
    expect([...new Set(named('row'))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // the start is the app's corner 2/1
    expect(root.querySelector('[data-point] .start')?.parentElement?.textContent).toBe('2/1');
    expect(new Set(all('[data-point]').map((one) => one.textContent)).size).toBe(GRID.points.length);
  });

  test('follows a track that goes once round the board without a gap', async () => {
    await sheets('alexandros', BOARD);
    const at = all('[data-track]').map(({ dataset }) => dataset.at!.split(' ').map(Number));
    at.forEach(([x, y], i) => {
      const [nx, ny] = at[(i + 1) % at.length];
      expect(Math.hypot(nx - x, ny - y), `step ${i}`).toBeLessThan(60);
    });
  });

  test('prints the land of a match in its stead', async () => {
    const game = (await gameOf('alexandros')!.play!()) as GameModule;
    const { given } = await moduleOf('alexandros');
    const chairs = [0, 1].map((i) => ({ name: `P${i}`, colour: i, side: i }));
    const begin = (land: string) =>
      Match.start(game, { id: `land-${land}`, options: { land }, chairs, seed: newSeed(), now: 1 } as any);
    expect(given!(game.rules.view(begin('oikumene').record.last as never, null))).toBeUndefined();
    const match = begin('new');
    expect(given!(game.rules.view(match.record.last as never, null))).toBeUndefined();
    match.draw(2);
    const land = given!(game.rules.view(match.record.last as never, null))!;
    expect(land).toMatch(/^[.TAHLS]{150}$/);
    await sheets('alexandros', { ...BOARD, given: land });
    expect(signs().join('')).toBe(land);
  });
});

describe('Puerto Catan', () => {
  const ROLES = ['producer', 'trader', 'builder', 'soldier', 'prospector', 'robber'] as const;

  test('has the eight role cards of the rule page and thirty pieces of gold', async () => {
    await sheets('puerto-catan');
    expect(counted()).toEqual({
      ...{ 'role governor': 1, ...times(6, (i) => `role ${ROLES[i]}`), 'role prospector': 2 },
      ...{ gold: 30, 'back role': 8 },
    });
  });

  test('says on each role its action and its privilege', async () => {
    await sheets('puerto-catan');
    const { text } = await moduleOf('puerto-catan');
    for (const role of ROLES) {
      const words = root.querySelector(`[data-piece=role][data-is=${role}]`)?.textContent;
      for (const key of [`pc.role.${role}`, `pc.print.action.${role}`, `pc.print.privilege.${role}`])
        expect(words).toContain(text[key]);
    }
  });
});

describe.each(printed)('%s on paper', (id) => {
  describe.each(PAPER_NAMES)('%s', (paper) => {
    const box = (one: HTMLElement) => one.dataset.box!.split(' ').map(Number);

    test('keeps everything inside the margins, and no two pieces on each other', async () => {
      for (const colours of [[0], [0, 1, 2, 3, 4, 5]]) {
        await sheets(id, { paper, colours });
        for (const leaf of all('.leaf:not(.leaf-empty)')) {
          const room = roomOf(paper, leaf.classList.contains('leaf-lying'));
          const { width, height } = PAPERS[paper];
          expect(new Set([room.width + 2 * MARGIN, room.height + 2 * MARGIN + FOOT])).toEqual(new Set([width, height]));
          const boxes = [...leaf.querySelectorAll<HTMLElement>('[data-box]')].map(box);
          expect(boxes.length).toBeGreaterThan(0);
          for (const [x, y, w, h] of boxes) {
            expect(Math.min(x, y), leaf.dataset.leaf).toBeGreaterThanOrEqual(-0.001);
            expect(x + w, leaf.dataset.leaf).toBeLessThanOrEqual(room.width + 0.001);
            expect(y + h, leaf.dataset.leaf).toBeLessThanOrEqual(room.height + 0.001);
          }
          boxes.forEach(([ax, ay, aw, ah], i) => {
            for (const [bx, by, bw, bh] of boxes.slice(i + 1)) {
              const apart =
                ax + aw <= bx + 0.01 || bx + bw <= ax + 0.01 || ay + ah <= by + 0.01 || by + bh <= ay + 0.01;
              expect(apart, `${leaf.dataset.leaf} ${i}`).toBe(true);
            }
          });
        }
      }
    });

    test.each(CARD_SIZES)('cuts every card to a sleeve of %s, each once', async (cards) => {
      await sheets(id, { paper, cards, sides: ({ page }) => page.part === 'cards' });
      const { w, h } = CARDS[cards];
      const fronts = all('.leaf-front [data-piece]');
      for (const one of fronts) expect(box(one).slice(2)).toEqual([w, h]);
      expect(all('.leaf-back [data-piece]')).toHaveLength(fronts.length);
      expect(fronts).toHaveLength({ 'isla-margarita': 33, alexandros: 55, 'puerto-catan': 8 }[id] ?? 0);
      for (const leaf of all('.leaf-front')) {
        const room = roomOf(paper);
        for (const [x, y] of [...leaf.querySelectorAll<HTMLElement>('[data-box]')].map(box)) {
          expect(x + w).toBeLessThanOrEqual(room.width);
          expect(y + h).toBeLessThanOrEqual(room.height);
        }
      }
    });

    test('lays backs exactly behind their fronts when the sheet is turned', async () => {
      await sheets(id, { paper });
      const backs = all('.leaf-back');
      expect(backs.length).toBeGreaterThan(0);
      for (const back of backs) {
        const front = root.querySelector(`[data-leaf="${back.dataset.leaf!.replace('back', 'front')}"]`)!;
        const { width } = roomOf(paper);
        const behind = [...back.querySelectorAll<HTMLElement>('[data-piece]')];
        const kind = behind[0].dataset.is;
        const before = [...front.querySelectorAll<HTMLElement>(`[data-piece=${kind}]`)].map(box);
        // one by one in the order of the fronts
        expect(behind.map(box), back.dataset.leaf).toEqual(
          before.map(([x, y, w, h]) => [expect.closeTo(width - x - w, 2), y, w, h]),
        );
      }
      // fronts lie on odd pages, backs and empty sides on even ones
      all('.leaf').forEach((leaf, i) => {
        expect(leaf.classList.contains('leaf-front')).toBe(i % 2 === 0);
      });
    });

    test.skipIf(id === 'puerto-catan')('cuts the board into sheets that overlap and miss nothing', async () => {
      await sheets(id, { paper, sides: ({ page, side }) => page.part === 'board' && side === 'front' });
      const tiles = all('[data-tile]').map((one) => ({
        view: one.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number),
        box: box(one),
        strips: [...one.querySelectorAll<HTMLElement>('[data-strip]')].map(({ dataset }) => dataset.strip),
        labels: [...one.querySelectorAll('.paper-words')].map((words) => words.textContent),
      }));
      expect(tiles.map(({ strips }) => strips)).toEqual([['right', 'below'], ['below'], ['right'], []]);
      const scales = tiles.map(({ view, box: [, , w] }) => w / view[2]);
      for (const scale of scales) expect(scale).toBeCloseTo(scales[0], 4);
      const [one, two, three] = tiles;
      const millimetres = (units: number) => units * scales[0];
      expect(millimetres(one.view[0] + one.view[2] - two.view[0])).toBeCloseTo(8, 1);
      expect(millimetres(one.view[1] + one.view[3] - three.view[1])).toBeCloseTo(8, 1);
      expect(new Set(one.labels)).toEqual(
        new Set([2, 3].map((n) => say({ key: 'print.glue', args: { n } }, { text: pageText }))),
      );
      // a board to play on: about half a metre wide
      expect(millimetres(two.view[0] + two.view[2] - one.view[0])).toBeGreaterThan(480);
      const seen = ([x, y]: number[]) =>
        tiles.some(({ view: [vx, vy, w, h] }) => x >= vx && x <= vx + w && y >= vy && y <= vy + h);
      for (const { dataset } of all('[data-at]'))
        expect(seen(dataset.at!.split(' ').map(Number)), dataset.at).toBe(true);
    });
  });

  test('takes every word from the catalogues', async () => {
    pseudo.value = true;
    await sheets(id);
    // a sea's name may lie on two lines, each with one of the brackets
    const half = /^\[[^\]]*$|^[^[]*\]$/;
    const stray = shown(root).filter(
      (words) => !half.test(words) && strayed(words.replace(id, '').replace('/', ''), []),
    );
    expect(stray).toEqual([]);
  });
});

describe('the page', () => {
  const button = (words: Message) =>
    all('button').find((one) => one.textContent?.trim() === words) as unknown as HTMLButtonElement;
  const tick = (words: Message) =>
    all('label')
      .find((one) => one.textContent?.trim() === words)
      ?.querySelector('input') as HTMLInputElement;

  async function open(id: string): Promise<void> {
    route.value = ['print', id];
    render(<App />, root);
    await soon(() => expect(all('.leaf').length).toBeGreaterThan(0));
  }

  test('can be reached from the new game, for games that have pages', async () => {
    route.value = ['new', 'alexandros'];
    render(<App />, root);
    await soon(() => expect(all('a[href="#/print/alexandros"]')).toHaveLength(1));
    route.value = ['new', 'manila'];
    await soon(() => expect(all('a[href="#/rules/manila"]')).toHaveLength(1));
    expect(all('a[href^="#/print"]')).toHaveLength(0);
  });

  test('remembers paper, parts and backs', async () => {
    await open('isla-margarita');
    const before = all('.leaf').length;
    tick(pageText['print.paper.letter']).click();
    tick(pageText['print.part.board']).click();
    tick(pageText['print.backs.none']).click();
    await soon(() => expect(all('.leaf')).toHaveLength(7));
    expect(before).toBe(18);
    expect(root.querySelector('.leaf')?.getAttribute('style')).toContain('279.4mm');
    await soon(async () =>
      expect(await read('print')).toEqual({ paper: 'letter', parts: ['cards', 'counters'], backs: 'none' }),
    );
    render(null, root);
    await open('alexandros');
    await soon(() => expect(all('.leaf')).toHaveLength(7));
  });

  test('asks for no colours and no board where a game has neither', async () => {
    await open('puerto-catan');
    expect(all('.print-colour')).toHaveLength(0);
    expect(all('.print-tick').map((one) => one.textContent?.trim())).toEqual(['Cards', 'Counters']);
    render(null, root);
    await open('alexandros');
    expect(all('.print-colour')).toHaveLength(6);
    expect(all('.print-tick')).toHaveLength(3);
  });

  test('prints by the browser, and only when there is something', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await open('alexandros');
    button(pageText['print.now']).click();
    expect(print).toHaveBeenCalledTimes(1);
    // what was chosen last time may come from the disk a moment later: whatever is ticked is unticked
    await soon(() => {
      for (const part of PARTS) {
        const box = tick(pageText[`print.part.${part}`]);
        if (box.checked) box.click();
      }
      expect(button(pageText['print.now']).disabled).toBe(true);
    });
    expect(all('.leaf')).toHaveLength(0);
  });

  test('offers the land of a match', async () => {
    const game = (await gameOf('alexandros')!.play!()) as GameModule;
    const chairs = ['Ana', 'Ben'].map((name, i) => ({ name, colour: i, side: i }));
    const match = Match.start(game, {
      id: 'new-land',
      options: { land: 'new' },
      chairs,
      seed: newSeed(),
      now: 1,
    } as any);
    match.draw(2);
    await saveMatch(match.record);
    await open('alexandros');
    await soon(() => expect(all('.print-land option')).toHaveLength(2));
    expect(all('.print-land option')[1].textContent).toContain('Ana and Ben');
    const select = root.querySelector('.print-land select') as HTMLSelectElement;
    const { symbols } = match.record.last as { symbols: string };
    select.value = symbols;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const shownLand = () =>
      [...root.querySelector('[data-tile]')!.querySelectorAll<HTMLElement>('[data-space]')]
        .map(({ dataset }) => 'TAHLS'[Number(dataset.symbol ?? -1)] ?? '.')
        .join('');
    await soon(() => expect(shownLand()).toBe(symbols));
  });

  test('says so where there is nothing to print', async () => {
    route.value = ['print', 'manila'];
    render(<App />, root);
    await soon(() => expect(root.textContent).toContain(pageText['print.none']));
  });

  test('believes of the store only what makes sense', () => {
    expect(sound(undefined)).toEqual(FIRST);
    expect(sound({ paper: 'a0', parts: 'board', backs: 3, cards: '1x1' })).toEqual(FIRST);
    expect(sound({ cards: '59x92' })).toEqual({ ...FIRST, cards: '59x92' });
    expect(sound({ paper: 'letter', parts: ['counters', 'rats', 'board'], backs: 'apart' })).toEqual({
      paper: 'letter',
      parts: ['board', 'counters'],
      backs: 'apart',
    });
  });

  test('takes every word from the catalogues', async () => {
    pseudo.value = true;
    await open('isla-margarita');
    const stray = shown(root).filter((words) => strayed(words.replaceAll('/', ''), []));
    expect(stray).toEqual([]);
  });
});
