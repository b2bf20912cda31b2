import { median } from '../figures.ts';

/** Memory of a process at a time of the run. */
export interface Sample {
  readonly minute: number;
  readonly megabytes: number;
}

/** A part of the run. */
export interface Section {
  /** Time of its end. */
  readonly minute: number;
  readonly lowest: number;
  readonly median: number;
  readonly highest: number;
}

export interface Trend {
  readonly megabytesAnHour: number;
  /** Growth over the second half. */
  readonly grown: number;
  readonly isFlat: boolean;
}

/** Growth, in proportion to the initial memory, that still counts as flat because of garbage. */
const FLAT_UP_TO = 0.04;

/** Divides the run into sections of equal length. */
export function toSections(samples: readonly Sample[], minutes: number, count: number): Section[] {
  const sections = Array.from({ length: count }, (_, place) => {
    const [from, to] = [(minutes / count) * place, (minutes / count) * (place + 1)];
    const within = samples.filter(({ minute }) => minute >= from && minute < to).map(({ megabytes }) => megabytes);
    return { minute: to, lowest: Math.min(...within), median: median(within), highest: Math.max(...within) };
  });
  return sections.filter(({ highest }) => Number.isFinite(highest));
}

/**
 * The Theil–Sen slope: the median of the slopes between all pairs of sections, which single peaks do not affect. Only of the
 * second half: V8 takes more memory until its heap sizes have settled.
 */
export function findTrend(all: readonly Section[]): Trend {
  const sections = all.slice(Math.floor(all.length / 2));
  const slopes = sections.flatMap((later, place) =>
    sections.slice(0, place).map((earlier) => (later.median - earlier.median) / (later.minute - earlier.minute)),
  );
  const slope = slopes.length === 0 ? 0 : median(slopes);
  const [first, last] = [sections[0], sections.at(-1)];
  const grown = first && last ? slope * (last.minute - first.minute) : 0;
  return { megabytesAnHour: slope * 60, grown, isFlat: grown <= (first?.median ?? 0) * FLAT_UP_TO };
}
