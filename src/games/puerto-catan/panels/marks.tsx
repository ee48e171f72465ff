import { useRef } from 'preact/hooks';
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
export const DevMark = ({ dev, label }: { dev: Dev; label?: string }) => (
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
  card: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM6.500 4.500v15h11v-15z',
  trade: 'M3 6h12V2.500l6.500 5.500-6.500 5.500V10H3zM21 14H9v-3.500L2.500 16 9 21.500V18h12z',
  build: 'M12 3l9.500 8.500H19V21H5v-9.500H2.500z',
  harbour:
    'M12 2a3 3 0 0 1 1.300 5.700V10H17v2.400h-3.700v6.900c2.700-.500 4.700-2.300 5.200-4.300l-2 .500 3.300-5 2.700 5.300-1.800-.400C19.800 19.500 16.300 22 12 22s-7.800-2.500-8.700-6.600l-1.800.400 2.700-5.300 3.300 5-2-.500c.500 2 2.500 3.800 5.200 4.300v-6.900H7V10h3.700V7.700A3 3 0 0 1 12 2z',
  robber: ROLE_PATHS[5],
  yes: 'M9.500 20.500L2 13l3-3 4.500 4.500L19 4l3 3z',
  no: 'M4.500 7.500l3-3 4.500 4.500 4.500-4.500 3 3L15 12l4.500 4.500-3 3L12 15l-4.500 4.500-3-3L9 12z',
  eye: 'M12 5c5 0 8.800 3.600 10.500 7-1.700 3.400-5.500 7-10.500 7S3.200 15.400 1.500 12C3.200 8.600 7 5 12 5zM12 8.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600z',
  less: 'M4 10.500h16v3H4z',
  dice: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM7.500 5.700a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600zM16.500 14.700a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600zM12 10.200a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600z',
};

/** Without a label it only decorates. */
export const Icon = ({ name, label }: { name: string; label?: string }) => (
  <Mark path={ICONS[name]} class={`pc-icon pc-icon-${name}`} label={label} />
);

export function Fact({ icon, label, value }: { icon: string; label: string; value: number }) {
  return (
    <span class="panel-fact sum" data-about={`fact:${icon}`}>
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
      class={`sum pc-card pc-of-${kind} ${count === 0 ? 'none' : ''}`}
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
    <ul class="line tight pc-cards">
      {RESOURCES.filter((kind) => cards[kind] > 0).map((kind) => (
        <ResourceCard key={kind} kind={kind} count={cards[kind]} say={say} />
      ))}
      {gold > 0 && (
        <li class="sum pc-card pc-of-gold" data-about="fact:gold" title={say(words('gold'))}>
          <Icon name="gold" />
          <b>{gold}</b>
          <span class="unseen">{say(words('gold'))}</span>
        </li>
      )}
    </ul>
  );
}

/** Resource cards as symbols with numbers, for narrow places. */
export function CardLine({ cards, gold = 0, say }: { cards: readonly number[]; gold?: number; say: Say }) {
  return (
    <>
      {RESOURCES.filter((kind) => cards[kind] > 0).map((kind) => (
        <span key={kind} class="panel-fact sum" data-about={`card:${kind}`}>
          <ResourceMark kind={kind} label={say(resourceName(kind))} />
          <b>{cards[kind]}</b>
        </span>
      ))}
      {gold > 0 && <Fact icon="gold" label={say(words('gold'))} value={gold} />}
    </>
  );
}

/** Development cards of a kind, by their picture; the name stands beside it where there is room. */
export function DevCard({ dev, count, note, say }: { dev: Dev; count: number; note?: string; say: Say }) {
  return (
    <li
      class={note ? 'sum pc-card pc-dev fresh' : 'sum pc-card pc-dev'}
      data-about={`dev:${dev}`}
      title={say(devName(dev))}
    >
      <DevMark dev={dev} />
      <span class="cut pc-dev-name">{say(devName(dev))}</span>
      <b>{count}</b>
      {note && <span class="unseen">{note}</span>}
    </li>
  );
}

interface CellProps {
  good: Resource | 'gold';
  label: string;
  /** How many lie there; a card more with every tap. */
  count: number;
  /** Of so many. */
  of?: number | undefined;
  /** It lies on the other side: a tap takes one back there. */
  less?: boolean;
  chosen?: boolean | undefined;
  disabled?: boolean;
  /** There is no more of it: a tap adds nothing. */
  full?: boolean;
  class: string;
  say: Say;
  onClick(): void;
  /** A long press. */
  onLess?(): void;
}

/** So long is a long press, in ms. */
const LONG_MS = 450;

/** A card that is counted by taps. */
export function Cell({ good, label, count, of, less = false, chosen, class: own, say, ...rest }: CellProps) {
  const { onClick, onLess, full = false, disabled = full && count === 0 } = rest;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const long = useRef(false);
  const lift = () => clearTimeout(timer.current);
  const most = of === undefined ? '' : say(words('ofOwn', { n: of }));
  return (
    <button
      type="button"
      class={`sum pc-cell pc-of-${good} ${own} ${count > 0 || chosen ? 'some' : ''} ${chosen ? 'chosen' : ''}`}
      data-about={good === 'gold' ? 'fact:gold' : `card:${good}`}
      aria-label={label}
      aria-description={count > 0 ? `${count}${most}` : undefined}
      aria-pressed={chosen}
      aria-disabled={full}
      disabled={disabled}
      onPointerDown={() => {
        long.current = false;
        if (count === 0 || !onLess) return;
        timer.current = setTimeout(() => {
          long.current = true;
          onLess();
        }, LONG_MS);
      }}
      onPointerUp={lift}
      onPointerLeave={lift}
      onPointerCancel={lift}
      onContextMenu={(event) => onLess && event.preventDefault()}
      onClick={() => {
        // the press has taken one away already
        if (!long.current && !full) onClick();
        long.current = false;
      }}
    >
      {good === 'gold' ? <Icon name="gold" /> : <ResourceMark kind={good} />}
      {less && <Icon name="less" />}
      {count > 0 && <b aria-hidden="true">{count}</b>}
      {count > 0 && of !== undefined && (
        <small class="pc-of" aria-hidden="true">
          {most}
        </small>
      )}
    </button>
  );
}
