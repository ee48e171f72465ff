import { cards } from '../games';
import type { Filed } from '../games/kit/merged';
import type { Language } from '../games/languages';
import type { Catalogue } from '../games/module';
import { type AppWords, turnTo } from '../games/translations';
import { language } from '../look/language';

/** Turning to another language: fetched when somebody does. */

interface AppFile extends Filed {
  lids: { readonly [path: string]: Filed };
}

const files = import.meta.glob<AppFile>('./words.*.ts');

/** The words of the lids, by those in English. */
function ofLids(found: AppFile['lids']): AppWords['lids'] {
  const lids = new Map<Catalogue, Catalogue>();
  for (const [path, { text }] of Object.entries(found)) {
    const card = cards.find(({ id }) => path.includes(`/${id}/`));
    if (card) lids.set(card.text, text);
  }
  return lids;
}

/** `wanted`: nobody has turned to yet another one meanwhile. Rejects where its words cannot be had. */
export async function turn(to: Language, wanted: () => boolean): Promise<void> {
  const app = await files[`./words.${to}.ts`]?.();
  if (!wanted()) return;
  await turnTo(to, app && { text: app.text, lids: ofLids(app.lids) });
  document.documentElement.lang = to;
  language.value = to;
}
