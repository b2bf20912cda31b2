/** Longest that a deadline is of interest after it has passed, in milliseconds. */
const KEPT_MS = 120_000;

/**
 * Until when each change can be undone, on the clock of `performance.now`. The server tells seconds that are left, since the
 * clocks of computers differ; they count from when a change is first seen, however often it is read from the cache later.
 */
const deadlines = new Map<string, number>();

/** The deadline of a change; `secondsLeft` is of the answer in which it was seen first. */
export function deadlineOf(changeId: string, secondsLeft: number, now = performance.now()): number {
  const known = deadlines.get(changeId);
  if (known !== undefined) return known;
  for (const [id, deadline] of deadlines) if (deadline + KEPT_MS < now) deadlines.delete(id);
  const deadline = now + secondsLeft * 1000;
  deadlines.set(changeId, deadline);
  return deadline;
}
