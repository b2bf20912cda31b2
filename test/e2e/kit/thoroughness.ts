import { RUNS_ALL } from '../../kit/thoroughness.ts';

/** Whether all combinations are tested, instead of each subject once and each variant with a few subjects. */
export const LOOKS_AT_ALL = RUNS_ALL;

/** The share of one of several visitors, so that together they cover everything once; in a full run, everything. */
export function pickShare<Thing, Visitor>(
  all: readonly Thing[],
  visitor: Visitor,
  visitors: readonly Visitor[],
): readonly Thing[] {
  return LOOKS_AT_ALL ? all : all.filter((_, index) => visitors[index % visitors.length] === visitor);
}

/** One representative of each kind; in a full run, everything. */
export function standIns<Thing>(all: readonly Thing[], getKind: (one: Thing) => string): readonly Thing[] {
  return LOOKS_AT_ALL ? all : [...new Map(all.map((one) => [getKind(one), one])).values()];
}
