import { describe, expect, it } from 'vitest';
import { type Purchase, priceOrder } from './pricing.ts';
import { DEFAULT_RATE, isTaxed, NOT_TAXED } from './sales-tax.ts';
import { freeShippingRemaining, shippingRates } from './shipping-rates.ts';

const korean = (unitPrice: number): Purchase => ({
  market: 'KR',
  lines: [{ quantity: 1, unitPrice }],
  shippingOption: null,
  taxRate: NOT_TAXED,
});
const american = (unitPrice: number, more: Partial<Purchase> = {}): Purchase => ({
  market: 'US',
  lines: [{ quantity: 1, unitPrice }],
  shippingOption: null,
  taxRate: NOT_TAXED,
  ...more,
});

describe('shipping', () => {
  it('is free in Korea from exactly 50,000 won', () => {
    expect(priceOrder(korean(49_999)).amounts.shipping).toBe(5_000);
    expect(priceOrder(korean(50_000)).amounts.shipping).toBe(0);
  });

  it('is free in the US above $35, not at it', () => {
    expect(priceOrder(american(3_500)).amounts.shipping).toBe(500);
    expect(priceOrder(american(3_501)).amounts.shipping).toBe(0);
  });

  it('offers no free option below the threshold', () => {
    expect(shippingRates('US', 3_500).map(({ option }) => option)).toEqual(['STANDARD', 'EXPEDITED', 'EXPRESS']);
  });

  it('falls back to the default when the subtotal no longer allows the chosen option', () => {
    expect(priceOrder(american(899, { shippingOption: 'FREE' })).rate.option).toBe('STANDARD');
  });

  it('takes the chosen option', () => {
    expect(priceOrder(american(899, { shippingOption: 'EXPRESS' })).amounts).toMatchObject({
      shipping: 2_000,
      total: 2_899,
    });
  });

  it('says what is still needed to be free', () => {
    expect(freeShippingRemaining('KR', 42_880)).toBe(7_120);
    expect(freeShippingRemaining('US', 3_500)).toBe(1);
    expect(freeShippingRemaining('US', 9_999)).toBe(0);
  });
});

describe('tax', () => {
  it('is charged on the goods', () => {
    const { amounts } = priceOrder(american(1_000, { taxRate: { percent: '8.875', source: 'LOOKED_UP' } }));
    const rate = { taxRate: '8.875', taxSource: 'LOOKED_UP' };
    expect(amounts).toEqual({ subtotal: 1_000, shipping: 500, ...rate, tax: 89, total: 1_589 });
  });

  it('is rounded to the cent', () => {
    expect(priceOrder(american(10_000, { taxRate: DEFAULT_RATE })).amounts.tax).toBe(888);
    expect(priceOrder(american(1, { taxRate: DEFAULT_RATE })).amounts.tax).toBe(0);
  });

  it('is charged in New York and nowhere else', () => {
    expect(isTaxed('US', ' ny ')).toBe(true);
    expect(isTaxed('US', 'NJ')).toBe(false);
    expect(isTaxed('US', null)).toBe(false);
    expect(isTaxed('KR', 'NY')).toBe(false);
  });
});
