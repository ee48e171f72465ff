import type { Arg } from '../../../engine/rules';
import type { Args } from '../../kit/draw/stage';
import { RESOURCE_IDS, ROLE_IDS } from '../rules/setup';

/** What an event says besides its key: people, roles and cards, read back from its words. */

const keyOf = (arg: Arg | undefined): string => (arg as { key?: string } | undefined)?.key ?? '';
const argsOf = (arg: Arg): Args => (arg as { args?: Args }).args ?? {};

export const numberIn = (args: Args, name: string): number => (typeof args[name] === 'number' ? args[name] : 0);

export const seatIn = (args: Args, name: string): number | undefined =>
  (args[name] as { seat?: number } | undefined)?.seat;

const idIn = (args: Args, name: string): string => keyOf(args[name]).split('.').at(-1) ?? '';

/** Below zero where no such thing is named. */
export const kindIn = (args: Args, name: string): number => RESOURCE_IDS.findIndex((id) => id === idIn(args, name));
export const roleIn = (args: Args, name: string): number => ROLE_IDS.findIndex((id) => id === idIn(args, name));

const listIn = (args: Args, name: string): readonly Arg[] => {
  const list = args[name];
  return Array.isArray(list) ? list : [];
};

/** Every card of a list, by kind, and the gold at its end. */
export function cardsIn(args: Args, name: string): { kinds: number[]; gold: number } {
  const kinds: number[] = [];
  let gold = 0;
  for (const one of listIn(args, name)) {
    const inner = argsOf(one);
    if (keyOf(one) === 'pc.goldPieces') gold += numberIn(inner, 'n');
    else kinds.push(...new Array<number>(numberIn(inner, 'n')).fill(kindIn(inner, 'what')));
  }
  return { kinds: kinds.filter((kind) => kind >= 0), gold };
}

/** Who gave how many. */
export const giversIn = (args: Args): { seat: number; n: number }[] =>
  listIn(args, 'list').flatMap((one) => {
    const inner = argsOf(one);
    const seat = seatIn(inner, 'who');
    return seat === undefined ? [] : [{ seat, n: numberIn(inner, 'n') }];
  });
