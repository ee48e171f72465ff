import type { TableModule } from '../games/table';
import type { Drags } from './board-ground';
import type { TableModel } from './model';

type At = readonly [number, number];

/** A piece under a finger makes picks as it goes and commits nothing; what ends without being meant takes them back. */
export class Dragging implements Drags {
  private readonly model: TableModel;
  private readonly table: TableModule;
  /** Where the finger came down, what was picked then, and the question it was picked for. */
  private held: { from: At; made: readonly string[]; chosen: readonly string[]; ask: unknown } | undefined;

  constructor(model: TableModel, table: TableModule) {
    this.model = model;
    this.table = table;
  }

  begin(from: At): boolean {
    const { viewpoint, selection, looks } = this.model;
    this.held = undefined;
    if (selection.actor.value === undefined || selection.byHand.value || looks.asking.value) return false;
    const made = selection.level.value.made.map(({ id }) => id);
    if (viewpoint.moving.value || !this.picksAt(made, from, from)) return false;
    this.held = { from, made, chosen: selection.chosen.value, ask: viewpoint.ask.value };
    return true;
  }

  to(at: At): void {
    const { held } = this;
    if (!held || held.ask !== this.model.viewpoint.ask.value) return;
    const picks = this.picksAt(held.made, held.from, at);
    if (picks && !same(picks, this.model.selection.chosen.value)) this.model.selection.choose(picks);
  }

  end(meant: boolean): void {
    const { held } = this;
    this.held = undefined;
    if (meant || !held || held.ask !== this.model.viewpoint.ask.value) return;
    if (!same(held.chosen, this.model.selection.chosen.value)) this.model.selection.choose(held.chosen);
  }

  private picksAt(made: readonly string[], from: At, to: At): readonly string[] | undefined {
    return this.table.drags?.(this.model.viewpoint.view.value, made, from, to);
  }
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.join('\n') === b.join('\n');
