import { describe, expect, it } from 'vitest';
import { BRIDGES } from '../src/games/isla-margarita/rules/setup';
import type { GameModule } from '../src/games/module';
import { loadGame } from '../src/headless/registry';
import { contract, planting } from './games/mutant';

/** The contract bites: bugs planted in a real game are found, and named for what they are. */

const { module: isla } = await loadGame('isla-margarita');
const planted = planting(isla, () => 3, { contract: contract(12, 0.15) });
const { step, mutant, silent, seeing } = planted;
const found = (game: GameModule): string => planted.found('contract', game);

describe('bugs planted in Isla Margarita are found', () => {
  it('nothing is found where nothing was planted', () => {
    expect(found(isla)).toBe('nothing');
  });

  it('a leaked secret: the view carries the cards nobody has seen, because imagine could use them', () => {
    const view = (s: any, seat: number | null) => ({ ...isla.rules.view(s, seat), bag: [...s.commerceBag] });
    expect(found(mutant({ view }))).toMatch(/^leak: .*knows neither of .* its view changes at bag/);
  });

  it('a leaked secret: the bare table sees what the last one drafted', () => {
    const view = (s: any, seat: number | null) => ({
      ...isla.rules.view(s, seat),
      last: s.draft.takes.at(-1)?.card ?? 0,
    });
    expect(found(mutant({ view }))).toMatch(/^leak: .*its view changes at last|^imagine: the view of .*: last/);
  });

  it('a leaked secret: an event tells everybody what a crown is worth', () => {
    const apply = (s: any, f: any, seat: number, m: any, tell: any) =>
      step('crown').apply(s, f, seat, m, (event: any) => tell(event));
    const game = mutant({}, 'crown', { apply });
    expect(found(game)).toMatch(/^heard: .* hears whether it was \{"crown"/);
  });

  it('a forgotten secret: a crown that was looked at is not in its view', () => {
    const game = seeing((v, s) => {
      if (s.todo[0]?.at === 'draft') v.crowns = v.crowns.map((list: unknown[]) => list.map(() => null));
    });
    expect(found(game)).toMatch(/^forgotten: .*knows of crowns.*its view stays/);
  });

  it('Math.random in a step', () => {
    const apply = (s: any, f: any, seat: number, m: any, tell: any) => {
      step('build').apply(s, f, seat, m, tell);
      s.idle = Math.floor(Math.random() * 1e9);
    };
    expect(found(mutant({}, 'build', { apply }))).toMatch(/^chance: .*plays differently/);
  });

  it('a missing "can afford": a bridge is offered to one without the coins', () => {
    const moves = (s: any, f: any, seat: number) => {
      const list = step('build').moves(s, f, seat);
      const poor = BRIDGES.findIndex(
        ({ a, b }, i) => s.bridges[i] < 0 && s.pools[a][seat] + s.pools[b][seat] < f.bridge,
      );
      return poor < 0 ? list : [...list, { bridge: poor, from: [f.bridge, 0] }];
    };
    expect(found(mutant({}, 'build', { moves, any: undefined, accepts: undefined }))).toMatch(
      /^broken: after the listed move \{"bridge".*negative pool/,
    );
  });

  it('a missing "can afford": an investment of more coins than there are is accepted', () => {
    const accepts = (s: any, f: any, seat: number, m: any) => {
      const rich = { ...s, bank: s.bank.map((coins: number) => coins + 99) };
      const verdict = step('invest').accepts(s, f, seat, m);
      return verdict === true ? true : step('invest').accepts(rich, f, seat, m);
    };
    expect(found(mutant({}, 'invest', { accepts }))).toMatch(/^accepts: takes \{"put".*which is not listed/);
  });

  it('a taken space: a bridge is offered where another stands', () => {
    const moves = (s: any, f: any, seat: number) => {
      const list = step('build').moves(s, f, seat);
      const taken = BRIDGES.findIndex(
        ({ a }, i) => s.bridges[i] >= 0 && s.bridges[i] !== seat && s.pools[a][seat] >= f.bridge,
      );
      return taken < 0 ? list : [...list, { bridge: taken, from: [f.bridge, 0] }];
    };
    expect(found(mutant({}, 'build', { moves, any: undefined, accepts: undefined }))).toMatch(
      /^broken: after the listed move \{"bridge".* coins instead of/,
    );
  });

  it('an undo that peeks: an entry shows a card and is not marked as final', () => {
    expect(found(mutant({}, 'stack', { final: false }))).toMatch(/^revealed: .*which can be undone, shows/);
  });

  it('a sentence that is missing', () => {
    expect(found(silent('isla.drafted'))).toMatch(/^words: .*has no sentence for isla\.drafted/);
  });
});
