import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../look/icons';
import { ago, bytes, say, t } from '../look/say';
import { type Room, room } from '../storage/exports';
import { type Inventory, inventory } from '../storage/inventory';
import { prefs } from '../storage/prefs';
import { trouble } from '../storage/store';
import { to } from './router';
import { saves } from './saves';

/** What lies on this device and nowhere else, how safely, and how it could be lost: in plain words. */

interface State {
  kept: Inventory;
  space: Room;
  installed: boolean;
}

/** These are listed even where there is nothing of them. */
const ALWAYS: readonly (keyof Inventory)[] = ['running', 'finished', 'plays'];
const KINDS = [
  ...(['running', 'finished', 'sheets', 'plays', 'drafts', 'notes', 'photos', 'people', 'groups', 'cards'] as const),
  'bin',
  'unreadable',
] as const;

function Kinds({ kept }: { kept: Inventory }) {
  const shown = KINDS.filter((kind) => ALWAYS.includes(kind) || kept[kind] > 0);
  return (
    <ul class="stored figures" aria-label={t('storage.what')}>
      {shown.map((kind) => (
        <li key={kind} class={kind === 'unreadable' ? 'fact saved-fault' : 'fact'}>
          <span>{t(`storage.${kind}`)}</span>
          <b>{t('storage.count', { n: kept[kind] })}</b>
        </li>
      ))}
      <li class="fact">
        <span>{t('storage.settings')}</span>
        <b>{t('storage.settings.all')}</b>
      </li>
    </ul>
  );
}

function Line({ good, children }: { good: boolean; children: string }) {
  return (
    <li class={good ? 'line safe' : 'line safe safe-not'}>
      <Icon name={good ? 'check' : 'about'} />
      <span>{children}</span>
    </li>
  );
}

function backupWords({ unsaved }: Inventory): string {
  const when = prefs.backup.value;
  if (when === undefined) return t('storage.backup.never');
  const since = unsaved > 0 ? t('storage.backup.since', { n: unsaved }) : t('storage.backup.all');
  return `${t('storage.backup', { when: ago(when) })} ${since}`;
}

function Safety({ kept, space }: State) {
  return (
    <ul class="stack safety">
      <Line good={!trouble.value}>{trouble.value ? say(trouble.value) : t('storage.written')}</Line>
      <Line good={space.kept}>{t(space.kept ? 'storage.kept' : 'storage.loose')}</Line>
      <Line good={prefs.backup.value !== undefined && kept.unsaved === 0}>{backupWords(kept)}</Line>
    </ul>
  );
}

function Losses({ installed }: { installed: boolean }) {
  const ways = ['cleared', installed ? 'safari.installed' : 'safari', 'private', 'device'] as const;
  return (
    <>
      <h3 class="label">{t('storage.lost')}</h3>
      <dl class="stack losses">
        {ways.map((way) => (
          <div key={way}>
            <dt>{t(`storage.lost.${way === 'safari.installed' ? 'safari' : way}`)}</dt>
            <dd class="soft">{t(`storage.lost.${way}.what`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function spaceWords({ used, free }: Room): string {
  if (used === undefined) return '';
  if (free === undefined) return t('storage.used.only', { used: bytes(used) });
  return t('storage.used', { used: bytes(used), free: bytes(free) });
}

export function Storage() {
  const state = useSignal<State | undefined>(undefined);
  // counted again whenever games came in or went out, or were saved to a file
  const changed = [saves.value, prefs.backup.value, prefs.people.value, prefs.groups.value, trouble.value];
  useEffect(() => {
    let here = true;
    const look = async () => {
      const [kept, space, { installWay }] = await Promise.all([inventory(), room(), import('../pwa/install')]);
      if (here) state.value = { kept, space, installed: installWay() === 'installed' };
    };
    void look();
    return () => {
      here = false;
    };
  }, changed);
  const now = state.value;
  return (
    <section class="panel storage">
      <h2>{t('settings.storage')}</h2>
      <p>{t('storage.where')}</p>
      {now && (
        <>
          <Kinds kept={now.kept} />
          <p class="soft figures">{spaceWords(now.space)}</p>
          <Safety {...now} />
          <Losses installed={now.installed} />
        </>
      )}
      <a class="button" href={to('move')}>
        {t('library.move')}
      </a>
    </section>
  );
}
