import type { Catalogue } from '../../module';

/** What Help says of this game. */
export const text = {
  'isla.guide.secret.what': 'Secret: the action card you take, your commerce cards and what your crowns are worth.',
  'isla.guide.secret.how':
    'A cover goes up before each secret choice. At any other time, press and hold the eye beside your name to see your cards.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
