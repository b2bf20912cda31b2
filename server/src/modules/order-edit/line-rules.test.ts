import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../catalogue/index.ts';
import type { OrderRefundRecord } from '../order/index.ts';
import { type ProductsToday, toEditedLines } from './line-rules.ts';

const title = (name: string) => ({ ko: name, en: name });
const line = (productId: string, quantity: number, unitPrice: number) => ({
  productId,
  slug: productId,
  title: title(productId),
  mediaId: '',
  quantity,
  unitPrice,
  tax: 0,
});
const product = (slug: string, price: number) =>
  ({ slug, title: title(slug), images: [], listings: { KR: { price }, US: { price } } }) as unknown as ProductRecord;

/** Since the order was placed the price of wipes has risen; the price of spray has not changed. */
const TODAY: ProductsToday = {
  sold: (id) => ({ wipe: product('wipe', 1200), spray: product('spray', 500), soap: product('soap', 300) })[id],
  title: (id) => (['wipe', 'spray', 'soap', 'brush'].includes(id) ? title(id) : null),
};

const order = (refunds: Partial<OrderRefundRecord>[] = []) => ({
  market: 'KR' as const,
  lines: [line('wipe', 3, 1000), line('spray', 2, 500), line('brush', 2, 700)],
  refunds: refunds as OrderRefundRecord[],
});
const want = (items: Readonly<Record<string, number>>) =>
  Object.entries(items).map(([productId, quantity]) => ({ productId, quantity }));
const edited = (items: Readonly<Record<string, number>>, refunds?: Partial<OrderRefundRecord>[]) =>
  toEditedLines(order(refunds), want(items), TODAY);
const pricesOf = (items: Readonly<Record<string, number>>, lines = order().lines) => {
  const found = toEditedLines({ ...order(), lines }, want(items), TODAY);
  if ('refused' in found) throw new Error(found.refused.key);
  return found.lines.map(({ productId, quantity, unitPrice, addedUnits = [] }) => [
    productId,
    quantity,
    unitPrice,
    ...addedUnits.map((added) => `${added.quantity} at ${added.unitPrice}`),
  ]);
};

describe('the lines of an edited order (ORDER-39)', () => {
  it('keep their purchase price and are followed by added lines at today’s price', () => {
    expect(pricesOf({ soap: 1, brush: 1, wipe: 3 })).toEqual([
      ['wipe', 3, 1000],
      ['brush', 1, 700],
      ['soap', 1, 300],
    ]);
  });

  it('have added units at today’s price, listed separately if it differs', () => {
    expect(pricesOf({ spray: 3 })).toEqual([['spray', 3, 500]]);
    expect(pricesOf({ wipe: 5 })).toEqual([['wipe', 5, 1000, '2 at 1200']]);
  });

  it.each([
    ['more at the price of the last ones join them', [[2, 1200]], 7, ['4 at 1200']],
    ['more at another price stand beside them', [[2, 1100]], 7, ['2 at 1100', '2 at 1200']],
    [
      'those that were added last come off first',
      [
        [1, 1100],
        [2, 1200],
      ],
      4,
      ['1 at 1100'],
    ],
    [
      'a part of them comes off',
      [
        [1, 1100],
        [2, 1200],
      ],
      5,
      ['1 at 1100', '1 at 1200'],
    ],
    [
      'the first ones come off last',
      [
        [1, 1100],
        [2, 1200],
      ],
      2,
      [],
    ],
  ])('of units that were added before, %s', (_what, added, quantity, expected) => {
    const addedUnits = added.map(([units = 0, unitPrice = 0]) => ({ quantity: units, unitPrice }));
    const bought = addedUnits.reduce((sum, units) => sum + units.quantity, 3);
    const lines = [{ ...line('wipe', bought, 1000), addedUnits }];
    expect(pricesOf({ wipe: quantity }, lines)).toEqual([['wipe', quantity, 1000, ...expected]]);
  });

  it('cannot have more units of a product that the store does not sell', () => {
    expect(pricesOf({ brush: 2 })).toEqual([['brush', 2, 700]]);
    expect(edited({ brush: 3 })).toEqual({
      refused: { code: 'LINE_REFUSED', key: 'edit.notSold', product: title('brush') },
    });
    expect(toEditedLines({ ...order(), lines: [] }, want({ brush: 1 }), TODAY)).toMatchObject({
      refused: { key: 'edit.notSold' },
    });
    expect(edited({ wipe: 3, nothing: 1 })).toEqual({
      refused: { code: 'LINE_REFUSED', key: 'edit.unknownProduct', product: null },
    });
  });

  it('cannot be reduced if units of them were refunded, unless that refund was cancelled (ORDER-40)', () => {
    const of = (status: 'SUCCEEDED' | 'CANCELLED') => [
      { status, lines: [{ productId: 'spray', quantity: 1, amount: 500, tax: 0 }] },
    ];

    expect(edited({ wipe: 3, spray: 1 }, of('SUCCEEDED'))).toMatchObject({ refused: { key: 'edit.unitsRefunded' } });
    expect(edited({ wipe: 1, spray: 2 }, of('SUCCEEDED'))).toHaveProperty('lines');
    expect(edited({ wipe: 3, spray: 1 }, of('CANCELLED'))).toHaveProperty('lines');
  });
});
