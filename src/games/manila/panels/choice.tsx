import { SeatDisc } from '../../../look/widgets';
import { Bidding } from '../../kit/bidding';
import { FaceCard } from '../../kit/face-card';
import { numberOf } from '../../kit/picks';
import type { ChoiceProps as AnyChoiceProps } from '../../table';
import { wareName } from '../rules/names';
import { price, WARES } from '../rules/setup';
import type { Move, View, Ware } from '../rules/state';
import { bidPicks, room } from '../speech/moves';
import { WareMark, words } from './panels';

/** Picks with a face of their own: bids on a stepper, the ware that stays ashore, shares to buy. */

type ChoiceProps = AnyChoiceProps<View, Move>;

export const faces = (id: string): boolean => /^(tens|bid|ashore|market|opener):/.test(id);

export function Choice(props: ChoiceProps) {
  const { view, picks, made, chairs, onPick, say } = props;
  if (view.todo[0]?.at === 'auction') return <Bids {...props} />;
  // a lone pick is made by itself and offered no more
  const all = picks.length > 0 ? picks : made;
  return (
    <div class="faces line tight">
      {[...all]
        .sort((a, b) => numberOf(a.id) - numberOf(b.id))
        .map(({ id, text }) => {
          const [kind, n] = [id.split(':')[0], numberOf(id)];
          const card = { id, name: say(text), chosen: made.some((one) => one.id === id), onPick };
          if (kind === 'opener')
            return (
              <FaceCard key={id} {...card} title={chairs[n].name}>
                <SeatDisc colour={chairs[n].colour} />
              </FaceCard>
            );
          return (
            <FaceCard key={id} {...card} class={`manila-card manila-of-${n}`} title={say(wareName(n))}>
              {kind === 'ashore' ? <Load ware={n} /> : <Share ware={n} cost={price(view.values[n])} />}
            </FaceCard>
          );
        })}
    </div>
  );
}

/** The pass has the place of the verb that refuses. */
function Bids({ view, picks, made, onChoose, say }: ChoiceProps) {
  const auction = view.todo[0];
  if (auction?.at !== 'auction' || ![...picks, ...made].some(({ id }) => faces(id))) return null;
  const chosen = made.find(({ id }) => id.startsWith('bid:'));
  return (
    <Bidding
      least={auction.high + 1}
      most={auction.high + room(view, auction)}
      chosen={chosen && numberOf(chosen.id)}
      onChoose={(bid) => onChoose(bidPicks(bid, view))}
      words={words}
      unit={(n) => words('pesos', { n })}
      say={say}
    />
  );
}

/** As it waits on the quay: what the punt brings, and below it what the seats cost. */
function Load({ ware }: { ware: Ware }) {
  const { profit, seats } = WARES[ware];
  return (
    <>
      <WareMark ware={ware} />
      <b class="manila-coin mid">{profit}</b>
      <span class="face-title manila-seats">
        {seats.map((cost, i) => (
          <i key={i}>{cost}</i>
        ))}
      </span>
    </>
  );
}

function Share({ ware, cost }: { ware: Ware; cost: number }) {
  return (
    <>
      <WareMark ware={ware} />
      <b class="manila-coin mid">{cost}</b>
    </>
  );
}
