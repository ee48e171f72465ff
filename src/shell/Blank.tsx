import { gameOf } from '../games/doors';
import { say, t } from '../look/say';
import { Blank as BlankSheet } from '../scorekeeper/print/Blank';
import { Page } from './page';

/** The score sheet of a game on paper, to be filled in by hand. */
export default function Blank({ id, play = '' }: { id: string; play?: string }) {
  const card = gameOf(id)?.card;
  const title = card ? say({ key: 'name' }, { text: card.text }) : t('keep.other');
  return (
    <Page title={title} over={t('blank.title')} name="print">
      <BlankSheet game={id} play={play} />
    </Page>
  );
}
