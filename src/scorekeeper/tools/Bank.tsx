import { useSignal } from '@preact/signals';
import type { Json } from '../../engine/rules';
import type { HelperProps } from '../../games/keeper';
import { figures } from '../../look/recap';
import { t } from '../../look/say';
import { Button } from '../../look/widgets';
import {
  afterwards,
  BANK,
  type BankState,
  balances,
  MOST,
  overdrawn,
  type Payment,
  paid,
  readBank,
  unpaid,
} from './bank-state';
import { Chips, Who } from './parts';

/** Everybody's money, paid by tapping who gives, who gets, and how much. */

type People = HelperProps['people'];
const SHOWN = 10;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface AmountProps {
  label: string;
  value: number;
  onChange(next: number): void;
}

const digits = (text: string): number => Math.min(MOST, Number(text.replace(/\D/g, '').slice(0, 8) || 0));

/** A number by keypad or keyboard; no keyboard of the device comes up. */
function Amount({ label, value, onChange }: AmountProps) {
  const add = (key: string) => onChange(digits(`${value || ''}${key}`));
  return (
    <div class="stack tool-amount">
      <label class="line apart">
        <span class="label">{label}</span>
        <input
          class="num figures"
          inputMode="none"
          autocomplete="off"
          value={value || ''}
          placeholder="0"
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => {
            const next = digits(event.currentTarget.value);
            event.currentTarget.value = next ? String(next) : '';
            onChange(next);
          }}
        />
      </label>
      <div class="grid-fit tight tool-keys">
        {KEYS.map((key) => (
          <button key={key} type="button" class="chip" onClick={() => add(key)}>
            {key}
          </button>
        ))}
        <button type="button" class="chip" onClick={() => onChange(0)} disabled={value === 0}>
          {t('bank.clear')}
        </button>
        <button type="button" class="chip" onClick={() => add('0')}>
          0
        </button>
        <button type="button" class="chip" onClick={() => onChange(digits(`${value + 1}`))} aria-label={t('bank.plus')}>
          {t('bank.one')}
        </button>
      </div>
    </div>
  );
}

const nameOf = (people: People, seat: number): string => (seat === BANK ? t('bank.bank') : people[seat].name);

const takerOf = (people: People, seat: number): string => (seat === BANK ? t('bank.theBank') : people[seat].name);

function Money({ people, state }: { people: People; state: BankState }) {
  const now = balances(state);
  return (
    <ul class="tool-lines tool-money figures" aria-label={t('bank.money')}>
      {people.map((person, seat) => (
        <li key={seat} class={now[seat] < 0 ? 'fact owes' : 'fact'}>
          <Who person={person} />
          {now[seat] < 0 && <small>{t('bank.owes')}</small>}
          <b>{figures(now[seat])}</b>
        </li>
      ))}
    </ul>
  );
}

function History({ people, state }: { people: People; state: BankState }) {
  const { payments } = state;
  const owed = overdrawn(state);
  const first = Math.max(0, payments.length - SHOWN);
  return (
    <section aria-label={t('bank.history')}>
      <h2 class="label">{t('bank.history')}</h2>
      <ol class="tool-lines figures" reversed start={payments.length}>
        {payments
          .slice(first)
          .map(({ from, to, amount }, i) => (
            <li key={first + i} class={owed[first + i] ? 'fact owes' : 'fact'}>
              <span>{t('bank.paid', { from: nameOf(people, from), to: takerOf(people, to), n: figures(amount) })}</span>
              {owed[first + i] && <small>{t('bank.owed')}</small>}
            </li>
          ))
          .reverse()}
      </ol>
    </section>
  );
}

/** The button says what it would do; below zero it says so and does it all the same. */
function Pay({ people, state, payment, onPay }: PayProps) {
  const then = afterwards(state, payment);
  const name = nameOf(people, payment.from);
  return (
    <>
      <Button kind="main" disabled={payment.amount === 0} onClick={onPay}>
        {payment.amount === 0
          ? t('bank.choose')
          : t('bank.pay', { from: name, to: takerOf(people, payment.to), n: figures(payment.amount) })}
      </Button>
      <p class="tool-warning" aria-live="polite">
        {payment.amount > 0 && then !== undefined && then < 0 && t('bank.below', { name, n: -then })}
      </p>
    </>
  );
}

interface PayProps {
  people: People;
  state: BankState;
  payment: Payment;
  onPay(): void;
}

export function Bank({ people, kept, keep }: HelperProps) {
  const n = people.length;
  const state = readBank(kept, n, 0);
  const save = (next: BankState) => keep(next as Json);
  const pay = (payment: Payment) => save(paid(state, payment));
  const from = useSignal(0);
  const to = useSignal(BANK);
  const amount = useSignal(0);
  // whoever was chosen may be gone by now
  const giver = from.value < n ? from.value : 0;
  const taker = to.value < n && to.value !== giver ? to.value : giver === BANK ? 0 : BANK;
  // nobody pays themselves: the two change places
  const choose = (one: typeof from, other: typeof from) => (seat: number) => {
    if (other.value === seat) other.value = one.value;
    one.value = seat;
  };
  const payment: Payment = { from: giver, to: taker, amount: amount.value };
  const bank = t('bank.bank');
  return (
    <div class="stack tool">
      <Money people={people} state={state} />
      {state.payments.length === 0 && (
        <StartMoney state={state} onChange={(each) => save({ base: state.base.map(() => each), payments: [] })} />
      )}
      <Chips people={people} label={t('bank.from')} active={giver} also={bank} onTap={choose(from, to)} />
      <Chips people={people} label={t('bank.to')} active={taker} also={bank} onTap={choose(to, from)} />
      <form
        class="stack tool"
        onSubmit={(event) => {
          event.preventDefault();
          if (amount.value > 0) pay(payment);
          amount.value = 0;
        }}
      >
        <Amount
          label={t('bank.amount')}
          value={amount.value}
          onChange={(next) => {
            amount.value = next;
          }}
        />
        <Pay
          people={people}
          state={state}
          payment={payment}
          onPay={() => {
            pay(payment);
            amount.value = 0;
          }}
        />
      </form>
      {state.payments.length === 0 ? (
        <p class="soft">{t('bank.none')}</p>
      ) : (
        <>
          <Button kind="quiet" icon="undo" onClick={() => save(unpaid(state))}>
            {t('tool.undo')}
          </Button>
          <History people={people} state={state} />
        </>
      )}
    </div>
  );
}

/** Before the first payment: what everybody begins with. */
function StartMoney({ state, onChange }: { state: BankState; onChange(each: number): void }) {
  const value = Math.max(0, state.base[0]);
  return (
    <label class="line apart tool-start">
      <span class="label">{t('bank.start')}</span>
      <input
        class="num figures"
        inputMode="numeric"
        autocomplete="off"
        value={String(value)}
        onInput={(event) => onChange(digits(event.currentTarget.value))}
      />
    </label>
  );
}
