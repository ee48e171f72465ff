import './blank.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Phrase } from '../../engine/rules';
import type { Row, Sheet, SheetSection } from '../../games/sheet';
import { say as sayApp, t } from '../../look/say';
import { blankSections, columnsFor } from './blank';

/** A score sheet on one page, to be filled in by hand. It shrinks until it fits. */

interface Props {
  sheet: Sheet;
  title: string;
  /** One a column; empty where people write them in. */
  names: readonly string[];
  /** The room inside the margins, in millimetres. */
  width: number;
  height: number;
}

type Say = (phrase: Phrase) => string;

/** Row heights in millimetres: comfortable for a pen, and still legible. */
const TALLEST = 9;
const LOWEST = 3.4;
const STEP = 0.15;

/** So few people leave room for whole names of rows beside each other. */
const FEW = 4;

/** The tallest rows that leave everything on the page. */
function shrink(at: HTMLElement): void {
  const full = () =>
    [at, ...at.children].some((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth);
  let row = TALLEST;
  do {
    at.style.setProperty('--row', `${row.toFixed(2)}mm`);
    row -= STEP;
  } while (row > LOWEST && full());
}

export function BlankSheet({ sheet, title, names, width, height }: Props) {
  const say: Say = (phrase) => sayApp(phrase, { text: sheet.text, chairs: names.map((name) => ({ name })) });
  const sections = blankSections(sheet, names.length);
  const columns = columnsFor(sections, names.length);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let here = true;
    const again = () => void (here && ref.current && shrink(ref.current));
    again();
    // in another face of type the rows are of another height
    void document.fonts?.ready.then(again);
    return () => {
      here = false;
    };
  });
  return (
    <div
      class={`blank-page blank-${columns} ${names.length <= FEW ? 'blank-few' : ''}`}
      ref={ref}
      style={{ width: `${width}mm`, height: `${height}mm`, '--people': names.length }}
    >
      <header class="line blank-head">
        <strong>{title}</strong>
        <span>{t('blank.date')}</span>
        <span>{t('blank.place')}</span>
      </header>
      {names.every((name) => name === '') && (
        <p class="grid-fit blank-names">
          {names.map((_, i) => (
            <span key={i}>{t('blank.number', { n: i + 1 })}</span>
          ))}
        </p>
      )}
      <div class="blank-flow">
        {sections.map((section) => (
          <Section key={section.id} section={section} names={names} say={say} />
        ))}
        <Sums parts={partsOf(sheet, sections)} names={names} say={say} />
      </div>
    </div>
  );
}

/** Of one person each. */
const isOnes = (row: Row): boolean => row.per === 'seat' || row.kind === 'holder';

/** Without names where everything below is the table's. */
function Heads({ title, names, n }: { title: string; names: readonly string[]; n: number }) {
  return (
    <tr>
      <th>{title}</th>
      {names.length === 0 && <th colSpan={n} />}
      {names.map((name, i) => (
        <th key={i} scope="col" class="blank-who">
          {name || t('blank.number', { n: i + 1 })}
        </th>
      ))}
    </tr>
  );
}

function Section({ section, names, say }: { section: SheetSection; names: readonly string[]; say: Say }) {
  return (
    <table class="blank-table" data-section={section.id}>
      <thead>
        <Heads title={say(section.text)} names={section.rows.some(isOnes) ? names : []} n={names.length} />
        {section.hint && (
          <tr class="blank-hint">
            <td colSpan={names.length + 1}>{say(section.hint)}</td>
          </tr>
        )}
      </thead>
      <tbody>
        {section.rows.map((row) => (
          <tr key={row.id} data-row={row.id} class={row.aside ? 'blank-aside' : undefined}>
            <th scope="row">
              {say(row.text)}
              {row.hint && <small> {say(row.hint)}</small>}
            </th>
            <Fields row={row} n={names.length} say={say} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A field a person, or one for the table; a few choices are printed to be ringed. */
function Fields({ row, n, say }: { row: Row; n: number; say: Say }) {
  if (isOnes(row))
    return (
      <>
        {Array.from({ length: n }, (_, seat) => (
          <td key={seat} />
        ))}
      </>
    );
  return (
    <td colSpan={n} class="blank-wide">
      {row.kind === 'one' && row.choices.map(({ id, text }) => <span key={id}>{say(text)}</span>)}
    </td>
  );
}

type Parts = Sheet['categories'];

/** What is summed up by itself: nothing where the points are entered as they are. */
function partsOf({ categories }: Sheet, sections: readonly SheetSection[]): Parts {
  const plain = sections.flatMap(({ rows }) => rows.filter(({ hint }) => !hint).map(({ id }) => id));
  return categories.length < 2 || categories.every(({ id }) => plain.includes(id)) ? [] : categories;
}

/** Where the points come together. */
function Sums({ parts, names, say }: { parts: Parts; names: readonly string[]; say: Say }) {
  return (
    <table class="blank-table blank-sums" data-section="points">
      <thead>
        <Heads title={t(parts.length > 0 ? 'sheet.points' : 'free.points')} names={names} n={names.length} />
      </thead>
      <tbody>
        {parts.map(({ id, text }) => (
          <tr key={id}>
            <th scope="row">{say(text)}</th>
            <Fields row={{ id, text, per: 'seat', kind: 'number' }} n={names.length} say={say} />
          </tr>
        ))}
        <tr class="blank-total">
          <th scope="row">{t('sheet.total')}</th>
          {names.map((_, i) => (
            <td key={i} />
          ))}
        </tr>
      </tbody>
    </table>
  );
}
