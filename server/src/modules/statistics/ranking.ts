/** How often each of many names was counted. Only the most frequent are kept by name, so that it stays small. */
export interface Ranking {
  /** Most first; equal ones by name, so that counting again gives the same. */
  readonly top: readonly (readonly [name: string, count: number])[];
  /** Of all the others together. */
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

/** Sums of all; what one of them did not keep by name is with the others. */
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
