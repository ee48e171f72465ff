import type { Catalogue } from '../../module';

/** What Help says of this game, in German. */
export const text = {
  'manila.guide.secret.what':
    'Geheim ist, von welchen Waren deine Anteile sind. Ist das Geld verdeckt, auch dein Bargeld.',
  'manila.guide.secret.how':
    'Es gibt keinen Sichtschutz: Du entscheidest alles auf dem offenen Spielplan. Halte das Auge bei deinem Namen gedrückt und du siehst deine Anteile, auch während andere spielen.',
  'manila.guide.secret.loan': 'Verpfändest du einen Anteil, erfährt niemand, von welcher Ware er ist.',
} satisfies Catalogue;
