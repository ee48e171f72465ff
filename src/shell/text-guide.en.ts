import type { Catalogue } from '../games/module';

/** Help: what players want to know before and while they play. What one game has to say lies in its folder. */
export const text = {
  'guide.title': 'Help',
  'guide.secrets': 'Who sees what',
  'guide.secrets.alone': 'If you play alone, nothing is covered.',
  'guide.secrets.cover':
    'With several players, a cover goes up before anything private appears. It names the next player and turns to their side of the tablet. Rest one finger on its button to look. Lift the finger and the cover is back.',
  'guide.secrets.shut':
    'The cover also goes up when you turn the tablet, leave the page, reload it or print it. In Settings you can choose a tap instead, or no cover at all.',
  'guide.secrets.peek':
    'At any other time, press and hold the eye beside your name. Your cards open at your edge of the screen, turned to you. Several players can look at once.',
  'guide.secrets.file': 'A saved file holds every secret of its game. Don’t hand it on while the game is running.',
  'guide.box': 'With the box on the table',
  'guide.box.sheet':
    'Anyone at the table may look at a score sheet and its tools. Enter hidden things at the end, when they’re shown.',
  'guide.box.lay':
    '“Set this up on the real table”, in the menu, takes a running game to the box. “Go on from a real table”, in the set-up, brings it back. What lies open is listed for all. What’s in your hand you take or enter yourself, behind the cover.',
  'guide.box.bots': 'Bots can’t move to a real table. Give their chairs to people first.',
  'guide.box.dice':
    'With real dice, you throw or draw only what everyone may see and then enter it. The app draws the hidden cards.',
  'guide.box.print':
    'You can print Isla Margarita and Alexandros from the set-up. Print at full size: each sheet has a line of 50 mm to check.',
  'guide.chance': 'A fair chance',
  'guide.chance.seed':
    'Every shuffle, card and die of a game comes from one secret number. It’s settled before the first move.',
  'guide.chance.keep':
    'The fingerprint of that number stands at the top of the log and in the menu. Photograph it or copy it when you start.',
  'guide.chance.check':
    'When the game is over, the last screen and the library show the number itself. Tap “Check every draw” and the app draws everything again.',
  'guide.chance.yourself':
    'You can check it without the app, too: the fingerprint is the SHA-256 of the number’s 32 characters.',
  'guide.chance.not':
    'Not covered: real dice, measured flights and how bots choose. If a game goes on from a real table, the proof begins there.',
  'guide.data': 'Where your games are kept',
  'guide.data.here': 'Everything stays on this device, in this browser. There’s no account and no server.',
  'guide.data.saved':
    'Each move is on the disk before the next one. After a crash or an empty battery you go on where you were, behind the cover.',
  'guide.data.disk':
    'If the disk is full or slow, you can play on. The app says how many moves aren’t saved yet and saves them as soon as it can.',
  'guide.data.safari':
    'Safari may delete a site’s data after seven days without a visit. Add the app to your home screen and it won’t.',
  'guide.data.export':
    'Settings say what is kept and how you could lose it. Export everything to a file there now and then: any device can read it.',
  'guide.data.windows':
    'If a game is open in two windows, the second one only looks on. Tap “Play here instead” to play in it.',
  'guide.data.problem':
    'If something goes wrong, “Report a problem” in Settings writes a page for the developers. It holds no names, moves, notes or secret numbers, and you read it first.',
  'guide.table': 'At the table',
  'guide.table.back':
    'You can take back your last choice until it has shown anything new. At the end of a turn you have a moment more; Settings say how long. After that, all players must agree at the same time, and the result says so.',
  'guide.table.bots':
    'Bots see only what their own seat may see. A Deckhand errs often, a Mate plays soundly and a Captain thinks ahead. Each level always answers after the same pause, so the pause tells you nothing. You can change the level in the menu.',
  'guide.table.advice':
    '“What would the captain do?” names the two best moves. It’s there if you play alone or behind the cover, and the result says who asked. After a game, “Review the game” shows each player’s dearest mistakes.',
  'guide.table.ask':
    '“What is this?” tells you what any place, card or name is, and why you can or can’t choose it. Resting a finger on it does the same. For more help while you play, switch on Help for your name in the menu.',
  'guide.table.words':
    'You can play every game without the drawn board, by keyboard or screen reader: choose “In words”.',
  'guide.about': 'Version, authors and licences',
} satisfies Catalogue;

type Text = typeof text;
declare module '../engine/rules' {
  interface Sentences extends Text {}
}
