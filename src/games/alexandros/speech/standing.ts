import type { Phrase } from '../../../engine/rules';
import { wordsOf } from '../../kit/words';
import type { Standing } from '../../table';
import { provinceName, who } from '../rules/names';
import { incomes, provinces } from '../rules/provinces';
import { HUNDRED } from '../rules/setup';
import { NOBODY, type View } from '../rules/state';

/** How the game stands, from what lies open: points, and what every province brings whom at a levy (rule page 2.5). */

const words = wordsOf('alex.standing');

/** What each province pays its owner; in brackets what it would pay with one guard less. */
function places(v: View): Standing['places'] {
  return provinces(v).list.flatMap((province) => {
    const { owner, guarded, value, key } = province;
    if (owner === NOBODY) return [];
    const pays = guarded.length === 1;
    const args = { where: provinceName(v, province), who: who(owner), n: value };
    const text = words(pays ? 'pays' : 'paysNot', args, '2.5');
    return [{ spot: `province:${key}`, seat: owner, mark: pays ? `+${value}` : `(${value})`, text }];
  });
}

function lines(v: View, income: readonly number[]): Phrase[] {
  if (v.symbols === '') return [];
  const list = income.map((n, seat): Phrase => ({ key: 'alex.gain', args: { who: who(seat), n } }));
  const best = Math.max(...v.scores);
  const leaders = v.scores.flatMap((points, seat) => (points === best && best > 0 ? [who(seat)] : []));
  const out = [words('levy', { list }, '2.5')];
  if (leaders.length > 0 && best < HUNDRED) out.push(words('toGo', { list: leaders, n: HUNDRED - best }, '2.7'));
  out.push(words('walls', { n: v.black }, '2.7'));
  return out;
}

export const standing = (v: View): Standing => ({
  points: v.scores.map((n) => ({ n })),
  places: v.symbols === '' ? [] : places(v),
  legend: words('legend', {}, '2.5'),
  lines: lines(v, v.symbols === '' ? v.scores.map(() => 0) : incomes(v)),
});
