import type { Catalogue } from '../../module';

/** What a first game of Manila says, step by step, in German. */
export const text = {
  'manila.lesson.welcome':
    'Drei Kähne fahren nach Manila, und alle wetten auf sie. Du hast {n} Pesos; am Ende gewinnt das größte Vermögen.',
  'manila.lesson.shares':
    'Du hältst zwei verdeckte Anteile, {list}; nur du kennst sie. Eine Ware, die ankommt, steigt im Wert: 5, 10, 20, 30.',
  'manila.lesson.turn':
    'Eine Auktion entscheidet, wer die Kähne belädt. Dann wettet ihr; die Kähne fahren dreimal auf diesen Routen, und der Zahltag folgt.',
  'manila.lesson.bid': 'Biete jetzt: Der Hafenmeister bestimmt die Fracht. Die anderen haben gepasst, also genügt 1.',
  'manila.lesson.office':
    'Für einen Peso bist du Hafenmeister! Du darfst einen Anteil kaufen, belädst die Kähne und wettest zuerst.',
  'manila.lesson.bidMore':
    'Du bist Hafenmeister für {n}. Die anderen hatten gepasst, 1 hätte genügt; nimm es zurück oder mach weiter.',
  'manila.lesson.passed':
    'Du hast gepasst, also bestimmt jemand anders die Fracht. Auch gut; nimm es zurück, wenn du die Kähne beladen willst.',
  'manila.lesson.buy':
    'Zuerst darfst du einen Anteil kaufen. Er kostet jetzt {price}, und mehr, sobald seine Ware gestiegen ist.',
  'manila.lesson.load':
    'Drei der vier Waren fahren. Tippe die an, die an Land bleibt: Sie steigt nicht, und du hast {list}.',
  'manila.lesson.loaded': 'Gut geladen! {ware} bleibt an Land, und davon hast du nichts.',
  'manila.lesson.loadedOther':
    '{ware} bleibt an Land, und dein Anteil daran kann jetzt nicht steigen. Nimm es zurück, oder mach weiter.',
  'manila.lesson.launch':
    'Zieh jeden Kahn auf seinen Start, von 0 bis 5, zusammen genau neun. Setz deine eigenen Waren weit vor.',
  'manila.lesson.seat':
    'Wette mit einem Komplizen, einer deiner Figuren: Ein billiger Platz an Bord ist ein guter Anfang. Kommt {ware} an, teilen die an Bord {all}.',
  'manila.lesson.berths':
    'Oder wette, wie viele ankommen: Hafen A zahlt 6 ab einem Kahn, B 8 ab zwei, C 15 bei dreien. Die Werften zahlen dasselbe für die übrigen.',
  'manila.lesson.sailed':
    'Die Würfel haben gezogen. {ware} steht auf {pos}: {left, plural, =0 {genau auf 13} one {ein Schritt vor 13} other {# Schritte vor 13}}, und über 13 ist er sicher im Hafen.',
  'manila.lesson.pirates':
    'Für 5 wirst du Pirat. Nach dem letzten Wurf nehmen Piraten die Ladung eines Kahns auf 13; alle an Bord gehen leer aus.',
  'manila.lesson.agent':
    'Ein Lotse versetzt einen Kahn vor dem letzten Wurf. Die Versicherung bringt dir sofort 10, aber ein, zwei oder drei gescheiterte Kähne kosten 6, 14 oder 29.',
  'manila.lesson.payday':
    'Der erste Zahltag! {n, plural, =0 {Kein Kahn kam an} one {Ein Kahn kam an} other {# Kähne kamen an}}, und deine Wetten brachten dir {mine, plural, =0 {nichts} one {einen Peso} other {# Pesos}}.',
  'manila.lesson.rose': 'Was ankam, ist ab jetzt mehr wert: {list}. Am Ende zählen Anteile so viel, dazu dein Bargeld.',
  'manila.lesson.fell':
    'Nichts kam an, also steigt nichts. Am Ende zählen Anteile so viel wie hier, dazu dein Bargeld.',
  'manila.lesson.loan':
    'Geld knapp? Verpfände einen Anteil für 12, löse ihn für 15 aus; am Ende noch verpfändet kostet er 15.',
  'manila.lesson.traps':
    'Zwei Fallen: alles auf einen Kahn setzen und für das Amt mehr zahlen, als deine Waren bringen.',
  'manila.lesson.end': 'Erreicht eine Ware 30, endet das Spiel sofort. Dann werden Bargeld und Anteile gezählt.',
  'manila.lesson.last': 'Das war alles. Als Nächstes: eine deiner Waren auf 30 bringen.',
  'manila.lesson.sum.goal': 'Das größte Vermögen gewinnt: Bargeld und Anteile.',
  'manila.lesson.sum.turn': 'Auktion, Laden, Wetten und drei Würfe, Zahltag.',
  'manila.lesson.sum.secret': 'Geheim: die zwei Anteile vom Anfang.',
  'manila.lesson.sum.end': 'Schluss ist, wenn eine Ware 30 wert ist.',
  'manila.lesson.sum.traps': 'Verteile deine Wetten; zahl für das Amt nicht zu viel.',
  'manila.lesson.laid.routes': 'Drei Routen von 0 bis 13, eine für jeden Kahn; gestartet wird auf 0 bis 5.',
  'manila.lesson.laid.ports': 'Hafenplätze A, B, C: Wetten auf Kähne, die ankommen.',
  'manila.lesson.laid.yards': 'Werftplätze A, B, C: Wetten auf Kähne, die nicht ankommen.',
  'manila.lesson.laid.boat': 'Das Piratenboot mit seinen zwei Plätzen.',
  'manila.lesson.laid.agent': 'Die Versicherung: eine Person.',
  'manila.lesson.laid.pilots': 'Zwei Lotsen, ein kleiner und ein großer.',
  'manila.lesson.laid.market': 'Der Schwarzmarkt: vier Waren im Wert von 0 und die Anteile, die niemand bekam.',
  'manila.lesson.laid.people': 'Alle haben 30 Pesos, zwei verdeckte Anteile und drei Komplizen, zu dritt vier.',
} satisfies Catalogue;
