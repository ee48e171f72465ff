import './log.css';
import { useSignal } from '@preact/signals';
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Phrase, Seat } from '../engine/rules';
import type { TableModule } from '../games/table';
import { Digits, useFingerprint } from '../look/receipt';
import { t } from '../look/say';
import { IconButton, SeatDisc, Select } from '../look/widgets';
import { centre } from './board-shapes';
import { sayer } from './context';
import { betterThere, type LogLine, logOf } from './log-lines';
import type { TableModel } from './model';
import { Pieced } from './Pieced';
import { RuleLink } from './RuleLink';

interface LogProps {
  model: TableModel;
  table: TableModule;
  onClose(): void;
}

/** What happened, at the side of the board: nothing is kept from going on beside it. */
export function LogDrawer({ model, table, onClose }: LogProps) {
  const root = useRef<HTMLElement>(null);
  const heading = useId();
  const only = useSignal<Seat | undefined>(undefined);
  /** On the other side, where it hides less of what a line lights up. */
  const swapped = useSignal(false);
  const { viewpoint, seeing, stage } = model;
  const { chairs } = viewpoint.match.record;
  const close = useReturn(root, onClose);
  useEffect(() => () => seeing.dim(), []);
  const light = useCallback((entry: number, event: Phrase) => {
    const lit = seeing.light(table, entry, event);
    const { ground } = stage;
    const here = root.current?.getBoundingClientRect();
    if (!ground || !here) return;
    const spots = table.spots(viewpoint.bare.value).filter(({ id }) => lit.includes(id));
    const points = spots.map(({ shape }) => ground.toScreen(...centre(shape)));
    if (betterThere(points, here, [innerWidth, innerHeight])) swapped.value = !swapped.value;
  }, []);
  const people = chairs.map(({ name }, seat) => ({ value: String(seat), text: name }));
  return (
    <section ref={root} class={`card log-drawer ${swapped.value ? 'swapped' : ''}`} aria-labelledby={heading}>
      <header class="fact log-head">
        <h2 id={heading}>{t('table.log')}</h2>
        <Select
          bare
          label={t('log.only')}
          value={only.value === undefined ? '' : String(only.value)}
          options={[{ value: '', text: t('log.everybody') }, ...people]}
          onChange={(value) => {
            only.value = value === '' ? undefined : Number(value);
          }}
        />
        <IconButton icon="close" label={t('app.close')} onClick={close} />
      </header>
      <Lines model={model} table={table} only={only.value} onLight={light} />
    </section>
  );
}

/** Escape closes it wherever the focus is; the focus comes in, and goes back to what opened it. */
function useReturn(root: { current: HTMLElement | null }, onClose: () => void): () => void {
  const opener = useRef<HTMLElement | null>(null);
  const close = () => {
    const at = document.activeElement;
    // before it goes: what goes with the focus on it would leave it to chance
    if (!at || at === document.body || root.current?.contains(at)) opener.current?.focus();
    onClose();
  };
  // at once: a key may come before the next frame
  useLayoutEffect(() => {
    opener.current = document.activeElement as HTMLElement | null;
    root.current?.querySelector<HTMLElement>('.log-head .icon-button')?.focus({ preventScroll: true });
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
  return close;
}

interface LinesProps extends Omit<LogProps, 'onClose'> {
  only: Seat | undefined;
  onLight(entry: number, event: Phrase): void;
}

/** The newest line last, and in view when this opens. */
function Lines({ model, table, only, onLight }: LinesProps) {
  const { viewpoint } = model;
  const say = sayer(viewpoint);
  const { match } = viewpoint;
  const box = useRef<HTMLOListElement>(null);
  const together = useMemo(() => match.takenBack(), [match, match.record.notes.length]);
  const outgrown = match.record.notes.filter((note) => note.kind === 'continued' && note.before);
  const fingerprint = useFingerprint(match.record.seed);
  const chapters = logOf(match, viewpoint.seat.value, table, {
    ...{ only, told: viewpoint.timeline.told.value },
    struck: [...together, ...viewpoint.undone.value],
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.scrollTo(0, box.current.scrollHeight));
    return () => cancelAnimationFrame(frame);
  }, [match.length, fingerprint, only]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <ol class="log" ref={box} aria-label={t('table.log')} tabIndex={0}>
      {fingerprint && (
        <li>
          {t('receipt.logged')}
          <Digits value={fingerprint} />
        </li>
      )}
      {outgrown.map(({ when }) => (
        <li key={when}>{t('log.outgrown')}</li>
      ))}
      {chapters.map(({ text, lines }) => [
        text && (
          <li class="log-chapter" key={`chapter ${lines[0].entry}`}>
            <h3 class="label soft">{say(text)}</h3>
          </li>
        ),
        ...lines.map((line, i) => (
          <Line
            key={`${line.entry} ${i}`}
            {...{ model, ...line, onLight }}
            colour={line.seat === undefined ? undefined : match.record.chairs[line.seat]?.colour}
            placed={line.event.key in table.where}
          />
        )),
      ])}
    </ol>
  );
}

interface LineProps extends LogLine, Pick<LinesProps, 'model' | 'onLight'> {
  colour: number | undefined;
  /** It happened on the board: a tap lights the place. */
  placed: boolean;
}

/** It reads a signal: Preact then writes it again only if one of its props has changed. A log has a thousand lines. */
function Line({ entry, event, struck, model: { viewpoint, seeing }, colour, placed, onLight }: LineProps) {
  const lit = seeing.isLit(event);
  const words = <Pieced viewpoint={viewpoint} event={event} />;
  const said = (
    <>
      {colour === undefined ? <span class="disc" /> : <SeatDisc colour={colour} />}
      {struck ? <del class="log-words">{words}</del> : <span class="log-words">{words}</span>}
    </>
  );
  return (
    <li data-entry={entry} class="line tight log-line">
      <span class="log-n soft figures">{entry < 0 ? '' : entry + 1}</span>
      {placed && !struck ? (
        <button type="button" class="line log-said" aria-pressed={lit} onClick={() => onLight(entry, event)}>
          {said}
        </button>
      ) : (
        <span class="line log-said">{said}</span>
      )}
      <RuleLink game={viewpoint.game.id} rule={event.rule} />
    </li>
  );
}
