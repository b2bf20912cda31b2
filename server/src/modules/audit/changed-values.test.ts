import { describe, expect, it } from 'vitest';
import { changedValues } from './changed-values.ts';

describe('the log entry of a change', () => {
  it('contains only the values that differ', () => {
    expect(changedValues({ quantity: 3, stopped: false }, { quantity: 7, stopped: false })).toEqual([
      { field: 'quantity', before: '3', after: '7' },
    ]);
  });

  it('contains all values of a created or deleted subject', () => {
    expect(changedValues(null, { title: 'New' })).toEqual([{ field: 'title', before: null, after: 'New' }]);
    expect(changedValues({ title: 'Old' }, null)).toEqual([{ field: 'title', before: 'Old', after: null }]);
  });

  it('formats dates in ISO 8601 and truncates long texts', () => {
    const at = new Date('2026-03-02T00:00:00Z');
    const [when, text] = changedValues({ at: null, text: '' }, { at, text: 'x'.repeat(5000) });

    expect(when?.after).toBe('2026-03-02T00:00:00.000Z');
    expect(text?.after).toHaveLength(2000);
  });
});
