import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { FileButton } from '../../look/file-button';
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
  const busy = useSignal(false);
  const choose = async (file: File) => {
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
    <section class="panel photo" aria-label={t('photo.title')}>
      <h2 class="label">{t('photo.title')}</h2>
      {url && <img src={url} alt={t('photo.of', { game: gameName(played), when: onDay(played.when) })} />}
      <div class="row">
        <FileButton
          text={t(busy.value ? 'photo.busy' : url ? 'photo.other' : 'photo.add')}
          label={t('photo.add')}
          accept="image/*"
          disabled={busy.value}
          onFile={(file) => void choose(file)}
        />
        {url && (
          <Button kind="quiet" icon="trash" onClick={() => void drop()}>
            {t('photo.remove')}
          </Button>
        )}
      </div>
      <p class="soft">{t('photo.why')}</p>
    </section>
  );
}
