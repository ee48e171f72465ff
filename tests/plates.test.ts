import { describe, expect, it } from 'vitest';
import { type Edge, edgeOf, seatsAt } from '../src/table/context';

describe('people at one edge', () => {
  it('have their plates in the order they sit in', () => {
    const chairs = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((side) => ({ side }));
    const order = (edge: Edge) => seatsAt(chairs, edge).map((seat) => chairs[seat].side);
    expect(order('bottom')).toEqual([30, 0, 330]);
    expect(order('left')).toEqual([120, 90, 60]);
    expect(order('top')).toEqual([150, 180, 210]);
    expect(order('right')).toEqual([240, 270, 300]);
    expect(chairs.every(({ side }, seat) => seatsAt(chairs, edgeOf(side)).includes(seat))).toBe(true);
  });
});
