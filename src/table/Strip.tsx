import type { ComponentChildren } from 'preact';
import type { TableModule } from '../games/table';
import { t } from '../look/say';
import { Button, IconButton } from '../look/widgets';
import type { Claim } from '../storage/claims';
import { sayer, titleOf } from './context';
import type { TableModel } from './model';
import { shown } from './panels';
import { goOn } from './rematch';
import type { View } from './screen-view';
import { Tools } from './Tools';

interface StripProps {
  model: TableModel;
  table: TableModule;
  view: View;
  /** The plates of those who sit behind it. */
  children?: ComponentChildren;
}

/** Round and phase, who sits there, and the ways to everything else. */
export function Strip({ model, table, view, children }: StripProps) {
  const { viewpoint } = model;
  const say = sayer(viewpoint);
  const Facts = shown(table.panels.Facts);
  return (
    <header class="strip">
      <IconButton icon="back" label={t('table.home')} onClick={() => location.assign('#/')} />
      <div class="strip-words">
        <h1 class="strip-name">{titleOf(viewpoint)}</h1>
        {Facts && <Facts view={viewpoint.view.value} say={say} chairs={viewpoint.match.record.chairs} />}
      </div>
      <div class="strip-seats">{children}</div>
      <Tools model={model} table={table} view={view} />
    </header>
  );
}

/** Trouble in words: a save that does not replay, a full disk, another window. */
export function Banner({ model, claim }: { model: TableModel; claim: Claim }) {
  const { viewpoint } = model;
  const fault = viewpoint.match.trouble;
  if (fault) {
    return (
      <div class="banner" role="alert">
        <p>{sayer(viewpoint)(fault)}</p>
        <Button onClick={() => void goOn(model)}>{t('table.goOn')}</Button>
      </div>
    );
  }
  if (!viewpoint.writer.value) {
    return (
      <div class="banner" role="alert">
        <p>{t('table.onlooker')}</p>
        <Button onClick={() => void claim.takeOver()}>{t('table.takeOver')}</Button>
      </div>
    );
  }
  return null;
}
