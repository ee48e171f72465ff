/** Text that a spreadsheet would reckon with instead of showing it. */

/** What it would take for a formula, a command or the start of one; the wide signs are read like the narrow. */
const RISKY = /^\s*[=+\-@\t\r＝＋－＠]/;

/** With an apostrophe in front where that is needed. */
export const guarded = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

/** Without the apostrophe that was put in front. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && RISKY.test(text.slice(1)) ? text.slice(1) : text;
