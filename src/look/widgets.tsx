import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import './layout.css';
import './widgets.css';
import { Icon, type IconName } from './icons';
import { t } from './say';
import { seatStyle } from './seats';

/** The shared pieces every screen is made of. Nothing here is smaller than a finger. */

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'icon'> & {
  kind?: 'main' | 'plain' | 'quiet' | 'danger';
  icon?: IconName;
  disabled?: boolean;
  children?: ComponentChildren;
};

export function Button({ kind = 'plain', icon, class: name = '', children, ...rest }: ButtonProps) {
  return (
    <button type="button" class={`button button-${kind} ${name}`} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ButtonProps, 'children' | 'kind'> & { icon: IconName; label: string };

export function IconButton({ icon, label, class: name = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" class={`icon-button ${name}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

interface DialogProps {
  open: boolean;
  title: string;
  onClose(): void;
  children?: ComponentChildren;
  /** The buttons at the foot; without them there is only the cross. */
  foot?: ComponentChildren;
  /** From the lower edge on phones, for longer lists. */
  sheet?: boolean;
}

/** A native modal dialog: focus goes in, stays in, and comes back; Escape and the ground close it. */
export function Dialog({ open, title, onClose, children, foot, sheet = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement as HTMLElement | null;
    ref.current?.showModal();
    // The element is gone by then, and with it the browser's own way back; whoever led elsewhere is left there.
    return () => {
      if (!document.activeElement || document.activeElement === document.body) opener?.focus();
    };
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={ref}
      class={`card dialog ${sheet ? 'dialog-sheet' : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={() => {}}
    >
      <div class="stack dialog-body">
        <header class="line apart">
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={t('app.close')} onClick={onClose} />
        </header>
        {children}
        {foot && <footer class="row dialog-foot">{foot}</footer>}
      </div>
    </dialog>
  );
}

export const Sheet = (props: Omit<DialogProps, 'sheet'>) => <Dialog {...props} sheet />;

interface SegmentedProps<T> {
  label: string;
  value: T;
  options: readonly { value: T; text: string; icon?: IconName }[];
  onChange(value: T): void;
  /** Show pictures only; the words stay for screen readers. */
  bare?: boolean;
  /** The label is drawn above; else it is only spoken. */
  titled?: boolean;
}

/** One of a few: native radio buttons in the clothes of a segmented strip. */
export function Segmented<T extends string | number | boolean>(props: SegmentedProps<T>) {
  const { label, value, options, onChange, bare, titled } = props;
  const name = useId();
  return (
    <fieldset class={`segmented ${bare ? 'segmented-bare' : ''}`}>
      <legend class={titled ? 'label' : 'unseen'}>{label}</legend>
      <div class="segmented-strip">
        {options.map((option) => (
          <label key={String(option.value)} title={bare ? option.text : undefined}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span class="line">
              {option.icon && <Icon name={option.icon} />}
              <span class={bare ? 'unseen' : ''}>{option.text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SelectProps {
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange(value: string): void;
  /** The label is spoken alone. */
  bare?: boolean;
}

/** The browser's own list: the quickest under a finger, and it speaks. */
export function Select({ label, value, options, onChange, bare }: SelectProps) {
  const id = useId();
  return (
    <span class="choose">
      <label for={id} class={bare ? 'unseen' : 'label'}>
        {label}
      </label>
      <span class="choose-box">
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value} selected={option.value === value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </span>
  );
}

interface SwitchProps {
  label: string;
  hint?: string;
  value: boolean;
  onChange(value: boolean): void;
}

export function Switch({ label, hint, value, onChange }: SwitchProps) {
  return (
    <label class="line apart switch">
      <span>
        <span class="switch-label">{label}</span>
        {hint && <small class="note">{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={value}
        aria-checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="switch-track" aria-hidden="true" />
    </label>
  );
}

interface TextFieldProps {
  label: string;
  value: string;
  onInput(value: string): void;
  /** The label is drawn above; else it is only spoken. */
  titled?: boolean;
  longest?: number;
  /** Offered while typing. */
  offers?: readonly string[];
  search?: boolean;
}

export function TextField({ label, value, onInput, titled, longest = 20, offers, search }: TextFieldProps) {
  const id = useId();
  const list = offers?.length ? `${id}-list` : undefined;
  // whoever types is told why no more letters come
  const [full, tell] = useState(false);
  return (
    <span class="field">
      <label for={id} class={titled ? 'label' : 'unseen'}>
        {label}
      </label>
      <input
        id={id}
        type={search ? 'search' : 'text'}
        value={value}
        maxLength={longest}
        list={list}
        autocomplete="off"
        autocapitalize={search ? 'off' : 'words'}
        spellcheck={false}
        enterkeyhint="done"
        placeholder={search ? label : undefined}
        onInput={({ currentTarget }) => {
          tell(currentTarget.value.length >= longest);
          onInput(currentTarget.value);
        }}
        onBlur={() => tell(false)}
        onFocus={({ currentTarget }) => {
          tell(currentTarget.value.length >= longest);
          if (!search) currentTarget.select();
        }}
      />
      {list && (
        <datalist id={list}>
          {offers?.map((offer) => (
            <option key={offer} value={offer} />
          ))}
        </datalist>
      )}
      {!search && <small role="status">{full && t('field.longest', { n: longest })}</small>}
    </span>
  );
}

/** A wooden disc in the seat's colour with its symbol: the same piece that lies on the boards. */
export function SeatDisc({ colour, gone, class: name = '' }: { colour: number; gone?: boolean; class?: string }) {
  const style = seatStyle(colour);
  const disc = (
    <svg
      class={`disc ${name}`}
      viewBox="0 0 40 42"
      opacity={gone ? 0.5 : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="20" cy="22" r="18.5" fill={style.edge} />
      <circle cx="20" cy="19.500" r="18.5" fill={style.face} stroke={style.edge} stroke-width="1.2" />
      <circle cx="20" cy="19.500" r="15.2" fill="none" stroke={style.ink} stroke-opacity=".35" />
      <path d={style.symbol} fill={style.ink} transform="translate(8.600 8.100) scale(.95)" />
      {gone && <path d="M4 37L36 3" stroke="currentColor" stroke-width="4" />}
    </svg>
  );
  return gone ? (
    <>
      {disc}
      <span class="unseen">{t('seat.gone')}</span>
    </>
  ) : (
    disc
  );
}

interface Sitter {
  name: string;
  colour: number;
  bot?: string;
}

/** Colour, symbol and name: who someone is, never by colour alone. */
export function SeatBadge({ chair, lit = false }: { chair: Sitter; lit?: boolean }) {
  const style = seatStyle(chair.colour);
  const args = { name: chair.name, symbol: t(`symbol.${style.id}`) };
  return (
    <span class={`sum badge ${lit ? 'badge-lit' : ''}`} title={t(chair.bot ? 'seat.label.bot' : 'seat.label', args)}>
      <SeatDisc colour={chair.colour} />
      <span class="badge-name cut">{chair.name}</span>
      {chair.bot && (
        <span class="badge-bot">
          <Icon name="bot" />
          <span class="unseen">{t('seat.bot')}</span>
        </span>
      )}
    </span>
  );
}
