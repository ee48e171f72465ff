import type { Catalogue } from '../../module';

/** The tracker of roles and gold beside the score sheet, in German. */
export const text = {
  'pc.keeper.title': 'Rollen und Gold',
  'pc.keeper.begin': 'Wer ist erster Gouverneur?',
  'pc.keeper.cap': 'Nur 30 Stück Gold',
  'pc.keeper.round': 'Runde {n}',
  'pc.keeper.governor': 'Gouverneur: {who}',
  'pc.keeper.chooses': '{who} wählt eine Rolle',
  'pc.keeper.all': 'Alle haben gewählt. Am Rundenende kommt je 1 Gold auf: {list}.',
  'pc.keeper.none': 'Alle haben gewählt. Für die übrigen Rollen ist kein Gold mehr da.',
  'pc.keeper.last': 'In der letzten Runde wird kein Gold mehr ausgelegt: Die Partie ist zu Ende.',
  'pc.keeper.plays': '{who} spielt den {role}',
  'pc.keeper.free': '{role}: frei, mit {gold} Gold',
  'pc.keeper.taken': '{role}: gewählt von {who}',
  'pc.keeper.gold': 'Gold',
  'pc.keeper.hasGold': '{who}: {n} Gold',
  'pc.keeper.more': 'Ein Gold mehr für {who}',
  'pc.keeper.less': 'Ein Gold weniger für {who}',
  'pc.keeper.fee': '1 an {who}',
  'pc.keeper.feeOf': '{who} zahlt {active} 1 Gold fürs Bauen',
  'pc.keeper.card': '3 für 1 Karte',
  'pc.keeper.cardOf': '{who} zahlt 3 Gold für eine Karte',
  'pc.keeper.end': 'Runde beenden',
  'pc.keeper.toldFirst': '{who} ist erster Gouverneur.',
  'pc.keeper.toldRole':
    'Runde {round}: {who} nahm den {role}{n, plural, =0 {} other { und bekam # Gold}}{others, plural, =0 {.} one {; noch jemand bekam 1 Gold.} other {; # andere bekamen je 1 Gold.}}',
  'pc.keeper.toldFee': '{who} zahlte {active} 1 Gold fürs Bauen.',
  'pc.keeper.toldMore': '{who} bekam {n} Gold.',
  'pc.keeper.toldLess': '{who} zahlte {n} Gold.',
  'pc.keeper.toldRound':
    'Runde {round} ist zu Ende, Gouverneur ist {who}.{n, plural, =0 {} other { Je 1 Gold kam auf: {list}.}}',
  'pc.keeper.told': 'Runde {n}: Gold wechselte den Besitzer.',
  'pc.keeper.back': 'Zurücknehmen',
  'pc.keeper.enter': 'Gold aufs Blatt',
} satisfies Catalogue;
