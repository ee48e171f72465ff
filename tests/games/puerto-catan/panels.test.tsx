// @vitest-environment happy-dom
/** @jsxImportSource preact */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Phrase } from '../../../src/engine/rules';
import type { Pick } from '../../../src/games/module';
import { tallsOf, verdict } from '../../../src/games/puerto-catan/panels/dice';
import { Choice, Facts, Hand, Plate, Statistics } from '../../../src/games/puerto-catan/panels/panels';
import { walk } from '../../../src/games/puerto-catan/speech/moves';
import { say as sentence } from '../../../src/look/say';
import {
  A,
  B,
  BRICK,
  C,
  cards,
  counter,
  D,
  GRAIN,
  game,
  LUMBER,
  legal,
  ORE,
  offer,
  plays,
  roll,
  rules,
  table,
  type Written,
} from './position';

/** What stands beside the board: the trading desk and the moves it describes, and that nothing secret is on the bare table. */

const CHAIRS = ['Ana', 'Ben', 'Cy', 'Dora'].map((name, colour) => ({ name, colour }));
const say = (phrase: Phrase): string => sentence(phrase, { text: game.text, chairs: CHAIRS });
const nothing = () => {};

let root: HTMLElement;
let composed: unknown;

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  composed = 'nothing yet';
});

afterEach(() => {
  render(null, root);
  root.remove();
});

const trading = (w: Written = {}): Written => ({
  at: 'trader',
  hands: ['bblg', 'ow', 'gg', ''],
  gold: [3, 0, 1, 0],
  ...w,
});

/** What a choice is given besides. */
const OTHER = {
  onPick: nothing,
  onChoose: nothing,
  onCompose: nothing,
  onLive: nothing,
  previewOf: () => [],
  say,
  chairs: CHAIRS,
};

/** The desk as one person sees it, or as it lies on the table. */
function desk(w: Written, seat: number | null, made: readonly Pick[] = []): void {
  const view = rules.view(table(w), seat);
  const picks: Pick[] = [];
  const props = { ...OTHER, view, picks, made };
  const keep = (move: unknown) => {
    composed = move;
  };
  act(() => render(<Choice {...props} onCompose={keep} />, root));
}

const button = (label: string): HTMLButtonElement => {
  const all = [...root.querySelectorAll('button')];
  const found = all.find((one) => one.getAttribute('aria-label') === label || one.textContent?.includes(label));
  if (!found) throw new Error(`no button "${label}" among ${all.map((one) => one.textContent).join(', ')}`);
  return found;
};
const tap = (...labels: string[]): void => {
  for (const label of labels) act(() => button(label).click());
};

