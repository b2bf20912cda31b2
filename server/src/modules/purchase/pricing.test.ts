import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { describe, expect, it } from 'vitest';
import { type Purchase, priceOrder } from './pricing.ts';
import { NOT_TAXED } from './sales-tax.ts';
import { arrivalDays, freeShippingRemaining, paidOption, shippingRates } from './shipping-rates.ts';

const { shipping } = DEFAULT_SHOP_SETTINGS;

const korean = (unitPrice: number): Purchase => ({
  market: 'KR',
  lines: [{ quantity: 1, unitPrice }],
  shippingOption: null,
  shipping,
});
const american = (unitPrice: number, more: Partial<Purchase> = {}): Purchase => ({
  market: 'US',
  lines: [{ quantity: 1, unitPrice }],
  shippingOption: null,
  shipping,
  ...more,
});
const untaxed = (purchase: Purchase) => priceOrder(purchase, NOT_TAXED);

describe('shipping', () => {
  it('is free in Korea from exactly 50,000 won (CHECKOUT-8)', () => {
    expect(untaxed(korean(49_999)).amounts.shipping).toBe(5_000);
    expect(untaxed(korean(50_000)).amounts.shipping).toBe(0);
  });

  it('is free in the US above $35, but not exactly at it (CHECKOUT-8)', () => {
    expect(untaxed(american(3_500)).amounts.shipping).toBe(500);
    expect(untaxed(american(3_501)).amounts.shipping).toBe(0);
  });

  it('takes 2 to 5 business days in Korea, 3 to 6 in the US, fewer for dearer options (CHECKOUT-10)', () => {
    expect(arrivalDays(shipping, 'KR', 'STANDARD')).toEqual({ minimum: 2, maximum: 5 });
    for (const option of ['FREE', 'STANDARD'] as const) {
      expect(arrivalDays(shipping, 'US', option)).toEqual({ minimum: 3, maximum: 6 });
    }
    expect(arrivalDays(shipping, 'US', 'EXPEDITED')).toEqual({ minimum: 2, maximum: 5 });
    expect(arrivalDays(shipping, 'US', 'EXPRESS')).toEqual({ minimum: 2, maximum: 4 });
    const slower = { ...shipping, transitDays: { expedited: 3, express: 2 } };
    expect(arrivalDays(slower, 'US', 'EXPRESS')).toEqual({ minimum: 2, maximum: 5 });
  });

  it('offers no free option below the threshold (CHECKOUT-9)', () => {
    expect(shippingRates(shipping, 'US', 3_500).map(({ option }) => option)).toEqual([
      'STANDARD',
      'EXPEDITED',
      'EXPRESS',
    ]);
  });

  it('falls back to the default when the subtotal no longer allows the chosen option (CHECKOUT-9)', () => {
    expect(untaxed(american(899, { shippingOption: 'FREE' })).rate.option).toBe('STANDARD');
  });

  it('uses the chosen option (CHECKOUT-9)', () => {
    expect(untaxed(american(899, { shippingOption: 'EXPRESS' })).amounts).toMatchObject({
      shipping: 2_000,
      total: 2_899,
    });
  });

  it('returns the amount missing for free shipping (CHECKOUT-8)', () => {
    expect(freeShippingRemaining(shipping, 'KR', 42_880)).toBe(7_120);
    expect(freeShippingRemaining(shipping, 'US', 3_500)).toBe(1);
    expect(freeShippingRemaining(shipping, 'US', 9_999)).toBe(0);
  });
});

describe('the shipping option of an order', () => {
  it('follows from the shipping paid, not from current prices (CHECKOUT-9)', () => {
    expect(paidOption('EXPRESS', 2_000)).toBe('EXPRESS');
    expect(paidOption('FREE', 500)).toBe('STANDARD');
    expect(paidOption(null, 5_000)).toBe('STANDARD');
    expect(paidOption('STANDARD', 0)).toBe('FREE');
  });
});

describe('tax', () => {
  it('is added to goods and shipping, with the part on shipping listed (CHECKOUT-11)', () => {
    const tax = { percent: '8.875', source: 'LOOKED_UP', lines: [89], shipping: 44 } as const;

    expect(priceOrder(american(1_000), tax).amounts).toEqual({
      subtotal: 1_000,
      shipping: 500,
      taxRate: '8.875',
      taxSource: 'LOOKED_UP',
      shippingTax: 44,
      tax: 133,
      total: 1_633,
    });
  });
});
