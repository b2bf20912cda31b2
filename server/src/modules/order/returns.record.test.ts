import { describe, expect, it } from 'vitest';
import { type ReturnOfOrder, settledUnits, takenByReturns, unitsInReturns } from './returns.record.ts';

const units = (productId: string, quantity: number) => ({ productId, quantity });
const returned = (change: Partial<ReturnOfOrder> = {}): ReturnOfOrder => ({
  number: 'RT-1',
  status: 'REQUESTED',
  lines: [units('wipe', 2)],
  hasGoodsToSendBack: true,
  inspected: null,
  refundId: null,
  ...change,
});
const inspected = [
  { productId: 'wipe', restocked: 1, writtenOff: 0 },
  { productId: 'spray', restocked: 0, writtenOff: 0 },
];

describe('the units of returns (RETURN-5)', () => {
  it('are the requested units until inspection, then the units that arrived', () => {
    expect(takenByReturns([returned()])).toEqual([units('wipe', 2)]);
    expect(takenByReturns([returned({ status: 'INSPECTED', inspected })])).toEqual([units('wipe', 1)]);
    expect(settledUnits(returned({ inspected }))).toEqual([units('wipe', 1)]);
    expect(settledUnits(returned({ hasGoodsToSendBack: false }))).toEqual([units('wipe', 2)]);
  });

  it.each(['REFUSED', 'WITHDRAWN', 'EXPIRED'] as const)('can be returned again if a return is %s', (status) => {
    expect(takenByReturns([returned({ status }), returned({ lines: [units('wipe', 3)] })])).toEqual([units('wipe', 3)]);
  });

  it('await a refund until their return is settled', () => {
    const returns = [returned(), returned(), returned({ status: 'SETTLED', refundId: 'refund' })];
    expect(unitsInReturns(returns, 'wipe')).toBe(4);
    expect(unitsInReturns(returns, 'spray')).toBe(0);
  });
});
