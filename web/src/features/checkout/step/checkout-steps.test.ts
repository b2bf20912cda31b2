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
  it('is the contact step at first', () => {
    expect(getStepToShow('KR', null, nothing)).toBe('contact');
    expect(getStepToShow('US', null, all)).toBe('contact');
  });

  it('is the requested one if every step before it is complete', () => {
    expect(getStepToShow('US', 'shipping', all)).toBe('shipping');
    expect(getStepToShow('KR', 'payment', all)).toBe('payment');
    expect(getStepToShow('KR', 'address', contact)).toBe('address');
  });

  it('is the first incomplete one if a later one is requested', () => {
    expect(getStepToShow('KR', 'payment', nothing)).toBe('contact');
    expect(getStepToShow('US', 'payment', contact)).toBe('address');
  });

  it('can be an earlier one without losing the later steps', () => {
    expect(getStepToShow('US', 'contact', all)).toBe('contact');
    expect(getStepToShow('US', 'payment', all)).toBe('payment');
  });

  it('is never the shipping step in Korea', () => {
    expect(getStepToShow('KR', 'shipping', all)).toBe('payment');
    expect(findNextStep('KR', 'address')).toBe('payment');
    expect(findNextStep('US', 'address')).toBe('shipping');
    expect(findNextStep('US', 'payment')).toBeNull();
  });
});

describe('the progress of a checkout', () => {
  it('requires the pass code of a guest for the contact step (CHECKOUT-4)', () => {
    const given = { contact: {}, isGuest: true, hasPassCode: false, address: {} };

    expect(getProgressFacts(given)).toEqual({ contactGiven: false, addressGiven: true });
    expect(getProgressFacts({ ...given, isGuest: true, hasPassCode: true })).toEqual(all);
    expect(getProgressFacts({ ...given, isGuest: false })).toEqual(all);
    expect(getProgressFacts({ contact: null, isGuest: true, hasPassCode: true, address: null })).toEqual(nothing);
  });
});

describe('the position of a step (CHECKOUT-1)', () => {
  it('is counted from one within the steps of the market', () => {
    expect(getStepPosition('KR', 'address')).toEqual({ number: 2, count: 3 });
    expect(getStepPosition('US', 'payment')).toEqual({ number: 4, count: 4 });
  });

  it('is part of its address', () => {
    expect(buildStepUrl('US', 'shipping')).toBe('/checkout_US?step=shipping');
    expect(buildStepUrl('KR', 'payment')).toBe('/checkout_Korea?step=payment');
    expect(buildEditUrl('KR', 'contact')).toBe('/checkout_Korea?step=contact&edit=1');
  });
});
