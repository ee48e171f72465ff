import { useSignal } from '@preact/signals';
import { Button } from '../../../look/widgets';
import { wordsOf } from '../../kit/words';
import { Icon, WareMark } from '../panels/panels';
import { wareName } from '../rules/names';
import { ALL_WARES, LATEST_START, price } from '../rules/setup';
import { bought, paid, standing } from './keeper-loans';
import type { PartProps } from './keeper-map';
import { launchWords } from './keeper-told';
import { launchOf, type Picks, pairsBeside } from './keeper-voyage';
import { valuesOf } from './sheet';

/** The harbour master's office: who won it, the share that comes with it, and three punts set out (rule page 3.3, 3.4). */

const words = wordsOf('manila.keeper');

/** So many bids on a page of them. */
const PAGE = 30;
const STARTING = Array.from({ length: LATEST_START + 1 }, (_, start) => start);

/** The highest bid ends the auction. */
export function Office({ v, read, say, tell }: PartProps) {
  const { who } = v.picks;
  const from = useSignal(0);
  const most = who === undefined ? 0 : (standing(read, who).limit ?? 2 * PAGE);
  const first = from.value < most ? from.value : 0;
  const bids = Array.from({ length: Math.min(PAGE, most - first) }, (_, i) => first + i + 1);
  return (
    <div class="grid-fit manila-bids">
      {bids.map((n) => (
        <button
          key={n}
          type="button"
          class="sum manila-key"
          onClick={() => who !== undefined && tell(words('won', { who: { seat: who }, n }), paid(read, who, n))}
        >
          {n}
        </button>
      ))}
      {most > PAGE && (
        <button
          type="button"
          class="sum manila-key"
          onClick={() => {
            from.value = first + PAGE;
          }}
        >
          …
        </button>
      )}
      <Button onClick={() => tell(words('stays', { who: { seat: v.master } }), [])}>{say(words('nobody'))}</Button>
    </div>
  );
}

/** 3.4.1: a share from the supply, at its value of this moment. */
function Shares({ v, read, say, tell }: PartProps) {
  const seat = v.master;
  const { limit } = standing(read, seat);
  return (
    <fieldset class="manila-shares">
      <legend class="note">{say(words('shares'))}</legend>
      <Icon name="share" />
      {ALL_WARES.map((ware) => {
        const n = price(valuesOf(read)[ware]);
        const args = { who: { seat }, ware: wareName(ware), n };
        return (
          <button
            key={ware}
            type="button"
            class="sum manila-key"
            aria-label={`${say(words('buy', { n }))}: ${say(words('buyFor', args))}`}
            disabled={limit === undefined || n > limit}
            onClick={() => tell(words('toldBought', args), bought(read, seat, ware, n))}
          >
            <WareMark ware={ware} />
            {say(words('buy', { n }))}
          </button>
        );
      })}
    </fieldset>
  );
}

/** One ware with its start, then two more together: the fourth stays ashore. */
export function Loading(props: PartProps) {
  const { v, set, say, tell } = props;
  const { load, ...picks } = v.picks;
  const pick = (next: Pick<Picks, 'load'>) => set({ ...picks, ...next });
  return (
    <>
      {!v.bought && <Shares {...props} />}
      {ALL_WARES.map((ware) =>
        load && load.ware !== ware ? null : (
          <Row key={ware} wares={[ware]} say={say}>
            {STARTING.map((start) => (
              <button
                key={start}
                type="button"
                class="sum manila-key"
                aria-label={`${start}: ${say(wareName(ware))}`}
                aria-pressed={load?.start === start}
                onClick={() => pick(load?.start === start ? {} : { load: { ware, start } })}
              >
                {start}
              </button>
            ))}
          </Row>
        ),
      )}
      {load &&
        pairsBeside(load).map((pair) => (
          <Row key={pair.wares.join()} wares={pair.wares} say={say}>
            {pair.starts.map((starts) => (
              <button
                key={starts[0]}
                type="button"
                class="sum manila-key"
                aria-label={`${starts.join(' · ')}: ${namesOf(pair.wares, say)}`}
                onClick={() => tell(launchWords(launchOf(load, pair, starts)), [])}
              >
                {starts.join(' · ')}
              </button>
            ))}
          </Row>
        ))}
    </>
  );
}

const namesOf = (wares: readonly number[], say: PartProps['say']): string =>
  wares.map((ware) => say(wareName(ware))).join(' · ');

/** Starts of these wares. */
function Row({ wares, say, children }: Pick<PartProps, 'say'> & { wares: readonly number[]; children: unknown }) {
  return (
    <fieldset class="manila-numbers manila-loads">
      <legend class="note">{namesOf(wares, say)}</legend>
      <span class="mid">
        {wares.map((ware) => (
          <WareMark key={ware} ware={ware} />
        ))}
      </span>
      {children as never}
    </fieldset>
  );
}
