/** Where the page of a running card payment says what becomes of it. */
export const PAYMENT_PAGE_PATH = '/payment-page';

/** How often an open page says so. Half of the time after which the hold of a silent one ends would be too seldom on a bad line. */
export const PAYMENT_PAGE_SIGN_SECONDS = 60;

/**
 * `OPEN`: it is there; `CONFIRMING`: the buyer has pressed the button and may be away at the bank; `CLOSED`: it goes away without
 * having been confirmed.
 */
export const PAYMENT_PAGE_SIGNS = ['OPEN', 'CONFIRMING', 'CLOSED'] as const;
export type PaymentPageSign = (typeof PAYMENT_PAGE_SIGNS)[number];

/** The identifier of a payment precedes `_secret_` in its client secret. */
export const toIntentId = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? clientSecret;
