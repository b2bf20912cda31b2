import { describe, expect, it } from 'vitest';
import { editUrl, factsOf, stepAfter, stepPosition, stepToShow, stepUrl } from './checkout-steps.ts';

const nothing = { contactGiven: false, addressGiven: false };
const contact = { contactGiven: true, addressGiven: false };
const all = { contactGiven: true, addressGiven: true };

describe('the step that the checkout shows (CHECKOUT-1)', () => {
  it('begins with the contact step', () => {
    expect(stepToShow('KR', null, nothing)).toBe('contact');
    expect(stepToShow('US', null, all)).toBe('contact');
  });

  it('is the wanted one when everything before it is filled in', () => {
    expect(stepToShow('US', 'shipping', all)).toBe('shipping');
    expect(stepToShow('KR', 'payment', all)).toBe('payment');
    expect(stepToShow('KR', 'address', contact)).toBe('address');
  });

  it('is the first unfinished one when a later one is asked for', () => {
    expect(stepToShow('KR', 'payment', nothing)).toBe('contact');
    expect(stepToShow('US', 'payment', contact)).toBe('address');
  });

  it('lets a shopper go back without losing the later steps', () => {
    expect(stepToShow('US', 'contact', all)).toBe('contact');
    expect(stepToShow('US', 'payment', all)).toBe('payment');
  });

  it('does not know a shipping step in Korea', () => {
    expect(stepToShow('KR', 'shipping', all)).toBe('payment');
    expect(stepAfter('KR', 'address')).toBe('payment');
    expect(stepAfter('US', 'address')).toBe('shipping');
    expect(stepAfter('US', 'payment')).toBeNull();
  });
});

describe('how far a checkout has come', () => {
  it('is the contact step until the pass code is there too (CHECKOUT-4)', () => {
    const given = { contact: {}, isGuest: true, hasPassCode: false, address: {} };

    expect(factsOf(given)).toEqual({ contactGiven: false, addressGiven: true });
    expect(factsOf({ ...given, isGuest: true, hasPassCode: true })).toEqual(all);
    expect(factsOf({ ...given, isGuest: false })).toEqual(all);
    expect(factsOf({ contact: null, isGuest: true, hasPassCode: true, address: null })).toEqual(nothing);
  });
});

describe('the place of a step (CHECKOUT-1)', () => {
  it('is counted from one within the steps of the market', () => {
    expect(stepPosition('KR', 'address')).toEqual({ number: 2, count: 3 });
    expect(stepPosition('US', 'payment')).toEqual({ number: 4, count: 4 });
  });

  it('stands in the address bar', () => {
    expect(stepUrl('US', 'shipping')).toBe('/checkout_US?step=shipping');
    expect(stepUrl('KR', 'payment')).toBe('/checkout_Korea?step=payment');
    expect(editUrl('KR', 'contact')).toBe('/checkout_Korea?step=contact&edit=1');
  });
});
