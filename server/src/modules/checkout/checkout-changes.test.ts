import { describe, expect, it } from 'vitest';
import { checkoutChanges } from './checkout-changes.ts';

const SEEN = {
  lines: [
    { productId: 'wipe', quantity: 2, lineTotal: 1_798 },
    { productId: 'spray', quantity: 1, lineTotal: 2_099 },
  ],
  shipping: 0,
  tax: 0,
};
const IN_FORCE = {
  lines: [
    { productId: 'wipe', quantity: 2, unitPrice: 899 },
    { productId: 'spray', quantity: 1, unitPrice: 2_099 },
  ],
  amounts: { shipping: 0, tax: 0 },
};

describe('changes since the shopper saw the checkout (CHECKOUT-15)', () => {
  it('are empty when nothing has changed', () => {
    expect(checkoutChanges(SEEN, IN_FORCE)).toEqual([]);
  });

  it('list a changed price', () => {
    const lines = [{ productId: 'wipe', quantity: 2, unitPrice: 999 }, ...IN_FORCE.lines.slice(1)];
    expect(checkoutChanges(SEEN, { ...IN_FORCE, lines })).toEqual([
      { kind: 'PRICE', productId: 'wipe', before: 1_798, after: 1_998, quantityBefore: 2, quantityAfter: 2 },
    ]);
  });

  it('list changed prices even if the total is the same', () => {
    const lines = [
      { productId: 'wipe', quantity: 2, unitPrice: 849 },
      { productId: 'spray', quantity: 1, unitPrice: 2_199 },
    ];
    expect(checkoutChanges(SEEN, { ...IN_FORCE, lines }).map(({ kind }) => kind)).toEqual(['PRICE', 'PRICE']);
  });

  it('list lines added, removed or changed in another tab', () => {
    const lines = [
      { productId: 'wipe', quantity: 3, unitPrice: 899 },
      { productId: 'tissue', quantity: 1, unitPrice: 500 },
    ];
    expect(checkoutChanges(SEEN, { ...IN_FORCE, lines })).toMatchObject([
      { kind: 'QUANTITY', productId: 'wipe', quantityBefore: 2, quantityAfter: 3 },
      { kind: 'ADDED', productId: 'tissue', before: null, after: 500 },
      { kind: 'REMOVED', productId: 'spray', before: 2_099, after: null },
    ]);
  });

  it('list shipping and tax', () => {
    expect(checkoutChanges(SEEN, { ...IN_FORCE, amounts: { shipping: 500, tax: 12 } })).toMatchObject([
      { kind: 'SHIPPING', before: 0, after: 500 },
      { kind: 'TAX', before: 0, after: 12 },
    ]);
  });
});
