import '../panels/panels.css';
import './keeper.css';
import { useEffect, useRef } from 'preact/hooks';
import type { Phrase } from '../../../engine/rules';
import { Button, IconButton, SeatDisc } from '../../../look/widgets';
import type { HelperProps, KeeperModule } from '../../keeper';
import { numberOf } from '../../kit/picks';
import { wordsOf } from '../../kit/words';
import type { Spot } from '../../module';
import type { Mark } from '../../table';
import { who } from '../rules/names';
import { NOBODY, type View } from '../rules/state';
import { spots } from '../speech/spots';
import { boardText } from '../speech/text-board.en';
import { scoreText } from '../speech/text-score.en';
import { Count } from './keeper-count';
import { Keys } from './keeper-keys';
import { hourOf, lagoonOf, placeOf } from './lagoon';
import { keeperText } from './text-keeper.en';
import { fined, followed, keyed, landed, sitsOut, struck, type Turn, tookIn, turnsOf } from './turn';

/** The round of the boxed game in one place. What lies behind screens is asked at the end alone. */

const words = wordsOf('hopper.keeper.turn');

interface Part extends HelperProps {
  turn: Turn;
  go(by: Partial<Turn>): void;
}

interface Heading {
  /** Takes the last tap back. */
  back: (() => void) | undefined;
  /** Dollars the captain has taken this round. */
  took: number;
}

/** Whose turn it is, and what is to be told now. */
function Asked({ turn, people, say, back, took }: Part & Heading) {
  const { stage, round, captain } = turn;
  const mine = who(captain);
  const head = { captain: 'who', coins: 'captain', flights: took > 0 ? 'took' : 'flies', end: 'count' } as const;
  const bids = sitsOut(turn);
  const first = who((captain + 1) % people.length);
  return (
    <div class="line apart hopper-asked">
      <div>
        <div role="status">
          <h2>{say(words(head[stage], { n: stage === 'flights' ? took : round, who: mine }))}</h2>
        </div>
        {stage === 'captain' && bids !== NOBODY && <p>{say(words('bids', { who: first, last: mine }, '3.1'))}</p>}
        {stage === 'coins' && people.length > 2 && <p>{say(words('sand', { who: mine }, '4.1'))}</p>}
        {stage === 'coins' && <p>{say(words('coins'))}</p>}
        {stage === 'flights' && <p>{say(words('landed', { who: mine }, '5.4'))}</p>}
        {stage === 'flights' && people.length > 2 && <p>{say(words('words', {}, '5.7'))}</p>}
        {stage === 'end' && <p>{say(words('countHint', {}, '7.1'))}</p>}
      </div>
      <IconButton icon="undo" label={say(words('back'))} disabled={!back} onClick={() => back?.()} />
    </div>
  );
}

/** Who becomes captain; while the captain flies, whoever says a word too many. */
function People({ turn, people, say, go }: Part) {
  const { stage, captain, fines } = turn;
  if (stage === 'coins' || (stage === 'flights' && people.length < 3)) return null;
  const isOut = (seat: number) => seat === (stage === 'captain' ? sitsOut(turn) : captain);
  return (
    <div class="row tight pad-chips">
      {people.map(({ name, colour, gone }, seat) => (
        <button
          key={seat}
          type="button"
          class="chip"
          disabled={isOut(seat)}
          aria-label={stage === 'flights' ? say(words('fine', { who: who(seat), n: fines[seat] })) : undefined}
          onClick={() =>
            go(stage === 'flights' ? fined(turn, seat) : { stage: 'coins', captain: seat, at: 0, tens: 0 })
          }
        >
          <SeatDisc colour={colour} gone={gone} />
          <span class="cut">{name}</span>
          {stage === 'flights' && fines[seat] > 0 && <b class="figures">{fines[seat]}</b>}
        </button>
      ))}
    </div>
  );
}

const HOURS = 12;

/** An island is entered, or a token has landed there. */
const may = ({ stage, money }: Turn, hour: number): boolean =>
  stage === 'coins' || (stage === 'flights' && money[hour] > 0);
const touched = (turn: Turn, hour: number): Partial<Turn> =>
  turn.stage === 'coins' ? { at: hour, tens: 0 } : landed(turn, hour);

const nameOf = (hour: number, n: number): Phrase => words('island', { hour: hour || HOURS, n });

