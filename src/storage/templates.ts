import * as v from 'valibot';
import { BUNDLE } from './bundle';
import type { Free } from './plays';
import { templateSchema } from './schemas';
import { read, write } from './store';

/** Games that are not on the shelf, kept by name: how they are scored, for the next time and for others. */

export interface Template {
  name: string;
  free: Omit<Free, 'teams' | 'teamNames'>;
  /** People play together; who with whom is said anew each time. */
  teams?: boolean;
}

export const TEMPLATES = 'templates';
export const TEMPLATE = 'template';

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
  const text = `${JSON.stringify({ tidetable: BUNDLE, notice, kind: TEMPLATE, template }, null, 1)}\n`;
  const name = template.name.replace(/[^\p{L}\p{N}-]+/gu, '-').replace(/^-+|-+$/g, '') || 'game';
  return new File([text], `tidetable-template-${name}.json`, { type: 'application/json' });
}
