/** How often something can be done in a second of CPU time, once the compiler has done with it. */

/** Stretches that are compared with one another while it warms up, and of which the median counts. */
const STRETCHES = 5;
/** It is warm when the last three stretches differ by no more than this; after so many it is measured as it is. */
const STEADY = 0.05;
const LONGEST_WARM_UP = 30;

/** `act` does its work and returns how many times; each stretch of it lasts a fifth of `seconds`. Times per CPU-second. */
export function rateOf(seconds: number, act: () => number): number {
  const stretch = (): number => {
    const start = process.cpuUsage();
    let times = 0;
    while (spent(start) < seconds / STRETCHES) times += act();
    return times / spent(start);
  };
  const warm: number[] = [];
  const steady = (): boolean => {
    const last = warm.slice(-3);
    return last.length === 3 && Math.max(...last) <= Math.min(...last) * (1 + STEADY);
  };
  while (!steady() && warm.length < LONGEST_WARM_UP) warm.push(stretch());
  const rates = Array.from({ length: STRETCHES }, stretch).sort((a, b) => a - b);
  return Math.round(rates[(STRETCHES - 1) / 2]);
}

/** CPU-seconds since then. */
function spent(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}
