import { useSignal } from '@preact/signals';
import type { Thrown } from '../../games/keeper';
import { FACES } from '../../games/kit/dice';
import { joined, t } from '../../look/say';
import { IconButton, SeatDisc } from '../../look/widgets';
import type { LedgerLine } from '../../storage/plays';
import { Die } from '../tools/Die';
import type { Book } from './book';

/** Dice in the ledger: throw by throw, each of which can be mended or taken out, and how often each sum fell. */

const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

const inWords = ({ faces, seat }: Thrown, people: readonly { name: string }[]): string => {
  const sum = sumOf(faces);
  const what =
    faces.length === 1 ? t('dice.fellOne', { sum }) : t('dice.fell', { sum, faces: joined(faces.map(String)) });
  const person = people[seat ?? -1];
  return person ? t('dice.fellBy', { name: person.name, what }) : what;
};

interface ThrowsProps {
  book: Book;
  at: number;
  dice: readonly Thrown[];
}

/** One throw under the hand: a tap turns a die to its next face. */
function Turning({ book, at, dice, thrown, onOut }: ThrowsProps & { thrown: number; onOut(): void }) {
  return (
    <fieldset class="row ledger-turning">
      <legend class="unseen">{inWords(dice[thrown], book.people.value)}</legend>
      {dice[thrown].faces.map((face, die) => (
        <button
          key={die}
          type="button"
          aria-label={t('ledger.turn', { n: face })}
          onClick={() => book.turn(at, thrown, die, (face % FACES) + 1)}
        >
          <Die face={face} />
        </button>
      ))}
      <IconButton icon="trash" label={t('ledger.unthrow')} onClick={onOut} />
    </fieldset>
  );
}

export function Throws({ book, at, dice }: ThrowsProps) {
  const open = useSignal<number | undefined>(undefined);
  const people = book.people.value;
  const turning = open.value !== undefined && open.value < dice.length && book.writer.value ? open.value : undefined;
  return (
    <span class="row">
      {dice.map((one, i) => (
        <button
          key={i}
          type="button"
          class="chip ledger-throw figures"
          aria-expanded={turning === i}
          aria-label={inWords(one, people)}
          disabled={!book.writer.value}
          onClick={() => {
            open.value = open.value === i ? undefined : i;
          }}
        >
          {people[one.seat ?? -1] && <SeatDisc colour={people[one.seat ?? -1].colour} />}
          {one.faces.map((face, die) => (
            <Die key={die} face={face} />
          ))}
          {one.faces.length > 1 && <b class="ledger-sum">{sumOf(one.faces)}</b>}
        </button>
      ))}
      {turning !== undefined && (
        <Turning
          {...{ book, at, dice }}
          thrown={turning}
          onOut={() => {
            open.value = undefined;
            book.takeOut(at, turning);
          }}
        />
      )}
    </span>
  );
}

/** How often each sum fell, for every number of dice that was thrown, most dice first. */
function tallied(ledger: readonly LedgerLine[]): { dice: number; throws: number; sums: [sum: number, n: number][] }[] {
  const all = ledger.flatMap(({ dice = [] }) => dice);
  const sizes = [...new Set(all.map(({ faces }) => faces.length))].sort((a, b) => b - a);
  return sizes.map((dice) => {
    const some = all.filter(({ faces }) => faces.length === dice);
    const counts = new Map<number, number>();
    for (const { faces } of some) counts.set(sumOf(faces), (counts.get(sumOf(faces)) ?? 0) + 1);
    return { dice, throws: some.length, sums: [...counts].sort(([a], [b]) => a - b) };
  });
}

/** A line a number of dice, of the whole play and whichever helper was told. */
export function Fallen({ ledger }: { ledger: readonly LedgerLine[] }) {
  return (
    <>
      {tallied(ledger).map(({ dice, throws, sums }) => (
        <p key={dice} class="row ledger-fallen figures">
          <b>{t('ledger.dice', { n: throws, dice })}</b>
          {sums.map(([sum, n]) => (
            <span key={sum}>{t('ledger.sum', { sum, n })}</span>
          ))}
        </p>
      ))}
    </>
  );
}
