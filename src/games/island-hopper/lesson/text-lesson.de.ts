// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What a first game of Island Hopper says, step by step, in German. */
export const text = {
  'hopper.lesson.welcome':
    'Das meiste Geld gewinnt. Ihr habt ein Wasserflugzeug: Jede Runde kauft einer das Recht, es zu fliegen, und Wolken verbergen die Inseln.',
  'hopper.lesson.hand':
    'Deine Aufträge sind geheim. Jeder zahlt dir, wenn ein Kapitän auf seiner Insel landet, außer du bist es selbst.',
  'hopper.lesson.money':
    'Dollar neben einer Insel bekommt der Kapitän, der dort landet. {n, plural, =0 {Noch liegen keine da: Rundenkarten und Bestechungen legen} other {Rundenkarten und Bestechungen haben}} sie dorthin{n, plural, =0 {} other { gelegt}}.',
  'hopper.lesson.auction':
    'Wer am meisten bietet, zahlt an die Bank und fliegt. Der Kapitän nimmt das Geld der Inseln, löst aber keine Aufträge ein.',
  'hopper.lesson.rule':
    'Eine Landung zählt, wenn das ganze Flugzeug auf einer Insel liegt, die sein Gut zeigt. Im Meer bekommt niemand etwas.',
  'hopper.lesson.bribe':
    'Du hast 90 Sekunden, alle zugleich. Lege Dollar neben Inseln deiner Aufträge, damit der Kapitän dort landen will.',
  'hopper.lesson.choose':
    'Du bist Kapitän. Nimm ein Gut vom Kompass, warte, bis das Flugzeug abhebt, und flieg es unter den Wolken.',
  'hopper.lesson.words':
    'Jemand anders fliegt. Sag bis zu drei Wörter, wahr oder falsch: Sie lenken den Kapitän zu deinen Inseln. Das vierte kostet 1 $.',
  'hopper.lesson.landing':
    'Eine Landung! Der Kapitän nimmt alles Geld neben der Insel, und die anderen lösen ihre Aufträge dafür ein.',
  'hopper.lesson.missed':
    'Noch ist niemand gelandet. Landet jemand, nimmt der Kapitän das Geld der Insel, und die anderen lösen ihre Aufträge ein.',
  'hopper.lesson.flights':
    'Der Kapitän fliegt so oft, wie Personen mitspielen, jedes Gut einmal. Vorher gezeigte Touristen zahlen 1 oder 2 $ je Landung.',
  'hopper.lesson.again':
    'Ein Gut ging verloren? Einmal je Runde darf der Kapitän einen erfüllten Auftrag ablegen und es noch einmal fliegen.',
  'hopper.lesson.contracts':
    'Nach den Flügen ziehen alle bis zu drei Aufträge, offen oder blind. Einen darfst du vorher weglegen.',
  'hopper.lesson.talk':
    'Während der Kapitän fliegt, dürfen die anderen je drei Wörter sagen, wahr oder falsch. Das vierte kostet 1 $.',
  'hopper.lesson.sets': 'Am Ende bringen drei erfüllte Aufträge mit gleichem Symbol 5 $, jeder weitere 5 $ mehr.',
  'hopper.lesson.mistakes':
    'Zwei häufige Fehler: für den Platz mehr zahlen, als auf den Inseln liegt, und bestechen, wo du keinen Auftrag hast.',
  'hopper.lesson.end': 'Jetzt kennst du Island Hopper.',
  'hopper.lesson.sum.money': 'Dollar gewinnen: Geld von Inseln, Aufträge und Sätze von Symbolen.',
  'hopper.lesson.sum.captain': 'Der Kapitän nimmt das Geld der Inseln und schweigt, während bestochen wird.',
  'hopper.lesson.sum.others': 'Die anderen bestechen, reden und lösen Aufträge ein, wo gelandet wird.',
  'hopper.lesson.sum.over':
    'Die letzte Runde kommt als siebte, achte oder neunte; Aufträge auf der Hand sind dann nichts wert.',
  'hopper.lesson.sum.next': 'Versuch als Nächstes: Kauf den Platz, wenn auf den Inseln viel liegt.',
  'hopper.lesson.laid.islands':
    'Zwölf Inseln. Jede zeigt die Waren, die dort gefragt sind, und die Flagge ihrer Linie.',
  'hopper.lesson.laid.money': 'Neben jeder Insel ist Platz für Geld.',
  'hopper.lesson.laid.goods': 'Der Kompass mit sechs Waren; jede wird pro Runde höchstens einmal geflogen.',
  'hopper.lesson.laid.screens': 'Alle haben 10 $ und geheime Aufträge hinter ihrem Sichtschirm.',
  'hopper.lesson.laid.round': 'Die erste Rundenkarte wird aufgedeckt; jemand beginnt die Versteigerung.',
} satisfies Catalogue;
