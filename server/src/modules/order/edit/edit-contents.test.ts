import { buyerNotesOf } from '@eunbit/schema/buyer-notes';
import { describe, expect, it } from 'vitest';
import { findContentChanges, isChange, isSamePlace, unitsBeyond } from './edit-contents.ts';
import type { EditedContents } from './order-edit.record.ts';

const LINE = {
  productId: 'wipe',
  slug: 'wipe',
  title: { ko: '물티슈', en: 'Wipes' },
  mediaId: '',
  unitPrice: 899,
  tax: 0,
};
const contents = (change: Partial<EditedContents> = {}): EditedContents => ({
  address: {
    firstName: 'Mina',
    lastName: 'Lee',
    address: '1 Main St',
    apt: '#5',
    city: 'New York',
    state: 'NY',
    zipCode: '10118',
  },
  phone: '212-555-0100',
  ...buyerNotesOf({}),
  lines: [{ ...LINE, quantity: 2 }],
  shippingOption: 'STANDARD',
  amounts: {
    subtotal: 1798,
    shipping: 500,
    taxRate: '0',
    taxSource: 'NOT_TAXED',
    shippingTax: 0,
    tax: 0,
    total: 2298,
  },
  ...change,
});
const moved = (change: Partial<EditedContents['address']>) =>
  contents({ address: { ...contents().address, ...change } });

describe('two versions of an order’s contents (ORDER-31)', () => {
  it('are not an edit if they are equal', () => {
    expect(isChange(findContentChanges(contents(), contents()))).toBe(false);
  });

  it('have the same tax but need a new label if only the name or spelling differs', () => {
    expect(isSamePlace(contents().address, moved({ firstName: 'Jina', address: '1 MAIN ST' }).address)).toBe(true);
    expect(findContentChanges(contents(), moved({ firstName: 'Jina' }))).toMatchObject({ place: false, label: true });
    expect(findContentChanges(contents(), moved({ zipCode: '10119' }))).toMatchObject({ place: true, label: true });
  });

  it('need no new label if only the delivery note differs', () => {
    const noted = contents({ deliveryNote: { instruction: 'AT_DOOR', text: '' } });

    expect(findContentChanges(contents(), noted)).toEqual({
      place: false,
      label: false,
      notes: true,
      lines: false,
    });
  });

  it('differ if a quantity differs', () => {
    expect(findContentChanges(contents(), contents({ lines: [{ ...LINE, quantity: 1 }] })).lines).toBe(true);
  });
});

describe('the units that an edit adds or removes', () => {
  it('are those that only one version has', () => {
    const before = [
      { productId: 'wipe', quantity: 3 },
      { productId: 'spray', quantity: 1 },
    ];
    const after = [
      { productId: 'wipe', quantity: 1 },
      { productId: 'soap', quantity: 2 },
    ];

    expect(unitsBeyond(after, before)).toEqual([{ productId: 'soap', quantity: 2 }]);
    expect(unitsBeyond(before, after)).toEqual([
      { productId: 'wipe', quantity: 2 },
      { productId: 'spray', quantity: 1 },
    ]);
  });
});
