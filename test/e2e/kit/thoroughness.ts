import { RUNS_ALL } from '../../kit/thoroughness.ts';

/** Everything from every side, rather than every thing from one side and every side with many things. */
export const LOOKS_AT_ALL = RUNS_ALL;

/** What one of several visitors looks at: their share, so that together they see everything once; in a full run, all of it. */
export function pickShare<Thing, Visitor>(
  all: readonly Thing[],
  visitor: Visitor,
  visitors: readonly Visitor[],
): readonly Thing[] {
  return LOOKS_AT_ALL ? all : all.filter((_, index) => visitors[index % visitors.length] === visitor);
}

/** Of what is alike, one that stands for the others; in a full run, each for itself. */
export function standIns<Thing>(all: readonly Thing[], getKind: (one: Thing) => string): readonly Thing[] {
  return LOOKS_AT_ALL ? all : [...new Map(all.map((one) => [getKind(one), one])).values()];
}
