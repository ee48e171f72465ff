import { cardOf } from '../games';
import { say, t } from '../look/say';

/** What a game is called: by its card, or as people called one that is not on the shelf. */
export function gameName({ game, name }: { game: string; name: string }): string {
  const card = cardOf(game);
  if (card) return say({ key: 'name' }, { text: card.text });
  return name.trim() || t('home.unknown');
}
