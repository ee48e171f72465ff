// Where an eye sees things on the board of Island Hopper, and several fingers at once: for its end-to-end tests.

/** The sheet round the lagoon in board units (tenths of a millimetre), the compass in the middle. */
const SHEET = { width: 2294, height: 1604 };
const MARGIN = 6;

/** Client px of a point of the lagoon, in millimetres from the compass to the right and downwards. */
export async function onLagoon(page, x, y) {
  const board = await page.locator('.board').boundingBox();
  const fit = Math.min((board.width - 2 * MARGIN) / SHEET.width, (board.height - 2 * MARGIN) / SHEET.height);
  return { x: board.x + board.width / 2 + 10 * x * fit, y: board.y + board.height / 2 + 10 * y * fit };
}

/** Middles of the islands in millimetres: the inner ring, then the outer one, each from the east counter-clockwise. */
export const ISLANDS = Array.from({ length: 12 }, (_, i) => {
  const [a, b] = i < 6 ? [0.52 * 92.43, 0.58 * 57.93] : [92.43, 57.93];
  const angle = ((i % 6) * 60 + (i < 6 ? 0 : 30)) * (Math.PI / 180);
  return { x: a * Math.cos(angle), y: -b * Math.sin(angle) };
});

/** Which islands show which good, as printed. */
export const GOODS = {
  mango: [0, 7, 9],
  coconut: [1, 8, 10],
  fish: [2, 9, 11],
  pearl: [3, 6, 10],
  spice: [4, 7, 11],
  timber: [5, 6, 8],
};

/** Several fingers on the glass, each by its name, through the browser's own input protocol. */
export class Hands {
  #down = new Map();

  constructor(page) {
    this.page = page;
  }

  async #send(type) {
    this.devtools ??= await this.page.context().newCDPSession(this.page);
    const touchPoints = [...this.#down].map(([id, at]) => ({ id, ...at }));
    await this.devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  async press(id, at) {
    this.#down.set(id, at);
    await this.#send('touchStart');
  }

  /** All of them go to their goals in so many steps. */
  async move(goals, steps = 8) {
    const from = new Map(this.#down);
    for (let i = 1; i <= steps; i++) {
      for (const [id, to] of Object.entries(goals)) {
        const a = from.get(Number(id));
        const mix = (p, q) => p + ((q - p) * i) / steps;
        this.#down.set(Number(id), { x: mix(a.x, to.x), y: mix(a.y, to.y) });
      }
      await this.#send('touchMove');
    }
  }

  /** This one leaves the glass, if it is still there; the others stay. */
  async release(id) {
    const at = this.#down.get(id);
    if (!this.#down.delete(id)) return;
    const touchPoints = this.#down.size > 0 ? [{ id, ...at }] : [];
    await this.devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints });
  }

  /** The browser takes every finger away. */
  async lose() {
    this.#down.clear();
    await this.#send('touchCancel');
  }
}

/** What is said to a captain of Island Hopper before the plane lifts. */
export const FLIES = /: hold the plane until it lifts|Clouds come in five seconds/;

/** Somewhere: whether it lands does not matter here. */
export async function fly(page) {
  const board = await page.locator('.board').boundingBox();
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  const hands = new Hands(page);
  await hands.press(1, { x, y });
  await page.waitForTimeout(1500);
  await hands.move({ 1: { x: x + 60, y: y - 40 } });
  await hands.release(1);
  await page.waitForTimeout(300);
}
