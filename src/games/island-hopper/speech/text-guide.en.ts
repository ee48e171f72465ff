import type { Catalogue } from '../../module';

/** What Help says of this game. */
export const text = {
  'hopper.guide.secret.what': 'Secret: your contracts. Your cash is secret too, unless you play with open money.',
  'hopper.guide.secret.how':
    'You bid and fly on the open board. During the bribing minute, everyone drags coins from their own place at once. You swap contracts behind the cover, one player after the other.',
  'hopper.guide.secret.peek':
    'Press and hold the eye beside your name to see your contracts and cash. When you cash contracts, the others see how many, not how much they paid.',
  'hopper.guide.secret.calm': 'For calmer bribing behind the cover, choose “In turn, in secret”.',
  'hopper.guide.secret.bots':
    'Bots make promises and threats, help with words, and now and then mislead you. They remember who kept their word.',
  'hopper.guide.glass': 'Flying on glass',
  'hopper.guide.glass.screen':
    'You fly with one finger and your eyes closed. Match a bank card in Settings once to show the islands at their true size. Three test flights in the set-up show how it feels.',
  'hopper.guide.glass.gestures':
    'Turn off the system’s multi-finger gestures: Guided Access on an iPad, screen pinning on Android.',
  'hopper.guide.glass.reckon':
    'Can’t drag, or can’t see the board? Fly by dead reckoning: you set heading and distance from memory, with keys or by touch.',
  'hopper.guide.glass.table':
    'If the box is on the table, choose “On a real table”. The app looks after time, money and cards. One player says where the token is, and another confirms it.',
  'hopper.guide.glass.cards':
    'The printed cards are only in the box, so the app deals a house deck. If you own the game, type in your cards or import them in the set-up. You need them to move a game to the real table.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