describe('the trading desk', () => {
  test('asks all to begin with, and folds up by a tap', () => {
    desk(trading(), A);
    expect([...root.querySelectorAll('[aria-pressed=true]')].map((one) => one.textContent)).toEqual(['All']);
    expect(root.querySelectorAll('.pc-step')).toHaveLength(10);
    expect(button('Dora').disabled).toBe(true);
    tap('All');
    expect(root.querySelectorAll('.pc-row')).toHaveLength(0);
    expect(composed).toBeUndefined();
  });

  test('describes an offer that the rules take', () => {
    const w = trading();
    desk(w, A);
    tap('Ben', 'Give one more brick', 'Give one more brick');
    expect(composed).toBeUndefined();
    expect(button('Give one more brick').getAttribute('aria-disabled')).toBe('true');
    tap('Get one more ore');
    // nobody swaps a kind for itself: its card in the other row takes one back
    expect(() => button('Give one more ore')).toThrow();
    const offer = { with: B, give: cards('bb'), take: cards('o'), giveGold: 0, takeGold: 0 };
    expect(composed).toEqual({ offer });
    const s = table(w);
    expect(plays(s, A, composed as never)).toEqual(['Player 1 offered Player 2 2 brick for 1 ore.']);
    tap('Give one less brick');
    expect(composed).toEqual({ offer: { ...offer, give: cards('b') } });
    // folded up and taken out again it is the same offer
    tap('Ben', 'Ben');
    expect(composed).toEqual({ offer: { ...offer, give: cards('b') } });
  });

  test('a long press takes one away, and a tap that ends it adds none', () => {
    vi.useFakeTimers();
    desk(trading(), A);
    tap('Give one more brick', 'Give one more brick', 'Get one more ore');
    const cell = button('Give one more brick');
    act(() => void cell.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    act(() => void vi.advanceTimersByTime(500));
    act(() => void cell.dispatchEvent(new Event('pointerup', { bubbles: true })));
    act(() => cell.click());
    expect(composed).toMatchObject({ offer: { with: -1, give: cards('b'), take: cards('o') } });
    tap('Give one more brick');
    expect(composed).toMatchObject({ offer: { give: cards('bb') } });
    vi.useRealTimers();
  });

  test('keeps an offer that fits the next partner', () => {
    desk(trading(), A);
    tap('Ben', 'Give one more brick', 'Get one more ore', 'Cy');
    expect(composed).toMatchObject({ offer: { with: 2, give: cards('b'), take: cards('o') } });
  });

  test('has gold on it only where gold is traded', () => {
    desk(trading({ options: { tradeGold: true } }), A);
    tap('Cy', 'Give one more brick', 'Get one more gold');
    expect(button('Get one more gold').getAttribute('aria-disabled')).toBe('true');
    expect(composed).toMatchObject({ offer: { with: 2, give: cards('b'), take: cards(''), takeGold: 1 } });
  });

  test('trades with the bank at the rate of the harbours, and with gold', () => {
    desk(trading({ hands: ['bbbbl', 'ow', 'gg', ''] }), A);
    tap('Bank 4:1');
    const [give, get] = root.querySelectorAll('.pc-row');
    expect([...give.querySelectorAll('button:not(:disabled)')].map((one) => one.textContent)).toHaveLength(1);
    act(() => (give.querySelector('button:not(:disabled)') as HTMLElement).click());
    act(() => (get.querySelectorAll('button')[ORE] as HTMLElement).click());
    expect(composed).toEqual({ bank: BRICK, for: ORE });
    tap('3 gold');
    expect(composed).toBeUndefined();
    tap('1 grain');
    expect(composed).toEqual({ gold: GRAIN });
  });

  test('lays all answers open: a tap takes one, and the offer stays to be changed', () => {
    const s = table(trading({ hands: ['bblg', 'ow', 'gg', 'o'] }));
    const entered: unknown[] = [];
    plays(s, A, offer(-1, 'b', 'o'));
    plays(s, B, { accept: true });
    plays(s, C, counter('g', 'l'));
    plays(s, D, { decline: true });
    const props = { ...OTHER, view: rules.view(s, A), picks: [], made: [] };
    const keep = (move: unknown) => {
      composed = move;
    };
    act(() => render(<Choice {...props} onCompose={keep} onEnter={(move) => entered.push(move)} />, root));
    expect(button('Dora declined').disabled).toBe(true);
    tap('Trade with Ben: 1 brick for 1 ore', 'Trade with Cy: 1 lumber for 1 grain');
    expect(entered).toEqual([{ close: B }, { close: C }]);
    tap('Give one more brick');
    expect(composed).toMatchObject({ offer: { with: -1, give: cards('bb'), take: cards('o') } });
    expect(root.querySelector('.pc-answered')).toBe(null);
  });

  test('whoever answers begins with what was asked, as far as it is there', () => {
    const s = table(trading({ hands: ['bblg', 'ow', 'gg', 'o'] }));
    plays(s, A, offer(-1, 'b', 'o'));
    const show = (seat: number): void => {
      const view = rules.view(s, seat);
      const picks = legal(s, seat).map((move) => walk(move, view)[0][0]);
      const keep = (move: unknown) => {
        composed = move;
      };
      act(() => render(<Choice {...OTHER} view={view} picks={picks} made={[]} onCompose={keep} />, root));
    };
    show(B);
    tap('Get one more lumber');
    expect(composed).toEqual(counter('o', 'bl'));
    render(null, root);
    show(C);
    expect(() => button('Accept')).toThrow();
    tap('Give one more grain');
    expect(composed).toEqual(counter('g', 'b'));
  });

  test('folds up when something else is being picked', () => {
    desk(trading(), A);
    tap('Ben', 'Give one more brick');
    desk(trading(), A, [{ id: 'done', text: { key: 'pc.pick.done.trade' } }]);
    expect(root.querySelectorAll('.pc-row')).toHaveLength(0);
  });
});

describe('the roles', () => {
  test('are cards that say what they do, with the gold on them', () => {
    const view = rules.view(table({ roleGold: { 3: 2 } }), null);
    const picks = [0, 3, 5].flatMap((role) => walk({ role }, view)[0]);
    let picked = '';
    const pick = (id: string) => {
      picked = id;
    };
    const props = { ...OTHER, view, picks, made: [picks[1]], onPick: pick };
    act(() => render(<Choice {...props} />, root));
    expect([...root.querySelectorAll('.pc-role-card .unseen')].map((one) => one.textContent)).toEqual([
      'Producer: All roll and collect',
      'Soldier: Everyone may play a Knight: 2 gold on it',
      'Robber: You move the robber',
    ]);
    expect(root.querySelector('.chosen')?.textContent).toContain('Soldier');
    expect(root.querySelector('.chosen .pc-coin')?.textContent).toBe('2');
    tap('Robber');
    expect(picked).toBe('role:5');
  });
});

describe('on the bare table', () => {
  const hands: [string[], string[]] = [
    ['bblg', 'ow', 'gg', 'b'],
    ['oooo', 'll', 'wb', 'g'],
  ];

  test('no panel differs between hands of the same size', () => {
    const pictures = hands.map((own, i) => {
      const w = trading({ hands: own, devs: [i ? 'SM' : 'VV', 'S', '', i ? 'R' : 'V'] });
      const s = table(w);
      // only its owner knows a card, and the bank tells nothing
      s.hands.forEach((hand, seat) => {
        hand.eyes = hand.kinds.map(() => 1 << seat);
      });
      s.bank = [9, 9, 9, 9, 9];
      const view = rules.view(s, null);
      const props = { ...OTHER, view, picks: [], made: [] };
      act(() =>
        render(
          <>
            <Facts view={view} say={say} chairs={CHAIRS} />
            {CHAIRS.map((_, seat) => (
              <Plate key={seat} view={view} seat={seat} say={say} />
            ))}
            <Hand view={view} say={say} />
            <Statistics view={view} say={say} />
            <Choice {...props} />
          </>,
          root,
        ),
      );
      const out = root.innerHTML;
      render(null, root);
      return out;
    });
    expect(pictures[0]).toBe(pictures[1]);
    expect(pictures[0]).toContain('pc-step');
  });

  test('a hand is shown to its own eyes, with what is certain of the others', () => {
    const view = rules.view(table(trading({ devs: ['SM'] })), A);
    act(() => render(<Hand view={view} say={say} chairs={CHAIRS} />, root));
    expect(root.textContent).toContain('Monopoly');
    expect(root.textContent).toContain('Ben has 1 wool and 1 ore');
    // in the dock it takes the place of the own cards, after a tap
    tap('What you know for sure');
    expect(root.querySelector('.pc-hand')?.matches('.looks:has([aria-expanded=true])')).toBe(true);
    tap('What you know for sure');
    expect(root.querySelector('.pc-hand')?.matches('.looks')).toBe(false);
  });
});

describe('discards', () => {
  test('are tapped away and taken back', () => {
    const s = table(trading({ hands: ['bbbbblll', '', '', ''] }));
    s.todo.unshift({ at: 'discard', active: A, due: [A] });
    const view = rules.view(s, A);
    const [stage] = walk({ discard: cards('bbll') }, view);
    let chosen: readonly string[] = [];
    const keep = (ids: readonly string[]) => {
      chosen = ids;
    };
    const props = { ...OTHER, view, picks: stage, onPick: (id: string) => keep([id]) };
    const [brick, , lumber] = stage;
    act(() => render(<Choice {...props} made={[brick, lumber]} onChoose={keep} />, root));
    tap('Discard one: 4 brick left');
    expect(chosen).toEqual([`drop:${BRICK}`]);
    tap('Keep one brick instead, discard 1');
    expect(chosen).toEqual([`drop:${LUMBER}`]);
    act(() => render(<Choice {...props} made={stage} onChoose={keep} />, root));
    expect(root.querySelectorAll('.pc-keep:not(:disabled)')).toHaveLength(0);
  });
});

describe('the dice', () => {
  test('are honest about how many rolls say something', () => {
    expect(say(verdict(tallsOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])))).toBe('No dice have been rolled yet.');
    expect(say(verdict(tallsOf([0, 0, 0, 0, 1, 3, 1, 0, 0, 0, 0])))).toContain('too few');
    expect(say(verdict(tallsOf([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])))).toContain('normal range for 36 rolls');
    const often = say(verdict(tallsOf([1, 2, 3, 4, 5, 16, 5, 4, 3, 2, 1])));
    expect(often).toBe(
      '7 came up more often than usual for 46 rolls. That happens to one of the eleven numbers in about 1 game in 5: still normal.',
    );
  });

  test('open from the strip by a tap, with what everybody can count on, and close by the next', () => {
    const s = table({ at: 'producer' });
    roll(s, 2, 3);
    const view = rules.view(s, null);
    act(() => render(<Facts view={view} say={say} chairs={CHAIRS} />, root));
    const way = root.querySelector<HTMLElement>('.pc-roll');
    act(() => way?.click());
    const rows = [...root.querySelectorAll('.pc-income tbody tr')].map((row) => row.textContent);
    // rule page B4: every seat of the preset has 20 pips, the robber on the desert
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row).toMatch(/20$/);
    act(() => root.querySelector<HTMLElement>('.pc-away')?.click());
    expect(root.querySelector('.pc-rolls')).toBe(null);
  });

  test('the range is what honest dice keep to 19 times in 20', () => {
    const seven = tallsOf([0, 0, 0, 0, 0, 36, 0, 0, 0, 0, 0])[5];
    expect(seven.mean).toBeCloseTo(6);
    expect([seven.low, seven.high]).toEqual([2, 11]);
  });
});
