import { BUNDLE } from '../storage/bundle';
import { readArgs, stop } from './args';
import { playMatch } from './games';
import { loadGame } from './registry';

/**
 * npm run -s deal -- --seats 4 --seed 7 alexandros:40 manila:end: random matches of so many entries, as one file that the
 * app imports. People sit on all chairs, round the whole tablet; the id of a match says its game and its length.
 */

const NAMES = ['Bartholomew the Bold', 'Ana', 'Çelik', 'Maximiliane Dorothea', 'Mira', 'Emil'];

const args = readArgs(['seats', 'seed']);
if (args.files.length === 0) stop('Usage: npm run -s deal -- GAME:ENTRIES ..., as alexandros:40 or manila:end');
const matches = [];
for (const wish of args.files) {
  const [id, length] = wish.split(':');
  const { card, module } = await loadGame(id);
  const seats = args.number('seats', card.seats.max);
  const until = length === 'end' ? undefined : Number(length);
  const { record } = playMatch(module, { seats, seed: args.number('seed', 7), options: {}, until });
  record.id = `${id}-${length}`;
  for (const [seat, chair] of record.chairs.entries()) {
    chair.name = NAMES[seat];
    chair.side = Math.round((360 * seat) / seats);
  }
  matches.push(record);
}
console.log(JSON.stringify({ tidetable: BUNDLE, notice: '', kind: 'all', made: 0, matches }));
