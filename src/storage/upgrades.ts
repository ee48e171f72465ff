import { FORMAT } from '../engine/record';

/** Old saves keep loading: each step turns format n into n + 1. A step is added with every change of FORMAT. */

// biome-ignore lint/suspicious/noExplicitAny: the past had other types
type Upgrade = (old: any) => unknown;

const steps: { readonly [from: number]: Upgrade } = {};

/** The same save in today's format. What is damaged or from the future comes back as it is, for others to refuse. */
export function upgraded(raw: unknown, ladder = steps, today = FORMAT): unknown {
  let save = raw;
  for (let format = formatOf(save); format < today && format in ladder; format++) save = ladder[format](save);
  return save;
}

function formatOf(raw: unknown): number {
  const format = (raw as { format?: unknown } | null)?.format;
  return typeof format === 'number' ? format : Number.POSITIVE_INFINITY;
}
