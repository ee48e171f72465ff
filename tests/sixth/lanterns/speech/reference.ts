import type { RuleParagraph } from '../../module';

/** The rules reader. A refusal, a question and a score line name the paragraph they come from. */
export const reference: readonly RuleParagraph[] = [
  {
    id: '1',
    heading: 'The deal',
    text: 'There are 16 lanterns: of each of 4 colours one of light 1, 2, 3 and 4. Two people are dealt 6 each and play 4 rounds, three people are dealt 5 each and play 3. Nobody looks at the rest.',
  },
  {
    id: '2',
    heading: 'Look',
    text: 'Each round begins with a look, by one person after the other. You choose somebody and see one of their lanterns, drawn at random from those you have not seen. Its owner sees which.',
  },
  {
    id: '3',
    heading: 'Hang',
    text: 'Then all choose a lantern in secret and hang it. Lanterns of the same light put each other out. The brightest that still shines gets its owner as many points as all lanterns that hang have light.',
    examples: ['Red 4, gold 4 and blue 2 hang: the fours are out, and blue 2 gets 4 + 4 + 2 = 10 points.'],
  },
  {
    id: '4',
    heading: 'The end',
    text: 'After the last round two lanterns are left in each hand. If yours have one colour, you get 3 points. The most points win.',
  },
];
