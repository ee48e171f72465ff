import { type TurnedSheet, turnedSheet } from '../../kit/draw/turned';
import { FIELD } from '../rules/places';

export type Chart = TurnedSheet;

export const chart = (turned: boolean): Chart => turnedSheet(FIELD, turned);
