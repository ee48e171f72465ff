import { Library as History, PlayPage, titleOf } from '../companion/library/Library';
import { Icon } from '../look/icons';
import { addText, t } from '../look/say';
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

/** The library, or one play of it. */
export default function Library({ id }: { id: string }) {
  if (!id)
    return (
      <Page title={t('library.title')} name="page library" aside={<MoveWay />}>
        <History coverOf={coverOf} />
      </Page>
    );
  return (
    <Page title={titleOf(id)} over={t('library.title')} name="page library" back={['library']}>
      <PlayPage id={id} coverOf={coverOf} />
    </Page>
  );
}
