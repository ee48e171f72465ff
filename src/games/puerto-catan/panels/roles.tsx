import type { ComponentChildren } from 'preact';
import { FaceCard } from '../../kit/face-card';
import type { ChoiceProps } from '../../table';
import { roleName } from '../rules/names';
import { ROLE_IDS } from '../rules/setup';
import type { Move, Role, View } from '../rules/state';
import { Disc, Icon, RoleMark, words } from './marks';

const COLLECT = ['dice', 'cards'];
const FIND = [['gold'], ['card']] as const;

/** What each role does, as pictures: for everybody, and for whoever takes it. In the order of ROLE_IDS. */
const DOES: readonly (readonly [all: readonly string[], own: readonly string[]])[] = [
  [COLLECT, ['robber']],
  [['trade'], ['harbour']],
  [['build'], ['gold']],
  [
    ['soldiers', 'card'],
    ['soldiers', 'cards'],
  ],
  FIND,
  [[], ['robber']],
  FIND,
];

/** The roles that are left: what each does for all and for you, and the gold that lies on it. */
export function RoleCards({ view, picks, made, onPick, say, chairs }: ChoiceProps<View, Move>) {
  const chosen = made.at(-1)?.id;
  const f = view.todo[0];
  const line = (whose: ComponentChildren, icons: readonly string[]) =>
    icons.length > 0 && (
      <span class="sum pc-does">
        {whose}
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </span>
    );
  return (
    <fieldset class="faces line tight pc-role-cards" aria-label={say(words('roles'))}>
      {picks.map(({ id }) => {
        const role: Role = Number(id.slice('role:'.length));
        const gold = view.roleGold[role];
        const [all, own] = DOES[role];
        const told = [
          roleName(role),
          words(`does.${ROLE_IDS[role]}`),
          ...(gold > 0 ? [words('goldOn', { n: gold })] : []),
        ];
        return (
          <FaceCard
            key={id}
            id={id}
            class="pc-role-card"
            name={told.map(say).join(': ')}
            title={say(roleName(role))}
            chosen={id === chosen}
            onPick={onPick}
          >
            {gold > 0 && <b class="face-number pc-coin">{gold}</b>}
            <RoleMark role={role} />
            {line(<Icon name="people" />, all)}
            {line(f?.at === 'select' && <Disc seat={f.seat} chairs={chairs} />, own)}
          </FaceCard>
        );
      })}
    </fieldset>
  );
}
