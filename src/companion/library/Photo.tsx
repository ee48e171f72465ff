import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { onDay, say, t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button } from '../../look/widgets';
import { keepPhoto, readPhoto, removePhoto } from '../../storage/photos';
import { gameName } from '../title';
import type { Played } from './played';
import { shrunk } from './shrink';

/** A picture of the table as it was, beside the play. */

/** The picture that is kept, and what draws it. */
function usePhoto(id: string) {
  const url = useSignal<string | undefined>(undefined);
  const here = useRef(true);
  const show = (blob: Blob | undefined): void => {
    if (url.value) URL.revokeObjectURL(url.value);
    url.value = blob && here.current ? URL.createObjectURL(blob) : undefined;
  };
  useEffect(() => {
    here.current = true;
    void readPhoto(id).then(show);
    return () => {
      here.current = false;
      show(undefined);
    };
  }, [id]);
  return { url: url.value, again: async () => show(await readPhoto(id)) };
}

export function Photo({ played }: { played: Played }) {
  const { url, again } = usePhoto(played.id);
  const input = useRef<HTMLInputElement>(null);
  const busy = useSignal(false);
  const choose = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    busy.value = true;
    const small = await shrunk(file).catch(() => undefined);
    const fault = small ? await keepPhoto(played.id, small) : ({ key: 'photo.unread' } as const);
    if (fault) toast(say(fault));
    await again();
    busy.value = false;
  };
  const drop = async () => {
    const undo = await removePhoto(played.id);
    await again();
    const run = async () => {
      await undo();
      await again();
    };
    toast(t('photo.removed'), { text: t('home.undo'), run });
  };
  return (
    <section class="photo" aria-label={t('photo.title')}>
      <h2 class="label">{t('photo.title')}</h2>
      {url && <img src={url} alt={t('photo.of', { game: gameName(played), when: onDay(played.when) })} />}
      <div class="photo-ways">
        <Button icon="load" disabled={busy.value} onClick={() => input.current?.click()}>
          {t(busy.value ? 'photo.busy' : url ? 'photo.other' : 'photo.add')}
        </Button>
        {url && (
          <Button kind="quiet" icon="trash" onClick={() => void drop()}>
            {t('photo.remove')}
          </Button>
        )}
      </div>
      <p class="soft">{t('photo.why')}</p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('photo.add')}
        onChange={(event) => void choose(event.currentTarget.files?.[0])}
      />
    </section>
  );
}
