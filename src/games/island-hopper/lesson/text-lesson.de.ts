// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an argument, not a template
import type { Catalogue } from '../../module';

/** What a first game of Island Hopper says, step by step, in German. */
export const text = {
  'hopper.lesson.welcome':
    'Ein Wasserflugzeug für alle, und das meiste Geld gewinnt. Jede Runde kauft jemand das Recht, es zu fliegen.',
  'hopper.lesson.hand':
    'Deine Aufträge sind geheim, jeder für eine Insel mit Ring. Er zahlt dir, wenn ein anderer Kapitän dort landet.',
  'hopper.lesson.money':
    'Das Geld neben einer Insel bekommt, wer als Kapitän dort landet. {n, plural, =0 {Noch liegt keins da: Rundenkarten und Bestechungen bringen} other {Rundenkarten und Bestechungen brachten}} es dorthin.',
  'hopper.lesson.landing':
    'Das Flugzeug bringt je eine Ware. Gelandet ist es, wenn es ganz auf einer Insel liegt, die diese Ware zeigt; im Meer bekommt niemand etwas.',
  'hopper.lesson.turn':
    'So geht eine Runde: Der Kapitänsplatz wird versteigert, die anderen bestechen den Kapitän, und er fliegt einmal je Person.',
  'hopper.lesson.auction':
    'Biete einen oder zwei deiner {cash} Dollar: Ein Kapitän verdient nur am Inselgeld, nie an Aufträgen. Das höchste Gebot geht an die Bank.',
  'hopper.lesson.bid': 'Ein kluges Gebot! Bleibt es das höchste, fliegst du; sonst können deine Aufträge zahlen.',
  'hopper.lesson.bidMore':
    'Du bietest {n}; die müssen erst von den Inseln zurückkommen. Nimm es zurück, oder mach weiter: Fliegen macht Spaß.',
  'hopper.lesson.passed':
    'Du hast gepasst: Ein anderer fliegt, und deine Aufträge können zahlen. Nimm es zurück, wenn du fliegen möchtest.',
  'hopper.lesson.bribe':
    'Zieh Geld zu den Inseln deiner Aufträge: Wer dort landet, bekommt es, also fliegt der Kapitän vielleicht hin. Ab deiner ersten Münze laufen {n} Sekunden.',
  'hopper.lesson.choose':
    'Du bist Kapitän: Wähle eine Ware, halte das Flugzeug und lenke es, ohne loszulassen, während Wolken die Inseln verdecken. Wo du loslässt, landet es.',
  'hopper.lesson.words':
    'Jemand anders fliegt. Sag bis zu drei Wörter, wahr oder falsch: Ein wahres hilft dem Computerpiloten, ein viertes kostet 1 $.',
  'hopper.lesson.landed':
    'Die erste Landung! Der Kapitän nimmt alles Geld neben der Insel, und alle anderen lösen ihre Aufträge dafür ein.',
  'hopper.lesson.captain':
    'Landet ein Flugzeug, nimmt der Kapitän alles Geld neben der Insel, und alle anderen lösen ihre Aufträge dafür ein.',
  'hopper.lesson.sea': 'Das war keine Landung: Niemand bekommt etwas, das Geld bleibt, und diese Ware ist verloren.',
  'hopper.lesson.again':
    'Einmal pro Runde darf der Kapitän einen früher eingelösten Auftrag ablegen, sein Geld behalten und eine verlorene Ware wieder fliegen.',
  'hopper.lesson.flights':
    'Du fliegst einmal je Person am Tisch, jedes Mal mit einer anderen Ware. Nimm zuerst die, mit denen du landen kannst.',
  'hopper.lesson.contracts':
    'Zuerst darfst du einen Auftrag ablegen, an den du nicht glaubst. Dann zieh offen oder blind nach, bis du drei hast.',
  'hopper.lesson.sets':
    'Dein Bargeld zählt. Drei erfüllte Aufträge mit demselben Symbol bringen 5 $ dazu, jeder weitere 5 $.',
  'hopper.lesson.traps':
    'Zwei Fallen: mehr bieten, als die Inseln bringen, und als Kapitän zu eigenen Aufträgen fliegen, die dir nichts zahlen.',
  'hopper.lesson.end':
    'Die Letzte Runde ist die siebte, achte oder neunte. Dann sind Aufträge auf der Hand wertlos; bei Gleichstand gewinnen mehr erfüllte.',
  'hopper.lesson.last': 'Das war alles. Als Nächstes: drei Aufträge gleichen Symbols.',
  'hopper.lesson.sum.goal': 'Das meiste Geld gewinnt; gleiche Symbole bringen mehr.',
  'hopper.lesson.sum.turn': 'Versteigerung, Bestechung, Flüge, neue Aufträge.',
  'hopper.lesson.sum.secret': 'Geheim: deine Aufträge und dein Geld.',
  'hopper.lesson.sum.end': 'Die Letzte Runde ist die siebte bis neunte.',
  'hopper.lesson.sum.traps': 'Biete wenig; flieg als Kapitän zum Geld, nicht zu Aufträgen.',
  'hopper.lesson.laid.islands':
    'Zwölf Inseln. Jede zeigt die Waren, die dort gefragt sind, und die Flagge ihrer Linie.',
  'hopper.lesson.laid.money': 'Neben jeder Insel ist Platz für Geld.',
  'hopper.lesson.laid.goods': 'Der Kompass mit sechs Waren; jede wird pro Runde höchstens einmal geflogen.',
  'hopper.lesson.laid.screens': 'Alle haben 10 $ und geheime Aufträge hinter ihrem Sichtschirm.',
  'hopper.lesson.laid.round': 'Die erste Rundenkarte wird aufgedeckt; jemand beginnt die Versteigerung.',
} satisfies Catalogue;
