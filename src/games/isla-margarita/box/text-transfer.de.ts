import type { Catalogue } from '../../module';

/** Words for a game that moves between the app and the real table, in German. */
export const text = {
  'isla.medium.over': 'Die Partie ist vorbei.',
  'isla.medium.begin': 'Bestimmt zuerst den König.',
  'isla.medium.scoring': 'Die letzte Runde ist vorbei. Wertet diese Partie hier.',
  'isla.medium.round': 'Spielt erst diese Runde zu Ende. Wechseln könnt ihr, sobald die nächste beginnt.',

  'isla.medium.coins': 'Münzen in den Banken',
  'isla.medium.bank': '{who}: {n, plural, one {eine Münze} other {# Münzen}}',
  'isla.medium.discard': 'Drei Münzen von {who}, dem ersten König, bleiben in der Schachtel',
  'isla.medium.bridges': 'Brücken, je mit einer Münze markiert',
  'isla.medium.ports': 'Häfen, je mit einer Münze markiert',
  'isla.medium.marks': '{who}: {list}',
  'isla.medium.noBridges': 'Noch steht keine Brücke',
  'isla.medium.noPorts': 'Noch steht kein Hafen',
  'isla.medium.pools': 'Münzen in den Vorräten',
  'isla.medium.pool': '{island}: {list}',
  'isla.medium.of': '{n} von {who}',
  'isla.medium.noPools': 'Keine Münzen in den Vorräten',
  'isla.medium.princes': 'Prinzen',
  'isla.medium.prince': '{island}: {n, plural, one {ein Prinz} other {# Prinzen}}',
  'isla.medium.titles': 'Titel',
  'isla.medium.state': 'Der Stand der Partie',
  'isla.medium.idle':
    'In der letzten Runde wurde nichts investiert oder gebaut. Geschieht das noch einmal, endet die Partie',
  'isla.medium.next': 'Runde {n} beginnt',

  'isla.medium.takeCrowns': 'Kronen mit diesen Werten: {list}',
  'isla.medium.takeCards': 'Diese Handelskarten: {list}',
  'isla.medium.card': '{n} · {card}',

  'isla.medium.crowns': 'Mischt die übrigen Kronen verdeckt. Legt je eine auf diese Inseln: {list}',
  'isla.medium.noCrowns': 'Auf keiner Insel liegt noch eine Krone',
  'isla.medium.stacks':
    'Mischt die übrigen Handelskarten verdeckt. Legt vier Stapel aus, in dieser Reihenfolge: {list}',
  'isla.medium.stack': '{n, plural, one {eine Karte} other {# Karten}}',
  'isla.medium.void': 'Was jemand vorher in den Stapeln sah, gilt nicht mehr: Ihre Karten sind neu gemischt',
  'isla.medium.draft': 'Alle neun Aktionskarten bilden einen Stapel. {who} ist König und wählt zuerst',

  'isla.form.state': 'Die Runde, die beginnt',
  'isla.form.state.hint': 'Gebt den Stand zwischen zwei Runden ein, wenn die Münzen der Kreise in den Vorräten sind.',
  'isla.form.round': 'Nummer der Runde',
  'isla.form.idle': 'In der letzten Runde wurde nichts investiert oder gebaut',
  'isla.form.firstKing': 'Erster König, der drei Münzen aus dem Spiel nahm',
  'isla.form.bridges': 'Wem die Brücken gehören',
  'isla.form.ports': 'Wem die Häfen gehören',
  'isla.form.open': 'Was nicht gebaut ist, bleibt offen.',
  'isla.form.princes': 'Prinzen',
  'isla.form.crowned': 'Kronen noch auf ihren Inseln',
  'isla.form.pools': 'Münzen in den Vorräten',
  'isla.form.banks': 'Münzen in den Banken',
  'isla.form.bank': 'Bank',
  'isla.form.stacks': 'Übrige Karten der Handelsstapel',
  'isla.form.stack': 'Stapel {n}',
  'isla.form.stacks.hint': 'Mischt sie dann zusammen: Niemand muss sagen, was darin ist.',
  'isla.form.hands': 'Vor den anderen verborgen',
  'isla.form.crowns': 'Werte deiner Kronen',
  'isla.form.crowns.hint': 'Eine Zahl für jede Krone: 3+2+2.',
  'isla.form.cards': 'Nummern deiner Handelskarten',

  'isla.form.no.king': 'Jemand ist immer König.',
  'isla.form.no.firstKing': 'Jemand war erster König.',
  'isla.form.no.builderFree': 'Brückenbauer ist, wer die letzte Brücke gebaut hat.',
  'isla.form.no.builder': 'Brückenbauer kann nur sein, wem eine Brücke gehört.',
  'isla.form.no.harbourFree': 'Hafenbauer ist, wer den letzten Hafen gebaut hat.',
  'isla.form.no.harbour': 'Hafenbauer kann nur sein, wem ein Hafen gehört.',
  'isla.form.no.over': 'Davon ist alles gebaut, also ist die Partie vorbei. Trag sie auf dem Wertungsblatt ein.',
  'isla.form.no.locked':
    'Niemand kann mehr weiterbauen, also ist die Partie vorbei. Trag sie auf dem Wertungsblatt ein.',
  'isla.form.no.princes': 'Es gibt neun Prinzen, nicht {n}.',
  'isla.form.no.coins':
    '{who} hat in Bank, Vorräten und Besitzmünzen zusammen {n, plural, one {eine Münze} other {# Münzen}}. Es müssen {whole} sein.',
  'isla.form.no.crown': 'Mit denen der anderen sind das mehr Kronen eines Werts, als es gibt.',
  'isla.form.no.crowns':
    '{held, plural, one {Eine Krone ist} other {# Kronen sind}} vergeben, {left, plural, one {eine liegt} other {# liegen}} auf Inseln. Es gibt neun.',
  'isla.form.no.twice': 'Jemand anders hat auch eine dieser Karten eingetragen.',
  'isla.form.no.cards':
    '{held, plural, one {Eine Karte ist} other {# Karten sind}} vergeben, {left, plural, one {eine liegt} other {# liegen}} in den Stapeln. Es gibt 24.',
  'isla.form.no.kept':
    'Jede Brücke bringt beim Bau eine Karte: {bridges, plural, one {eine Brücke} other {# Brücken}}, aber {held, plural, one {eine Karte} other {# Karten}} vergeben.',
} satisfies Catalogue;
