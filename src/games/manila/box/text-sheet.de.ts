import type { Catalogue } from '../../module';

/** The score sheet in German. */
export const text = {
  'manila.sheet.market': 'Schwarzmarkt',
  'manila.sheet.value': '{n}',
  'manila.sheet.fortune': 'Bargeld und Anteile',
  'manila.sheet.fortuneHint': 'Verpfändete Anteile zählen mit und kosten je {coins}.',
  'manila.sheet.pledged': 'Verpfändet',
  'manila.sheet.during': 'Während ihr spielt',
  'manila.sheet.held': 'Anteile im Besitz',
  'manila.sheet.heldHint': 'Zwei verteilte und jeder gekaufte. Die Helfer neben dem Blatt rechnen damit.',

  'manila.sheet.no.fiveExist': 'Von {ware} gibt es nur fünf Anteile.',
  'manila.sheet.no.fiveInAll': 'Von {ware} gibt es nur fünf Anteile; hier sind es {n}.',
  'manila.sheet.no.mostShares': 'Niemand kann mehr als {n} Anteile halten: Alle anderen bekamen zwei.',
  'manila.sheet.no.pledged':
    '{n, plural, one {Ein Anteil ist} other {# Anteile sind}} verpfändet, aber nur {held, plural, one {einer ist} other {# sind}} da.',
  'manila.sheet.no.pledgedNone': 'Es ist nichts da, also kann nichts verpfändet sein.',
  'manila.sheet.no.held':
    'Oben {n, plural, one {steht ein Anteil} other {stehen # Anteile}}, aber nur {held, plural, one {einer ist} other {# sind}} im Besitz.',
  'manila.sheet.no.missing':
    'Noch einzutragen: {n, plural, one {ein Anteil} other {# Anteile}}. Im Besitz sind {held}.',
  'manila.sheet.no.heldInAll': 'Es gibt nur 20 Anteile; hier sind es {n}.',
  'manila.sheet.no.fourAt30':
    'Höchstens drei Waren steigen je Fahrt, und die erste auf 30 beendet das Spiel: nicht alle vier.',
} satisfies Catalogue;
