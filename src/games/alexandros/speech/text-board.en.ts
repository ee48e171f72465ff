import type { Catalogue } from '../../module';

/** What is printed on the board, and what the panels beside it say. */
export const boardText = {
  'alex.board.title': 'Alexandros',
  // two lines where a name is long
  'alex.sea.black': 'Black Sea',
  'alex.sea.caspian': 'Caspian\nSea',
  'alex.sea.mediterranean': 'Mediterranean',
  'alex.sea.red': 'Red Sea',
  'alex.sea.gulf': 'Persian\nGulf',

  // a name a line: as they follow each other in the Oikumene, row by row; those of new lands in any order
  'alex.regions':
    'Bithynia\nPhrygia\nPontus\nParthia\nCilicia\nArmenia\nMedia\nHyrcania\nElam\nSyria\nAssyria\nSusiana\nAria\nPalmyra\nBabylon\nPersis\nJudaea\nChaldaea\nLibya\nArabia',
  'alex.regions.far':
    'Bactria\nSogdia\nMargiana\nGedrosia\nCarmania\nDrangia\nKush\nNubia\nSaba\nOphir\nPunt\nTaxila\nIndia\nColchis\nIberia\nAlbania\nScythia\nDahae\nSaka\nTarim\nQin\nMeroe\nAxum\nHimyar\nMagan\nDilmun\nMeluha\nThule\nIerne\nTaprobane',
  // five waters of a land by chance, from the north-west on
  'alex.seas.far':
    'Amber Sea\nSea of\u00a0Reeds\nSea of Pearls\nThe Sound\nBay of\u00a0Storms\nHoney Sea\nSilver Lake\nOuter Ocean\nGulf of\u00a0Myrrh\nThe Narrows',

  'alex.panel.cards': 'Cards in hand',
  'alex.panel.income': 'Points at every levy',
  'alex.panel.atHome': '{n, plural, one {One guard} other {# guards}} at home',
  'alex.panel.known': 'Seen: {symbol}',
  'alex.panel.turn': 'Turn {n}',
  'alex.panel.lastTurn': 'Last turn',
  'alex.panel.black': 'Black walls left',
  'alex.panel.red': 'Red walls left',
  'alex.place.walls': 'the remaining walls',
  'alex.panel.supply': 'Supply {n}, discarded {discards}',
  'alex.panel.myCards': 'My cards',
  'alex.panel.noCards': 'No cards in this hand.',
  'alex.panel.secret': '{n} unseen',
  'alex.panel.joker': 'Joker',
  'alex.panel.stays': 'stays',
  'alex.panel.supplyCard': 'Supply',
  'alex.panel.unseen': 'Hand',
  'alex.panel.back': 'home',
  'alex.panel.given': '{n} of {of} given',
  'alex.panel.byGuard': 'guard',
  'alex.panel.byCard': 'card',
  'alex.panel.removal': '{n} cards to drive the guard away',
} satisfies Catalogue;

type Text = typeof boardText;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
