import type { Catalogue } from '../../module';

/** What a first game of Manila says, step by step, in German. */
export const text = {
  'manila.lesson.welcome':
    'Drei Kähne fahren nach Manila, und alle wetten auf sie. Du hast {n} Pesos; am Ende gewinnt das größte Vermögen.',
  'manila.lesson.shares':
    'Du hältst zwei verdeckte Anteile, {list}; nur du kennst sie. Eine Ware, die ankommt, steigt im Wert: 5, 10, 20, 30.',
  'manila.lesson.turn':
    'Eine Fahrt: eine Auktion, drei Kähne auf diesen Routen, drei Würfe mit einer Wette vor jedem, dann der Zahltag.',
  'manila.lesson.bid': 'Biete um den Hafenmeister, der die Fracht bestimmt. Die anderen haben gepasst, also genügt 1.',
  'manila.lesson.office': 'Für einen Peso bist du Hafenmeister! Du kaufst zuerst, belädst die Kähne und setzt zuerst.',
  'manila.lesson.bidMore':
    'Du bist Hafenmeister für {n}. Die anderen hatten gepasst, 1 hätte genügt; nimm es zurück oder mach weiter.',
  'manila.lesson.passed':
    'Du hast gepasst, also bestimmt ein anderer die Fracht. In Ordnung; nimm es zurück, wenn du die Kähne beladen willst.',
  'manila.lesson.buy':
    'Zuerst darfst du einen Anteil kaufen. Er kostet jetzt {price}, und mehr, sobald seine Ware gestiegen ist.',
  'manila.lesson.load': 'Drei Waren fahren; die vierte kann nicht steigen. Du hast {list}, also lass diese fahren.',
  'manila.lesson.loaded': 'Gut geladen! {ware} bleibt an Land, und davon hast du nichts.',
  'manila.lesson.loadedOther':
    '{ware} bleibt an Land, und dein Anteil daran kann jetzt nicht steigen. Nimm es zurück, oder mach weiter.',
  'manila.lesson.launch':
    'Gib jedem Kahn einen Start von 0 bis 5, zusammen neun. Von 5 kommen drei von vier über 13; deine Waren verdienen es.',
  'manila.lesson.seat':
    'Setze einen Komplizen; ein billiger Platz an Bord ist eine gute erste Wette. Kommt {ware} an, teilt man {all}: allein {all}, zu zweit {half}.',
  'manila.lesson.berths':
    'Oder wette, wie viele ankommen: Hafenplätze zahlen 6, 8, 15 bei einem, zwei, drei. Die Werften zahlen dasselbe für die übrigen.',
  'manila.lesson.sailed':
    'Die Würfel haben gezogen. {ware} steht auf {pos}: {left, plural, =0 {genau auf 13} one {ein Schritt vor 13} other {# Schritte vor 13}}, und über 13 ist er sicher im Hafen.',
  'manila.lesson.pirates':
    'Ein Kahn, der genau auf 13 stehen bleibt, gehört samt Ladung den Piraten. Ihr Boot hat zwei Plätze zu je 5 Pesos.',
  'manila.lesson.agent':
    'Lotsen versetzen Kähne vor dem letzten Wurf. Die Versicherung bringt jetzt 10, aber Wracks kosten sie 6, 14 oder 29.',
  'manila.lesson.payday':
    'Der erste Zahltag! {n, plural, =0 {Kein Kahn kam an} one {Ein Kahn kam an} other {# Kähne kamen an}}, und im Verlauf steht, wer wofür wie viel bekam.',
  'manila.lesson.rose': 'Was ankam, ist ab jetzt mehr wert: {list}. Am Ende zählen Anteile so viel, dazu dein Bargeld.',
  'manila.lesson.fell':
    'Nichts kam an, also steigt nichts. Am Ende zählen Anteile so viel wie hier, dazu dein Bargeld.',
  'manila.lesson.loan':
    'Geld knapp? Verpfände einen Anteil für 12, löse ihn für 15 aus; am Ende noch verpfändet kostet er 15.',
  'manila.lesson.traps':
    'Zwei Fallen: alles auf einen Kahn setzen und für den Hafenmeister mehr zahlen, als deine Waren bringen.',
  'manila.lesson.end': 'Erreicht eine Ware 30, endet das Spiel sofort. Dann werden Bargeld und Anteile gezählt.',
  'manila.lesson.last': 'Das ist das ganze Spiel. Versuch als Nächstes, deine eigenen Waren auf 30 zu bringen.',
  'manila.lesson.sum.goal': 'Das größte Vermögen gewinnt: Bargeld und Anteile.',
  'manila.lesson.sum.turn': 'Auktion, Laden, dann eine Wette vor jedem Wurf.',
  'manila.lesson.sum.secret': 'Geheim: die zwei Anteile vom Anfang.',
  'manila.lesson.sum.end': 'Schluss ist, wenn eine Ware 30 wert ist.',
  'manila.lesson.sum.traps': 'Verteile deine Wetten; kauf das Amt billig.',
  'manila.lesson.laid.routes': 'Drei Routen von 0 bis 13, eine für jeden Kahn; gestartet wird auf 0 bis 5.',
  'manila.lesson.laid.ports': 'Hafenplätze A, B, C: Wetten auf Kähne, die ankommen.',
  'manila.lesson.laid.yards': 'Werftplätze A, B, C: Wetten auf Kähne, die nicht ankommen.',
  'manila.lesson.laid.boat': 'Das Piratenboot mit seinen zwei Plätzen.',
  'manila.lesson.laid.agent': 'Die Versicherung: eine Person.',
  'manila.lesson.laid.pilots': 'Zwei Lotsen, ein kleiner und ein großer.',
  'manila.lesson.laid.market': 'Der Schwarzmarkt: vier Waren im Wert von 0 und die Anteile, die niemand bekam.',
  'manila.lesson.laid.people': 'Alle haben 30 Pesos, zwei verdeckte Anteile und drei Komplizen, zu dritt vier.',
} satisfies Catalogue;
