import { describe, expect, it } from 'vitest';
import type { Checkout } from '../step/checkout-content.ts';
import { isElsewhere, withoutTax, withShipping } from './expected-purchase.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const ADDRESS = {
  firstName: 'Mina',
  lastName: 'Lee',
  address: '350 5th Ave',
  apt: '',
  city: 'New York',
  state: 'NY',
  zipCode: '10118',
};
const choice = (option: 'STANDARD' | 'EXPRESS', price: number) => ({ option, price: usd(price) });
const CHECKOUT = {
  shippingOption: 'STANDARD',
  shippingChoices: [choice('STANDARD', 500), choice('EXPRESS', 2_000)],
  address: ADDRESS,
  subtotal: usd(899),
  shipping: usd(500),
  tax: usd(0),
  taxRate: '0',
  total: usd(1_399),
} as unknown as Checkout;
const TAXED: Checkout = { ...CHECKOUT, tax: usd(124), taxRate: '8.875', total: usd(1_523) };

describe('a newly chosen shipping option', () => {
  it('changes the total at once if there is no tax', () => {
    expect(withShipping(CHECKOUT, 'EXPRESS')).toMatchObject({
      shipping: usd(2_000),
      tax: usd(0),
      total: usd(2_899),
      isPending: true,
    });
  });

  it('makes the tax unknown and excludes it from the total if there is one', () => {
    expect(withShipping(TAXED, 'EXPRESS')).toMatchObject({ shipping: usd(2_000), tax: null, total: usd(2_899) });
  });

  it('changes nothing if the server already has it or no longer offers it', () => {
    expect(withShipping(TAXED, 'STANDARD')).toBe(TAXED);
    expect(withShipping(TAXED, 'FREE')).toBe(TAXED);
  });
});

describe('an address that is being typed', () => {
  it('makes the tax unknown once it is a different place', () => {
    expect(isElsewhere({ ...ADDRESS, state: 'TX' }, TAXED)).toBe(true);
    expect(withoutTax(TAXED)).toMatchObject({ tax: null, total: usd(1_399) });
  });

  it('is the same place with another name or in small letters', () => {
    expect(isElsewhere({ ...ADDRESS, firstName: 'Jina', state: 'ny ' }, TAXED)).toBe(false);
  });
});
