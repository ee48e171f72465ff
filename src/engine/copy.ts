/** Plain data: copies, comparison, canonical text. No class instances, no cycles, no undefined in arrays. */

/** A deep copy of plain JSON. A hot path: recursion over plain loops, no library. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const n = value.length;
    const out = new Array(n);
    for (let i = 0; i < n; i++) {
      const item = value[i];
      out[i] = typeof item === 'object' && item !== null ? copy(item) : item;
    }
    return out as T;
  }
  const out: Record<string, unknown> = {};
  for (const key in value) {
    const item = value[key];
    out[key] = typeof item === 'object' && item !== null ? copy(item) : item;
  }
  return out as T;
}

/** Structural equality of plain data; the order of keys does not matter, extra keys do. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a)) {
    const c = b as unknown[];
    if (a.length !== c.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], c[i])) return false;
    return true;
  }
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return false;
    if (!same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return true;
}

/** Canonical text: equal data give equal strings whatever the order of their keys. A hot path: loops. */
export function canonical(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) {
    let list = '';
    for (let i = 0; i < value.length; i++) list += i === 0 ? canonical(value[i]) : `,${canonical(value[i])}`;
    return `[${list}]`;
  }
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record);
  if (keys.length > 1) keys.sort();
  let fields = '';
  for (const key of keys) {
    if (record[key] === undefined) continue;
    if (fields !== '') fields += ',';
    fields += `${JSON.stringify(key)}:${canonical(record[key])}`;
  }
  return `{${fields}}`;
}

/** True for JSON that is nothing but JSON: finite numbers, plain objects without prototype tricks, bounded depth. */
export function isPlain(value: unknown, depth = 0): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth > 40) return false;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth + 1));
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return false;
  return Object.keys(value).every(
    (key) => key !== '__proto__' && isPlain((value as Record<string, unknown>)[key], depth + 1),
  );
}
