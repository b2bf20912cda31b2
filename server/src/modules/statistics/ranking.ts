/** Counts by name. Only the most frequent names are kept, so that its size is bounded. */
export interface Ranking {
  /** Highest count first; the name breaks ties, so that counting again gives the same result. */
  readonly top: readonly (readonly [name: string, count: number])[];
  /** The sum of all other names. */
  readonly rest: number;
}

export const EMPTY_RANKING: Ranking = { top: [], rest: 0 };

const byCount = (one: readonly [string, number], other: readonly [string, number]) =>
  other[1] - one[1] || (one[0] < other[0] ? -1 : 1);

export function toRanking(counts: ReadonlyMap<string, number>, kept: number, rest = 0): Ranking {
  const sorted = [...counts].sort(byCount);
  const others = sorted.slice(kept).reduce((sum, [, count]) => sum + count, rest);
  return { top: sorted.slice(0, kept), rest: others };
}

/** Adds rankings up; names that one of them did not keep count among the others. */
export function mergeRankings(rankings: readonly Ranking[], kept: number): Ranking {
  const counts = new Map<string, number>();
  let rest = 0;
  for (const ranking of rankings) {
    rest += ranking.rest;
    for (const [name, count] of ranking.top) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return toRanking(counts, kept, rest);
}

export function increase(counts: Map<string, number>, name: string, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}
