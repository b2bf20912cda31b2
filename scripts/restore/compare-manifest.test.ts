import { expect, it } from 'vitest';
import { compareFigures } from './compare-manifest.ts';

it('sums that differ are listed for both sides', () => {
  const payments = { of: 'ledger KR PAYMENT', count: 3, sum: 30_000 };
  const stock = { of: 'units in stock KR', count: 6, sum: 90 };
  expect(compareFigures([payments, stock], [stock, payments])).toEqual([]);
  expect(compareFigures([payments, stock], [{ ...payments, sum: 29_000 }, stock])).toEqual([
    'ledger KR PAYMENT: 30000 in 3 is missing',
    'ledger KR PAYMENT: 29000 in 3 was not backed up',
  ]);
});
