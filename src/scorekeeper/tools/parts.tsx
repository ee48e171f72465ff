import type { ComponentChildren } from 'preact';
import type { HelperProps } from '../../games/keeper';
import { t } from '../../look/say';
import { IconButton, SeatDisc } from '../../look/widgets';

/** Pieces that several table tools are made of. */

type People = HelperProps['people'];

/** Somebody with disc and name, inside a line of words. */
export function Who({ person }: { person: People[number] }) {
  return (
    <span class="sum badge tool-who">
      <SeatDisc colour={person.colour} gone={person.gone} />
      <span class="cut">{person.name}</span>
    </span>
  );
}

interface ChipsProps {
  people: People;
  label: string;
  active: number;
  onTap(seat: number): void;
  /** Somebody who sits at no chair (the bank, nobody), as seat -1. */
  also?: string;
}

/** Everybody in a row to choose one from. */
export function Chips({ people, label, active, onTap, also }: ChipsProps) {
  const chip = (seat: number, content: ComponentChildren) => (
    <button key={seat} type="button" class="chip" aria-pressed={active === seat} onClick={() => onTap(seat)}>
      {content}
    </button>
  );
  return (
    <fieldset>
      <legend class="label">{label}</legend>
      <div class="row">
        {also !== undefined && chip(-1, <span class="cut">{also}</span>)}
        {people.map((person, seat) => chip(seat, <Who person={person} />))}
      </div>
    </fieldset>
  );
}

interface StepperProps {
  label: string;
  value: string;
  /** Undefined at the end of the scale. */
  less?: () => void;
  more?: () => void;
}

/** Less and more of one thing. */
export function Stepper({ label, value, less, more }: StepperProps) {
  return (
    <fieldset class="line tight tool-stepper" aria-label={label}>
      <span class="label">{label}</span>
      <IconButton icon="minus" label={t('tool.less', { what: label })} disabled={!less} onClick={less} />
      <output class="figures">{value}</output>
      <IconButton icon="plus" label={t('tool.more', { what: label })} disabled={!more} onClick={more} />
    </fieldset>
  );
}
