import type { Market } from './market.ts';

export const ShippingOption = {
  FREE: 'FREE',
  STANDARD: 'STANDARD',
  EXPEDITED: 'EXPEDITED',
  EXPRESS: 'EXPRESS',
} as const;
export type ShippingOption = (typeof ShippingOption)[keyof typeof ShippingOption];

export const PaymentMethod = { CARD: 'CARD', ESCROW: 'ESCROW', DEPOSIT: 'DEPOSIT' } as const;
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];

/** Steps of the checkout page in order (spec 001 §2). */
export const CHECKOUT_STEPS = {
  KR: ['contact', 'address', 'payment'],
  US: ['contact', 'address', 'shipping', 'payment'],
} as const satisfies Record<Market, readonly string[]>;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[Market][number];

/** The 50 states by postal code, in the order a list shows them. */
export const US_STATES = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
] as const;
