const MONTH = 7;

/** The month of a time in UTC, as `2026-11`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, MONTH);

/** The months that a ranking counts: this one and the one before, so that the first of a month begins with something. */
export function countedMonths(now: Date): readonly [string, string] {
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  return [monthOf(before), monthOf(now)];
}

/** When the counts of the present month no longer count. */
export const endOfCounting = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1));
