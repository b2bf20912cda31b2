/**
 * Watches for the longest time, in milliseconds, that this process worked without letting anything else run, such as the
 * answer to `/healthz`. Time that other processes had does not count.
 */
export function watchStalls() {
  let longest = 0;
  let before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  }, 5);
  return {
    stop() {
      clearInterval(timer);
      return longest;
    },
  };
}

/** Prints what an attack achieved, for `npm run fuzz`. */
export function reportAttack(attack: string, longestMs: number): void {
  console.info(`${attack}: the longest silence took ${Math.round(longestMs)} ms`);
}
