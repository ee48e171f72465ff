/** Where a match lies: its trunk, and its log in pieces. */
export const matchKey = (id: string): string => `match:${id}`;
export const piecesKey = (id: string): string => `log:${id}:`;
