import { describe, expect, it } from 'vitest';
import { ease, shotsAt } from './motion.ts';

describe('the movement of a film', () => {
  it('starts and ends at rest', () => {
    expect([ease(0), ease(0.5), ease(1)]).toEqual([0, 0.5, 1]);
    expect(ease(0.01)).toBeLessThan(0.001);
  });

  it('shows one shot after the other, each for the same time', () => {
    expect([0.2, 0.45, 0.7, 0.95].map((time) => shotsAt(time, 4).map(({ index }) => index))).toEqual([
      [0],
      [1],
      [2],
      [3],
    ]);
  });

  it('fades each shot in over the end of the one before it', () => {
    const [below, above] = shotsAt(0.28, 4);
    expect(below).toMatchObject({ index: 0, opacity: 1 });
    expect(above?.index).toBe(1);
    expect(above?.opacity).toBeCloseTo(0.5);
  });

  it('ends with the shot it starts with', () => {
    expect(shotsAt(1, 4)).toEqual(shotsAt(0, 4));
    expect(shotsAt(0, 4)[0]).toMatchObject({ index: 3, opacity: 1 });
  });

  it('completes each shot before it disappears', () => {
    expect(shotsAt(0.0599, 4)[0]?.progress).toBeCloseTo(1, 2);
    expect(shotsAt(0.25, 4)[1]?.progress).toBe(0);
  });
});
