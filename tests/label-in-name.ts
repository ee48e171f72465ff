/** What a person who speaks to the screen reads on a button must be in the button's name (WCAG 2.5.3, label in name). */

/** Letters and digits alone, in words: how a label is spelt is for the eye. */
const spoken = (words: string): string =>
  ` ${words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+−$°]+/gu, ' ')
    .trim()} `;

/** What the eye reads in it: no picture, and nothing that is there for the ear alone. */
function seen(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? '';
  const element = node as Element;
  if (element.nodeName.toLowerCase() === 'svg' || element.classList?.contains('unseen')) return '';
  if (element.getAttribute?.('aria-hidden') === 'true') return '';
  return [...element.childNodes].map((child) => (child.nodeType === 3 ? seen(child) : ` ${seen(child)} `)).join('');
}

/** Buttons whose name leaves out a word that stands on them. */
export function misnamed(root: Element): string[] {
  return [...root.querySelectorAll('button[aria-label], a[aria-label], [role=button][aria-label]')].flatMap((one) => {
    const [name, label] = [spoken(one.getAttribute('aria-label') ?? ''), spoken(seen(one))];
    return label.trim() === '' || name.includes(label)
      ? []
      : [`${one.className}: “${label.trim()}” is called “${name.trim()}”`];
  });
}
