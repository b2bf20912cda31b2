const MONTH = 7;

/** The month of an instant in UTC, such as `2026-11`. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, MONTH);

/** The months that a ranking counts: the current one and the previous one, so that no month begins empty. */
export function countedMonths(now: Date): readonly [string, string] {
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  return [monthOf(before), monthOf(now)];
}

/** When the counts of the current month no longer count. */
export const endOfCounting = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1));
