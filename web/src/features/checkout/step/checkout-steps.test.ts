import { describe, expect, it } from 'vitest';
import {
  buildEditUrl,
  buildStepUrl,
  findNextStep,
  getProgressFacts,
  getStepPosition,
  getStepToShow,
} from './checkout-steps.ts';

const nothing = { contactGiven: false, addressGiven: false };
const contact = { contactGiven: true, addressGiven: false };
const all = { contactGiven: true, addressGiven: true };

describe('the step that the checkout shows (CHECKOUT-1)', () => {
  it('begins with the contact step', () => {
    expect(getStepToShow('KR', null, nothing)).toBe('contact');
    expect(getStepToShow('US', null, all)).toBe('contact');
  });

  it('is the wanted one when everything before it is filled in', () => {
    expect(getStepToShow('US', 'shipping', all)).toBe('shipping');
    expect(getStepToShow('KR', 'payment', all)).toBe('payment');
    expect(getStepToShow('KR', 'address', contact)).toBe('address');
  });

  it('is the first unfinished one when a later one is asked for', () => {
    expect(getStepToShow('KR', 'payment', nothing)).toBe('contact');
    expect(getStepToShow('US', 'payment', contact)).toBe('address');
  });

  it('lets a shopper go back without losing the later steps', () => {
    expect(getStepToShow('US', 'contact', all)).toBe('contact');
    expect(getStepToShow('US', 'payment', all)).toBe('payment');
  });

  it('does not know a shipping step in Korea', () => {
    expect(getStepToShow('KR', 'shipping', all)).toBe('payment');
    expect(findNextStep('KR', 'address')).toBe('payment');
    expect(findNextStep('US', 'address')).toBe('shipping');
    expect(findNextStep('US', 'payment')).toBeNull();
  });
});

describe('how far a checkout has come', () => {
  it('is the contact step until the pass code is there too (CHECKOUT-4)', () => {
    const given = { contact: {}, isGuest: true, hasPassCode: false, address: {} };

    expect(getProgressFacts(given)).toEqual({ contactGiven: false, addressGiven: true });
    expect(getProgressFacts({ ...given, isGuest: true, hasPassCode: true })).toEqual(all);
    expect(getProgressFacts({ ...given, isGuest: false })).toEqual(all);
    expect(getProgressFacts({ contact: null, isGuest: true, hasPassCode: true, address: null })).toEqual(nothing);
  });
});

describe('the place of a step (CHECKOUT-1)', () => {
  it('is counted from one within the steps of the market', () => {
    expect(getStepPosition('KR', 'address')).toEqual({ number: 2, count: 3 });
    expect(getStepPosition('US', 'payment')).toEqual({ number: 4, count: 4 });
  });

  it('stands in the address bar', () => {
    expect(buildStepUrl('US', 'shipping')).toBe('/checkout_US?step=shipping');
    expect(buildStepUrl('KR', 'payment')).toBe('/checkout_Korea?step=payment');
    expect(buildEditUrl('KR', 'contact')).toBe('/checkout_Korea?step=contact&edit=1');
  });
});
