/** An order longer ago than any chart reaches back makes no difference to it. */
export const REMEMBERED_GAP = 365;

/**
 * `counts[g]` had a gap of g days; shorter where nobody had a longer one. Numbers one after the other: a year of charts reads
 * hundreds of thousands of them.
 */
export type GapCounts = readonly number[];

/**
 * Who bought on one day, so that the different buyers of any days on end, and those of them who bought more than once, can
 * be counted without their names.
 */
export interface BuyerDay {
  /** Different buyers. */
  readonly buyers: number;
  /** By how many days before they had last bought. */
  readonly gaps: GapCounts;
  /** Buyers whose first order ever is of this day. */
  readonly firstTimers: number;
  /** Buyers whose second order ever is of this day, by how many days before their first was; 0 on the same day. */
  readonly secondGaps: GapCounts;
}

export const NO_BUYERS: BuyerDay = { buyers: 0, gaps: [], firstTimers: 0, secondGaps: [] };

export interface Buyers {
  readonly buyers: number;
  /** Of these, who had bought before, or bought twice within the days. */
  readonly repeatBuyers: number;
}

function within(gaps: GapCounts, days: number): number {
  let sum = 0;
  for (let gap = 0; gap <= days && gap < gaps.length; gap += 1) sum += gaps[gap] ?? 0;
  return sum;
}

/**
 * Different buyers of days on end, oldest first, each counted on the first day. Whoever is new within the days is a
 * repeat buyer as soon as their second order lies within them, too.
 */
export function countBuyers(days: readonly BuyerDay[]): Buyers {
  let [buyers, onlyOnce] = [0, 0];
  for (const [index, day] of days.entries()) {
    buyers += day.buyers - within(day.gaps, index);
    onlyOnce += day.firstTimers - within(day.secondGaps, index);
  }
  return { buyers, repeatBuyers: buyers - onlyOnce };
}

/** The days of all orders of one buyer until now, oldest first; several orders of a day several times. */
export type BuyerHistory = readonly string[];

/** The buyers of a day, by the days of their orders until then. */
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
