import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Phrase } from '../engine/rules';
import { gameOf } from '../games/doors';
import type { Pictured } from '../games/pictured';
import { sayer, shortSayer } from './context';
import type { Viewpoint } from './viewpoint';

/** Around the number of a piece in a sentence; no word has this letter. */
const MARK = '\ue000';
/** A word that a sentence quotes; a piece is not quoted. */
const QUOTED = /[„“«"](\ue000\d+\ue000)[“”»"]/g;

/** The drawings of the game on the table, once they are there. */
const drawings = signal<{ game?: string; of?: Pictured }>({});

function useDrawings(game: string): Pictured | undefined {
  useEffect(() => {
    if (drawings.peek().game === game) return;
    drawings.value = { game };
    const come = (of: Pictured) => {
      if (drawings.peek().game === game) drawings.value = { game, of };
    };
    // without them words do
    gameOf(game)
      ?.pictured?.()
      .then(come, () => {});
  }, [game]);
  return drawings.value.game === game ? drawings.value.of : undefined;
}

interface Props {
  viewpoint: Viewpoint;
  event: Phrase;
  /** First names, and fewer words where the game has them. */
  brief?: boolean;
}

/** What happened: what has a picture stands there as a piece. It is read aloud in words. */
export function Pieced({ viewpoint, event, brief }: Props) {
  const drawn = useDrawings(viewpoint.game.id);
  const pieces: ComponentChildren[] = [];
  const shown = (phrase: Phrase) => {
    // a place or a number beside its name is said
    const piece = phrase.args ? undefined : (drawn?.picture(phrase) as ComponentChildren);
    return piece ? `${MARK}${pieces.push(piece) - 1}${MARK}` : undefined;
  };
  const line = (brief ? shortSayer : sayer)(viewpoint, shown)(event);
  // the log has a thousand lines: what is said in words is said once
  const words = brief || pieces.length > 0 ? sayer(viewpoint)(event) : line;
  if (line === words) return <>{words}</>;
  return (
    <>
      <span aria-hidden="true">
        {line
          .replace(QUOTED, '$1')
          .split(MARK)
          .map((part, i) =>
            i % 2 === 0 ? (
              part
            ) : (
              <span key={i} class="said-piece">
                {pieces[Number(part)]}
              </span>
            ),
          )}{' '}
      </span>
      <span class="unseen">{words} </span>
    </>
  );
}
