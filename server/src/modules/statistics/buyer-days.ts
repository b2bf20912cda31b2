/** The longest gap in days that is counted; no chart covers more. */
export const REMEMBERED_GAP = 365;

/**
 * `counts[g]` is the number of buyers with a gap of g days; trailing zeros are left out. An array of numbers, since a
 * chart of a year reads hundreds of thousands of them.
 */
export type GapCounts = readonly number[];

/**
 * The buyers of one day in a form from which the distinct buyers of any span of days, and the repeat buyers among them,
 * can be counted without storing identities.
 */
export interface BuyerDay {
  /** Distinct buyers. */
  readonly buyers: number;
  /** Buyers by the days since their previous order. */
  readonly gaps: GapCounts;
  /** Buyers whose first order ever was on this day. */
  readonly firstTimers: number;
  /** Buyers whose second order ever was on this day, by the days since their first; 0 on the same day. */
  readonly secondGaps: GapCounts;
}

export const NO_BUYERS: BuyerDay = { buyers: 0, gaps: [], firstTimers: 0, secondGaps: [] };

export interface Buyers {
  readonly buyers: number;
  /** Buyers who had bought before, or bought twice within the span. */
  readonly repeatBuyers: number;
}

function within(gaps: GapCounts, days: number): number {
  let sum = 0;
  for (let gap = 0; gap <= days && gap < gaps.length; gap += 1) sum += gaps[gap] ?? 0;
  return sum;
}

/**
 * Counts the distinct buyers of consecutive days, oldest first, each on their first day within the span. A buyer whose
 * first order lies within the span is a repeat buyer if their second does as well.
 */
export function countBuyers(days: readonly BuyerDay[]): Buyers {
  let [buyers, onlyOnce] = [0, 0];
  for (const [index, day] of days.entries()) {
    buyers += day.buyers - within(day.gaps, index);
    onlyOnce += day.firstTimers - within(day.secondGaps, index);
  }
  return { buyers, repeatBuyers: buyers - onlyOnce };
}

/** The days of all orders of one buyer until now, oldest first; a day with several orders is repeated. */
export type BuyerHistory = readonly string[];

/** Counts the buyers of a day, from the days of their orders so far. */
export function buyerDay(
  day: string,
  histories: Iterable<BuyerHistory>,
  daysBetween: (from: string, to: string) => number,
): BuyerDay {
  const [gaps, secondGaps]: [number[], number[]] = [[], []];
  let [buyers, firstTimers] = [0, 0];
  for (const history of histories) {
    const [first, second] = history;
    if (first === undefined) continue;
    buyers += 1;
    if (first === day) firstTimers += 1;
    if (second === day) add(secondGaps, daysBetween(first, day));
    const before = history.findLast((other) => other < day);
    if (before !== undefined) add(gaps, daysBetween(before, day));
  }
  return { buyers, firstTimers, gaps, secondGaps };
}

function add(counts: number[], gap: number): void {
  if (gap > REMEMBERED_GAP) return;
  while (counts.length <= gap) counts.push(0);
  counts[gap] = (counts[gap] ?? 0) + 1;
}
