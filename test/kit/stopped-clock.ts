import { onTestFinished, vi } from 'vitest';

const HOUR_MS = 3_600_000;

/**
 * Stops the clock of the servers in this process at the start of an hour, until the test ends. Rate limits are counted in windows
 * of the clock (`rate-limit.ts`), and a window that ends in the middle of a test would split the count. It is the next hour, so
 * that the counters do not expire in the database.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / HOUR_MS) * HOUR_MS });
  onTestFinished(() => void vi.useRealTimers());
}
