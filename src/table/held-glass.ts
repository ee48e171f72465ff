import { besideFinger, LARGER, SIZE } from './board-loupe';

/** The loupe beside the board: a round glass above a finger that rests on a plate or a card shows it larger. */
export class HeldGlass {
  private readonly element = document.createElement('div');
  private readonly glass = document.createElement('div');
  private picture: HTMLElement | undefined;
  private at = { left: 0, top: 0 };

  constructor() {
    this.element.className = 'mid tight loupe';
    this.element.inert = true;
    // whoever cannot see it is told the same in words
    this.element.setAttribute('aria-hidden', 'true');
    this.glass.className = 'loupe-glass';
    this.element.append(this.glass);
  }

  get open(): boolean {
    return this.element.isConnected;
  }

  /** Over what contains this: a strip of plates, the bar or the dock, as it stands just now. */
  show(target: Element, x: number, y: number): void {
    const table = target.closest('.table');
    const whole = [...(table?.children ?? [])].find((one) => one.contains(target));
    if (!table || !whole) return;
    const { left, top, width, height } = table.getBoundingClientRect();
    this.at = { left, top };
    // alone on a table of the same size it lies where it lay
    this.picture = table.cloneNode(false) as HTMLElement;
    const copy = whole.cloneNode(true) as Element;
    this.picture.append(copy);
    const size = { width: `${width}px`, height: `${height}px`, scale: String(LARGER), transformOrigin: '0 0' };
    Object.assign(this.picture.style, { position: 'absolute', inset: 'auto' }, size);
    this.glass.replaceChildren(this.picture);
    table.append(this.element);
    scrollAlike(whole, copy);
    this.move(x, y);
  }

  move(x: number, y: number): void {
    if (!this.picture) return;
    this.picture.style.left = `${SIZE / 2 - (x - this.at.left) * LARGER}px`;
    this.picture.style.top = `${SIZE / 2 - (y - this.at.top) * LARGER}px`;
    const { innerWidth: width, innerHeight: height } = window;
    const [left, top] = besideFinger(x, y, { width: SIZE, height: SIZE }, { width, height });
    Object.assign(this.element.style, { left: `${Math.round(left)}px`, top: `${Math.round(top)}px` });
  }

  hide(): void {
    this.picture = undefined;
    this.glass.replaceChildren();
    this.element.remove();
  }
}

/** A copy begins at its beginning; a row that was scrolled shows what it showed. */
function scrollAlike(from: Element, to: Element): void {
  if (from.scrollLeft || from.scrollTop) to.scrollTo(from.scrollLeft, from.scrollTop);
  for (const [i, child] of [...from.children].entries()) scrollAlike(child, to.children[i]);
}
