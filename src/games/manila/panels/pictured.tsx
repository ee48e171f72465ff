import { Die } from '../../kit/die';
import type { Pictured } from '../../pictured';
import { WARES } from '../rules/setup';
import { Icon, WareMark } from './panels';

/** Wares, shares and accomplices beside the words of the rules. */

const [, nutmeg, silk, jade] = WARES.map((_, ware) => <WareMark ware={ware} />);
const [cash, share, pledged, pawn, master, passed] = ['cash', 'share', 'pledged', 'pawn', 'master', 'passed'].map(
  (name) => <Icon name={name} />,
);
const die = (pips: number) => <Die pips={pips} />;

export const pictured: Pictured = {
  picture({ key }) {
    const ware = WARES.findIndex(({ id }) => key === `manila.ware.${id}`);
    return ware < 0 ? undefined : <WareMark ware={ware} />;
  },
  examples: {
    '1.1': [[jade, pawn, pawn, '36 ÷ 2 = 18', jade, pawn, pawn, pawn, pawn, '36 ÷ 4 = 9']],
    '1.4': [['10 +', die(4), die(5), die(6), '> 13', '10 +', die(3), '= 13']],
    '3.3': [['5, 9,', passed, '12,', passed, '14, 20,', passed, master, cash, '30 − 20 = 10']],
    '3.4': [[nutmeg, '5 +', silk, '4 +', jade, '0 = 9 ✓', nutmeg, '5 +', silk, '4 +', jade, '1 = 10 ✗']],
    '3.8': [[cash, '4', share, share, '4 + 2 × 12 = 28', pledged, pledged, '4 + 24 − 20 = 8']],
    '3.9': [[pawn, '+10', '−(6 + 8) = −14', '−(6 + 8 + 15) = −29']],
  },
  glance: [
    [share, silk, '30'],
    [master, nutmeg, silk, jade],
    [pawn],
    [die(1), die(6), '13'],
    [cash, pawn],
    [pledged, '12 / 15'],
    [silk, '5 / 10 / 20 / 30'],
    [die(3), die(6)],
    [share, '?'],
  ],
};
