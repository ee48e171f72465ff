import * as v from 'valibot';
import type { Phrase } from '../engine/rules';
import { BUNDLE } from './bundle';
import type { Free } from './plays';
import { templateSchema } from './schemas';
import { read, write } from './store';

/** Games that are not on the shelf, kept by name: how they are scored, for the next time and for others. */

export interface Template {
  name: string;
  free: Omit<Free, 'teams'>;
  /** People play together; who with whom is said anew each time. */
  teams?: boolean;
}

export const TEMPLATES = 'templates';
const KIND = 'template';
/** What is longer was not made here. */
const LONGEST_FILE = 100_000;

export const sameName = (a: string, b: string): boolean =>
  a.trim().toLocaleLowerCase('en') === b.trim().toLocaleLowerCase('en');

/** What was stored is believed only where it makes sense. */
function soundOnes(raw: unknown): Template[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one) => {
    const { success, output } = v.safeParse(templateSchema, one);
    return success ? [output] : [];
  });
}

/** The last kept first. */
export const readTemplates = async (): Promise<Template[]> => soundOnes(await read(TEMPLATES));

/** Theirs first; mine of the same name give way. */
export const joinedTemplates = (mine: readonly Template[], theirs: readonly Template[]): Template[] => [
  ...theirs,
  ...mine.filter((one) => !theirs.some(({ name }) => sameName(name, one.name))),
];

/** Under its name, in the place of what had that name. Gives all that are kept now. */
export async function keepTemplate(template: Template): Promise<Template[]> {
  const all = joinedTemplates(await readTemplates(), [template]);
  await write([[TEMPLATES, all]]);
  return all;
}

/** Gives what is left, and the way back. */
export async function dropTemplate(name: string): Promise<{ left: Template[]; back(): Promise<Template[]> }> {
  const all = await readTemplates();
  const gone = all.find((one) => sameName(one.name, name));
  const left = all.filter((one) => one !== gone);
  await write([[TEMPLATES, left]]);
  return { left, back: () => (gone ? keepTemplate(gone) : readTemplates()) };
}

/** One game to hand on. */
export function templateFile(template: Template, notice: string): File {
  const text = `${JSON.stringify({ tidetable: BUNDLE, notice, kind: KIND, template }, null, 1)}\n`;
  const name = template.name.replace(/[^\p{L}\p{N}-]+/gu, '-').replace(/^-+|-+$/g, '') || 'game';
  return new File([text], `tidetable-template-${name}.json`, { type: 'application/json' });
}

type Read = { template: Template; why?: undefined } | { why: Phrase; template?: undefined };

/** What people call the part in which a fault was found. */
const PARTS = ['name', 'kind', 'rows', 'low', 'factors', 'goal', 'teams'] as const;

/** A game that somebody handed on; or why it is refused. */
export function templateFrom(text: string): Read {
  if (text.length > LONGEST_FILE) return { why: { key: 'template.large' } };
  let raw: { tidetable?: unknown; kind?: unknown; template?: unknown } | null;
  try {
    raw = JSON.parse(text);
  } catch {
    return { why: { key: 'template.unreadable' } };
  }
  if (typeof raw !== 'object' || raw === null || raw.tidetable === undefined)
    return { why: { key: 'template.foreign' } };
  if (raw.kind !== KIND) return { why: { key: 'template.games' } };
  if (typeof raw.tidetable !== 'number' || raw.tidetable > BUNDLE) return { why: { key: 'save.future' } };
  const { success, output, issues } = v.safeParse(templateSchema, raw.template, { abortEarly: true });
  if (success) return { template: output };
  const path = issues[0].path?.map(({ key }) => String(key)) ?? [];
  const part = PARTS.find((one) => path.includes(one));
  return { why: part ? { key: `template.wrong.${part}` } : { key: 'template.wrong' } };
}
