import type { Arg, Phrase, Under } from '../../../engine/rules';
import type { Pick } from '../../module';
import { cardList, who } from '../rules/names';
import type { View } from '../rules/state';

/** What is asked of the actor, in one line for the strip. */

/** What is asked in the middle of a walk, by its first pick. */
const BETWEEN: { readonly [first: string]: Under<'pc.ask.'> } = {
  settle: 'roadThere',
  plenty: 'plenty',
  deal: 'deal',
  counter: 'deal',
  bank: 'bankFor',
  gold: 'goldFor',
  monopoly: 'monopoly',
  hex: 'victim',
  soldier: 'victim',
  first: 'secondDie',
};

/** See GameModule.prompt. */
export function prompt(v: View, made: readonly Pick[] = []): Phrase {
  const f = v.todo[0];
  if (!f) return { key: 'pc.ask.over' };
  if (f.at === 'answer') {
    const { give, take, giveGold, takeGold } = f.offer;
    const args = { who: who(v.seat ?? f.due[0]), partner: who(f.from) };
    const goods = { give: cardList(give, giveGold), take: cardList(take, takeGold) };
    return { key: 'pc.ask.confirm', args: { ...args, ...goods }, rule: '18a' };
  }
  if (!('seat' in f) && f.at !== 'discard') return { key: `pc.ask.${f.at}` };
  if (f.at === 'discard') {
    const n = Math.floor(v.hands[f.due[0]].size / 2);
    if (made.length === n) return { key: 'pc.ask.discardThese', args: { who: who(f.due[0]) }, rule: '8' };
    return { key: 'pc.ask.discard', args: { who: who(f.due[0]), n: n - made.length }, rule: '8' };
  }
  const args: { [name: string]: Arg } = { who: who(f.seat) };
  // a victim is asked for only where there is more than one
  const settled = f.at === 'robber' || ((f.at === 'seven' || f.at === 'soldier') && made.length > 1);
  const between = settled ? undefined : BETWEEN[made[0]?.id.split(':')[0]];
  if (between) return { key: `pc.ask.${between}`, args, rule: RULES[between] ?? RULES[f.at] };
  if (f.at === 'place') return { key: f.second ? 'pc.ask.placeSecond' : 'pc.ask.place', args, rule: 'B3' };
  if (f.at === 'produce') return { key: f.rolled ? 'pc.ask.rolled' : 'pc.ask.roll', args, rule: '12' };
  if (f.at === 'seven') {
    const bound = f.roller !== f.seat && v.hands[f.roller].size > 0;
    if (bound) return { key: 'pc.ask.rob', args: { ...args, victim: who(f.roller) }, rule: '9' };
    return { key: 'pc.ask.seven', args, rule: '10' };
  }
  if (f.at === 'confirm') {
    const give = cardList(f.give, f.giveGold);
    const take = cardList(f.take, f.takeGold);
    return { key: 'pc.ask.confirm', args: { ...args, partner: who(f.from), give, take }, rule: '18' };
  }
  if (f.at === 'soldier')
    return { key: f.seat === f.active ? 'pc.ask.soldierAll' : 'pc.ask.soldier', args, rule: '24' };
  if (f.at === 'freeRoad') return { key: 'pc.ask.freeRoad', args: { ...args, n: f.left }, rule: '16' };
  return { key: `pc.ask.${f.at}`, args, rule: RULES[f.at] };
}

/** The ruling of each other question, and of what is asked in the middle of one. */
const RULES: { readonly [at: string]: string } = {
  select: 'B1',
  roadThere: 'B3',
  place: 'B3',
  produce: '12',
  seven: '10',
  trade: '18',
  plenty: '14',
  bankFor: '21',
  goldFor: '20',
  monopoly: '15',
  build: 'B3',
  victim: '24',
  robber: '25',
  prospect: '26',
};
