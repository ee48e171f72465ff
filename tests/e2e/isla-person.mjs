// Which card somebody takes who knows Isla Margarita a little: builds what is in reach, else invests.

// coins are spread over islands: what is chosen is mostly chosen on the board
const wanted = [/you could build for/, /^3/, /^2/, /^6/, /^7/];

export function card(faces) {
  for (const pattern of wanted) {
    const at = faces.findIndex((face) => pattern.test(face));
    if (at >= 0) return at;
  }
  return 0;
}
