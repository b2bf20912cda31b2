import { describe, expect, it } from 'vitest';
import { linePlot } from './line-plot.ts';

const SIZE = { width: 600, height: 240 };

describe('A chart of lines', () => {
  it('spans the full width, and from zero to at least the highest value', () => {
    const plot = linePlot(SIZE, 30, 87, true);

    expect([plot.x(0), plot.x(29)]).toEqual([plot.left, plot.right]);
    expect(plot.y(0)).toBe(plot.bottom);
    expect(plot.y(87)).toBeGreaterThanOrEqual(plot.top);
    expect(plot.levels.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80, 100]);
  });

  it('labels the last day, and evenly as many days before as fit', () => {
    const places = (width: number, count: number) =>
      linePlot({ ...SIZE, width }, count, 1, true).places.map(({ value }) => value);

    expect(places(300, 365)).toEqual([364, 0]);
    expect(places(600, 30)).toEqual([29, 19, 9]);
    expect(places(2000, 10)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(places(300, 1)).toEqual([0]);
  });

  it('has no line between one and two if only whole things are counted', () => {
    expect(linePlot(SIZE, 10, 1, true).levels.map(({ value }) => value)).toEqual([0, 1]);
    expect(linePlot(SIZE, 10, 1, false).levels.length).toBeGreaterThan(2);
  });

  it('finds the nearest day, also for a pointer beyond its ends', () => {
    const plot = linePlot(SIZE, 10, 5, true);
    expect([-50, plot.left, plot.x(4) + 3, 9999].map(plot.nearest)).toEqual([0, 0, 4, 9]);
  });

  it('is interrupted if a value is unknown', () => {
    const plot = linePlot(SIZE, 4, 5, false);
    expect(plot.path([1, null, 3, 4]).match(/M/g)).toHaveLength(2);
    expect(plot.path([])).toBe('');
  });

  it('is valid with one day or none, and without any size', () => {
    for (const count of [0, 1]) {
      const plot = linePlot({ width: 0, height: 0 }, count, 0, true);
      expect(plot.nearest(10)).toBe(0);
      expect(Number.isFinite(plot.x(0) + plot.y(0))).toBe(true);
    }
  });
});
