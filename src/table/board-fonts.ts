const FONT_PATIENCE_MS = 2500;
const FONTS = ["24px 'Tide Serif'", "italic 24px 'Tide Serif'", "600 24px 'Tide Sans'"];

/** The labels of the board are printed once, so the letters must be there; a missing font must not keep the board away. */
export async function fonts(): Promise<void> {
  const late = new Promise((done) => setTimeout(done, FONT_PATIENCE_MS));
  const loaded = Promise.all(FONTS.map((font) => document.fonts.load(font, 'Aa1'))).catch(() => undefined);
  await Promise.race([late, loaded]);
}
