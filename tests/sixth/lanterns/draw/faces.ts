/** A lantern has a colour and a shape of its own, because colour is never alone. Corners lie in a box of 2 round 0, 0. */
export const FACES = [
  { paint: '#a83d2b', corners: [-0.85, -0.85, 0.85, -0.85, 0.85, 0.85, -0.85, 0.85] },
  { paint: '#2c5f8a', corners: [0, -1.1, 1.1, 0, 0, 1.1, -1.1, 0] },
  { paint: '#3f6b35', corners: [0.5, -0.9, 1, 0, 0.5, 0.9, -0.5, 0.9, -1, 0, -0.5, -0.9] },
  { paint: '#86641a', corners: [0, -1.05, 1, -0.3, 0.65, 0.9, -0.65, 0.9, -1, -0.3] },
] as const;
