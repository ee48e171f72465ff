import type { Phrase, Seat } from '../../../engine/rules';
import { SeatDisc } from '../../../look/widgets';
import { wordsOf } from '../../kit/words';
import type { Say } from '../../table';
import { DEV_PATHS, GOVERNOR_PATH, RESOURCE_PATHS, ROLE_PATHS } from '../draw/symbols';
import { devName, resourceName, who } from '../rules/names';
import { RESOURCES } from '../rules/setup';
import type { Cards, Dev, Resource, Role } from '../rules/state';

/** The marks and small cards that all panels of Puerto Catan print. Words come in through `say`. */

export type Chairs = readonly { name: string; colour: number }[];

export const words = wordsOf('pc.panel');
export const person = (seat: Seat): Phrase => ({ key: 'pc.person', args: { who: who(seat) } });

interface MarkProps {
  path: string;
  class: string;
  label?: string;
}

function Mark({ path, class: name, label }: MarkProps) {
  return (
    <svg
      class={`pc-mark ${name}`}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {label && <title>{label}</title>}
      <path d={path} fill-rule="evenodd" />
    </svg>
  );
}

export const ResourceMark = ({ kind, label }: { kind: Resource; label?: string }) => (
  <Mark path={RESOURCE_PATHS[kind]} class={`pc-of-${kind}`} label={label} />
);
const DevMark = ({ dev, label }: { dev: Dev; label?: string }) => (
  <Mark path={DEV_PATHS[dev]} class="pc-dev-mark" label={label} />
);
export const RoleMark = ({ role }: { role: Role }) => <Mark path={ROLE_PATHS[role]} class="pc-role-mark" />;

const ICONS: { readonly [name: string]: string } = {
  points: DEV_PATHS[1],
  soldiers: DEV_PATHS[0],
  cards:
    'M8 2h10a2 2 0 0 1 2 2v13h-2.2V4.2H8zM6 5.5h8.5a2 2 0 0 1 2 2V20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.500a2 2 0 0 1 2-2z',
  devs: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 6.2l-1.800 3.900-4.300.500 3.200 2.900-.900 4.200 3.800-2.100 3.800 2.100-.900-4.200 3.200-2.900-4.300-.500z',
  gold: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM12 4.400a7.600 7.600 0 1 0 0 15.200 7.600 7.600 0 0 0 0-15.200zM12 7l1.500 3.500L17 12l-3.500 1.500L12 17l-1.500-3.500L7 12l3.500-1.500z',
  longest: DEV_PATHS[2],
  largest: ROLE_PATHS[3],
  governor: GOVERNOR_PATH,
  bank: 'M12 2l9.500 5v2.500h-19V7zM4.500 11h2.800v7H4.500zM10.600 11h2.800v7h-2.800zM16.700 11h2.800v7h-2.800zM2.500 19.500h19V22h-19z',
  people:
    'M7.500 3a3.300 3.300 0 1 1 0 6.600a3.300 3.300 0 0 1 0-6.600zM16.500 3a3.300 3.300 0 1 1 0 6.600a3.300 3.300 0 0 1 0-6.600zM1.500 20v-3.500a6 6 0 0 1 9.700-4.700a7.500 7.500 0 0 0-1.700 4.700V20zM10.800 20v-3.500a5.850 5.850 0 0 1 11.700 0V20z',
  more: 'M10.500 4h3v6.500H20v3h-6.500V20h-3v-6.500H4v-3h6.500z',
  less: 'M4 10.500h16v3H4z',
  dice: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM7.500 5.700a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600zM16.500 14.700a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600zM12 10.200a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600z',
};

/** Without a label it only decorates. */
export const Icon = ({ name, label }: { name: string; label?: string }) => (
  <Mark path={ICONS[name]} class={`pc-icon pc-icon-${name}`} label={label} />
);

export function Fact({ icon, label, value }: { icon: string; label: string; value: number }) {
  return (
    <span class="panel-fact pc-fact">
      <Icon name={icon} label={label} />
      <b>{value}</b>
    </span>
  );
}

/** Whose something is: the wooden disc of the seat where the chairs are known, and always the name for the ear. */
export function Disc({ seat, chairs }: { seat: Seat; chairs?: Chairs }) {
  return chairs ? <SeatDisc colour={chairs[seat].colour} class="pc-disc" /> : <b class="pc-disc">{seat + 1}</b>;
}

interface ResourceCardProps {
  kind: Resource;
  count: number;
  say: Say;
}

/** A small woodcut card with how many of it. */
export function ResourceCard({ kind, count, say }: ResourceCardProps) {
  return (
    <li
      data-about={`card:${kind}`}
      class={`pc-card pc-of-${kind} ${count === 0 ? 'none' : ''}`}
      title={say(resourceName(kind))}
    >
      <ResourceMark kind={kind} />
      <b>{count}</b>
      <span class="unseen">{say(resourceName(kind))}</span>
    </li>
  );
}

/** Cards in a row, with the gold that goes with them. */
export function CardRow({ cards, gold = 0, say }: { cards: Cards; gold?: number; say: Say }) {
  return (
    <ul class="pc-cards">
      {RESOURCES.filter((kind) => cards[kind] > 0).map((kind) => (
        <ResourceCard key={kind} kind={kind} count={cards[kind]} say={say} />
      ))}
      {gold > 0 && (
        <li class="pc-card pc-of-gold" title={say(words('gold'))}>
          <Icon name="gold" />
          <b>{gold}</b>
          <span class="unseen">{say(words('gold'))}</span>
        </li>
      )}
    </ul>
  );
}

/** Resource cards as symbols with numbers, for narrow places. */
export function CardLine({ cards, say }: { cards: readonly number[]; say: Say }) {
  return (
    <>
      {RESOURCES.filter((kind) => cards[kind] > 0).map((kind) => (
        <span key={kind} class="panel-fact">
          <ResourceMark kind={kind} label={say(resourceName(kind))} />
          <b>{cards[kind]}</b>
        </span>
      ))}
    </>
  );
}

/** Development cards by name. */
export function DevTag({ dev, count, note, say }: { dev: Dev; count: number; note?: string; say: Say }) {
  return (
    <li class={note ? 'panel-held pc-dev fresh' : 'panel-held pc-dev'} data-about={`dev:${dev}`}>
      <DevMark dev={dev} />
      <span class="pc-dev-name">{say(devName(dev))}</span>
      {count > 1 && <b>{`×${count}`}</b>}
      {note && <small class="panel-note pc-dev-note">{note}</small>}
    </li>
  );
}
