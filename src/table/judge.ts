import type { TableModel } from './model';

/** How long a slice may keep the page from answering a finger, and how long it rests between two. */
const SLICE = 6;
const REST = 40;
/** The first moments belong to the people who came to play. */
const FIRST = 1500;

/** Replays the opened match in the background, a little at a time; what it finds comes on the screen. */
export function judge(model: TableModel): () => void {
  const { match } = model.viewpoint;
  const steps = match.verification();
  let timer = setTimeout(slice, FIRST);
  function slice(): void {
    // another window's moves have taken its place
    if (model.viewpoint.match !== match) return;
    const start = performance.now();
    while (performance.now() - start < SLICE) {
      const { done, value } = steps.next();
      if (!done) continue;
      if (value) model.judged();
      return;
    }
    timer = setTimeout(slice, REST);
  }
  return () => clearTimeout(timer);
}
