/** An order longer ago than any chart reaches back makes no difference to it. */
export const REMEMBERED_GAP = 365;

/** How many had a gap of so many days, by gap. */
export type GapCounts = readonly (readonly [days: number, count: number])[];

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

const within = (gaps: GapCounts, days: number) =>
  gaps.reduce((sum, [gap, count]) => (gap <= days ? sum + count : sum), 0);

/**
 * Different buyers of days on end, oldest first, each counted on the first day. Whoever is new within the days is a
 * repeat buyer as soon as their second order lies within them, too.
 */
export function buyersOf(days: readonly BuyerDay[]): Buyers {
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
  const gaps = new Map<number, number>();
  const secondGaps = new Map<number, number>();
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
  return { buyers, firstTimers, gaps: kept(gaps), secondGaps: kept(secondGaps) };
}

function add(counts: Map<number, number>, gap: number): void {
  counts.set(gap, (counts.get(gap) ?? 0) + 1);
}

const kept = (counts: ReadonlyMap<number, number>): GapCounts =>
  [...counts].filter(([gap]) => gap <= REMEMBERED_GAP).sort(([one], [other]) => one - other);
