/** How long a deadline is kept after it has passed, in milliseconds. */
const KEPT_MS = 120_000;

/**
 * Until when each change can be undone, in the time of `performance.now`. The server sends the seconds that are left, since
 * clocks of computers differ. They count from the first time a change is read, however often the cache returns it later.
 */
const deadlines = new Map<string, number>();

/** The deadline of a change; `secondsLeft` is from the first response that contained it. */
export function deadlineOf(changeId: string, secondsLeft: number, now = performance.now()): number {
  const known = deadlines.get(changeId);
  if (known !== undefined) return known;
  for (const [id, deadline] of deadlines) if (deadline + KEPT_MS < now) deadlines.delete(id);
  const deadline = now + secondsLeft * 1000;
  deadlines.set(changeId, deadline);
  return deadline;
}
