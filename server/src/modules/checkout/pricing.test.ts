import { describe, expect, it } from 'vitest';
import { type Purchase, priceOrder } from './pricing.ts';
import { freeShippingRemaining, shippingRates } from './shipping-rates.ts';

const korean = (unitPrice: number): Purchase => ({
  market: 'KR',
  lines: [{ quantity: 1, unitPrice }],
  shippingOption: null,
  state: '서울특별시',
});
const american = (unitPrice: number, more: Partial<Purchase> = {}): Purchase => ({
  market: 'US',
  lines: [{ quantity: 1, unitPrice }],
  shippingOption: null,
  state: 'CA',
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
  it('is charged on the goods in New York', () => {
    const { amounts } = priceOrder(american(10_000, { state: 'ny' }));
    expect(amounts).toEqual({ subtotal: 10_000, shipping: 0, taxRate: '8.875', tax: 888, total: 10_888 });
  });

  it('is charged nowhere else', () => {
    expect(priceOrder(american(10_000)).amounts.tax).toBe(0);
    expect(priceOrder({ ...korean(10_000), state: 'NY' }).amounts.tax).toBe(0);
  });
});
