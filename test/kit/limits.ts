/**
 * Timeouts for all tests, in milliseconds. They are generous, since a slow machine is not a fault of the shop, but something that
 * never happens still fails soon enough.
 */
export const LIMITS = {
  /** Timeout of one test or hook; only unusually long tests set a longer one. */
  testMs: 300_000,
  /** Timeout of one wait in a test: of `expect.poll`, `vi.waitFor` and `vi.waitUntil`. */
  waitMs: 60_000,
} as const;
