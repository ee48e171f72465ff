import type { Catalogue } from '../../module';

/** What Help says of this game, in German. */
export const text = {
  'alex.guide.secret.what':
    'Geheim sind die Karten, die du verdeckt gezogen hast. Was du offen genommen hast, kennen alle.',
  'alex.guide.secret.how':
    'Du entscheidest auf dem offenen Spielplan, mit deinen Karten in deiner Ecke. „Hand“ bietet jedes Symbol an, das du haben könntest. Wählst du eine Karte, die du nicht hast, wird sie ohne Grund abgelehnt.',
  'alex.guide.secret.cover':
    'Oder tippe auf „Hinter dem Sichtschutz entscheiden“. Dann gehört das Tablet für diesen Zug dir und zeigt nur, was deine Karten erlauben.',
} satisfies Catalogue;
