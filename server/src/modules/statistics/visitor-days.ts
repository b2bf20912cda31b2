import { VISIT_DAYS } from '../visit/index.ts';

/**
 * After this many days a browser counts as a new visitor, since its previous visit has been deleted. Two days shorter
 * than visits are kept: the days on which visits are being deleted are incomplete.
 */
export const KNOWN_DAYS = VISIT_DAYS - 2;

/**
 * The visitors of one day in a form from which the distinct visitors of any span of days can be counted without storing
 * identities: the days since each one's previous visit.
 */
export interface VisitorDay {
  /** Distinct browsers with a visitor id. */
  readonly known: number;
  /** Visits of browsers without one: each counts as a visitor. */
  readonly unknown: number;
  /**
   * `gaps[g - 1]` is the number of known visitors whose previous visit was g days before. Trailing zeros are left out.
   */
  readonly gaps: readonly number[];
}

export const NOBODY: VisitorDay = { known: 0, unknown: 0, gaps: [] };

/**
 * Counts the distinct visitors of consecutive days, oldest first. Each counts on their first day within the span: if
 * the previous visit lies within it, the visitor has been counted already.
 */
export function distinctVisitors(days: readonly VisitorDay[]): number {
  return days.reduce((sum, { known, unknown, gaps }, index) => {
    const cameBefore = gaps.slice(0, index).reduce((before, count) => before + count, 0);
    return sum + known + unknown - cameBefore;
  }, 0);
}

/** Builds a day from its visitors; `getGap` returns the days since a visitor's previous visit, null without one. */
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
 * Merges a recount of a day after earlier visits have been deleted: they only go back `days` days. Longer gaps are
 * taken from the former count, which could still read them.
 */
export function withOlderGaps(again: VisitorDay, former: VisitorDay | null, days: number): VisitorDay {
  const older = former?.gaps.slice(days) ?? [];
  if (!older.some((count) => count > 0)) return again;
  const seen = Array.from({ length: days }, (_, index) => again.gaps[index] ?? 0);
  return { ...again, gaps: [...seen, ...older] };
}
