import { describe, expect, it } from 'vitest';
import type { EditedContents } from '../order/edit/order-edit.record.ts';
import { findContentChanges, isChange, isSamePlace, priceContents } from './edit-contents.ts';

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
    firstname: 'Mina',
    lastname: 'Lee',
    address: '1 Main St',
    apt: '#5',
    city: 'New York',
    state: 'NY',
    zipcode: '10118',
  },
  phone: '212-555-0100',
  deliveryNote: null,
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

describe('two contents of an order (ORDER-31)', () => {
  it('that are the same are no edit', () => {
    expect(isChange(findContentChanges(contents(), contents()))).toBe(false);
  });

  it('are taxed alike at another name or spelling, and the label is printed anew all the same', () => {
    expect(isSamePlace(contents().address, moved({ firstname: 'Jina', address: '1 MAIN ST' }).address)).toBe(true);
    expect(findContentChanges(contents(), moved({ firstname: 'Jina' }))).toMatchObject({ place: false, label: true });
    expect(findContentChanges(contents(), moved({ zipcode: '10119' }))).toMatchObject({ place: true, label: true });
  });

  it('need no other label for a word to the courier', () => {
    const noted = contents({ deliveryNote: { wish: 'AT_DOOR', text: '' } });

    expect(findContentChanges(contents(), noted)).toEqual({
      place: false,
      label: false,
      deliveryNote: true,
      lines: false,
    });
  });

  it('differ with a quantity', () => {
    expect(findContentChanges(contents(), contents({ lines: [{ ...LINE, quantity: 1 }] })).lines).toBe(true);
  });
});

describe('the amounts of an edited order (ORDER-33)', () => {
  it('are its lines, its shipping and the tax on both', () => {
    const tax = { percent: '8.875', source: 'LOOKED_UP', lines: [160], shipping: 44 } as const;

    expect(priceContents([{ ...LINE, quantity: 2 }], { option: 'STANDARD', price: 500 }, tax)).toEqual({
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
