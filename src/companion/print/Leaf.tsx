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

export function Leaf({ side: { page, side, n, of }, paper, game, say, colours, given }: Props) {
  const { width, height } = PAPERS[paper];
  const [wide, high] = page.landscape ? [height, width] : [width, height];
  const room = roomOf(paper, page.landscape);
  const Inside = side === 'back' ? page.Back : page.Page;
  const name = t(side === 'back' ? 'print.sheet.back' : 'print.sheet', { game, part: say(page.text), n, of });
  return (
    <section
      class={`leaf leaf-${side} ${page.landscape ? 'leaf-lying' : ''}`}
      aria-label={side === 'empty' ? undefined : name}
      aria-hidden={side === 'empty' ? true : undefined}
      data-leaf={`${page.id} ${side}`}
      style={{ '--wide': mm(wide), '--high': mm(high), '--paper-wide': mm(width), '--paper-high': mm(height) }}
    >
      {side !== 'empty' && (
        <div class="leaf-face" style={{ width: mm(wide), height: mm(high) }}>
          <div
            class="leaf-room"
            style={{ left: mm(MARGIN), top: mm(MARGIN), width: mm(room.width), height: mm(room.height) }}
          >
            <Inside {...room} say={say} colours={colours} given={given} />
          </div>
          <footer class="leaf-foot" style={{ left: mm(MARGIN), right: mm(MARGIN), bottom: mm(MARGIN) }}>
            <span>{name}</span>
            {side === 'front' && <Ruler />}
          </footer>
        </div>
      )}
    </section>
  );
}

/** Tells at once whether the printer has shrunk the sheet. */
function Ruler() {
  return (
    <span class="leaf-ruler">
      {t('print.ruler')}
      <svg viewBox="0 0 50 2.4" aria-hidden="true">
        <path d="M.1 0v2.400M49.900 0v2.400M0 1.200h50M10 .5v1.400M20 .5v1.400M30 .5v1.400M40 .5v1.400" />
      </svg>
    </span>
  );
}
