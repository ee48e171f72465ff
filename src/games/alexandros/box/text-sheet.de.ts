import type { Catalogue } from '../../module';

/** The score sheet in words, in German. */
export const text = {
  'alex.sheet.levies': 'Steuern',
  'alex.sheet.hint':
    'Offene Felder jeder Provinz, in der genau ein Statthalter der Person steht, eine Zahl pro Provinz: 6+9. Zwei oder mehr Statthalter bringen nichts.',
  'alex.sheet.levy': 'Steuer {n}',
  'alex.sheet.no.open': 'Das Land hat nur {n} offene Felder.',
  'alex.sheet.no.openInAll': 'Zusammen sind das {open} offene Felder. Das Land hat nur {n}.',
  'alex.sheet.no.less': 'Eine Provinz ist nie weniger als nichts wert.',
  'alex.sheet.no.provinces': 'Mit {n} Statthaltern hält niemand mehr als {n} Provinzen.',
  'alex.sheet.no.over': 'Die Partie war vorbei: {who} hatte nach Steuer {levy} schon {points} Punkte.',
  'alex.sheet.walked':
    'Alexander zog zur {where}: {n, plural, =0 {keine neue Mauer} one {eine neue Mauer} other {# neue Mauern}}.',
  'alex.sheet.placed': '{who} stellte einen Statthalter auf {where}.',
  'alex.sheet.ousted': '{who} stellte einen Statthalter auf {where}. Vertrieben: {list}.',
  'alex.sheet.guardOf': 'der Statthalter von {who} auf {where}',
  'alex.sheet.no.turns': 'Dorthin führen mehrere Wege. Tippe zuerst auf die Ecke, an der er abbiegt.',
  'alex.keeper.told': 'Steuer {n} wurde gewertet.',
} satisfies Catalogue;
