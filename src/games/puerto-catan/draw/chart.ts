import { type TurnedSheet, turnedSheet } from '../../kit/draw/turned';
import { FIELD } from '../rules/places';

export interface Chart extends TurnedSheet {
  /** Width and height of something that lies square. */
  size(box: { readonly width: number; readonly height: number }): [number, number];
}

export function chart(turned: boolean): Chart {
  return {
    ...turnedSheet(FIELD, turned),
    size: ({ width, height }) => (turned ? [height, width] : [width, height]),
  };
}
