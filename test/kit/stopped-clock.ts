import { onTestFinished, vi } from 'vitest';

const HOUR_MS = 3_600_000;

/**
 * Stops the clock of the servers in this process at the beginning of an hour, until the test is over. Limits are counted in
 * windows of the clock (`rate-limit.ts`): a count that a window's end divides in two is no count. It is the next hour, so
 * that the database keeps the counters.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / HOUR_MS) * HOUR_MS });
  onTestFinished(() => void vi.useRealTimers());
}
