import { Icon } from '../look/icons';
import { addText, t } from '../look/say';
import { Library as History, LibraryPage, titleOf } from '../scorekeeper/library/Library';
import { coverOf } from './covers';
import './pages.css';
import { Page } from './page';
import { to } from './router';
import { text } from './text.en';

addText(text);

/** The way in and out for everything. */
const MoveWay = () => (
  <a class="icon-button" href={to('move')} aria-label={t('library.move')} title={t('library.move')}>
    <Icon name="share" />
  </a>
);

/** The library, one play of it, or the figures of a person, a game or a year. */
export default function Library({ id, detail }: { id: string; detail?: string }) {
  if (!id)
    return (
      <Page title={t('library.title')} name="stack page library" aside={<MoveWay />}>
        <History coverOf={coverOf} />
      </Page>
    );
  return (
    <Page title={titleOf(id, detail)} over={t('library.title')} name="stack page library" back={['library']}>
      <LibraryPage id={id} detail={detail} coverOf={coverOf} />
    </Page>
  );
}
