// Which card somebody takes who knows Isla Margarita a little: coins on the islands first, then what is built of them.

// what lies together pays for a bridge
const COINS = [/^6/, /^7/, /^1/, /^3/, /^2/];
const BUILDS = [/build/i, ...COINS];
let taken = 0;

export function card(faces) {
  // a card that is offered again was seen before
  const wanted = faces.some((face) => COINS.some((one) => one.test(face))) && taken++ % 3 > 0 ? COINS : BUILDS;
  for (const pattern of wanted) {
    const at = faces.findIndex((face) => pattern.test(face));
    if (at >= 0) return at;
  }
  return 0;
}
