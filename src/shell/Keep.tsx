import { gameOf } from '../games/doors';
import { say, t } from '../look/say';
import { AtTable } from '../scorekeeper/begin/AtTable';
import { Games, Setup, TOOLS } from '../scorekeeper/begin/Keep';
import { coverOf } from './covers';
import { Page } from './page';

/** Keep score: which game lies on the table, and who plays it. */
export default function Keep({ id }: { id: string }) {
  const card = gameOf(id)?.card;
  const other = id === TOOLS ? t('sheet.tools') : t('keep.other');
  const title = id === '' ? t('keep.title') : card ? say({ key: 'name' }, { text: card.text }) : other;
  return (
    <Page
      title={title}
      over={id === '' ? undefined : t('keep.title')}
      name={id === '' ? 'stack home' : 'keep'}
      back={id === '' ? [] : ['keep']}
    >
      {id === '' ? <Games cover={coverOf} /> : id === TOOLS ? <AtTable /> : <Setup key={id} game={id} />}
    </Page>
  );
}
