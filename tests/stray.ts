import { joined } from '../src/look/say';

/** Finds words on a page that did not come from a catalogue; used under the pseudo-locale. */

/** Everything a person may read or hear on the page. */
export function shown(root: Element): string[] {
  const out: string[] = [];
  const walk = (node: Node) => {
    if (node.nodeType === 3) out.push(node.textContent ?? '');
    if (node.nodeType !== 1) return;
    const element = node as Element;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']) {
      out.push(element.getAttribute(name) ?? '');
    }
    const all = [...element.childNodes];
    // a sentence goes on behind a piece that stands in it
    const parts = all.some((child) => (child as Element).className === 'said-piece');
    if (parts) out.push(all.map((child) => (child.nodeType === 3 ? child.textContent : '')).join(''));
    for (const child of all) if (!parts || child.nodeType === 1) walk(child);
  };
  walk(root);
  return out.map((words) => words.trim()).filter(Boolean);
}

/** Words from the catalogue are in brackets by now; what people typed, numbers and dots need none. */
export function strayed(words: string, people: readonly string[]): string {
  let rest = words;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\[[^[\]]*\]/g, '');
  }
  // the number of a paragraph is no word, and a fingerprint in groups of eight digits neither
  rest = rest.replace(/\b[0-9a-f]{8}\b/g, '');
  rest = rest.replace(/\b[A-Z]\d+\b|\b\d+a\b/g, '');
  // a button that adds or takes away so many
  rest = rest.replace(/^[+−]\d+$/, '');
  for (const name of [...people, joined(people)]) rest = rest.replaceAll(name, '');
  // figures and their signs are read in every language
  return rest.replace(/[\p{N}\s·.,:§×÷=<>()✓✗+−-]/gu, '');
}
