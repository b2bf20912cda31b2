import { describe, expect, it } from 'vitest';
import { aspectRows, differs } from './compare-rows.ts';

describe('the rows of a comparison (DISCOVERY-7)', () => {
  it('are highlighted if products differ', () => {
    expect(differs(['none', 'none'])).toBe(false);
    expect(differs(['none', 'faint', null])).toBe(true);
    expect(differs(['none', null, 'none'])).toBe(false);
    expect(differs([null, null])).toBe(false);
  });

  it('include every aspect of any product, once', () => {
    const one = { comparison: { rows: [{ aspect: 'Scent', ours: 'none' }] } };
    const other = {
      comparison: {
        rows: [
          { aspect: 'Skin', ours: 'kind' },
          { aspect: 'Scent', ours: 'faint' },
        ],
      },
    };

    expect(aspectRows([one, other, { comparison: null }])).toEqual([
      { aspect: 'Scent', cells: ['none', 'faint', null] },
      { aspect: 'Skin', cells: [null, 'kind', null] },
    ]);
  });
});
