/** Things that move for a moment. Time is handed in; nothing here knows a clock. */

interface Tween {
  ms: number;
  /** At one speed all the way. */
  even: boolean;
  at: number;
  step(t: number): void;
  done(): void;
}

const ease = (t: number) => 1 - (1 - t) ** 3;

export class Motion {
  private tweens: Tween[] = [];

  /** Calls `step` with 0..1, slowing down towards the end. Never resolves if it is dropped. */
  run(ms: number, step: (t: number) => void): Promise<void> {
    return this.begin(ms, false, step);
  }

  /** The same at one speed: what rises, stays and sinks has its own. */
  even(ms: number, step: (t: number) => void): Promise<void> {
    return this.begin(ms, true, step);
  }

  private begin(ms: number, even: boolean, step: (t: number) => void): Promise<void> {
    step(0);
    return new Promise((done) => this.tweens.push({ ms, even, at: 0, step, done }));
  }

  /** False when nothing moves any more. */
  tick(ms: number): boolean {
    const running = this.tweens;
    this.tweens = [];
    for (const tween of running) {
      tween.at += ms;
      const t = Math.min(1, tween.at / tween.ms);
      tween.step(tween.even ? t : ease(t));
      if (t < 1) this.tweens.push(tween);
      else tween.done();
    }
    return this.tweens.length > 0;
  }

  drop(): void {
    this.tweens = [];
  }
}
