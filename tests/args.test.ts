import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Args, readArgs } from '../src/headless/args';

/** The arguments of the headless tools: what they read, and the sentence on each that is wrong. */

const KNOWN = ['game', 'seats'];

class Stopped extends Error {}

/** What the tool says, and that it ends with 2. */
function refused(read: () => unknown): string {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Stopped(`${code}`);
  });
  expect(read).toThrow(new Stopped('2'));
  return said.mock.lastCall?.join(' ') ?? '';
}
afterEach(() => vi.restoreAllMocks());

const read = (...argv: string[]): Args => readArgs(KNOWN, argv);

describe('arguments', () => {
  it('are pairs, with a space or an equals sign, and the files between them', () => {
    const args = read('a.json', '--game', 'manila', 'b.json', '--seats=4', '-');
    expect(args.files).toEqual(['a.json', 'b.json', '-']);
    expect([args.text('game'), args.number('seats', 2)]).toEqual(['manila', 4]);
  });

  it('have presets, and the last of two holds', () => {
    expect([read().text('game'), read().number('seats', 2)]).toEqual([undefined, 2]);
    expect(read('--game', 'isla', '--game', 'manila').text('game')).toBe('manila');
  });

  it('take whatever stands behind a name', () => {
    expect(read('--seats', '-3').number('seats', 2)).toBe(-3);
    expect(read('--game', '--seats', '4')).toMatchObject({ files: ['4'] });
    expect(read('--game=a=b').text('game')).toBe('a=b');
    expect(read('--game=').text('game')).toBe('');
  });

  it('that nobody knows are refused with those that are known', () => {
    for (const name of ['--gmae', '--gmae=x', '-g', '--__proto__'])
      expect(refused(() => read(name, 'x'))).toBe(
        `There is no option ${name.replace('=x', '')}. Options: --game --seats`,
      );
  });

  it('may be switches, which take no value', () => {
    const both = (...argv: string[]): Args => readArgs(KNOWN, argv, ['loud']);
    expect([both('--loud', 'x').has('loud'), both('x').has('loud'), both('--loud', 'x').files]).toEqual([
      true,
      false,
      ['x'],
    ]);
    expect(refused(() => both('--loud=x'))).toBe('--loud takes no value');
    expect(refused(() => both('--laud'))).toContain('--game --seats --loud');
  });

  it('want values, and numbers where numbers are meant', () => {
    expect(refused(() => read('--seats', '4', '--game'))).toBe('--game needs a value');
    expect(refused(() => read('--seats', 'four').number('seats', 2))).toBe('--seats needs a number, not four');
  });
});
