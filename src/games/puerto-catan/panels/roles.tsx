import './roles.css';
import type { ChoiceProps } from '../../table';
import { roleName } from '../rules/names';
import { ROLE_IDS } from '../rules/setup';
import type { Move, Role, View } from '../rules/state';
import { RoleMark, words } from './marks';

/** The roles that are left, as cards: what each does in one line, and the gold that lies on it. */
export function RoleCards({ view, picks, made, onPick, say }: ChoiceProps<View, Move>) {
  const chosen = made.at(-1)?.id;
  return (
    <fieldset class="faces pc-role-cards" aria-label={say(words('roles'))}>
      {picks.map(({ id }) => {
        const role: Role = Number(id.slice('role:'.length));
        const gold = view.roleGold[role];
        return (
          <button
            key={id}
            type="button"
            class={`face-card pc-role-card ${id === chosen ? 'chosen' : ''}`}
            data-pick={id}
            aria-pressed={id === chosen}
            onClick={() => onPick(id)}
          >
            <span class="pc-role-head">
              <RoleMark role={role} />
              <span class="pc-role-name">{say(roleName(role))}</span>
              {gold > 0 && (
                <b class="pc-coin" title={say(words('goldOn', { n: gold }))}>
                  <span aria-hidden="true">{gold}</span>
                  <span class="unseen">{say(words('goldOn', { n: gold }))}</span>
                </b>
              )}
            </span>
            <span class="pc-role-does">{say(words(`does.${ROLE_IDS[role]}`))}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
