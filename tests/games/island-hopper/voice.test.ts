import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cockpit, hasVoice, TAUGHT } from '../../../src/games/island-hopper/live/voice';

/** Words of computer players: by a voice of the device alone, and else by tones; an engine that tells nothing. */

const spoken: { text: string; voice: unknown }[] = [];
let begun: { from: number; to: number }[] = [];

class Param {
  value = 0;
  setValueAtTime(value: number): void {
    this.value = value;
  }
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
  setTargetAtTime(): void {}
}

class Part {
  readonly gain = new Param();
  readonly frequency = new Param();
  type = '';
  connect(next: unknown): unknown {
    return next;
  }
  disconnect(): void {}
  start(): void {
    const to = this.frequency.value;
    begun.push({ from: to, to });
  }
  stop(): void {}
}

class Context {
  readonly currentTime = 0;
  readonly state = 'running';
  readonly destination = {};
  createGain = () => new Part();
  createOscillator = () => new Part();
  createBiquadFilter = () => new Part();
  close = async () => {};
}

const voices = (...local: boolean[]) =>
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => local.map((localService) => ({ localService, lang: 'en-GB' })),
    speak: (said: { text: string; voice: unknown }) => spoken.push(said),
  });

beforeEach(() => {
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      voice: unknown;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('navigator', {});
  spoken.length = 0;
  begun = [];
});
afterEach(() => vi.unstubAllGlobals());

test('a voice that needs a network says nothing', () => {
  voices(false, false);
  expect(hasVoice()).toBe(false);
  const cockpit = new Cockpit();
  cockpit.open();
  cockpit.say('north', 'north');
  expect(spoken).toEqual([]);
  expect(begun.length).toBeGreaterThan(0);
});

test('a voice of the device says the word, whatever else is there', () => {
  voices(false, true);
  const cockpit = new Cockpit();
  cockpit.open();
  cockpit.say('west', 'west');
  expect(spoken).toHaveLength(1);
  expect(spoken[0]).toMatchObject({ text: 'west', voice: { localService: true } });
  expect(begun).toEqual([]);
});

test('each direction has a tone of its own', () => {
  voices();
  const heard = TAUGHT.map((word) => {
    begun = [];
    const cockpit = new Cockpit();
    cockpit.open();
    cockpit.tone(word);
    return JSON.stringify(begun);
  });
  expect(new Set(heard).size).toBe(4);
});

test('nothing sounds before a touch has opened the way', () => {
  voices();
  const cockpit = new Cockpit();
  cockpit.lift();
  cockpit.say('north', 'north');
  expect(begun).toEqual([]);
});
