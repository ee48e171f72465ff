import { Fragment } from 'preact';
import type { Card, Option, OptionValue, Setting } from '../games/module';
import { say, t } from '../look/say';
import { Segmented, Switch } from '../look/widgets';

/** The variants a game's card offers, in words; and what of them the match is started with. */

export type Values = { readonly [option: string]: OptionValue };

/** The card's options as far as they are offered, and whatever the game's extras have added. */
export function chosenOptions(card: Card, seats: number, chosen: Values, at?: Setting): Values {
  const out: { [option: string]: OptionValue } = { ...chosen };
  for (const { id, when, preset } of card.options) {
    if (when?.(seats) ?? true) out[id] ??= preset(seats, at);
    else delete out[id];
  }
  return out;
}

/** With that option set, or without it. */
export function withOption(chosen: Values, id: string, value: OptionValue | undefined): Values {
  const { [id]: _, ...others } = chosen;
  return value === undefined ? others : { ...others, [id]: value };
}

interface OptionsProps {
  card: Card;
  seats: number;
  chosen: Values;
  at: Setting;
  onChange(values: Values): void;
}

export function Options({ card, seats, chosen, at, onChange }: OptionsProps) {
  const offered = card.options.filter(({ when }) => when?.(seats) ?? true);
  if (offered.length === 0) return null;
  const words = (key: `option.${string}`) => say({ key }, { text: card.text });
  const values = (option: Option) =>
    option.values.map((value) => ({ value, text: words(`option.${option.id}.${value}`) }));
  const worth = (option: Option) => chosen[option.id] ?? option.preset(seats, at);
  // what was changed, or set for a reason, is in sight
  const open = offered.some((one) => one.id in chosen || one.why?.(at, worth(one)));
  return (
    <details class="panel fold" open={open}>
      <summary class="label">{t('new.options')}</summary>
      {offered.map((option) => {
        const value = worth(option);
        return (
          <Fragment key={option.id}>
            <Segmented
              label={words(`option.${option.id}`)}
              titled
              value={value}
              options={values(option)}
              onChange={(one) => onChange(withOption(chosen, option.id, one))}
            />
            {option.why?.(at, value) && <p class="soft">{words(`option.${option.id}.why`)}</p>}
          </Fragment>
        );
      })}
    </details>
  );
}

interface ChancesProps {
  card: Card;
  /** Steps that people throw or draw themselves. */
  typed: readonly string[];
  onChange(typed: string[]): void;
}

/** Real dice instead of the app's: what people throw or draw on the table themselves, and then enter. */
export function Chances({ card, typed, onChange }: ChancesProps) {
  const chances = card.chances ?? [];
  if (chances.length === 0) return null;
  return (
    <section class="panel">
      <h2 class="label">{t('new.chances')}</h2>
      <p class="soft">{t('new.chances.why')}</p>
      {chances.map((step) => (
        <Switch
          key={step}
          label={say({ key: `chance.${step}` }, { text: card.text })}
          value={typed.includes(step)}
          onChange={(on) => onChange(chances.filter((one) => (one === step ? on : typed.includes(one))))}
        />
      ))}
    </section>
  );
}
