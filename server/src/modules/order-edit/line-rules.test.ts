import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../catalogue/product.record.ts';
import type { OrderRefundRecord } from '../order/refunds.record.ts';
import { type ProductsToday, toEditedLines, unitsBeyond } from './line-rules.ts';

const title = (name: string) => ({ ko: name, en: name });
const line = (productId: string, quantity: number, unitPrice: number) => ({
  productId,
  slug: productId,
  title: title(productId),
  mediaId: '',
  quantity,
  unitPrice,
});
const product = (slug: string, price: number) =>
  ({ slug, title: title(slug), images: [], listings: { KR: { price }, US: { price } } }) as unknown as ProductRecord;

/** Wipes cost more than on the day of the order, spray what it cost then. */
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
const pricesOf = (items: Readonly<Record<string, number>>) => {
  const found = edited(items);
  if ('problem' in found) throw new Error(found.problem);
  return found.lines.map(({ productId, quantity, unitPrice }) => [productId, quantity, unitPrice]);
};

describe('the lines of an edited order (ORDER-39)', () => {
  it('keep the price of the day of purchase, and are followed by what is added at that of today', () => {
    expect(pricesOf({ soap: 1, brush: 1, wipe: 3 })).toEqual([
      ['wipe', 3, 1000],
      ['brush', 1, 700],
      ['soap', 1, 300],
    ]);
  });

  it('have more units only where they cost today what they cost then', () => {
    expect(pricesOf({ spray: 3 })).toEqual([['spray', 3, 500]]);
    expect(edited({ wipe: 4 })).toEqual({ problem: 'edit.priceChanged', product: title('wipe') });
  });

  it('have no more units of what the store does not sell any more, nor of what it never had', () => {
    expect(pricesOf({ brush: 2 })).toEqual([['brush', 2, 700]]);
    expect(edited({ brush: 3 })).toEqual({ problem: 'edit.notSold', product: title('brush') });
    expect(toEditedLines({ ...order(), lines: [] }, want({ brush: 1 }), TODAY)).toMatchObject({
      problem: 'edit.notSold',
    });
    expect(edited({ wipe: 3, nothing: 1 })).toEqual({ problem: 'edit.unknownProduct', product: null });
  });

  it('are not lowered where units of them were paid back, unless that came to nothing (ORDER-40)', () => {
    const of = (state: 'MADE' | 'WITHDRAWN') => [
      { state, lines: [{ productId: 'spray', quantity: 1, amount: 500, tax: 0 }] },
    ];

    expect(edited({ wipe: 3, spray: 1 }, of('MADE'))).toMatchObject({ problem: 'edit.unitsRefunded' });
    expect(edited({ wipe: 1, spray: 2 }, of('MADE'))).toHaveProperty('lines');
    expect(edited({ wipe: 3, spray: 1 }, of('WITHDRAWN'))).toHaveProperty('lines');
  });
});

describe('the units that an edit moves', () => {
  it('are those that only one side has', () => {
    const [before, after] = [want({ wipe: 3, spray: 1 }), want({ wipe: 1, soap: 2 })];

    expect(unitsBeyond(after, before)).toEqual(want({ soap: 2 }));
    expect(unitsBeyond(before, after)).toEqual(want({ wipe: 2, spray: 1 }));
  });
});
