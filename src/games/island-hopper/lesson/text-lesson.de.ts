// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What a first game of Island Hopper says, step by step, in German. */
export const text = {
  'hopper.lesson.welcome':
    'Ein Wasserflugzeug für euch alle. Jede Runde kauft jemand das Recht, es mit geschlossenen Augen zu fliegen.',
  'hopper.lesson.hand':
    'Deine Aufträge sind geheim. Jeder zahlt, wenn ein Kapitän auf seiner Insel landet – nur nicht du selbst.',
  'hopper.lesson.money':
    'Geld neben einer Insel nimmt der Kapitän, der dort landet. Die Rundenkarte hat gerade welches verteilt.',
  'hopper.lesson.auction':
    'Der Kapitänssitz wird versteigert: Biete oder passe. Ein Kapitän nimmt Inselgeld, doch eigene Aufträge zahlen nicht.',
  'hopper.lesson.bribe':
    'Du bist nicht Kapitän: Lege Geld neben Inseln deiner Aufträge, damit die Landung dort lohnt. Dann bist du fertig.',
  'hopper.lesson.choose':
    'Du bist Kapitän. Nimm eine Ware vom Kompass, halte das Flugzeug, bis es abhebt, und flieg es unter die Wolken.',
  'hopper.lesson.words':
    'Jemand anders fliegt. Du darfst drei Wörter sagen, wahr oder falsch: Jedes wahre hilft einem Computerpiloten.',
  'hopper.lesson.landing':
    'Der Kapitän nimmt alles Geld neben der Insel, und alle anderen lösen ihre Aufträge für sie ein.',
  'hopper.lesson.sea':
    'Das ganze Flugzeug muss auf einer Insel liegen, die die Ware zeigt. Meer oder falsche Ware ist ein Fehlschlag.',
  'hopper.lesson.again':
    'Einmal je Runde darf ein Kapitän einen erfüllten Auftrag abgeben und eine verlorene Ware neu fliegen. Sein Geld bleibt.',
  'hopper.lesson.contracts':
    'Nach den Flügen ziehen alle auf drei Aufträge nach, offen oder blind. Einen darf man vorher ablegen.',
  'hopper.lesson.sets':
    'Am Ende bringen drei erfüllte Aufträge mit einem Symbol 5 $, jeder weitere 5 $ mehr. Das meiste Geld gewinnt.',
  'hopper.lesson.end':
    'Die letzte Runde ist die siebte, achte oder neunte. Aufträge auf der Hand sind dann nichts wert. Spiel weiter.',
} satisfies Catalogue;
