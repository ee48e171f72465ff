import './panels.css';
import type { ComponentChildren } from 'preact';
import type { Phrase } from '../../../engine/rules';
import { Die } from '../../kit/die';
import type { Pictured } from '../../pictured';
import { DEV_IDS, RESOURCE_IDS, RESOURCES, ROLE_IDS } from '../rules/setup';
import { DevMark, Icon, ResourceMark, RoleMark } from './marks';

/** Roles and cards beside the words of the rules. */

const [, , builder, soldier, prospector, robber, second] = ROLE_IDS.map((_, role) => <RoleMark role={role} />);
const [gold, card, devs, build, people, points] = ['gold', 'card', 'devs', 'build', 'people', 'points'].map((name) => (
  <Icon name={name} />
));
const [brick, lumber, wool, grain, ore] = RESOURCES.map((kind) => <ResourceMark kind={kind} />);

/** What a key names, by the lists of the rules. */
const NAMED: readonly (readonly [prefix: string, ids: readonly string[], mark: (n: number) => ComponentChildren])[] = [
  ['pc.role.', ROLE_IDS, (role) => <RoleMark role={role} />],
  ['pc.dev.', DEV_IDS, (dev) => <DevMark dev={dev as 0} />],
  ['pc.resource.', RESOURCE_IDS, (kind) => <ResourceMark kind={kind as 0} />],
  [
    'pc.harbour.',
    RESOURCE_IDS,
    (kind) => (
      <>
        <b class="pc-rate">2:1</b>
        <ResourceMark kind={kind as 0} />
      </>
    ),
  ],
];

/** The phrases of a list. */
const listed = (args: Phrase['args']): readonly Phrase[] => (args as unknown as { list: Phrase[] }).list;

function picture({ key, args }: Phrase): ComponentChildren {
  if (key === 'pc.table.list') return listed(args).map(picture);
  if (key === 'pc.cards') {
    const { n, what } = args as { n: number; what: Phrase };
    return (
      <>
        {n > 1 && <b>{n}</b>}
        {picture(what)}
      </>
    );
  }
  for (const [prefix, ids, mark] of NAMED) {
    const n = ids.findIndex((id) => key === prefix + id);
    if (n >= 0) return mark(n);
  }
  return undefined;
}

export const pictured: Pictured = {
  picture,
  examples: {
    '6': [[soldier, robber, second, gold, '+1', second, '0 + 1 = 1', robber, '1 + 1 = 2']],
    '8': [[card, '9 − 4 = 5', card, '7 − 0 = 7']],
    '22': [[builder, build, build, gold, '1 +', devs, gold, '1 =', gold, '2']],
    '29': [[lumber, '2', '2 + 1 = 3 > 2', '0 + 0', lumber, '2', '3 > 2', '2']],
  },
  glance: [
    [points, '10'],
    [prospector, <Die pips={3} />, <Die pips={4} />],
    [builder, soldier, robber],
    [robber, <Die pips={3} />, <Die pips={4} />],
    [build, brick, lumber],
    [devs, wool, grain, ore],
    [points],
    [points, '10'],
    [people, card],
  ],
};
