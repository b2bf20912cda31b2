import { describe, expect, it } from 'vitest';
import { findTrend, toSections } from './memory-trend.ts';

/** A sample every tenth of a minute. */
const sample = (minutes: number, toMegabytes: (minute: number) => number) =>
  Array.from({ length: minutes * 10 }, (_, place) => ({ minute: place / 10, megabytes: toMegabytes(place / 10) }));

/** Garbage: 60 MB more within each minute, then collected. */
const garbage = (minute: number) => 60 * (minute % 1);

describe('sections of a run', () => {
  it('have the lowest, median and highest sample of their time', () => {
    const sections = toSections(
      sample(4, (minute) => minute * 10),
      4,
      2,
    );

    expect(sections).toEqual([
      { minute: 2, lowest: 0, median: 9.5, highest: 19 },
      { minute: 4, lowest: 20, median: 29.5, highest: 39 },
    ]);
  });

  it('are left out if they have no sample', () => {
    expect(
      toSections(
        sample(1, () => 5),
        4,
        4,
      ),
    ).toEqual([{ minute: 1, lowest: 5, median: 5, highest: 5 }]);
  });
});

describe('the trend of memory', () => {
  const trendOf = (toMegabytes: (minute: number) => number) => findTrend(toSections(sample(60, toMegabytes), 60, 10));

  it('is flat if only garbage comes and goes', () => {
    expect(trendOf((minute) => 200 + garbage(minute))).toMatchObject({ grown: 0, isFlat: true });
  });

  it('detects a leak below the garbage', () => {
    const { megabytesAnHour, isFlat } = trendOf((minute) => 200 + garbage(minute) + minute * 0.5);

    expect(megabytesAnHour).toBeCloseTo(30, 0);
    expect(isFlat).toBe(false);
  });

  it('is flat if memory grew only at first', () => {
    expect(trendOf((minute) => 200 + 5 * Math.min(minute, 25))).toMatchObject({ grown: 0, isFlat: true });
  });

  it('is not changed by a peak', () => {
    expect(trendOf((minute) => (minute > 40 && minute < 46 ? 900 : 200))).toMatchObject({ grown: 0, isFlat: true });
  });

  it('is flat if memory shrinks', () => {
    expect(trendOf((minute) => 300 - minute).isFlat).toBe(true);
  });

  it('of a single section is flat', () => {
    expect(
      findTrend(
        toSections(
          sample(1, () => 5),
          1,
          1,
        ),
      ),
    ).toEqual({ megabytesAnHour: 0, grown: 0, isFlat: true });
  });
});
