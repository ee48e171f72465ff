import { useSignal } from '@preact/signals';
import { levelOf, offered, USUAL } from '../bots/names';
import { gameOf } from '../games/doors';
import type { TableModule } from '../games/table';
import { LanguageChoice } from '../look/language-choice';
import { Receipt } from '../look/receipt';
import { t } from '../look/say';
import { Button, Dialog, SeatDisc, Select, Switch } from '../look/widgets';
import { deliver, packedRecord } from '../storage/exports';
import { sayer } from './context';
import { help } from './help';
import type { TableModel } from './model';
import { shown } from './panels';
import { Speed } from './Speed';
import { people } from './secrecy';

interface Props {
  model: TableModel;
  table: TableModule;
  plain: { value: boolean };
  onClose(): void;
  onTakeBack(): void;
}

export function Menu({ model, table, plain, onClose, onTakeBack }: Props) {
  const { game, match, writer } = model.viewpoint;
  const { record, over } = match;
  const statistics = useSignal(false);
  const Statistics = shown(table.panels.Statistics);
  const named = table.panels.statisticsName;
  const { standing } = model.looks;
  const playing = !over && writer.value && !match.trouble;
  return (
    <Dialog open sheet title={t('table.menu')} onClose={onClose}>
      <div class="stack menu">
        <Button icon="rules" onClick={() => location.assign(`#/rules/${game.id}`)}>
          {t('table.rules')}
        </Button>
        <Button icon="ask" onClick={() => location.assign(`#/help/${game.id}`)}>
          {t('home.help')}
        </Button>
        <Button
          icon="list"
          onClick={() => {
            plain.value = !plain.value;
            onClose();
          }}
        >
          {plain.value ? t('table.showBoard') : t('table.showWords')}
        </Button>
        {table.standing && !over && !plain.value && (
          <Button
            icon="flag"
            aria-pressed={standing.value}
            onClick={() => {
              standing.value = !standing.value;
              onClose();
            }}
          >
            {t(standing.value ? 'looks.noStanding' : 'looks.standing')}
          </Button>
        )}
        <Speed />
        {playing && (
          <Button icon="undo" onClick={onTakeBack}>
            {t('takeback.title')}
          </Button>
        )}
        {Statistics && (
          <Button
            icon={named ? 'play' : 'dice'}
            aria-expanded={statistics.value}
            onClick={() => (statistics.value = !statistics.value)}
          >
            {named ? sayer(model.viewpoint)(named) : t('table.statistics')}
          </Button>
        )}
        {Statistics && statistics.value && (
          <Statistics view={model.viewpoint.bare.value} say={sayer(model.viewpoint)} chairs={record.chairs} />
        )}
        <Button icon="share" onClick={() => void deliver(packedRecord(record, t('table.exportSecret')))}>
          {t('table.export')}
        </Button>
        <p class="soft">{t('table.exportSecret')}</p>
        {playing && gameOf(game.id)?.transfer && (
          <Button icon="fit" onClick={() => location.assign(`#/lay/${record.id}`)}>
            {t('table.lay')}
          </Button>
        )}
        <LanguageChoice />
        {playing && <Helped model={model} />}
        {playing && <Chairs model={model} />}
        <Receipt record={record} over={over} />
        <Button icon="back" onClick={() => location.assign('#/')}>
          {t('table.home')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Who of the people is helped. */
function Helped({ model: { helping, viewpoint } }: Pick<Props, 'model'>) {
  const { id, chairs } = viewpoint.match.record;
  return (
    <>
      <h3 class="label">{t('help.title')}</h3>
      <p class="soft">{t('help.hint')}</p>
      {people(viewpoint.match).map((seat) => (
        <Switch
          key={seat}
          label={t('help.for', { name: chairs[seat].name })}
          value={helping.wantedBy(seat)}
          onChange={(on) => help(id, seat, on)}
        />
      ))}
    </>
  );
}

/** Who sits where: people and computer players take over from one another, and the latter play better or worse. */
function Chairs({ model }: Pick<Props, 'model'>) {
  const { chairs } = model.viewpoint.match.record;
  return (
    <>
      <h3 class="label">{t('table.bots')}</h3>
      {chairs.map((chair, seat) => (
        <div key={seat} class="row menu-chair">
          <Button onClick={() => void model.seatBot(seat, chair.bot ? null : USUAL)}>
            <SeatDisc colour={chair.colour} />
            {chair.bot ? t('table.botGives', { name: chair.name }) : t('table.botTakes', { name: chair.name })}
          </Button>
          {chair.bot && (
            <Select
              bare
              label={t('new.level', { name: chair.name })}
              value={levelOf(chair.bot)}
              options={offered(levelOf(chair.bot)).map((value) => ({ value, text: t(`level.${value}`) }))}
              onChange={(level) => void model.changeLevel(seat, level)}
            />
          )}
        </div>
      ))}
    </>
  );
}
