import { describe, expect, it } from 'vitest';
import type { Market } from './market.ts';
import { lastReturnDay, type ReturnableOrder, returnableLines, returnCost, type SentParcel } from './return-policy.ts';
import { DEFAULT_SHOP_SETTINGS } from './shop-settings.ts';

const DEFAULT_SHIPPING = DEFAULT_SHOP_SETTINGS.shipping;

const wipes = (quantity: number) => [{ productId: 'wipe', quantity }];
const sent = (quantity: number, more: Partial<SentParcel> = {}): SentParcel => ({
  lines: wipes(quantity),
  state: 'DELIVERED',
  shippedAt: new Date('2026-03-02T03:00:00Z'),
  deliveredAt: new Date('2026-03-03T14:00:00Z'),
  ...more,
});

function lineOf(order: Partial<ReturnableOrder>, today = '2026-03-05') {
  const base = { market: 'KR' as const, isCancelled: false, lines: wipes(3), sent: [sent(3)], taken: [] };
  const [line] = returnableLines({ ...base, ...order }, today);
  if (!line) throw new Error('the order has a line');
  return line;
}

const untilOf = (line: ReturnType<typeof lineOf>, reason: string) => line.reasons.find((one) => one.reason === reason);

describe('the return period (RETURN-3)', () => {
  it.each<[Market, string, string]>([
    ['KR', 'CHANGE_OF_MIND', '2026-03-10'],
    ['KR', 'DEFECTIVE', '2026-06-03'],
    ['KR', 'MISSING_ITEM', '2026-06-03'],
    ['US', 'CHANGE_OF_MIND', '2026-03-10'],
    ['US', 'WRONG_ITEM', '2026-03-10'],
  ])('in %s for %s until %s', (market, reason, until) => {
    expect(untilOf(lineOf({ market }), reason)).toMatchObject({ quantity: 3, until });
  });

  it('includes the whole last day and no day after it', () => {
    expect(untilOf(lineOf({}, '2026-03-10'), 'CHANGE_OF_MIND')).toBeDefined();
    expect(untilOf(lineOf({}, '2026-03-11'), 'CHANGE_OF_MIND')).toBeUndefined();
    expect(lineOf({}, '2026-06-04')).toMatchObject({ quantity: 0, obstacle: 'TOO_LATE' });
  });

  it('ends with the month if the third month is shorter', () => {
    expect(lastReturnDay('KR', 'DEFECTIVE', '2025-11-30')).toBe('2026-02-28');
    expect(lastReturnDay('US', 'DEFECTIVE', '2026-02-25')).toBe('2026-03-04');
  });

  it('starts at the day of receipt, or at the last promised day if that is unknown', () => {
    const lateAtNight = new Date('2026-03-03T16:00:00Z');
    expect(lineOf({ sent: [sent(3, { deliveredAt: lateAtNight })] }).receivedOn).toBe('2026-03-04');
    // Shipped on a Monday: two days of transit and three for islands, on business days.
    const unknown = lineOf({ sent: [sent(3, { state: 'SHIPPED', deliveredAt: null })] });
    expect(unknown).toMatchObject({ receivedOn: '2026-03-09', isReceiptKnown: false });
    expect(untilOf(unknown, 'CHANGE_OF_MIND')).toMatchObject({ until: '2026-03-16' });
  });

  it('applies to the units received last if others are in returns (RETURN-5)', () => {
    const two = [sent(1), sent(2, { deliveredAt: new Date('2026-03-08T03:00:00Z') })];
    expect(untilOf(lineOf({ sent: two, taken: wipes(1) }), 'CHANGE_OF_MIND')).toMatchObject({
      quantity: 2,
      until: '2026-03-15',
    });
    expect(untilOf(lineOf({ sent: two }, '2026-03-12'), 'CHANGE_OF_MIND')).toMatchObject({ quantity: 2 });
    expect(lineOf({ sent: two, taken: wipes(3) })).toMatchObject({ quantity: 0, obstacle: 'ALREADY_TAKEN' });
  });

  it('excludes cancelled orders, unshipped units and undelivered units that came back', () => {
    expect(lineOf({ isCancelled: true }).obstacle).toBe('ORDER_CANCELLED');
    expect(lineOf({ sent: [] })).toMatchObject({ obstacle: 'NOT_SHIPPED', receivedOn: null });
    expect(lineOf({ sent: [sent(3, { state: 'RETURNED' })] }).obstacle).toBe('NOT_SHIPPED');
    expect(lineOf({ sent: [sent(1)] }).quantity).toBe(1);
  });
});

describe('the cost of return shipping (RETURN-4)', () => {
  const cost = (market: Market, reasons: readonly ('CHANGE_OF_MIND' | 'DEFECTIVE')[], isShippingPaid = true) =>
    returnCost({ market, reasons, isShippingPaid, shipping: DEFAULT_SHIPPING });

  it('is paid by the customer after a change of mind, for both ways if shipping was free', () => {
    expect(cost('KR', ['CHANGE_OF_MIND'])).toEqual({ payer: 'CUSTOMER', fee: 3_000 });
    expect(cost('KR', ['CHANGE_OF_MIND'], false)).toEqual({ payer: 'CUSTOMER', fee: 6_000 });
    expect(cost('US', ['CHANGE_OF_MIND'], false)).toEqual({ payer: 'CUSTOMER', fee: DEFAULT_SHIPPING.US.standard });
  });

  it('is paid by the shop if anything is its fault', () => {
    expect(cost('KR', ['CHANGE_OF_MIND', 'DEFECTIVE'], false)).toEqual({ payer: 'SHOP', fee: 0 });
    expect(cost('US', ['DEFECTIVE'])).toEqual({ payer: 'SHOP', fee: 0 });
  });
});
