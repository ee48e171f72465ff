import { vi } from 'vitest';

/** Waits until this holds; the library's own second is too short for a machine that has other things to do. */
export const soon = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 });
