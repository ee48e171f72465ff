import type { Catalogue } from '../../module';

/** What Help says of this game, in German. */
export const text = {
  'isla.guide.secret.what':
    'Geheim sind die Aktionskarte, die du nimmst, deine Handelskarten und die Werte deiner Kronen.',
  'isla.guide.secret.how':
    'Vor jeder geheimen Wahl kommt der Sichtschutz. Sonst hältst du das Auge bei deinem Namen gedrückt und siehst deine Karten.',
} satisfies Catalogue;
