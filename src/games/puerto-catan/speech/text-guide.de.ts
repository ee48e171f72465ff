import type { Catalogue } from '../../module';

/** What Help says of this game, in German. */
export const text = {
  'pc.guide.secret.what': 'Geheim sind deine Rohstoff- und Entwicklungskarten. Wie viele du hast, wissen alle.',
  'pc.guide.secret.how':
    'Du entscheidest auf dem offenen Spielplan, mit deinen Karten in deiner Ecke. Welche Orte leuchten, hängt davon ab, wie viele Karten du hast, nicht welche.',
  'pc.guide.secret.cover':
    'Bei einer Sieben gebt ihr eure Karten hinter dem Sichtschutz ab, und auch Angebote beantwortet ihr dort, eine Person nach der anderen. Alle Antworten werden zugleich umgedreht, und niemand erfährt, warum du ablehnst.',
  'pc.guide.secret.known':
    'Die App merkt sich für dich, welche Karten du kommen und gehen sahst. Das zeigt sie nur dir.',
} satisfies Catalogue;
