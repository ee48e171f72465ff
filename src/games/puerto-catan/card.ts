import type { Card } from '../module';

export const card: Card = {
  id: 'puerto-catan',
  seats: { min: 3, max: 4, usual: 4 },
  minutes: [60, 90],
  options: [],
  text: {
    name: 'Puerto Catan',
    tagline: 'Settle the island, then ship its goods from the quay',
    credit: 'Variant by Chris Hawks, on Catan by Klaus Teuber.',
  },
};
