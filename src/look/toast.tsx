import { signal } from '@preact/signals';
import { t } from './say';
import { Button, IconButton } from './widgets';

/** Short messages at the foot of the screen, spoken politely; an action in one is never the only way to it. */

interface Note {
  id: number;
  text: string;
  action?: { text: string; run(): void };
}

const STAYS = 9000;
const notes = signal<readonly Note[]>([]);
let last = 0;

const drop = (id: number): void => {
  notes.value = notes.value.filter((note) => note.id !== id);
};

/**
 * Says something; with an action ("Bring it back") it stays a little longer. The same words take the place of those that
 * still show, unless they bring something else back. Returns how to take it away again.
 */
export function toast(text: string, action?: Note['action']): () => void {
  const id = ++last;
  const others = notes.value.filter((note) => note.text !== text || note.action);
  notes.value = [...others.slice(-2), { id, text, action }];
  setTimeout(() => drop(id), action ? STAYS * 1.5 : STAYS / 1.5);
  return () => drop(id);
}

/** Once per page: the place where messages appear. */
export function Toasts() {
  return (
    <div class="stack toasts" role="status" aria-live="polite">
      {notes.value.map((note) => (
        <div class="line card toast" key={note.id}>
          <p>{note.text}</p>
          {note.action && (
            <Button
              kind="quiet"
              onClick={() => {
                drop(note.id);
                note.action?.run();
              }}
            >
              {note.action.text}
            </Button>
          )}
          <IconButton icon="close" label={t('app.close')} onClick={() => drop(note.id)} />
        </div>
      ))}
    </div>
  );
}
