/** The browser's locks, where it has them: one a match or sheet, held by the window that writes it. */

export const lockName = (id: string): string => `tidetable:${id}`;

export const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Whether some window, this one included, has the match open for writing. */
export async function isOpen(id: string): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some((lock) => lock.name === lockName(id));
}
