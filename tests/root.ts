import { render } from 'preact';
import { afterEach, beforeEach, vi } from 'vitest';

/** An empty page before every test of a file, which `take` is given, and none after it. */
export function onRoot(take: (root: HTMLElement) => void): void {
  let root: HTMLElement;
  beforeEach(() => {
    root = document.createElement('div');
    document.body.append(root);
    take(root);
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  });
  afterEach(() => {
    render(null, root);
    root.remove();
    vi.unstubAllGlobals();
  });
}
