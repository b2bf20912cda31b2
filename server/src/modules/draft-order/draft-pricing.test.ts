import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../catalogue/index.ts';
import { NOT_TAXED } from '../purchase/index.ts';
import { draftShipping, toAmounts, toDraftLines } from './draft-pricing.ts';

const PRODUCT = {
  slug: 'wipe',
  title: { ko: '물티슈', en: 'Wipes' },
  images: [{ mediaId: 'picture' }],
  listings: { KR: { price: 7_120 }, US: { price: 899 } },
} as unknown as ProductRecord;
const sold = (id: string) => (id === 'wipe' ? PRODUCT : undefined);
const { shipping } = DEFAULT_SHOP_SETTINGS;

const draft = (agreedPrice: number | null, more = {}) => ({
  lines: [{ productId: 'wipe', quantity: 3, agreedPrice }],
  shippingOption: null,
  agreedShipping: null,
  payment: 'LINK' as const,
  ...more,
});
const unitPrice = (wanted: ReturnType<typeof draft>) => toDraftLines(wanted, 'KR', sold).lines[0]?.unitPrice;

describe('the prices of a draft order (DRAFT-3)', () => {
  it('are the list prices unless others were agreed, which may be zero', () => {
    expect(unitPrice(draft(null))).toBe(7_120);
    expect(unitPrice(draft(5_000))).toBe(5_000);
    expect(unitPrice(draft(0))).toBe(0);
  });

  it('are zero for a draft at no charge (DRAFT-9)', () => {
    const free = draft(5_000, { payment: 'NONE', agreedShipping: 900 });
    const { lines } = toDraftLines(free, 'KR', sold);
    expect(lines).toMatchObject([{ unitPrice: 0, listPrice: 7_120 }]);
    expect(draftShipping(free, 'KR', lines, shipping)).toBe(0);
  });

  it('of shipping are those of the store unless others were agreed', () => {
    const { lines } = toDraftLines(draft(null), 'KR', sold);
    expect(draftShipping(draft(null), 'KR', lines, shipping)).toBe(shipping.KR.standard);
    expect(draftShipping(draft(null, { agreedShipping: 0 }), 'KR', lines, shipping)).toBe(0);
    expect(draftShipping(draft(null), 'KR', [], shipping)).toBe(0);
    // The threshold for free shipping is compared with the agreed prices, not with the list prices.
    const dear = toDraftLines(draft(shipping.KR.freeShippingThreshold), 'KR', sold).lines;
    expect(draftShipping(draft(null), 'KR', dear, shipping)).toBe(0);
    const cheap = toDraftLines(draft(1), 'KR', sold).lines;
    expect(draftShipping(draft(null), 'KR', cheap, shipping)).toBe(shipping.KR.standard);
  });

  it('are rejected with each product that the store does not sell', () => {
    const wanted = { ...draft(null), lines: [{ productId: 'gone', quantity: 1, agreedPrice: null }] };
    expect(toDraftLines(wanted, 'US', sold).failures).toEqual([
      { path: 'lines.0.productId', key: 'draftOrder.productUnavailable' },
    ]);
  });

  it('add up with the tax on goods and shipping', () => {
    const { lines } = toDraftLines(draft(1_000), 'US', sold);
    expect(toAmounts(lines, 500, { ...NOT_TAXED, percent: '8.875', lines: [266], shipping: 44 })).toMatchObject({
      subtotal: 3_000,
      shippingTax: 44,
      tax: 310,
      total: 3_810,
    });
  });
});
