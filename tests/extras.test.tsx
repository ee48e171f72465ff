// @vitest-environment happy-dom
/** @jsxImportSource preact */
import 'fake-indexeddb/auto';
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameOf } from '../src/games/doors';
import { card } from '../src/games/island-hopper/card';
import { course } from '../src/games/island-hopper/extras/math';
import { extrasText } from '../src/games/island-hopper/extras/text.en';
import { HOUSE } from '../src/games/island-hopper/rules/deck';
import { readDeck, writeDeck } from '../src/games/island-hopper/rules/import';
import { MIDDLES } from '../src/games/island-hopper/rules/lagoon';
import { options } from '../src/games/island-hopper/rules/setup';
import type { Message } from '../src/games/module';
import { measure, screenScale } from '../src/look/millimetres';
import { addText, pseudo } from '../src/look/say';
import { ScreenSize } from '../src/look/screen-size';
import { text as screenText } from '../src/look/text-screen-size.en';
import { App } from '../src/shell/App';
import { chosenOptions, withOption } from '../src/shell/Options';
import { route } from '../src/shell/router';
import { keepPrefs, resetPrefs } from '../src/storage/exchange';
import { loadMatch } from '../src/storage/opening';
import { loadPrefs, prefs } from '../src/storage/prefs';
import { read, write } from '../src/storage/store';
import { forms } from './sentences';
import { soon } from './soon';
import { shown, strayed } from './stray';

/** What Island Hopper adds to the set-up screen, and the size of the screen. */

const PEOPLE = ['You', 'Pearl', 'Barnaby', 'Marisol', 'Fisk', 'Dunya', 'Odalys'];
const house = writeDeck(HOUSE);
const mine = house.replaceAll('Pelican Key', 'Puffin Key');
const canonical = (text: string) => readDeck(text).text as string;

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

