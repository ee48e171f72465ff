// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What a first game of Island Hopper says, step by step, in German. */
export const text = {
  'hopper.lesson.welcome':
    'Ein Wasserflugzeug für alle. Jede Runde kauft jemand das Recht, es zu fliegen, und Wolken verbergen die Inseln.',
  'hopper.lesson.hand':
    'Deine Aufträge sind geheim. Jeder zahlt, wenn ein Kapitän auf seiner Insel landet, solange du nicht selbst der Kapitän bist.',
  'hopper.lesson.money':
    'Das Geld neben einer Insel bekommt, wer als Kapitän dort landet. {n, plural, =0 {Noch liegt keins da: Rundenkarten und Bestechungen bringen} other {Rundenkarten und Bestechungen brachten}} es dorthin.',
  'hopper.lesson.auction':
    'Wer am meisten bietet, zahlt an die Bank und fliegt; der letzte Kapitän setzt aus. Wer fliegt, nimmt Inselgeld, löst aber keine eigenen Aufträge ein.',
  'hopper.lesson.bribe':
    'Der Kapitän muss jetzt schweigen. Lege Geld neben Inseln deiner Aufträge, damit sich die Landung dort lohnt. Melde dich dann bereit.',
  'hopper.lesson.choose':
    'Du bist Kapitän. Nimm eine Ware vom Kompass, halte das Flugzeug, bis es abhebt, und flieg es unter die Wolken.',
  'hopper.lesson.words':
    'Jemand anders fliegt. Sag höchstens drei Wörter, wahr oder falsch: Ein wahres bringt einen Computerpiloten näher ans Ziel. Ein viertes kostet 1 $.',
  'hopper.lesson.landing':
    'Wo das Flugzeug landet, nimmt der Kapitän alles Geld neben der Insel, und alle anderen lösen ihre Aufträge dafür ein.',
  'hopper.lesson.sea':
    'Das ganze Flugzeug muss auf einer Insel liegen, die diese Ware zeigt. Im Meer oder anderswo bekommt niemand etwas, und das Geld bleibt.',
  'hopper.lesson.flights':
    'Der Kapitän fliegt so oft, wie Personen mitspielen, jede Ware einmal. Vorher darf er Touristen aufdecken: je 1 oder 2 $ für jede Landung.',
  'hopper.lesson.again':
    'Einmal pro Runde, sofort oder nach den Flügen, darf der Kapitän einen erfüllten Auftrag ablegen und eine verlorene Ware wieder fliegen. Das Geld bleibt.',
  'hopper.lesson.contracts':
    'Nach den Flügen ziehen alle auf drei Aufträge nach, aus der Auslage oder blind. Vorher darfst du einen unter den Stapel legen.',
  'hopper.lesson.sets':
    'Am Ende bringen drei erfüllte Aufträge mit demselben Symbol 5 $, jeder weitere 5 $ mehr. Das meiste Geld gewinnt.',
  'hopper.lesson.end':
    'Die Letzte Runde ist die siebte, achte oder neunte; dann sind Aufträge auf der Hand wertlos. Gleichstand: mehr erfüllte Aufträge. Spiel weiter.',
  'hopper.lesson.laid.islands':
    'Zwölf Inseln. Jede zeigt die Waren, die dort gefragt sind, und die Flagge ihrer Linie.',
  'hopper.lesson.laid.money': 'Neben jeder Insel ist Platz für Geld.',
  'hopper.lesson.laid.goods': 'Der Kompass mit sechs Waren; jede wird pro Runde höchstens einmal geflogen.',
  'hopper.lesson.laid.screens': 'Alle haben 10 $ und geheime Aufträge hinter ihrem Sichtschirm.',
  'hopper.lesson.laid.round': 'Die erste Rundenkarte wird aufgedeckt; jemand beginnt die Versteigerung.',
} satisfies Catalogue;
