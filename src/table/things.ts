import type { Phrase } from '../engine/rules';
import type { TableModule } from '../games/table';
import type { TableModel } from './model';

/** What carries `data-about`, by its id, and places: what it is called and what there is to say of it. */
interface Thing {
  name: Phrase | undefined;
  lines: readonly Phrase[];
}

/** Signs that every game has: on plates, and scenery. */
const SIGNS: { readonly [id: string]: Thing } = {
  gain: { name: { key: 'about.gain' }, lines: [{ key: 'about.gainIs' }] },
  bot: { name: { key: 'new.bot' }, lines: [{ key: 'about.botIs' }] },
  scenery: { name: { key: 'about.scenery' }, lines: [{ key: 'about.sceneryIs' }] },
};

export function thingAt(model: TableModel, table: TableModule, id: string): Thing {
  const { viewpoint, selection, seeing } = model;
  const view = viewpoint.view.value;
  if (SIGNS[id]) return SIGNS[id];
  if (id === 'points') return { name: { key: 'about.points' }, lines: points(viewpoint.game.categories) };
  const told = id.startsWith('deed:') && seeing.ribbon.value.find(({ entry }) => id === `deed:${entry}`);
  if (told) return { name: { key: 'ribbon.label' }, lines: told.events };
  const figure = table.figures?.[id]?.(view);
  const { picks, made } = selection.level.value;
  const name =
    table.spots(view).find((spot) => spot.id === id)?.text ??
    figure?.[0] ??
    table.named?.(id, view) ??
    [...picks, ...made].find((pick) => pick.id === id)?.text;
  return { name, lines: figure?.slice(1) ?? table.about?.(id, view) ?? [] };
}

const points = (categories: readonly { text: Phrase }[]): Phrase[] => [
  { key: 'about.pointsAre' },
  { key: 'about.pointsOf', args: { list: categories.map(({ text }) => text) } },
];
