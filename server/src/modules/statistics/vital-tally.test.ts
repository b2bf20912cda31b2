import { array, assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeVitals, tallyVital, threeQuarters } from './vital-tally.ts';

const values = array(nat(20_000), { minLength: 1, maxLength: 60 });

describe('the web vitals of a page', () => {
  it('have a 75th percentile that is at most an eighth too high', () => {
    assert(
      property(values, (measured) => {
        const sorted = [...measured].sort((one, other) => one - other);
        const exact = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0;
        const found = threeQuarters('LCP', tallyVital('LCP', measured)) ?? -1;
        expect(found).toBeGreaterThanOrEqual(exact - 1e-6);
        expect(found).toBeLessThanOrEqual(Math.max(20, exact * 1.125));
      }),
    );
  });

  it('are the same for any split of the samples', () => {
    assert(
      property(values, integer({ min: 0, max: 60 }), (measured, cut) => {
        const parts = [measured.slice(0, cut), measured.slice(cut)].map((part) => ({ INP: tallyVital('INP', part) }));
        expect(mergeVitals(parts)).toEqual({ INP: tallyVital('INP', measured) });
      }),
    );
  });

  it('include the limits themselves in the better rating', () => {
    expect(tallyVital('CLS', [0.1, 0.1001, 0.25, 0.2501])).toMatchObject({ good: 1, poor: 1, samples: 4 });
    expect(threeQuarters('CLS', tallyVital('CLS', []))).toBeNull();
  });
});
