import type { Catalogue } from '../../module';

/** From the app to the box and back, in German. */
export const text = {
  'manila.medium.over': 'Die Partie ist vorbei.',
  'manila.medium.undealt': 'Die Anteile sind noch nicht verteilt. Spielt weiter bis zur ersten Auktion.',
  'manila.medium.sailing': 'Eine Fahrt läuft. Spielt sie zu Ende: Gewechselt wird zu Beginn der nächsten Auktion.',
  'manila.medium.bidding': 'Die Auktion läuft. Gewechselt werden kann vor dem ersten Gebot der nächsten.',
  'manila.medium.pausing': 'Geht zuerst zur nächsten Fahrt: Gewechselt wird zu Beginn ihrer Auktion.',

  'manila.medium.board': 'Der Spielplan',
  'manila.medium.empty':
    'Legt den Spielplan ohne Kahn auf dem Wasser aus: Kähne, Ladungen und die vier Würfel warten daneben.',
  'manila.medium.value': 'Schwarzmarkt: Marker für {ware} auf {value}.',
  'manila.medium.shares': 'Die Anteile',
  'manila.medium.piles': 'Sortiert alle 20 Anteile in vier Stapel zu fünf, einen je Ware, verdeckt und glatt gestoßen.',
  'manila.medium.secretly':
    'Alle nehmen sich nacheinander ihre Anteile, während die anderen wegsehen. Zählt nicht, was von einem Stapel übrig bleibt.',
  'manila.medium.people': 'Am Tisch',
  'manila.medium.person':
    '{who}: {cash, plural, one {ein Peso} other {# Pesos}}, {pieces, plural, one {ein Komplize} other {# Komplizen}}, dazu {shares, plural, one {ein Anteil} other {# Anteile}}.',
  'manila.medium.personHidden':
    '{who}: {pieces, plural, one {ein Komplize} other {# Komplizen}}, dazu {shares, plural, one {ein Anteil} other {# Anteile}}. Die Pesos werden geheim genommen.',
  'manila.medium.pledged':
    '{who}: {n, plural, one {einer dieser Anteile liegt} other {# dieser Anteile liegen}} verdeckt als verpfändet.',
  'manila.medium.bought': 'Allen bekannt, gekauft von {who}: {list}.',
  'manila.medium.some': '{n} {ware}',
  'manila.medium.next': 'Wie es weitergeht',
  'manila.medium.voyage': 'Fahrt {n} beginnt mit der Auktion.',
  'manila.medium.opens': '{who} eröffnet sie und behält das Amt kostenlos, wenn niemand bietet.',
  'manila.medium.rule.strongPirates': 'Wie vereinbart: Piraten dürfen auf einem vollen Kahn auf 13 einen Platz räumen.',
  'manila.medium.rule.blindPassenger':
    'Wie vereinbart: Ein blinder Passagier darf jeden Ort außer der Versicherung nehmen.',
  'manila.medium.rule.hiddenMoney': 'Wie vereinbart: Pesos bleiben verdeckt.',
  'manila.medium.rule.choose': 'Wie vereinbart: Der Hafenmeister sagt, in welcher Reihenfolge die Kähne fahren.',

  'manila.medium.take': 'Nimm vom Stapel {ware} {n, plural, one {einen Anteil} other {# Anteile}}.',
  'manila.medium.turn':
    'Leg {n, plural, one {einen Anteil} other {# Anteile}} {ware} verdeckt vor dich, als verpfändet.',
  'manila.medium.takeCash': 'Nimm {n, plural, one {einen Peso} other {# Pesos}} und halte sie verdeckt.',
  'manila.medium.hide': 'Halte die anderen Anteile verdeckt. Verwisch die Spuren: Stoß die Stapel wieder glatt.',
  'manila.medium.hideAll': 'Stoß die Stapel wieder glatt.',

  'manila.medium.supply':
    '{ware}: {n, plural, one {ein Anteil bleibt} other {# Anteile bleiben}}. Legt den Stapel offen neben den Spielplan.',
  'manila.medium.soldOut': '{ware}: Kein Anteil bleibt.',
  'manila.medium.check':
    'Geht ein Stapel nicht auf, hat jemand einen falschen Anteil: Seht noch einmal nach, jede Person für sich.',
  'manila.medium.bank': 'Die übrigen Münzen sind die Bank.',

  'manila.medium.market': 'Schwarzmarkt',
  'manila.medium.mark': '{n}',
  'manila.medium.left': 'Anteile im Vorrat',
  'manila.medium.everybody': 'Alle',
  'manila.medium.cash': 'Pesos',
  'manila.medium.pledgedRow': 'Verpfändet',
  'manila.medium.purse': 'Niemand hat mehr als',
  'manila.medium.purseHint':
    'Das Geld ist verdeckt: Gebt eine Summe an, die sicher niemand überschreitet. Sie begrenzt die Gebote.',
  'manila.medium.boughtHead': 'Aus dem Vorrat gekaufte Anteile',
  'manila.medium.boughtHint': 'Alle sahen den Kauf. Die zwei Anteile vom Anfang gehören nicht dazu.',
  'manila.medium.office': 'Die Fahrt',
  'manila.medium.master': 'Hafenmeister',
  'manila.medium.masterHint': 'Wer das Amt zuletzt hatte und die Auktion eröffnet; vor der ersten die älteste Person.',
  'manila.medium.voyageRow': 'Fahrt',
  'manila.medium.dealt': 'Verdeckte Anteile',
  'manila.medium.dealtHint': 'Die zwei vom Anfang; verpfändet oder nicht.',
  'manila.medium.first': 'Der eine',
  'manila.medium.second': 'Der andere',
  'manila.medium.downHead': 'Welche Anteile verpfändet sind',
  'manila.medium.downHint': 'Bleibt das leer, sind es die billigsten. Am Vermögen ändert das nichts.',

  'manila.medium.no.missing': 'Das fehlt noch.',
  'manila.medium.no.fiveExist': 'Von {ware} gibt es nur fünf Anteile.',
  'manila.medium.no.fiveInAll': 'Von {ware} gibt es nur fünf Anteile; Vorrat und Käufe ergeben {n}.',
  'manila.medium.no.twenty':
    'Vorrat und Käufe ergeben {n} von 20 Anteilen: Für die verdeckten bleiben {left}, und je zwei sind {hidden}.',
  'manila.medium.no.pledged':
    '{n, plural, one {Ein Anteil ist} other {# Anteile sind}} verpfändet, aber nur {held, plural, one {einer ist} other {# sind}} da.',
  'manila.medium.no.down':
    '{n, plural, one {Ein Anteil liegt} other {# Anteile liegen}} verdeckt, aber nur {pledged, plural, one {einer ist} other {# sind}} verpfändet.',
  'manila.medium.no.downOf':
    'Von {ware} {held, plural, one {ist nur ein Anteil} other {sind nur # Anteile}} auf dieser Hand.',
  'manila.medium.no.downNone': 'Von {ware} ist kein Anteil auf dieser Hand.',
  'manila.medium.no.purse': 'Laut Angabe hat niemand mehr als {n}.',
  'manila.medium.no.mostPurse': 'Die App rechnet nur mit Bargeld bis {n}.',
  'manila.medium.no.supplyOf':
    'Von {ware} {n, plural, one {kann nur ein Anteil} other {können nur # Anteile}} verdeckt sein: Die anderen liegen im Vorrat oder sind gekauft.',
  'manila.medium.no.supplyNone':
    'Von {ware} kann kein Anteil verdeckt sein: Alle fünf liegen im Vorrat oder sind gekauft.',
} satisfies Catalogue;
