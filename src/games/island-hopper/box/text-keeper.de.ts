import type { Catalogue } from '../../module';

/** What the helpers beside the score sheet say, in German. */
export const text = {
  'hopper.keeper.turn': 'Die Runde',
  'hopper.keeper.turn.who': 'Runde {n}: Wer ist Kapitän?',
  'hopper.keeper.turn.bids': '{who} bietet zuerst. {last} setzt bei dieser Versteigerung aus.',
  'hopper.keeper.turn.captain': '{who} ist Kapitän',
  'hopper.keeper.turn.sand':
    'Die anderen legen Münzen an Inseln, {who} schweigt. Ist die Zeit um, behältst du, was noch in deiner Hand ist.',
  'hopper.keeper.turn.coins': 'Gib im Uhrzeigersinn ein, was insgesamt an jeder Insel liegt.',
  'hopper.keeper.turn.islands': 'Die Inseln',
  'hopper.keeper.turn.island': '{hour} Uhr: {n} $',
  'hopper.keeper.turn.more': '+{n}',
  'hopper.keeper.turn.fly': 'Losfliegen',
  'hopper.keeper.turn.flies': '{who} fliegt',
  'hopper.keeper.turn.took': '{who} fliegt: bisher {n} $',
  'hopper.keeper.turn.landed': 'Tippe auf die Insel, auf der ein Plättchen landet: {who} nimmt die Münzen dort.',
  'hopper.keeper.turn.words': 'Tippe bei jedem Wort nach dem dritten in einem Flug an, wer es sagt: 1 $ an die Bank.',
  'hopper.keeper.turn.fine': 'Ein Wort zu viel: {who}. Strafen bisher: {n} $',
  'hopper.keeper.turn.next': 'Nächste Runde',
  'hopper.keeper.turn.over': 'Die Partie ist zu Ende',
  'hopper.keeper.turn.back': 'Zurücknehmen',
  'hopper.keeper.turn.count': 'Blick hinter die Sichtschirme',
  'hopper.keeper.turn.countHint': 'Gib die Zahlen nacheinander ein, oder tippe auf ein Zeichen: ein Auftrag mehr.',
  'hopper.keeper.turn.has': '{who}, {row}: {n}',
  'hopper.keeper.turn.on': 'Weiter',
  'hopper.keeper.turn.counted': 'Alles gezählt: {list}.',
  'hopper.keeper.turn.total': '{who} {n} $',
  'hopper.keeper.turn.at': '{who}: {row}',

  // lines that older versions have written into a ledger
  'hopper.keeper.bribes.toldBegun': 'Alle beginnen mit {n} $.',
  'hopper.keeper.bribes.told': '{who} bestach mit {n} $.',
  'hopper.keeper.bribes.toldPaid': 'Die Bank legte {n} $ an Inseln.',
  'hopper.keeper.bribes.toldLost': 'Inseln verloren {n} $ an die Bank.',
  'hopper.keeper.bribes.toldTakes': '{who} nahm {n} $ von einer Insel.',
  'hopper.keeper.words.told': 'Für Wörter eines Flugs wurde gezahlt.',
} satisfies Catalogue;
