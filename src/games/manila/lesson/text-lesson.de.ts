import type { Catalogue } from '../../module';

/** What a first game of Manila says, step by step, in German. */
export const text = {
  'manila.lesson.welcome':
    'Drei Kähne fahren nach Manila, und du wettest, welche ankommen. Du hast {n} Pesos. Das meiste Geld gewinnt.',
  'manila.lesson.shares':
    'Du hast zwei geheime Anteile: {list}. Jedes Mal, wenn eine Ware ankommt, steigt sie auf dem Schwarzmarkt: 5, 10, 20, 30.',
  'manila.lesson.bid':
    'Jede Fahrt beginnt mit einer Auktion. Die anderen sind ausgestiegen. Biete 1: Als Hafenmeister bestimmst du, was fährt.',
  'manila.lesson.buy':
    'Zuerst darfst du einen Anteil kaufen. Jetzt kostet er {price}, später mehr, wenn die Ware gestiegen ist.',
  'manila.lesson.load':
    'Wähle drei Waren. Die vierte bleibt an Land und kann nicht steigen. Lade, was du hast: {list}.',
  'manila.lesson.launch':
    'Gib jedem Kahn einen Start von 0 bis 5, zusammen neun. Von der 5 kommen drei von vier Kähnen über die 13.',
  'manila.lesson.seat':
    'Jetzt wettest du mit einem Komplizen. Kommt {ware} an, teilen sich alle an Bord {all}: allein alles, zu zweit je {half}.',
  'manila.lesson.berths':
    'Oder wette, wie viele ankommen: A, B, C im Hafen zahlen für einen, zwei, drei. Die Werft zahlt für die anderen.',
  'manila.lesson.sailed':
    'Jeder Kahn zieht mit seinem Würfel. {ware} steht auf {pos}: {left, plural, =0 {genau auf 13} one {ein Feld vor der 13} other {# Felder vor der 13}}. Über 13 ist er sicher.',
  'manila.lesson.pirates':
    'Ein Kahn, der genau auf 13 stehen bleibt, gehört samt Ladung den Piraten. Sitzt niemand in ihrem Boot, kommt er an.',
  'manila.lesson.agent':
    'Lotsen bewegen Kähne vor dem letzten Wurf. Die Versicherung zahlt dir jetzt 10, aber Wracks kosten dich 6, 14 oder 29.',
  'manila.lesson.payday':
    'Dein erster Zahltag! {n, plural, =0 {Kein Kahn kam} one {Ein Kahn kam} other {# Kähne kamen}} an, und jede Wette wurde bezahlt. Der Verlauf sagt, wer was bekam.',
  'manila.lesson.rose': 'Was ankam, ist ab jetzt mehr wert: {list}. Ebenso jeder Anteil davon.',
  'manila.lesson.fell': 'Nichts kam an, also steigt nichts. Deine Anteile sind so viel wert wie vorher.',
  'manila.lesson.loan':
    'Zu wenig Geld? Verpfände einen Anteil für 12 und löse ihn für 15 aus. Am Ende kostet er sonst 15.',
  'manila.lesson.mistakes':
    'Zwei häufige Fehler: zu viel für das Amt zahlen, und alle Komplizen auf denselben Kahn setzen.',
  'manila.lesson.end': 'Jetzt kennst du Manila.',
  'manila.lesson.sum.money': 'Bargeld und Anteile zum Wert ihrer Ware: Das meiste Geld gewinnt.',
  'manila.lesson.sum.master': 'Der Hafenmeister kauft einen Anteil, lädt drei Waren und gibt die Starts.',
  'manila.lesson.sum.bets': 'Komplizen wetten auf Kähne, Liegeplätze, Piraten, Lotsen und die Versicherung.',
  'manila.lesson.sum.over': 'Das Spiel endet, wenn eine Ware 30 wert ist.',
  'manila.lesson.sum.next': 'Versuch als Nächstes: Lade die Waren, die du hast, und wette auch auf sie.',
  'manila.lesson.laid.routes': 'Drei Routen von 0 bis 13, eine für jeden Kahn; gestartet wird auf 0 bis 5.',
  'manila.lesson.laid.ports': 'Hafenplätze A, B, C: Wetten auf Kähne, die ankommen.',
  'manila.lesson.laid.yards': 'Werftplätze A, B, C: Wetten auf Kähne, die nicht ankommen.',
  'manila.lesson.laid.boat': 'Das Piratenboot mit seinen zwei Plätzen.',
  'manila.lesson.laid.agent': 'Die Versicherung: eine Person.',
  'manila.lesson.laid.pilots': 'Zwei Lotsen, ein kleiner und ein großer.',
  'manila.lesson.laid.market': 'Der Schwarzmarkt: vier Waren im Wert von 0 und die Anteile, die niemand bekam.',
  'manila.lesson.laid.people': 'Alle haben 30 Pesos, zwei verdeckte Anteile und drei Komplizen, zu dritt vier.',
} satisfies Catalogue;
