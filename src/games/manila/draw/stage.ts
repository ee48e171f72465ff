import type { Stage as BaseStage } from '../../kit/draw/stage';
import type { Facts, Pieces } from './board';
import type { Chart } from './chart';
import type { Kit } from './goods';

/** Where the choreography of this board happens. */
export type Stage = BaseStage<Kit, Chart, Pieces, Facts>;
