/**
 * A browser that has not come for so many days is a new visitor: single visits are not kept for longer, so nobody could
 * tell (`VISIT_DAYS`).
 */
export const KNOWN_DAYS = 89;

/**
 * Who came on one day, so that the different visitors of any days on end can be counted without their names: of each one
 * that is known again, how long ago they had last been there.
 */
export interface VisitorDay {
  /** Different browsers that are known again. */
  readonly known: number;
  /** Visits of browsers that are not: each is a visitor of its own. */
  readonly unknown: number;
  /** `gaps[g - 1]` of the known ones had last come g days before. Shorter than 89 where nobody had been away longer. */
  readonly gaps: readonly number[];
}

export const NOBODY: VisitorDay = { known: 0, unknown: 0, gaps: [] };

/**
 * Different visitors of days on end, oldest first. Each is counted on the first of these days: where their last day
 * before lies within them, they have been counted already.
 */
export function distinctVisitors(days: readonly VisitorDay[]): number {
  return days.reduce((sum, { known, unknown, gaps }, index) => {
    const cameBefore = gaps.slice(0, index).reduce((before, count) => before + count, 0);
    return sum + known + unknown - cameBefore;
  }, 0);
}

/** A day by its visitors; `gapOf` says how many days before each had last been there, null for never. */
export function visitorDay(
  unknown: number,
  visitors: Iterable<string>,
  gapOf: (visitor: string) => number | null,
): VisitorDay {
  const gaps: number[] = [];
  let known = 0;
  for (const visitor of visitors) {
    known += 1;
    const gap = gapOf(visitor);
    if (gap === null || gap > KNOWN_DAYS) continue;
    while (gaps.length < gap) gaps.push(0);
    gaps[gap - 1] = (gaps[gap - 1] ?? 0) + 1;
  }
  return { known, unknown, gaps };
}
