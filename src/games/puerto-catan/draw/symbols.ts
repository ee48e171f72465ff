/**
 * The game's marks as SVG paths in a box of 24 x 24, filled and without holes: the board and the panels print the same
 * ones. No drawing code in here, so that panels do not load any.
 */

/** A ring without a hole: out and back along a slit. */
const ring = (x: number, y: number, r: number, inner: number): string =>
  `M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}A${r} ${r} 0 0 1 ${x} ${y - r}` +
  `V${y - inner}A${inner} ${inner} 0 0 0 ${x} ${y + inner}A${inner} ${inner} 0 0 0 ${x} ${y - inner}Z`;

const dot = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}A${r} ${r} 0 0 1 ${x} ${y - r}Z`;

/** Three courses of a wall. */
const BRICK =
  'M2 5h9.3v4.2h-9.3ZM12.7 5h9.3v4.2h-9.3ZM2 10.4h4v4.2h-4ZM7.4 10.4h9.2v4.2h-9.2ZM18 10.4h4v4.2h-4Z' +
  'M2 15.8h9.3v4.2h-9.3ZM12.7 15.8h9.3v4.2h-9.3Z';

const log = (x: number, y: number): string =>
  `M${x} ${y}h11a4.9 4.9 0 0 0 0 7.4h-11A2.2 3.7 0 0 1 ${x} ${y}Z${ring(x + 14.2, y + 3.7, 3.7, 2.5)}${dot(x + 14.2, y + 3.7, 1.2)}`;
const LUMBER = log(5.6, 3.9) + log(3.6, 12.7);

/** A sheep that grazes. */
const WOOL =
  'M8.6 6.6a3 3 0 0 1 4.7-1.9a3.1 3.1 0 0 1 5 1.3a3.2 3.2 0 0 1 3.2 4.6a3.2 3.2 0 0 1-1.6 4.9a3.2 3.2 0 0 1-4.8 1.6' +
  'a3.2 3.2 0 0 1-4.9-.5a3 3 0 0 1-3.1-3.2a4 4 0 0 1 .4-3.2a3 3 0 0 1 1.1-3.6Z' +
  'M6.8 7.4L4 5.8l.1 2.4C1.9 9.6.7 12.6 1.3 14.7c.5 1.7 2.5 1.9 3.7.6c1.2-1.3 1.9-3.2 1.9-5.2Z' +
  'M10.4 17.9h1.9v3.6h-1.9ZM13.4 18.6h1.9v2.9h-1.9ZM17.2 18.2h1.9v3.3h-1.9Z';

const ear = (y: number): string =>
  `M11.2 ${y + 4.4}c-3.9 .2-5.4-1.8-5.5-5c3.4-.2 5.3 1.6 5.5 5ZM12.8 ${y + 4.4}c3.9 .2 5.4-1.8 5.5-5c-3.4-.2-5.3 1.6-5.5 5Z`;
/** An ear on its stalk. */
const GRAIN = `M12 1c1.9 1.7 1.9 4.1 0 5.8c-1.9-1.7-1.9-4.1 0-5.8Z${ear(5.4)}${ear(9.6)}${ear(13.8)}M11.3 18.9h1.4v4.1h-1.4Z`;

/** A lump broken along its faces. */
const ORE =
  'M8.3 4.2L14.2 3l-2.1 5.4L5.8 9.2ZM15.7 3.5l4.7 4.2l-7 .8ZM4.7 10.5l6.6-1l2.1 9.1L7.6 20.6L2.6 15.4Z' +
  'M12.9 9.9l8-1l.9 6.4l-6.5 3.6ZM9.6 21.2l5.3-1.6l4.6-1.3l-3.1 2.9Z';

/** In the order of RESOURCE_IDS. */
export const RESOURCE_PATHS: readonly string[] = [BRICK, LUMBER, WOOL, GRAIN, ORE];

const sword = (flip: 1 | -1): string => {
  const at = (x: number, y: number) => `${12 + flip * (x - 12)} ${y}`;
  return (
    `M${at(21.8, 2.2)}L${at(21.2, 5.6)}L${at(10.2, 16.2)}L${at(8, 14)}L${at(18.4, 2.9)}Z` +
    `M${at(5.6, 12.6)}L${at(6.9, 11.4)}L${at(12.7, 17.2)}L${at(11.4, 18.5)}Z` +
    `M${at(6.9, 15.4)}L${at(8.7, 17.2)}L${at(4.9, 21)}L${at(3, 19.2)}Z`
  );
};
/** A shield in four quarters. */
const SHIELD =
  'M3.6 3.8c3.2.3 5.6-.3 7.6-1.8v8.6H3.6ZM20.4 3.8c-3.2.3-5.6-.3-7.6-1.8v8.6h7.6Z' +
  'M3.7 12.2h7.5v10c-4.4-2-7.1-5.6-7.5-10ZM20.3 12.2h-7.5v10c4.4-2 7.1-5.6 7.5-10Z';
const STAR = 'M12 1.8l2.9 6.5l7.1.8l-5.3 4.8l1.5 7l-6.2-3.6l-6.2 3.6l1.5-7l-5.3-4.8l7.1-.8Z';
/** A road to the horizon. */
const WAY =
  'M8.9 3L4.6 21h-3.4L7 3ZM15.1 3l4.3 18h3.4L17 3ZM11.3 3.4h1.4l.3 3.6h-2ZM10.9 9h2.2l.4 4.4h-3Z' +
  'M10.3 15.4h3.4l.6 5.6h-4.6Z';
/** A basket that runs over. */
const PLENTY =
  `${dot(6.6, 8.3, 2.5)}${dot(12, 8, 2.6)}${dot(17.4, 8.3, 2.5)}${dot(9.3, 4.3, 2.3)}${dot(14.7, 4.3, 2.3)}` +
  'M1.8 11.4h20.4v2.7H1.8ZM3.4 15.4h3.7l1 6.6H5.2ZM8.5 15.4h2.9V22H9.5ZM12.6 15.4h2.9l-1 6.6h-1.9ZM16.9 15.4h3.7l-1.8 6.6h-2.9Z';
const CROWN = `M3.4 17.6L2 7.4l5.2 4L12 4.4l4.8 7l5.2-4l-1.4 10.2ZM3.4 19h17.2v2.4H3.4Z`;

/** In the order of DEV_IDS. */
export const DEV_PATHS: readonly string[] = [SHIELD, STAR, WAY, PLENTY, CROWN];

/** A sickle and what it cuts. */
const SICKLE =
  'M6.2 21.8l-2.4-2.4l3.6-3.7l2.4 2.5ZM10.9 17.2l-2.5-2.5c1.2-1.6 1.9-2.5 3.4-2.2c3.6.8 7.4-.8 8.2-4C20.7 5.6 18.2 3 13.2 2' +
  'c5.8-.8 10 2.4 9.7 7.2c-.3 4.6-4.6 7.6-9.6 6.6c-.9-.2-1.4.2-2.4 1.4Z' +
  'M6.8 2.2c1.4 1.2 1.4 3 0 4.2c-1.4-1.2-1.4-3 0-4.2ZM6.2 10.2c-2.8.2-3.9-1.2-4-3.6c2.5-.2 3.8 1.2 4 3.6Z' +
  'M7.4 10.2c2.8.2 3.9-1.2 4-3.6c-2.5-.2-3.8 1.2-4 3.6ZM6.3 11h1v2.6h-1Z';
/** A pair of scales. */
const SCALES =
  `M11.2 4.2h1.6v14.6h-1.6ZM7 19.4h10v2.2H7ZM3.6 5.2h16.8v1.7H3.6Z${dot(12, 3.4, 1.8)}` +
  'M4.9 7.2l3.6 6.4h-1.5l-2.5-4.5l-2.5 4.5H.6l3.5-6.4ZM.4 14.2h8.2c0 4-8.2 4-8.2 0Z' +
  'M19.9 7.2l3.6 6.4h-1.5l-2.5-4.5l-2.5 4.5h-1.4l3.5-6.4ZM15.4 14.2h8.2c0 4-8.2 4-8.2 0Z';
/** A hammer. */
const HAMMER =
  'M9.4 2.2l2.2 2.1l4-.2l4.6 4.6l1.7.2l1.1 3.3l-3.4 3.4l-3.2-1.2l-.2-1.7L9.6 6.2L6.4 5.4ZM12 10.4l2.6 2.6l-9.4 9.2l-2.9-2.9Z';
const SHIELDED = `${sword(1)}${sword(-1)}`;
/** A pickaxe. */
const PICK =
  'M2.6 6.2C8.4.8 16.6 1.2 19.7 4.3C22.8 7.4 23.2 15.6 17.8 21.4C18.6 15.8 17.8 12.2 15.9 9.9L5.2 20.6' +
  'L3.2 22.6L1.4 20.8L3.4 18.8L14.1 8.1C11.8 6.2 8.2 5.4 2.6 6.2Z';
/** A hat and a kerchief: nobody sees who it is. */
const ROBBER =
  'M1.4 10.2c3-.2 4.5-1 5-3.2C7 4 8.6 2.6 12 2.6S17 4 17.6 7c.5 2.2 2 3 5 3.2c-1 2-5.6 2.8-10.6 2.8S2.4 12.2 1.4 10.2Z' +
  'M5.6 14.2c4 .7 8.8 .7 12.8 0c.1 2.2-1.2 4.2-2.7 5.5L12 22.8l-3.7-3.1C6.8 18.4 5.5 16.4 5.6 14.2Z';

/** In the order of ROLE_IDS. */
export const ROLE_PATHS: readonly string[] = [
  SICKLE,
  SCALES,
  HAMMER,
  SHIELDED,
  PICK,
  ROBBER,
  `${PICK}${dot(4.4, 12.4, 2.4)}${dot(12.2, 19.6, 2.4)}`,
];

/** A house of the town with its flag. */
export const GOVERNOR_PATH =
  'M11 5.500V2h6.500l-1.500 1.700 1.500 1.800H13v2.200a10 10 0 0 1 6 3.800V21h-5v-5h-4v5H5v-9.500a10 10 0 0 1 6-3.800z';
