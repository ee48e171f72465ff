import type { Catalogue } from '../games/module';

/** Help: what players want to know before and while they play. What one game has to say lies in its folder. */
export const text = {
  'guide.title': 'Help',
  'guide.secrets': 'Who sees what',
  'guide.secrets.alone': 'If you play alone, nothing is covered.',
  'guide.secrets.cover':
    'With several players, a cover goes up before anything private appears. It names the next player, turns to their side and stays up while you pass the tablet. Rest one finger on its button for a moment and it opens. If you lift too soon, slide off or add a second finger, it stays shut. Once you’ve chosen, your cards are off the screen again.',
  'guide.secrets.shut':
    'The cover also goes up when you turn the tablet, leave the page, reload it or print it. In Settings you can choose a tap instead, or no cover at all.',
  'guide.secrets.peek':
    'At any other time, press and hold the eye beside your name. Your cards open at your edge of the screen, turned to you. Several players can look at once.',
  'guide.secrets.file':
    'A saved file holds all the secrets of its games, even those still running. Don’t hand it on while you’re playing. The library shows finished plays and score sheets you’re still keeping, but no game that’s still running on the tablet.',
  'guide.box': 'With the box on the table',
  'guide.box.sheet':
    'Anyone at the table may look at a score sheet and its tools. Leave anything hidden until the end, and enter it when it’s shown.',
  'guide.box.lay':
    '“Set this up on the real table”, in the menu, takes a running game to the box. “Go on from a real table”, in the set-up, brings it back. Everything face up is listed for all to see. You take or enter your own hand behind the cover.',
  'guide.box.bots': 'Bots can’t move to a real table. Give their seats to players first.',
  'guide.box.dice':
    'With real dice, roll or draw only what everyone may see, then enter it. The app draws the hidden cards.',
  'guide.box.print':
    'You can print Isla Margarita, Alexandros and the role cards of Puerto Catan from the set-up. Print at full size: each sheet has a 50 mm line to check. To print a land generated at random, open the game that uses it.',
  'guide.chance': 'A fair chance',
  'guide.chance.seed':
    'Every shuffle, card and die in a game comes from one secret number. It’s settled before the first move.',
  'guide.chance.keep':
    'You’ll find the fingerprint of that number at the top of the log and in the menu. Photograph or copy it when you start.',
  'guide.chance.check':
    'When the game is over, the last screen and the library show the number itself. Tap “Check every draw” and the app draws everything again.',
  'guide.chance.yourself':
    'You can check it without the app, too: the fingerprint is the SHA-256 of the number’s 32 characters.',
  'guide.chance.not':
    'Not covered: real dice, measured flights and how bots choose. If a game goes on from a real table, the proof begins there.',
  'guide.data': 'Where your games are kept',
  'guide.data.here': 'Everything stays on this device, in this browser. There’s no account and no server.',
  'guide.data.saved':
    'Each move is saved to the disk before the next one. After a crash or a dead battery, you carry on where you were, behind the cover.',
  'guide.data.disk':
    'If the disk is full or slow, you can play on. The app says how many moves aren’t saved yet and saves them as soon as it can.',
  'guide.data.safari':
    'Safari may delete a site’s data after seven days without a visit. Add the app to your home screen and it won’t.',
  'guide.data.export':
    'Settings shows what is kept and how you could lose it. From there, export everything to a file now and then: any device can read it.',
  'guide.data.windows':
    'If a game is open in two windows, the second one can only watch. Tap “Play here instead” to play in it.',
  'guide.data.problem':
    'If something goes wrong, “Report a problem” in Settings writes a page for the developers. It holds no names, moves, notes or secret numbers, and you get to read it first.',
  'guide.table': 'At the table',
  'guide.table.back':
    'You can take back your last choice until it reveals something new. At the end of a turn you have a moment longer; you choose how long in Settings. After that, all players must agree at the same time, and the result says so.',
  'guide.table.bots':
    'Bots see only what their own seat may see. A Deckhand makes many mistakes, a Mate plays soundly and a Captain thinks ahead. Each level always answers after the same pause, so the pause tells you nothing. You choose the level and character in the set-up, and can change the level in the menu.',
  'guide.table.advice':
    '“What would the captain do?” names the two best moves. It’s there when you play alone or behind the cover. The result shows who asked. After a game, “Review the game” shows each player’s costliest mistakes.',
  'guide.table.ask':
    '“What is this?” tells you what any place, card or name is, and why you can or can’t choose it. Resting a finger on it does the same. For more help while you play, switch on Help for your name in the menu.',
  'guide.table.words':
    'You can play every game without the drawn board, by keyboard or screen reader: choose “In words”.',
  'guide.table.learn':
    '“Learn”, on each lid, sets up a prepared game and explains every step as you play. You can leave and come back at any time. When the lesson ends, the game goes on.',
  'guide.table.others':
    'The line at the top shows what the others are doing, and marks on the board show where. Tap a log line to light up its place. “Since your turn” shows it all again. At the table, you choose how fast they play.',
  'guide.table.rules':
    'Each refusal and each log line leads to its rule. The rules have pictures, tables and a search; “At a glance” is one screen and prints on two sheets. A mark shows you which parts are house rulings or reconstructions.',
  'guide.table.language': 'You can change the language in Settings, or in the menu of a running game.',
  'guide.data.install':
    'Once installed, the app works without a network. Its icon also leads straight to “Continue” and “Keep score”.',
  'guide.keep': 'Keeping score',
  'guide.keep.sheets':
    'Five sheets know the rule book’s own scoring. For any other game, count by rounds, categories or totals, or only say who won. It’s offered again under the game’s name.',
  'guide.keep.sums':
    'Type sums as you count them: 3+6+2. If one digit is enough, the sheet moves to the next cell by itself; the keypad says when.',
  'guide.keep.why':
    'The sheet says who leads and why. Anything that can’t be right is marked, with the reason. It doesn’t count until you correct it.',
  'guide.keep.ledger':
    'Helpers run auctions, loans, voyages, rounds, roles and gold, and enter them on the sheet. On the drawn board you tap where pieces lie. You can edit or remove each line. “History” brings back any earlier number.',
  'guide.keep.tools':
    'Every sheet has turn order and clocks beside it, and dice or a sand timer where the box has them. What runs stays in sight. “Table tools” has these and a bank without a sheet. Latecomers join under “Who plays?”, and anyone can leave there. A tap on the time pauses the play. A filled-in sheet prints on one or two pages; you’ll find blank ones in each game’s set-up.',
  'guide.keep.library':
    '“Finish” puts the play into the library, where you can still correct it. There you can add notes and photos, and rename or merge players. Each player, game and year has a page of figures. Photos leave the device only in an export. What you delete stays in the bin for 30 days.',
  'guide.about': 'Version, authors and licences',
} satisfies Catalogue;

type Text = typeof text;
declare module '../engine/rules' {
  interface Sentences extends Text {}
}
