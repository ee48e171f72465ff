import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * Sheets are loaded in another order in production than in development: what the panels of all games have in common may
 * come last. So where both say something about the same element, this game's rule needs one class more.
 */

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../src/games/${path}`, import.meta.url)), 'utf8');

interface Rule {
  selector: string;
  properties: string[];
}

/** Rules without their media queries: these add nothing to how much a selector weighs. */
function rulesOf(css: string): Rule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@media[^{]*\{/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) => {
    const properties = [...body.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)].map(([, name]) => name.split('-')[0]);
    return selectors.split(/,(?![^(]*\))/).map((selector) => ({ selector: selector.trim(), properties }));
  });
}

/** The element that a selector ends on, and how many classes the whole of it has. */
const subject = (selector: string): string => selector.split(/[\s>+~]+/).at(-1) as string;
const classes = (selector: string): number =>
  (selector.match(/\.[\w-]+|:(?!is|where|not|root)[\w-]+|\[/g) ?? []).length;

/** Classes of the kit that stand beside one of this game's: written there, or those of the card it is handed to. */
function together(): [string, string][] {
  const sources = ['panels', 'choice', 'claim'].map((name) => read(`alexandros/panels/${name}.tsx`)).join('\n');
  const all = sources.matchAll(/(?:<(\w+)[^<>]*?)?\sclass=(?:"([^"]*)"|\{`([^`]*)`\})/g);
  return [...all].flatMap(([, tag, plain, built]) => {
    const list: string[] = (plain ?? built).match(/[\w-]+/g) ?? [];
    const own = list.filter((one) => one.startsWith('alex-'));
    const kit = list.filter((one) => /^(panel|face)-/.test(one));
    if (list.includes('alex-card') && tag !== 'button') kit.push('face-card');
    return own.flatMap((a) => kit.map((b): [string, string] => [a, b]));
  });
}

test('nothing depends on the order of the sheets', () => {
  const own = rulesOf(read('alexandros/panels/panels.css'));
  const kit = [...rulesOf(read('kit/panels.css')), ...rulesOf(read('kit/faces.css'))];
  const pairs = together();
  expect(pairs.length).toBeGreaterThan(8);
  const close: string[] = [];
  const has = (selector: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(subject(selector));
  for (const [mine, theirs] of pairs)
    for (const a of own.filter(({ selector }) => has(selector, mine)))
      for (const b of kit.filter(({ selector }) => has(selector, theirs)))
        if (a.properties.some((one) => b.properties.includes(one)) && classes(a.selector) <= classes(b.selector))
          close.push(`${a.selector} and ${b.selector}`);
  expect([...new Set(close)]).toEqual([]);
});
