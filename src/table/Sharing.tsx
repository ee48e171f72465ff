import { useSignal } from '@preact/signals';
import { copyText } from '../look/clipboard';
import { ranked, recapText, type Summary } from '../look/recap';
import { t } from '../look/say';
import { shareImage } from '../look/share-image';
import { toast } from '../look/toast';
import { Button } from '../look/widgets';
import { deliver } from '../storage/exports';
import { readMemo } from '../storage/sheets';
import { sayer, titleOf } from './context';
import { resultOf } from './result';
import type { Viewpoint } from './viewpoint';

const MINUTE = 60_000;

/** What may be shown of a finished game: its result, and what people wrote about it. */
export async function summaryOf(viewpoint: Viewpoint): Promise<Summary> {
  const { match } = viewpoint;
  const { id, clock } = match.record;
  const tie = match.tie();
  const note = await readMemo(id).catch(() => '');
  return {
    title: titleOf(viewpoint),
    ...resultOf(viewpoint),
    ...(tie && { tie: sayer(viewpoint)(tie) }),
    when: clock.changed,
    ...(clock.played >= MINUTE && { minutes: Math.round(clock.played / MINUTE) }),
    ...(note && { note }),
  };
}

/**
 * The link by which BG Stats takes over a play that another app tells it of; it shows what it would write down, and
 * knows games and players again by the names they have here. Its time is UTC.
 */
function bgStatsLink({ match }: Viewpoint, { title, people, totals, winners, when, minutes }: Summary): string {
  const ranks = new Map(ranked({ people, totals, winners }).map(({ seat, rank }) => [seat, rank]));
  const play = {
    sourceName: 'Tidetable',
    sourcePlayId: match.record.id,
    playDate: new Date(when).toISOString().slice(0, 19).replace('T', ' '),
    durationMin: minutes,
    game: { name: title, sourceGameId: match.record.game, highestWins: true, noPoints: false },
    players: people.map(({ name }, seat) => ({
      ...{ name, sourcePlayerId: name, score: totals[seat] },
      ...{ winner: winners.includes(seat), rank: ranks.get(seat), startPlayer: false },
    })),
  };
  return `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;
}

/** The result leaves the tablet: as a picture, as text for a chat, or to BG Stats. */
export function Sharing({ viewpoint }: { viewpoint: Viewpoint }) {
  const busy = useSignal(false);
  const picture = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    try {
      const how = await deliver(await shareImage(await summaryOf(viewpoint)));
      if (how === 'downloaded') toast(t('score.downloaded'));
    } catch {
      toast(t('score.noPicture'));
    }
    busy.value = false;
  };
  const words = async (): Promise<void> => {
    const done = await copyText(recapText(await summaryOf(viewpoint)));
    toast(t(done ? 'score.copied' : 'score.notCopied'));
  };
  return (
    <div>
      <Button kind="quiet" icon="share" aria-busy={busy.value} onClick={() => void picture()}>
        {t('score.picture')}
      </Button>
      <Button kind="quiet" icon="log" onClick={() => void words()}>
        {t('score.copy')}
      </Button>
      <Button
        kind="quiet"
        icon="library"
        onClick={async () => {
          open(bgStatsLink(viewpoint, await summaryOf(viewpoint)), '_blank', 'noopener');
        }}
      >
        {t('score.bgStats')}
      </Button>
    </div>
  );
}
