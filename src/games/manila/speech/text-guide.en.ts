import type { Catalogue } from '../../module';

/** What Help says of this game. */
export const text = {
  'manila.guide.secret.what': 'Secret: which wares your shares are in. If money is hidden, your cash too.',
  'manila.guide.secret.how':
    'There’s no cover: you decide everything on the open board. Press and hold the eye beside your name to see your shares, even while others play.',
  'manila.guide.secret.loan': 'When you pledge a share, nobody learns its ware.',
} satisfies Catalogue;

type Text = typeof text;
declare module '../../../engine/rules' {
  interface Sentences extends Text {}
}
