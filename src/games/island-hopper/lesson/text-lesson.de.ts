// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What a first game of Island Hopper says, step by step, in German. */
export const text = {
  'hopper.lesson.welcome':
    'Ein Wasserflugzeug für alle. Jede Runde kauft jemand das Recht, es zu fliegen, und Wolken verbergen die Inseln.',
  'hopper.lesson.hand':
    'Deine Aufträge sind geheim. Jeder zahlt, wenn ein Kapitän auf seiner Insel landet – nur nicht du selbst.',
  'hopper.lesson.money':
    'Dollars neben einer Insel bekommt, wer als Kapitän dort landet. {n, plural, =0 {Noch liegen keine da: Rundenkarten und Bestechungen legen} other {Rundenkarten und Bestechungen legten}} sie hin.',
  'hopper.lesson.auction':
    'Kapitän wird das höchste Gebot; wer es zuletzt war, setzt aus. Kapitäne nehmen das Geld der Inseln, doch eigene Aufträge zahlen nicht.',
  'hopper.lesson.bribe':
    'Du bist nicht Kapitän: Lege Geld neben Inseln deiner Aufträge, damit die Landung dort lohnt. Dann bist du fertig.',
  'hopper.lesson.choose':
    'Du bist Kapitän. Nimm eine Ware vom Kompass, halte das Flugzeug, bis es abhebt, und flieg es unter die Wolken.',
  'hopper.lesson.words':
    'Jemand anders fliegt. Von drei Wörtern, wahr oder falsch, bringt jedes wahre einen Computerpiloten näher. Die Zeit läuft ab deinem ersten.',
  'hopper.lesson.landing':
    'Wo das Flugzeug landet, nimmt der Kapitän alles Geld neben der Insel, und alle anderen lösen ihre Aufträge dafür ein.',
  'hopper.lesson.sea':
    'Das ganze Flugzeug muss auf einer Insel mit dem Gut liegen. Im Meer oder anderswo bekommt niemand etwas, und das Geld bleibt.',
  'hopper.lesson.flights':
    'Der Kapitän fliegt je Runde so oft, wie Leute mitspielen, jedes Gut einmal. Vorher aufgedeckte Touristen zahlen für jede Landung.',
  'hopper.lesson.again':
    'Einmal je Runde darf ein Kapitän einen erfüllten Auftrag abwerfen und ein verlorenes Gut erneut fliegen. Das Geld bleibt, das Symbol ist weg.',
  'hopper.lesson.contracts':
    'Nach den Flügen ziehen alle auf drei Aufträge nach, offen oder blind. Einen darf man vorher ablegen.',
  'hopper.lesson.sets':
    'Am Ende bringen drei erfüllte Aufträge mit einem Symbol 5 $, jeder weitere 5 $ mehr. Das meiste Geld gewinnt.',
  'hopper.lesson.end':
    'Die letzte Runde ist die siebte, achte oder neunte. Aufträge auf der Hand sind dann nichts wert. Spiel weiter.',
} satisfies Catalogue;
