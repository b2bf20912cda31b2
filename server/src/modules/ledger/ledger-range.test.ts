import { describe, expect, it } from 'vitest';
import { toLedgerRange } from './ledger-range.ts';

describe('a ledger range', () => {
  it('covers whole days of the store, also across a clock change', () => {
    expect(toLedgerRange('KR', '2026-03-01', '2026-03-31')).toEqual({
      market: 'KR',
      from: new Date('2026-02-28T15:00:00Z'),
      to: new Date('2026-03-31T15:00:00Z'),
    });
    expect(toLedgerRange('US', '2026-03-01', '2026-03-31')).toMatchObject({
      from: new Date('2026-03-01T05:00:00Z'),
      to: new Date('2026-04-01T04:00:00Z'),
    });
  });

  it('may be at most a leap year long (PAYMENT-21)', () => {
    expect(toLedgerRange('US', '2027-11-01', '2028-10-31')).not.toBeNull();
    expect(toLedgerRange('US', '2027-11-01', '2028-11-01')).toBeNull();
  });

  it.each([
    ['2026-03-02', '2026-03-01'],
    ['2026-02-30', '2026-03-01'],
    ['yesterday', '2026-03-01'],
    ['2026-03-01', null],
    ['', ''],
  ])('cannot be %s to %s', (first, last) => {
    expect(toLedgerRange('KR', first, last)).toBeNull();
  });
});
