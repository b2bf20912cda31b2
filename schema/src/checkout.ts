import type { Market } from './market.ts';

export const ShippingOption = {
  FREE: 'FREE',
  STANDARD: 'STANDARD',
  EXPEDITED: 'EXPEDITED',
  EXPRESS: 'EXPRESS',
} as const;
export type ShippingOption = (typeof ShippingOption)[keyof typeof ShippingOption];

export const PaymentMethod = {
  CARD: 'CARD',
  ESCROW: 'ESCROW',
  DEPOSIT: 'DEPOSIT',
  VIRTUAL_ACCOUNT: 'VIRTUAL_ACCOUNT',
  /** Nothing is to be paid: orders that staff make at no charge. No store offers it. */
  NONE: 'NONE',
} as const;
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];

/** Steps of the checkout page in order (CHECKOUT-1). */
export const CHECKOUT_STEPS = {
  KR: ['contact', 'address', 'payment'],
  US: ['contact', 'address', 'shipping', 'payment'],
} as const satisfies Record<Market, readonly string[]>;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[Market][number];

/** Result of checking a US address. */
export const AddressCheck = { VERIFIED: 'VERIFIED', KEPT: 'KEPT', UNVERIFIED: 'UNVERIFIED' } as const;
export type AddressCheck = (typeof AddressCheck)[keyof typeof AddressCheck];

/** How a sales tax was determined. */
export const TaxSource = {
  NOT_TAXED: 'NOT_TAXED',
  LOOKED_UP: 'LOOKED_UP',
  LAST_KNOWN: 'LAST_KNOWN',
  DEFAULT: 'DEFAULT',
} as const;
export type TaxSource = (typeof TaxSource)[keyof typeof TaxSource];

/** The 50 states and the District of Columbia by postal code, in the order a list shows them. */
export const US_STATES = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
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
