/**
 * Limits of time for all tests: a busy machine is no fault of the shop's. Whatever a test waits for may take long, but must
 * come; what never comes is told soon enough.
 */
export const LIMITS = {
  /** One test or hook; only what does more than others has a longer one of its own. */
  testMs: 300_000,
  /** One wait within a test: of `expect.poll`, `vi.waitFor` and `vi.waitUntil`. */
  waitMs: 60_000,
} as const;
