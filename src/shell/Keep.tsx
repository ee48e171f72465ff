import { Games, Setup } from '../companion/Keep';
import { gameOf } from '../games/doors';
import { say, t } from '../look/say';
import { coverOf } from './covers';
import { Page } from './page';

/** Keep score: which game lies on the table, and who plays it. */
export default function Keep({ id }: { id: string }) {
  const card = gameOf(id)?.card;
  const title = id === '' ? t('keep.title') : card ? say({ key: 'name' }, { text: card.text }) : t('keep.other');
  return (
    <Page title={title} over={id === '' ? undefined : t('keep.title')} name="keep">
      {id === '' ? <Games cover={coverOf} /> : <Setup key={id} game={id} />}
    </Page>
  );
}
