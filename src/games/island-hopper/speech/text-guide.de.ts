import type { Catalogue } from '../../module';

/** What Help says of this game, in German. */
export const text = {
  'hopper.guide.secret.what':
    'Geheim sind deine Aufträge. Auch dein Geld ist geheim, außer ihr spielt mit offenem Geld.',
  'hopper.guide.secret.how':
    'Du bietest und fliegst auf dem offenen Spielplan. In der Bestechungsminute ziehen alle zugleich Münzen von ihrem Platz. Aufträge tauscht ihr hinter dem Sichtschutz, eine Person nach der anderen.',
  'hopper.guide.secret.peek':
    'Halte das Auge bei deinem Namen gedrückt und du siehst deine Aufträge und dein Geld. Löst du Aufträge ein, sehen die anderen, wie viele, aber nicht, was sie brachten.',
  'hopper.guide.secret.calm': '„Reihum, geheim“ ist eine ruhige Art zu bestechen, hinter dem Sichtschutz.',
  'hopper.guide.secret.bots':
    'Bots versprechen, drohen und helfen mit Worten, und ab und zu führen sie in die Irre. Sie merken sich, wer Wort hielt.',
  'hopper.guide.glass': 'Fliegen auf Glas',
  'hopper.guide.glass.screen':
    'Du fliegst mit einem Finger und geschlossenen Augen. Miss den Bildschirm in den Einstellungen einmal mit einer Bankkarte, dann haben die Inseln ihre wahre Größe. Drei Probeflüge beim Vorbereiten zeigen, wie es sich anfühlt.',
  'hopper.guide.glass.gestures':
    'Schalte die Mehrfingergesten des Systems aus: auf dem iPad mit „Geführter Zugriff“, auf Android mit der Bildschirmfixierung.',
  'hopper.guide.glass.reckon':
    'Wenn du nicht ziehen oder den Spielplan nicht sehen kannst, wähle den Instrumentenflug: Du stellst Kurs und Distanz aus dem Gedächtnis ein, mit Tasten oder durch Tippen.',
  'hopper.guide.glass.table':
    'Steht die Schachtel auf dem Tisch, wähle „Auf einem echten Tisch“. Die App führt Zeit, Geld und Karten. Eine Person sagt, wo das Plättchen liegt, eine andere bestätigt es.',
  'hopper.guide.glass.cards':
    'Die gedruckten Karten gibt es nur in der Schachtel. Die App verteilt ein eigenes Hausdeck. Gehört dir das Spiel, kannst du deine Karten beim Vorbereiten eintippen oder importieren; für den Umzug an den echten Tisch brauchst du sie.',
} satisfies Catalogue;
