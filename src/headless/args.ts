/** Arguments of the headless tools: `--name value` pairs and the files between them. */

export interface Args {
  files: string[];
  text(name: string): string | undefined;
  number(name: string, preset: number): number;
}

export function readArgs(known: readonly string[], argv = process.argv.slice(2)): Args {
  const named = new Map<string, string>();
  const files: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    if (!argv[i].startsWith('--')) {
      files.push(argv[i]);
      continue;
    }
    const [name, inline] = argv[i].slice(2).split(/=(.*)/s);
    if (!known.includes(name))
      stop(`There is no option --${name}. Options: ${known.map((one) => `--${one}`).join(' ')}`);
    const value = inline ?? argv[++i];
    if (value === undefined) stop(`--${name} wants a value`);
    named.set(name, value);
  }
  return {
    files,
    text: (name) => named.get(name),
    number(name, preset) {
      const value = named.has(name) ? Number(named.get(name)) : preset;
      if (!Number.isFinite(value)) stop(`--${name} wants a number, not ${named.get(name)}`);
      return value;
    },
  };
}

/** Ends the tool with a sentence. */
export function stop(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
