import { useComputed, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PanelProps, TableModule } from '../games/table';
import { t } from '../look/say';
import { Button, Dialog, IconButton } from '../look/widgets';
import type { Claim } from '../storage/claims';
import { Actions } from './Actions';
import { BoardView } from './BoardView';
import { sayer, titleOf } from './context';
import { useFocus } from './focus';
import { Log } from './Log';
import { LiveFoot, liveNow, Over } from './live';
import { Menu } from './Menu';
import type { TableModel } from './model';
import { Peeks } from './Peeks';
import { PlainList } from './PlainList';
import { goOn, rematch } from './rematch';
import { Scores } from './Scores';
import { Seats } from './Seats';
import { Shield } from './Shield';
import { passesLeft } from './secrecy';
import { TakeBack } from './TakeBack';

interface Props {
  model: TableModel;
  table: TableModule;
  claim: Claim;
}

type Sheet = 'none' | 'menu' | 'log' | 'takeback';

/** The running match: board, plates, strip, actions; or the shield, and then nothing else. */
export function Screen({ model, table, claim }: Props) {
  const plain = useSignal(false);
  const sheet = useSignal<Sheet>('none');
  const scoring = useSignal(true);
  const name = t('app.title', { page: titleOf(model) });
  useEffect(() => {
    document.title = name;
  }, [name]);
  const eyes = model.eyes.value;
  // trouble and an onlooker's window show the bare table, and say why, before any cover
  const shield = eyes.kind === 'shield' && model.writer.value && !model.match.trouble;
  // whoever holds the tablet next must not find the last one's menu or log open
  useEffect(() => {
    if (shield) sheet.value = 'none';
  }, [shield]);
  const over = model.over.value;
  // the ordinary picks instead of what is dragged and flown, for this step and the next ones like it
  const calm = useSignal(false);
  const faces = plain.value ? undefined : liveNow(model, table);
  const live = faces === 'all' && !calm.value;
  useEffect(() => {
    model.covered.value = sheet.value !== 'none';
  }, [sheet.value]);
  useEffect(() => {
    model.byHand.value = live;
  }, [live]);
  const close = () => {
    sheet.value = 'none';
  };
  const root = useFocus();
  return (
    <main ref={root} class={`table ${plain.value ? 'in-words' : ''} ${live ? 'is-live' : ''}`} data-eyes={eyes.kind}>
      {!plain.value && (
        <BoardView
          model={model}
          table={table}
          onGone={() => {
            plain.value = true;
          }}
        >
          {live && <Over model={model} table={table} />}
        </BoardView>
      )}
      {shield ? (
        <Shield chair={model.match.record.chairs[eyes.seat]} onOpen={() => model.reveal()} />
      ) : (
        <>
          <Strip model={model} table={table} plain={plain} sheet={sheet} />
          <Banner model={model} claim={claim} />
          <Seats model={model} table={table} live={live || faces === 'trays'} />
          {plain.value && <PlainList model={model} />}
          {over && !model.match.trouble && scoring.value ? (
            <Scores
              model={model}
              onRematch={() => void rematch(model)}
              onBoard={() => {
                scoring.value = false;
              }}
            />
          ) : (
            <div class="table-foot">
              <OwnHand model={model} table={table} />
              {live ? (
                <LiveFoot model={model} table={table} calm={calm} />
              ) : (
                <Actions model={model} table={table} listAll={plain.value} alone={faces === 'trays'} />
              )}
              {calm.value && faces === 'all' && (
                <Button
                  kind="quiet"
                  onClick={() => {
                    calm.value = false;
                  }}
                >
                  {t('live.drag')}
                </Button>
              )}
              {over && (
                <Button
                  onClick={() => {
                    scoring.value = true;
                  }}
                >
                  {t('score.back')}
                </Button>
              )}
            </div>
          )}
          {eyes.kind === 'public' && <Peeks model={model} table={table} />}
          {sheet.value === 'menu' && (
            <Menu
              model={model}
              table={table}
              plain={plain}
              onClose={close}
              onTakeBack={() => (sheet.value = 'takeback')}
            />
          )}
          {sheet.value === 'takeback' && <TakeBack model={model} onClose={close} />}
          {sheet.value === 'log' && (
            <Dialog open sheet title={t('table.log')} onClose={close}>
              <Log model={model} />
            </Dialog>
          )}
        </>
      )}
    </main>
  );
}

interface StripProps {
  model: TableModel;
  table: TableModule;
  plain: { value: boolean };
  sheet: { value: Sheet };
}

/** Round and phase, what is asked of whom, and the ways to everything else. */
function Strip({ model, table, plain, sheet }: StripProps) {
  const say = sayer(model);
  const Facts = table.panels.Facts as ComponentType<PanelProps>;
  const passes = passesLeft(model.match);
  const asks = useComputed(() => say(model.game.asks(model.view.value, model.level.value.made)));
  return (
    <header class="strip">
      <IconButton icon="back" label={t('table.home')} onClick={() => location.assign('#/')} />
      <div class="strip-words">
        <h1 class="strip-name">{titleOf(model)}</h1>
        <Facts view={model.view.value} say={say} chairs={model.match.record.chairs} />
      </div>
      <p class="strip-ask" aria-live="polite">
        {model.over.value ? '' : asks}
        {passes > 1 && <span class="soft strip-passes">{t('table.passes', { n: passes })}</span>}
      </p>
      <div class="strip-tools">
        <IconButton
          icon="list"
          label={plain.value ? t('table.showBoard') : t('table.showWords')}
          aria-pressed={plain.value}
          onClick={() => {
            plain.value = !plain.value;
          }}
        />
        <IconButton
          icon="log"
          label={t('table.showLog')}
          onClick={() => {
            sheet.value = 'log';
          }}
        />
        <IconButton
          icon="menu"
          label={t('table.menu')}
          onClick={() => {
            sheet.value = 'menu';
          }}
        />
      </div>
    </header>
  );
}

/** Trouble in words: a save that does not replay, a full disk, another window. */
function Banner({ model, claim }: { model: TableModel; claim: Claim }) {
  const say = sayer(model);
  const fault = model.match.trouble;
  if (fault) {
    return (
      <div class="banner" role="alert">
        <p>{say(fault)}</p>
        <Button onClick={() => void goOn(model)}>{t('table.goOn')}</Button>
      </div>
    );
  }
  if (!model.writer.value) {
    return (
      <div class="banner" role="alert">
        <p>{t('table.onlooker')}</p>
        <Button onClick={() => void claim.takeOver()}>{t('table.takeOver')}</Button>
      </div>
    );
  }
  return null;
}

/** What the eyes of this moment hold in secret: the opened private screen, or the only person at the table. */
function OwnHand({ model, table }: { model: TableModel; table: TableModule }) {
  const seat = model.seat.value;
  if (seat === null || model.over.value) return null;
  const Hand = table.panels.Hand as ComponentType<PanelProps>;
  return (
    <section class="own-hand" aria-labelledby="own-hand">
      <h2 id="own-hand" class="unseen">
        {t('table.hand')}
      </h2>
      <Hand view={model.view.value} say={sayer(model)} chairs={model.match.record.chairs} />
      {model.eyes.value.kind === 'private' && (
        <Button icon="lock" kind="quiet" onClick={() => model.hide()}>
          {t('table.hide')}
        </Button>
      )}
    </section>
  );
}
