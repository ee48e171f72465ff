import type { Json } from '../../engine/rules';
import { ClockLine } from '../tools/Clocks';
import { Sand } from '../tools/Sand';
import type { Book } from './book';

/** What runs by itself: the sand of the box, and whose clock it is. While it does, it stays wherever one scrolls. */
export function Running({ book }: { book: Book }) {
  const { sand } = book.sheet.tools ?? {};
  const { tools } = book.play.value;
  const people = book.people.value;
  const keep = (id: string) => (next: Json) => book.keepTool(id, next);
  return (
    <div class="row running">
      {sand && people.length >= sand.from && <Sand kept={tools.sand} keep={keep('sand')} seconds={sand.seconds} />}
      <ClockLine people={people} kept={tools.clocks} keep={keep('clocks')} />
    </div>
  );
}