/** The islands by the clock, where the lagoon is not drawn. */
function Lagoon({ turn, say, go }: Part) {
  const { stage, money, at } = turn;
  return (
    <fieldset class="grid-fit tight tool-keys figures" aria-label={say(words('islands'))}>
      {money.map((n, hour) => (
        <button
          key={hour}
          type="button"
          class="chip hopper-isle"
          aria-pressed={stage === 'coins' ? hour === at : undefined}
          aria-label={say(nameOf(hour, n))}
          disabled={!may(turn, hour)}
          onClick={() => go(touched(turn, hour))}
        >
          {hour || HOURS}
          {n > 0 && <b class="mid">{n}</b>}
        </button>
      ))}
    </fieldset>
  );
}

/** Its islands by the clock, with what lies there. */
const called = (view: View): Spot[] =>
  spots(view).flatMap((spot) => {
    const island = spot.id.startsWith('island:') ? numberOf(spot.id) : undefined;
    return island === undefined ? [] : [{ ...spot, text: nameOf(hourOf(island), view.money[island]) }];
  });

/** The drawn one. */
function Drawn({ turn, go, Board }: Part) {
  const isAt = (hour: number) => turn.stage === 'coins' && hour === turn.at;
  const places = turn.money.flatMap((_, hour): [string, Mark][] =>
    may(turn, hour) ? [[placeOf(hour), isAt(hour) ? 'lit' : 'ask']] : [],
  );
  const pick = (spot: string) => go(touched(turn, hourOf(numberOf(spot))));
  return <Board view={lagoonOf(turn)} marks={new Map(places)} spots={called} onPick={pick} />;
}

/** What the captain's people, keys and buttons tell. */
function Entry(part: Part) {
  const { turn, say, go } = part;
  const { stage } = turn;
  return (
    <div class="stack hopper-entry">
      <People {...part} />
      {stage === 'coins' && (
        <Keys
          say={say}
          label={nameOf(turn.at, turn.money[turn.at])}
          more={10}
          onKey={(key) => go(keyed(turn, struck(turn.tens, '', key, 1)))}
        />
      )}
      <div class="row">
        {stage === 'coins' && (
          <Button kind="main" onClick={() => go({ stage: 'flights' })}>
            {say(words('fly'))}
          </Button>
        )}
        {stage === 'flights' && (
          <Button kind="main" onClick={() => go({ stage: 'captain', round: turn.round + 1 })}>
            {say(words('next'))}
          </Button>
        )}
        {stage !== 'coins' && (
          <Button kind="quiet" onClick={() => go({ stage: 'end' })}>
            {say(words('over'))}
          </Button>
        )}
      </div>
    </div>
  );
}

function Round({ kept, keep, ...props }: HelperProps) {
  const { people, say, Board } = props;
  const turns = turnsOf(kept, people.length);
  const turn = turns[turns.length - 1];
  const { stage } = turn;
  const host = useRef<HTMLElement>(null);
  const seen = useRef(stage);
  // all of what is asked next comes into sight, as far as there is room
  useEffect(() => {
    const { top, bottom } = host.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    if (seen.current !== stage && (top < 0 || bottom > innerHeight)) host.current?.scrollIntoView();
    seen.current = stage;
  }, [stage]);
  const put = (next: readonly Turn[]) => keep(next.map((one) => ({ ...one })));
  const part: Part = { ...props, kept, keep, turn, go: (by) => put(followed(turns, by)) };
  const isLagoon = stage === 'coins' || stage === 'flights';
  const isDrawn = Board && isLagoon;
  const back = turns.length > 1 ? () => put(turns.slice(0, -1)) : undefined;
  return (
    <section class="card hopper-turn" ref={host} aria-label={say({ key: 'hopper.keeper.turn' })}>
      <div class={isDrawn ? 'stack lay-both' : 'stack'}>
        {isDrawn && <Drawn {...part} />}
        <div class="stack">
          <Asked {...part} back={back} took={tookIn(turns)} />
          {isLagoon && !isDrawn && <Lagoon {...part} />}
          {stage === 'end' ? <Count {...part} /> : <Entry {...part} />}
        </div>
      </div>
    </section>
  );
}

/** What helps beside the score sheet of the boxed game. */
export const keeper: KeeperModule = {
  helper: { id: 'hopper-turn', joins: true, text: { key: 'hopper.keeper.turn' }, Panel: Round },
  onPage: true,
  onBoard: true,
  text: { ...boardText, ...scoreText, ...keeperText },
};
