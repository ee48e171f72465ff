import type { ComponentChildren } from 'preact';
import type { Phrase } from '../../engine/rules';
import type { Paper } from '../../games/print';
import { MARGIN, PAPERS, roomOf } from '../../games/print';
import { t } from '../../look/say';
import type { Side } from './choice';

/** One side of a sheet of paper in its true size; the stylesheet scales it on screen and leaves it alone in print. */

interface Props {
  side: Side;
  paper: Paper;
  game: string;
  say(phrase: Phrase): string;
  colours: readonly number[];
  given?: string;
}

const mm = (n: number): string => `${n}mm`;

interface SheetOfPaperProps {
  paper: Paper;
  landscape?: boolean;
  /** Said at its foot, and of it. */
  name: string;
  ruler?: boolean;
  class?: string;
  leaf: string;
  children: ComponentChildren;
}

/** A sheet of paper with its margins and its foot. */
export function SheetOfPaper(props: SheetOfPaperProps) {
  const { paper, landscape, name, ruler, class: kind = '', leaf, children } = props;
  const { width, height } = PAPERS[paper];
  const [wide, high] = landscape ? [height, width] : [width, height];
  const room = roomOf(paper, landscape);
  return (
    <section
      class={`leaf ${kind} ${landscape ? 'leaf-lying' : ''}`}
      aria-label={name}
      data-leaf={leaf}
      style={{ '--wide': mm(wide), '--high': mm(high), '--paper-wide': mm(width), '--paper-high': mm(height) }}
    >
      <div class="leaf-face" style={{ width: mm(wide), height: mm(high) }}>
        <div
          class="leaf-room"
          style={{ left: mm(MARGIN), top: mm(MARGIN), width: mm(room.width), height: mm(room.height) }}
        >
          {children}
        </div>
        <footer class="line apart leaf-foot" style={{ left: mm(MARGIN), right: mm(MARGIN), bottom: mm(MARGIN) }}>
          <span>{name}</span>
          {ruler && <Ruler />}
        </footer>
      </div>
    </section>
  );
}

export function Leaf({ side: { page, side, n, of }, paper, game, say, colours, given }: Props) {
  const { width, height } = PAPERS[paper];
  const leaf = `${page.id} ${side}`;
  // the side behind a board: nothing but its room
  if (side === 'empty') {
    const size = { '--paper-wide': mm(width), '--paper-high': mm(height) };
    return <section class="leaf leaf-empty" aria-hidden="true" data-leaf={leaf} style={size} />;
  }
  const Inside = side === 'back' ? page.Back : page.Page;
  const name = t(side === 'back' ? 'print.sheet.back' : 'print.sheet', { game, part: say(page.text), n, of });
  return (
    <SheetOfPaper
      paper={paper}
      landscape={page.landscape}
      name={name}
      ruler={side === 'front'}
      class={`leaf-${side}`}
      leaf={leaf}
    >
      <Inside {...roomOf(paper, page.landscape)} say={say} colours={colours} given={given} />
    </SheetOfPaper>
  );
}

/** Tells at once whether the printer has shrunk the sheet. */
function Ruler() {
  return (
    <span class="line leaf-ruler">
      {t('print.ruler')}
      <svg viewBox="0 0 50 2.4" aria-hidden="true">
        <path d="M.1 0v2.400M49.900 0v2.400M0 1.200h50M10 .5v1.400M20 .5v1.400M30 .5v1.400M40 .5v1.400" />
      </svg>
    </span>
  );
}
