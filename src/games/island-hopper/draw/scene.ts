import { Container } from 'pixi.js';
import { ChartScene, type Layers } from '../../kit/draw/chart-scene';
import { marks } from '../../kit/draw/marks';
import { WHOLE } from '../../kit/draw/pieces';
import type { Ghost, Mark } from '../../table';
import { FIELD } from '../rules/places';
import type { Event, Move, View } from '../rules/state';
import { ACTS, type Stage } from './acts';
import { factsOf, Pieces } from './board';
import { chart } from './chart';
import { ghost } from './ghost';
import type { LiveAir } from './live';
import { placesOf, split } from './marks';
import { paletteOf } from './palette';
import { border, ocean } from './printed';
import { Sky } from './sky';

/** A flight is what everybody has waited for: hush, descent, what is paid to whom. Its result stays open anyway. */
const FLIGHT_MS = 7000;
const ENDED: readonly string[] = ['hopper.landed', 'hopper.wrong', 'hopper.splashed'];

/** The chart of the lagoon. Knows no rules: it draws views, plays how one becomes the next, and flies under a finger. */
export class IslandHopperScene extends ChartScene<View, Event, Move, Stage> {
  readonly paper = FIELD;
  protected readonly palette = paletteOf;
  protected readonly chart = chart;
  protected readonly Pieces = Pieces;
  protected readonly facts = factsOf;
  protected readonly acts = ACTS;
  protected readonly ghost = ghost;
  protected override readonly answers = { plane: 'rock', ship: 'rock', whale: 'rock', shade: 'none' } as const;
  /** What the finger does now; survives another look and another turn. */
  private now: LiveAir | null = null;
  private captain = 0;
  /** The act under way. */
  private playing: Event | null = null;
  private sky: Sky | null = null;
  private plateMarks = { under: new Container(), over: new Container() };

  protected build(
    root: Container,
    { under, over, air }: Layers,
    { kit, chart: map, pieces }: Stage,
  ): readonly Container[] {
    this.sky = new Sky(kit, map, pieces.clouds);
    this.plateMarks = { under: new Container(), over: new Container() };
    const sea = ocean(map, kit);
    const lowest = [sea, pieces.ground];
    const lagoon = [under, pieces.lying, over];
    pieces.clouds.below = lagoon;
    root.addChild(...lowest, ...lagoon, pieces.clouds.view, border(map, kit), pieces.compass);
    root.addChild(this.plateMarks.under, pieces.start, pieces.plane.view, pieces.told, pieces.glass);
    root.addChild(this.plateMarks.over, this.sky.view, air);
    return lowest;
  }

  override draw(view: View, all: ReadonlyMap<string, Mark>, preview: Ghost<Move> | null): void {
    super.draw(view, all, preview);
    if (!this.sky) return;
    this.playing = null;
    this.captain = view.captain;
    this.live(this.now);
  }

  override act(event: Event, before: View, after: View, rest: readonly Event[] = []): Promise<void> {
    if (!this.sky || !Object.hasOwn(ACTS, event.key)) return super.act(event, before, after, rest);
    // the token that was under the finger is now the picture's own
    this.sky.view.visible = false;
    this.stage.pieces.lend(false, false);
    this.playing = event;
    return super.act(event, before, after, rest).finally(() => {
      if (this.playing === event) this.playing = null;
    });
  }

  lasts(events: readonly Event[]): number | undefined {
    return events.some(({ key }) => ENDED.includes(key)) ? FLIGHT_MS : undefined;
  }

  /** Outside `draw`: moves the plane under the finger, rolls the clouds, draws the trail. Null takes it all away. */
  live(now: LiveAir | null): void {
    this.now = now;
    if (!this.sky) return;
    const { pieces } = this.stage;
    this.sky.show(now, Math.max(0, this.captain));
    pieces.lend(now !== null, now !== null && now.height <= 0);
    // a token that has just come down parts the clouds itself
    if (!now && !this.playing) pieces.clouds.cover = 0;
  }

  override unmount(): void {
    const clouds = this.sky ? this.stage.pieces.clouds : null;
    this.sky = null;
    super.unmount();
    clouds?.destroy();
  }

  protected mark(
    { under, over }: Layers,
    all: ReadonlyMap<string, Mark>,
    view: View,
    { kit, chart: map }: Stage,
  ): void {
    const { islands, goods } = split(all);
    const places = placesOf(view, map);
    for (const layer of [this.plateMarks.under, this.plateMarks.over])
      for (const child of layer.removeChildren()) child.destroy(WHOLE);
    marks(under, over, kit, islands, places);
    marks(this.plateMarks.under, this.plateMarks.over, kit, goods, places);
  }
}
