import { describe, expect, it } from 'vitest';
import { priceContents } from './edit-pricing.ts';

const LINE = {
  productId: 'wipe',
  slug: 'wipe',
  title: { ko: '물티슈', en: 'Wipes' },
  mediaId: '',
  unitPrice: 899,
  tax: 0,
};

describe('the amounts of an edited order (ORDER-33)', () => {
  it('are its lines, its shipping and the tax on both', () => {
    const tax = { percent: '8.875', source: 'LOOKED_UP', lines: [160], shipping: 44 } as const;

    expect(priceContents([{ ...LINE, quantity: 2 }], 500, tax)).toEqual({
      subtotal: 1798,
      shipping: 500,
      taxRate: '8.875',
      taxSource: 'LOOKED_UP',
      shippingTax: 44,
      tax: 204,
      total: 2502,
    });
  });
});
