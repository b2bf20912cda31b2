import { VISIT_DAYS } from '../visit/visit.record.ts';

/**
 * A browser that has not come for so many days is a new visitor: single visits are not kept for longer, so nobody could
 * tell. The day on which visits are being forgotten, and the one after it, are no longer whole.
 */
export const KNOWN_DAYS = VISIT_DAYS - 2;

/**
 * Who came on one day, so that the different visitors of any days on end can be counted without their names: of each one
 * that is known again, how long ago they had last been there.
 */
export interface VisitorDay {
  /** Different browsers that are known again. */
  readonly known: number;
  /** Visits of browsers that are not: each is a visitor of its own. */
  readonly unknown: number;
  /** `gaps[g - 1]` of the known ones had last come g days before. Shorter where nobody had been away longer. */
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

/** A day by its visitors; `getGap` says how many days before each had last been there, null for never. */
export function visitorDay(
  unknown: number,
  visitors: Iterable<string>,
  getGap: (visitor: string) => number | null,
): VisitorDay {
  const gaps: number[] = [];
  let known = 0;
  for (const visitor of visitors) {
    known += 1;
    const gap = getGap(visitor);
    if (gap === null || gap > KNOWN_DAYS) continue;
    while (gaps.length < gap) gaps.push(0);
    gaps[gap - 1] = (gaps[gap - 1] ?? 0) + 1;
  }
  return { known, unknown, gaps };
}

/**
 * A day that is counted again when visits before it have been forgotten: they are only there for `days` days back. Who had
 * been away for longer is taken from the former count, which could still see it.
 */
export function withOlderGaps(again: VisitorDay, former: VisitorDay | null, days: number): VisitorDay {
  const older = former?.gaps.slice(days) ?? [];
  if (!older.some((count) => count > 0)) return again;
  const seen = Array.from({ length: days }, (_, index) => again.gaps[index] ?? 0);
  return { ...again, gaps: [...seen, ...older] };
}