afterEach(() => {
  render(null, root);
  root.remove();
  pseudo.value = false;
  resetPrefs();
  prefs.deck.value = '';
  prefs.deckDraft.value = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const find = (selector: string) => root.querySelector(selector) as HTMLElement;
const buttonOf = (words: Message) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent?.trim() === words) as HTMLButtonElement;

async function setUp(id = 'island-hopper'): Promise<void> {
  route.value = ['new', id];
  render(<App />, root);
  await soon(() => expect(find('.setup-foot .button-main').hasAttribute('disabled')).toBe(false));
}

async function editor(): Promise<HTMLTextAreaElement> {
  (buttonOf(extrasText['hopper.extras.cards.type']) ?? buttonOf(extrasText['hopper.extras.cards.change'])).click();
  await soon(() => expect(find('.deck-sheet textarea')).toBeTruthy());
  return find('.deck-sheet textarea') as HTMLTextAreaElement;
}

async function type(area: HTMLTextAreaElement, text: string): Promise<void> {
  area.value = text;
  area.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((done) => setTimeout(done, 20));
}

const use = () => buttonOf(extrasText['hopper.own.use']);

/** The options of the match that Play has just started. */
async function played(): Promise<any> {
  find('.setup-foot .button-main').click();
  await soon(() => expect(location.hash).toMatch(/^#\/table\//));
  const { record } = await loadMatch(location.hash.slice('#/table/'.length));
  location.hash = '';
  return record?.options;
}

describe('a deck of one’s own', () => {
  test('says line and field of what is wrong, and can be used once it is right', async () => {
    await setUp();
    const area = await editor();
    await type(area, mine.replace('"pays":5', '"pays":"five"'));
    const fault = find('.deck-faults li button');
    expect(fault.textContent).toMatch(/^Line \d+, contracts\[4\]\.pays: This should be a whole number from 0 to 20\.$/);
    expect(use().disabled).toBe(true);
    fault.click();
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toContain('"pays":"five"');
    await type(area, `${mine}]`);
    expect(find('.deck-faults li').textContent).toMatch(/^Line \d+: This isn’t valid JSON/);
    await type(area, mine);
    expect(find('.deck-ready').textContent).toContain('81 contracts, 12 islands, 9 round cards. Ready.');
    expect(use().disabled).toBe(false);
  });

  test('goes into the match, and is offered again', async () => {
    await setUp();
    await type(await editor(), mine);
    use().click();
    await soon(() => expect(find('.deck-sheet')).toBeNull());
    expect(prefs.ownDeck.value).toBe(true);
    expect(prefs.deck.value).toBe(canonical(mine));
    const chosen = await played();
    expect(chosen.deck).toBe(canonical(mine));
    expect(options(chosen, 4)).toMatchObject({ deck: canonical(mine), flight: 'cloud' });

    render(null, root);
    await setUp();
    expect((await played()).deck).toBe(canonical(mine));
  });

  test('is left out for the house deck', async () => {
    prefs.deck.value = canonical(mine);
    await setUp();
    expect((await played()).deck).toBe('house');
  });

  test('loses nothing when the dialog is closed in the middle', async () => {
    await setUp();
    await type(await editor(), '{ "islands": [');
    buttonOf(extrasText['hopper.own.later']).click();
    await soon(() => expect(find('.deck-sheet')).toBeNull());
    const opened = await editor();
    await soon(() => expect(opened.value).toBe('{ "islands": ['));
    buttonOf(extrasText['hopper.own.house']).click();
    await soon(() => expect((find('.deck-sheet textarea') as HTMLTextAreaElement).value).toBe(house));
    buttonOf(extrasText['hopper.own.back']).click();
    await soon(() => expect((find('.deck-sheet textarea') as HTMLTextAreaElement).value).toBe('{ "islands": ['));
  });

  test('that was damaged on the disk is not dealt', async () => {
    prefs.deck.value = canonical(mine).slice(0, -9);
    prefs.ownDeck.value = true;
    await setUp();
    expect(find('.extras-note').textContent).toBe(extrasText['hopper.extras.cards.damaged']);
    expect((await played()).deck).toBe('house');
  });

  test('survives on the disk, and nonsense there is not believed', async () => {
    await loadPrefs();
    keepPrefs();
    prefs.deck.value = canonical(mine);
    prefs.deckDraft.value = 'half';
    prefs.ownDeck.value = true;
    measure(5.2);
    await soon(() => expect(prefs.screen.value?.perMm).toBe(5.2));
    await soon(async () => expect(((await read('prefs')) as any).screen.perMm).toBe(5.2));
    const before = resetPrefs();
    expect([prefs.deck.value, prefs.deckDraft.value, prefs.ownDeck.value, prefs.screen.value]).toEqual([
      canonical(mine),
      'half',
      false,
      undefined,
    ]);
    before();
    expect(prefs.ownDeck.value).toBe(true);
    resetPrefs();
    prefs.deck.value = '';
    prefs.deckDraft.value = '';
    const bad = [{ perMm: 'x', ratio: 1 }, { perMm: 5 }, { perMm: 0, ratio: 1 }, { perMm: 5, ratio: -1 }, null, 7];
    for (const screen of bad) {
      await write([['prefs', { screen, deck: 7, deckDraft: ['x'], ownDeck: 'yes' }]]);
      await loadPrefs();
      keepPrefs();
      expect([prefs.deck.value, prefs.deckDraft.value, prefs.ownDeck.value]).toEqual(['', '', false]);
      expect(screenScale().known).toBe(false);
    }
  });
});

describe('the seam', () => {
  test('only Island Hopper adds something to its set-up', async () => {
    expect(gameOf('island-hopper')?.extras).toBeTruthy();
    expect(gameOf('manila')?.extras).toBeUndefined();
    await setUp('manila');
    expect(find('.extras-note')).toBeNull();
  });

  test('what extras set stands beside the card’s options', () => {
    const chosen = withOption(withOption({}, 'deck', 'x'), 'difficulty', 'calm');
    expect(chosenOptions(card, 4, chosen)).toMatchObject({ deck: 'x', difficulty: 'calm', flight: 'drag' });
    expect(chosenOptions(card, 4, withOption(chosen, 'deck', undefined))).not.toHaveProperty('deck');
    // an option that is not offered for so many seats stays out
    expect(chosenOptions(card, 4, { dummy: true })).not.toHaveProperty('dummy');
  });

  test('a small screen says why it proposes clouds and calm islands, and another choice stays', async () => {
    vi.stubGlobal('innerWidth', 390);
    vi.stubGlobal('innerHeight', 844);
    await setUp();
    expect(find('fieldset + p:not(.extras-note)').textContent).toMatch(
      /on a screen this small, your finger hides the islands/,
    );
    const storm = [...root.querySelectorAll('label')].find((one) => one.textContent === 'Storm: smaller');
    storm?.querySelector('input')?.click();
    expect(await played()).toMatchObject({ flight: 'cloud', difficulty: 'storm' });
    vi.stubGlobal('innerWidth', 1180);
    vi.stubGlobal('innerHeight', 820);
    render(null, root);
    await setUp();
    expect(find('fieldset + p:not(.extras-note)')).toBeNull();
  });

  test('a part that does not load leaves the game playable', async () => {
    const { Extras } = await import('../src/shell/Extras');
    let ready = 0;
    const load = () => Promise.reject(new Error('no network'));
    render(
      <Extras
        load={load}
        seats={4}
        at={{ people: 4, short: 150 }}
        options={{}}
        onOption={() => {}}
        onReady={() => ready++}
      />,
      root,
    );
    await soon(() => expect(ready).toBe(1));
    expect(root.querySelector('button')).toBeTruthy();
  });
});

describe('the size of the screen', () => {
  test('is kept when the card matches, and left alone otherwise', async () => {
    const close = vi.fn();
    const show = () => render(<ScreenSize open onClose={close} />, root);
    show();
    const before = (find('input[type=range]') as HTMLInputElement).value;
    find('.id-controls .icon-button:last-of-type').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    await soon(() => expect((find('input[type=range]') as HTMLInputElement).value).not.toBe(before));
    buttonOf('Cancel').click();
    expect(close).toHaveBeenCalledTimes(1);
    expect(screenScale().known).toBe(false);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', shiftKey: true }));
    buttonOf(screenText['screen.save']).click();
    expect(close).toHaveBeenCalledTimes(2);
    expect(screenScale()).toEqual({ known: true, perMm: 3.89 });
  });

  test('grows while a button is held', async () => {
    render(<ScreenSize open onClose={() => {}} />, root);
    const value = () => Number((find('input[type=range]') as HTMLInputElement).value);
    const [from, plus] = [value(), find('.id-controls .icon-button:last-of-type')];
    plus.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await soon(() => expect(value()).toBeGreaterThan(from + 0.1));
    plus.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    const still = value();
    await new Promise((done) => setTimeout(done, 120));
    expect(value()).toBeCloseTo(still, 1);
  });
});

describe('test flights', () => {
  /** A stage in the middle of which the lagoon lies. */
  function stage(): HTMLElement {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1090);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(745);
    return find('.trial-stage');
  }

  const scale = () => {
    const [, , wide] = (find('.lagoon').getAttribute('viewBox') ?? '').split(' ').map(Number);
    return Number(find('.lagoon').getAttribute('width')) / wide;
  };

  const finger = (on: HTMLElement, kind: string, [x, y]: readonly number[], pointerId = 1) =>
    on.dispatchEvent(
      new PointerEvent(`pointer${kind}`, {
        bubbles: true,
        pointerId,
        clientX: 545 + x * scale(),
        clientY: 372.5 + y * scale(),
      }),
    );

  async function fly(to: readonly number[], held = 430): Promise<void> {
    const on = find('.trial-stage');
    finger(on, 'down', [0, 0]);
    await new Promise((done) => setTimeout(done, held));
    finger(on, 'down', [300, 300], 2);
    finger(on, 'move', to);
    finger(on, 'move', [0, 0], 2);
    await new Promise((done) => setTimeout(done, 90));
    finger(on, 'up', to);
  }

  const now = () => find('.trial-now').textContent;

  test('are flown by one finger, judged, and set the islands of the match', async () => {
    await setUp();
    buttonOf(extrasText['hopper.extras.flights.try']).click();
    stage();
    await soon(() => expect(Number(find('.lagoon')?.getAttribute('width'))).toBeGreaterThan(600));
    await fly([100, 100], 50);
    await soon(() => expect(now()).toContain('wasn’t a flight yet'));
    finger(find('.trial-stage'), 'down', [0, 0]);
    finger(find('.trial-stage'), 'cancel', [0, 0]);
    await soon(() => expect(now()).toBe(extrasText['hopper.trial.broken']));
    for (const [i, island] of course(0).entries()) {
      const [x, y] = MIDDLES[island];
      await fly([x + 900, y + 900]);
      await soon(() => expect(now()).toMatch(/13 mm from (its|the) middle/));
      expect(now()).toContain(HOUSE.islands[island].name);
      buttonOf(extrasText[i < 2 ? 'hopper.trial.next' : 'hopper.trial.judge']).click();
      await new Promise((done) => setTimeout(done, 20));
    }
    expect(root.querySelectorAll('.trial-size')).toHaveLength(3);
    expect(find('.trial-size[aria-pressed=true]').textContent).toContain('Calm');
    buttonOf(extrasText['hopper.trial.use.calm']).click();
    await soon(() => expect(find('.trial')).toBeNull());
    expect((await played()).difficulty).toBe('calm');
  });

  test('say when the lagoon is too small for fingers', async () => {
    prefs.screen.value = { perMm: 7.9, ratio: 1 };
    await setUp();
    buttonOf(extrasText['hopper.extras.flights.try']).click();
    stage();
    await soon(() => expect(find('.trial-note')?.textContent).toMatch(/only 5\d mm/));
  });

  test('are not offered to people at a real table', async () => {
    await setUp();
    [...root.querySelectorAll('label')]
      .find((one) => one.textContent === card.text['option.flight.table'])
      ?.querySelector('input')
      ?.click();
    await soon(() => expect(buttonOf(extrasText['hopper.extras.flights.try'])).toBeUndefined());
  });
});

describe('the words', () => {
  test('are plain sentences', () => {
    for (const [key, message] of Object.entries({ ...extrasText, ...screenText }))
      for (const words of forms(message)) expect(words, key).not.toMatch(/\s{2}|^\s|\s$|!/);
  });

  test('all come from the catalogues', async () => {
    addText(extrasText);
    pseudo.value = true;
    const stray = () =>
      shown(root).filter((one) =>
        strayed(one, [...PEOPLE, ...HOUSE.islands.flatMap(({ name }) => [name, ...name.split(' ')])]),
      );
    route.value = ['new', 'island-hopper'];
    prefs.deckDraft.value = '[';
    render(<App />, root);
    await soon(() => expect(root.querySelectorAll('.extras-note')).toHaveLength(2));
    expect(stray()).toEqual([]);
    const [cards, flights] = [...root.querySelectorAll('.extras-note')].map(
      (one) => one.parentElement?.querySelector(':scope > button') as HTMLElement,
    );
    cards.click();
    await soon(() => expect(find('.deck-faults')).toBeTruthy());
    expect(stray()).toEqual([]);
    flights.click();
    await soon(() => expect(find('.lagoon')).toBeTruthy());
    expect(stray()).toEqual([]);
  });
});
