import { describe, expect, it } from 'vitest';
import type { TaxedSale } from '../../integrations/tax/tax-provider.ts';
import type { AddressRecord } from './purchase-schemas.ts';
import { answersFor, buildTaxedSale, DEFAULT_RATE, quoteFor, taxAtRate } from './sales-tax.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const SALE: TaxedSale = {
  place: { address: '350 5th Ave', city: 'New York', state: 'NY', zipCode: '10118' },
  lines: [
    { reference: 'wipe', quantity: 2, amount: 1_798 },
    { reference: 'spray', quantity: 1, amount: 2_099 },
  ],
  shipping: 500,
};
const quote = () => quoteFor(SALE, { percent: '8.875', lines: [160, 186], shipping: 44 }, NOW);

describe('sales tax', () => {
  it('applies only in the US store (CHECKOUT-11)', () => {
    const address: AddressRecord = { ...SALE.place, firstName: 'Mina', lastName: 'Lee', apt: '' };
    const sale = { lines: [{ productId: 'wipe', quantity: 2, unitPrice: 899 }], shipping: 500, address };
    expect(buildTaxedSale({ ...sale, market: 'US' })).toEqual({
      place: SALE.place,
      lines: [{ reference: 'wipe', quantity: 2, amount: 1_798 }],
      shipping: 500,
    });
    expect(buildTaxedSale({ ...sale, market: 'KR' })).toBeNull();
  });

  it('calculated from a rate is rounded to the cent on each line and on shipping (CHECKOUT-11)', () => {
    expect(taxAtRate(DEFAULT_RATE, SALE)).toEqual({
      percent: '8.875',
      source: 'DEFAULT',
      lines: [160, 186],
      shipping: 44,
    });
  });

  it('excludes shipping in a state that does not tax it (CHECKOUT-11)', () => {
    const rate = { percent: '6', source: 'LAST_KNOWN', taxesShipping: false } as const;
    expect(taxAtRate(rate, SALE)).toMatchObject({ lines: [108, 126], shipping: 0 });
  });
});

describe('a tax quote', () => {
  it('is valid for its sale for a day (CHECKOUT-12)', () => {
    expect(answersFor(quote(), { ...SALE }, NOW)).toBe(true);
    expect(answersFor(quote(), SALE, new Date('2026-11-24T10:00:00Z'))).toBe(false);
  });

  it.each([
    ['place', { ...SALE, place: { ...SALE.place, zipCode: '10001' } }],
    ['cart', { ...SALE, lines: SALE.lines.slice(1) }],
    ['price', { ...SALE, lines: SALE.lines.map((line) => ({ ...line, amount: line.amount + 1 })) }],
    ['way of shipping', { ...SALE, shipping: 1_000 }],
  ])('is not valid for another %s', (_what, sale) => {
    expect(answersFor(quote(), sale, NOW)).toBe(false);
  });
});
