import { useSignal } from '@preact/signals';
import { gameOf } from '../../games/doors';
import { t } from '../../look/say';
import { toast } from '../../look/toast';
import { Button, Dialog, TextField } from '../../look/widgets';
import { knownBy } from '../../storage/exchange';
import { LONGEST_LABEL } from '../../storage/plays';
import type { Book } from '../sheet/book';
import { focusCell } from '../sheet/cell';
import { OTHER, type Person } from './begin';
import { MOST_PEOPLE, People, seated } from './Sitting';

/** Who sits at a running sheet: other names and colours, and whoever comes late. */
export function Company({ book, onClose }: { book: Book; onClose(): void }) {
  const { play } = book;
  const settled = play.value.people.length;
  const people = useSignal<readonly Person[]>(book.people.value);
  const title = useSignal(play.value.name);
  const most = book.mayGrow.value ? (gameOf(play.value.game)?.card.seats.max ?? MOST_PEOPLE) : settled;
  const done = () => {
    const { sitting, twice } = seated(people.value);
    if (twice) {
      toast(t('keep.twice', { name: twice }));
      return;
    }
    book.seat(sitting, title.value.trim() || play.value.name);
    knownBy(sitting);
    onClose();
    // where the next number goes
    requestAnimationFrame(() => focusCell(book.active.value));
  };
  const foot = (
    <Button kind="main" disabled={!book.writer.value} onClick={done}>
      {t('sheet.people.done')}
    </Button>
  );
  return (
    <Dialog sheet open title={t('keep.people')} onClose={onClose} foot={foot}>
      {play.value.game === OTHER && (
        <TextField
          titled
          label={t('keep.called')}
          value={title.value}
          longest={LONGEST_LABEL}
          onInput={(name) => (title.value = name)}
        />
      )}
      <People
        people={people.value}
        min={settled}
        max={most}
        settled={settled}
        onChange={(next) => (people.value = next)}
      />
      {!book.mayGrow.value && <p class="soft">{t('sheet.people.settled')}</p>}
    </Dialog>
  );
}
