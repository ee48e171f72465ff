import { parseArgs } from 'node:util';

/** Arguments of the headless tools: `--name value` pairs, switches `--name`, and the files between them. */

export interface Args {
  files: string[];
  text(name: string): string | undefined;
  number(name: string, preset: number): number;
  /** The switch is there. */
  has(name: string): boolean;
}

export function readArgs(
  known: readonly string[],
  argv = process.argv.slice(2),
  switches: readonly string[] = [],
): Args {
  const all = [...known, ...switches];
  const options = Object.fromEntries(
    all.map((name) => [name, { type: switches.includes(name) ? 'boolean' : 'string' } as const]),
  );
  // strict, it would refuse in its own words, and numbers below nought altogether
  const { values, positionals, tokens } = parseArgs({ args: argv, options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!all.includes(token.name))
      stop(`There is no option ${token.rawName}. Options: ${all.map((one) => `--${one}`).join(' ')}`);
    const isSwitch = switches.includes(token.name);
    if (!isSwitch && token.value === undefined) stop(`--${token.name} needs a value`);
    if (isSwitch && token.value !== undefined) stop(`--${token.name} takes no value`);
  }
  const text = (name: string): string | undefined => values[name]?.toString();
  return {
    files: positionals,
    text,
    number(name, preset) {
      const given = text(name);
      const value = given === undefined ? preset : Number(given);
      if (!Number.isFinite(value)) stop(`--${name} needs a number, not ${given}`);
      return value;
    },
    has: (name) => values[name] === true,
  };
}

/** Ends the tool with a sentence. */
export function stop(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
