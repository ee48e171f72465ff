/** The number in the id of a pick or a place: `bid:12` is 12. */
export const numberOf = (id: string): number => Number(id.slice(id.indexOf(':') + 1));
