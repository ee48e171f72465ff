import type { TableModule } from '../games/table';
import { t } from '../look/say';
import { Button, IconButton } from '../look/widgets';
import type { Claim } from '../storage/claims';
import { Undo } from './Actions';
import { sayer, titleOf } from './context';
import type { TableModel } from './model';
import { shown } from './panels';
import { Ribbon } from './Ribbon';
import { goOn } from './rematch';
import type { View } from './screen-view';
import { Tools } from './Tools';

interface StripProps {
  model: TableModel;
  table: TableModule;
  view: View;
  /** What the others did is told in it. */
  told: boolean;
}

/** Round and phase, what the others did last, and the ways to everything else. */
export function Strip({ model, table, view, told }: StripProps) {
  const { viewpoint } = model;
  const say = sayer(viewpoint);
  const Facts = shown(table.panels.Facts);
  return (
    <header class="line strip">
      <IconButton icon="back" label={t('table.home')} onClick={() => location.assign('#/')} />
      <div class="line strip-words">
        <h1 class="unseen">{titleOf(viewpoint)}</h1>
        {Facts && <Facts view={viewpoint.view.value} say={say} chairs={viewpoint.match.record.chairs} />}
      </div>
      <div class="stack strip-told">{told && <Ribbon model={model} />}</div>
      {viewpoint.eyes.value.kind === 'private' && (
        <Button icon="lock" class="undo" aria-label={t('table.hide')} onClick={() => model.hide()}>
          <span>{t('table.hide')}</span>
        </Button>
      )}
      <Undo model={model} />
      <Tools model={model} view={view} />
    </header>
  );
}

/** Trouble in words: a save that does not replay, a full disk, another window. */
export function Banner({ model, claim }: { model: TableModel; claim: Claim }) {
  const { viewpoint } = model;
  const fault = viewpoint.match.trouble;
  if (fault) {
    return (
      <div class="row banner" role="alert">
        <p>{sayer(viewpoint)(fault)}</p>
        <Button onClick={() => void goOn(model)}>{t('table.goOn')}</Button>
      </div>
    );
  }
  if (!viewpoint.writer.value) {
    return (
      <div class="row banner" role="alert">
        <p>{t('table.onlooker')}</p>
        <Button onClick={() => void claim.takeOver()}>{t('table.takeOver')}</Button>
      </div>
    );
  }
  return null;
}
