import './print.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { PAPERS, type Paper } from '../../games/print';

/** Sheets of paper on the screen, and what the printer is told of them. */

/** The printer is told the paper, and that the sheets bring their own margins. */
export function usePageSize(paper: Paper): void {
  useEffect(() => {
    // other pages print in their own way
    document.documentElement.dataset.leaves = '';
    return () => {
      delete document.documentElement.dataset.leaves;
    };
  }, []);
  // before the next picture: the sheets and the paper in the printer never differ
  useLayoutEffect(() => {
    if (!('adoptedStyleSheets' in document)) return;
    const { width, height } = PAPERS[paper];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [paper]);
}

const PIXELS_A_MM = 96 / 25.4;

/** Every sheet scaled to the width there is; never larger than life. */
export function Preview({ paper, children }: { paper: Paper; children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = ref.current;
    if (!at) return;
    // a lying sheet is as wide as paper is high: all are shown at one scale
    const shrink = () => {
      const scale = Math.min(1, at.clientWidth / (PAPERS[paper].height * PIXELS_A_MM));
      at.style.setProperty('--scale', String(scale > 0 ? scale : 1));
    };
    shrink();
    const watch = new ResizeObserver(shrink);
    watch.observe(at);
    return () => watch.disconnect();
  }, [paper]);
  return (
    <div class="row leaves" ref={ref}>
      {children}
    </div>
  );
}
