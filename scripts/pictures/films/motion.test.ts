import { describe, expect, it } from 'vitest';
import { during, rise, sway } from './motion.ts';

describe('the movement of a film', () => {
  it('starts and ends at rest', () => {
    expect([rise(0.1, 0.25, 0.75), rise(0.5, 0.25, 0.75), rise(0.9, 0.25, 0.75)]).toEqual([0, 0.5, 1]);
  });

  it('shows something for a while', () => {
    expect([0.1, 0.5, 0.9].map((time) => during(time, 0.3, 0.7, 0.1))).toEqual([0, 1, 0]);
  });

  it('ends where it began', () => {
    expect(sway(1, 3)).toBeCloseTo(sway(0, 3));
  });
});
