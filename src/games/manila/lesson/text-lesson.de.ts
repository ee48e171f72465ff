import type { Catalogue } from '../../module';

/** What a first game of Manila says, step by step, in German. */
export const text = {
  'manila.lesson.welcome':
    'Drei Kähne fahren nach Manila, und alle wetten auf sie. Du hast {n} Pesos; am Ende gewinnt das größte Vermögen.',
  'manila.lesson.shares':
    'Du hältst zwei verdeckte Anteile: {list}. Jede Ware, die ankommt, steigt auf dem Schwarzmarkt: 5, 10, 20, 30.',
  'manila.lesson.bid':
    'Jede Fahrt beginnt mit einer Auktion. Die anderen haben gepasst: Biete 1, und du bist Hafenmeister und bestimmst die Fracht.',
  'manila.lesson.buy':
    'Zuerst darfst du einen Anteil kaufen. Er kostet jetzt {price}; mehr, sobald die Ware gestiegen ist.',
  'manila.lesson.load':
    'Drei Waren fahren; die vierte bleibt an Land und kann nicht steigen. Lass eine an Land, die du nicht hast. Du hast {list}.',
  'manila.lesson.launch':
    'Starte jeden Kahn auf 0 bis 5, zusammen 9. Von 5 kommen 160 von 216 Fahrten über 13; ohne Piraten zählt auch 13.',
  'manila.lesson.seat':
    'Setze Komplizen: zwei vor dem ersten Wurf, einen vor jedem weiteren. Kommt {ware} an, teilen alle an Bord {all}: allein {all}, zu zweit {half}.',
  'manila.lesson.berths':
    'Oder wette auf die Ankünfte: Hafen A, B, C zahlen 6, 8, 15 bei einem, zwei, drei; die Werften ebenso für die, die scheitern.',
  'manila.lesson.sailed':
    'Jeder Kahn zog mit seinem eigenen Würfel. {ware} steht auf {pos}: {left, plural, =0 {genau auf 13} one {ein Schritt vor 13} other {# Schritte vor 13}}. Über 13 ist er sicher im Hafen.',
  'manila.lesson.pirates':
    'Ein Kahn, der genau auf 13 stehen bleibt, gehört samt Ladung den Piraten; ohne Piraten kommt er an. Zwei Plätze, je 5 Pesos.',
  'manila.lesson.agent':
    'Lotsen versetzen Kähne vor dem letzten Wurf. Die Versicherung bringt jetzt 10; ein, zwei oder drei Wracks kosten sie dann 6, 14 oder 29.',
  'manila.lesson.payday':
    '{n, plural, =0 {Kein Kahn kam an} one {Ein Kahn kam an} other {# Kähne kamen an}}, und alle wurden bezahlt. Im Verlauf steht, wer wofür wie viel bekam.',
  'manila.lesson.rose': 'Was ankam, ist ab jetzt mehr wert: {list}. Jeder Anteil daran auch.',
  'manila.lesson.fell': 'Nichts kam an, also steigt nichts. Deine Anteile bleiben wert, was sie waren.',
  'manila.lesson.loan':
    'Geld knapp? Verpfände einen Anteil für 12, löse ihn für 15 aus. Was am Ende verpfändet ist, kostet 15.',
  'manila.lesson.end':
    'Ist eine Ware 30 wert, endet das Spiel: Bargeld und Anteile zu ihrem Wert. Die nächste Fahrt beginnt; spiel weiter.',
  'manila.lesson.laid.routes': 'Drei Routen von 0 bis 13, eine für jeden Kahn; gestartet wird auf 0 bis 5.',
  'manila.lesson.laid.ports': 'Hafenplätze A, B, C: Wetten auf Kähne, die ankommen.',
  'manila.lesson.laid.yards': 'Werftplätze A, B, C: Wetten auf Kähne, die nicht ankommen.',
  'manila.lesson.laid.boat': 'Das Piratenboot mit seinen zwei Plätzen.',
  'manila.lesson.laid.agent': 'Die Versicherung: eine Person.',
  'manila.lesson.laid.pilots': 'Zwei Lotsen, ein kleiner und ein großer.',
  'manila.lesson.laid.market': 'Der Schwarzmarkt: vier Waren im Wert von 0 und die Anteile, die niemand bekam.',
  'manila.lesson.laid.people': 'Alle haben 30 Pesos, zwei verdeckte Anteile und drei Komplizen, zu dritt vier.',
} satisfies Catalogue;
