import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Match } from '../engine/match';
import { gameOf } from '../games/doors';
import type { Laid, Lesson } from '../games/lesson';
import type { GameModule } from '../games/module';
import type { Look, Off } from '../games/table';
import { worn } from '../look/appearance';
import { addText, say, t } from '../look/say';
import { Button } from '../look/widgets';
import { edgeOf } from '../table/context';
import { atStart, prepared } from './learning';

/** The board as the game itself draws it, in the rules: at the start, and in the position that the lesson begins with. */

const POSITIONS = { start: atStart, lesson: (id: string) => prepared(id, true) } as const;
type Which = keyof typeof POSITIONS;

/** Somebody who sits there and looks. */
function lookAt({ record: { chairs } }: Match, game: GameModule): Look {
  return {
    theme: worn.theme.value,
    contrast: worn.contrast.value,
    motion: 0,
    chairs: chairs.map(({ colour, name, side }) => ({ colour, name, side: edgeOf(side) })),
    say: (phrase) => say(phrase, { text: game.text, chairs }),
  };
}

interface Picture {
  parts: readonly Laid[];
  /** Puts it away. */
  close(): void;
}

/** Draws it. Rejects where it cannot be drawn. */
async function draw(game: GameModule, which: Which, host: HTMLElement): Promise<Picture> {
  const door = gameOf(game.id);
  if (!door) throw new Error(`no game ${game.id}`);
  const [{ Board }, table, match, laid] = await Promise.all([
    import('../table/board'),
    door.draw(),
    POSITIONS[which](game.id),
    laidOut(game, which),
  ]);
  const nothing = () => {};
  const taps = { tell: nothing, say: nothing, miss: nothing };
  const board = await Board.open({ host, table, look: lookAt(match, game), taps, onPick: nothing });
  const view = match.view(null);
  board.show(view, new Map(), null);
  const parts = laid?.laid(view) ?? [];
  board.marks(numbered(parts, game), []);
  return { parts, close: () => board.close() };
}

/** What the lesson says of the set-up; the position it begins with has figures of its own. */
async function laidOut(game: GameModule, which: Which): Promise<Lesson | undefined> {
  if (which !== 'start') return undefined;
  const lesson = await gameOf(game.id)?.lesson?.();
  if (lesson) addText(lesson.text);
  return lesson;
}

/** At the rim of a round place, so that it covers nothing of what it speaks of. */
const RIM: Off = [0.35, -0.35];

/** The numbers of the list, at the places of the board. */
const numbered = (parts: readonly Laid[], { text: catalogue }: GameModule) =>
  parts.flatMap(({ spot, text }, i) => {
    const words = say(text, { text: catalogue });
    return spot === undefined ? [] : [{ spot, text, words, colour: undefined, mark: `${i + 1}`, off: RIM }];
  });

function Drawn({ game, which }: { game: GameModule; which: Which }) {
  const host = useRef<HTMLDivElement>(null);
  const failed = useSignal(false);
  const parts = useSignal<readonly Laid[]>([]);
  useEffect(() => {
    let close = () => {};
    let gone = false;
    draw(game, which, host.current as HTMLElement).then(
      (picture) => {
        parts.value = picture.parts;
        if (gone) picture.close();
        else close = picture.close;
      },
      () => {
        failed.value = true;
      },
    );
    return () => {
      gone = true;
      close();
    };
  }, []);
  if (failed.value) return <p class="soft">{t('app.broken')}</p>;
  return (
    <>
      <div class="rules-picture" ref={host} role="img" aria-label={t(`rules.picture.${which}`)} />
      <ol class="rules-laid">
        {parts.value.map(({ text }) => (
          <li key={text.key}>{say(text, { text: game.text })}</li>
        ))}
      </ol>
    </>
  );
}

export function Pictures({ game }: { game: GameModule }) {
  const shown = useSignal<Which | undefined>(undefined);
  const ways: readonly Which[] = gameOf(game.id)?.card.brings?.includes('lesson') ? ['start', 'lesson'] : ['start'];
  return (
    <section class="rules-pictures" aria-label={t('rules.pictures')}>
      <div class="row rules-ways">
        {ways.map((which) => (
          <Button
            key={which}
            icon="eye"
            aria-pressed={shown.value === which}
            onClick={() => {
              shown.value = shown.value === which ? undefined : which;
            }}
          >
            {t(`rules.picture.${which}`)}
          </Button>
        ))}
      </div>
      {shown.value && <Drawn key={shown.value} game={game} which={shown.value} />}
    </section>
  );
}
