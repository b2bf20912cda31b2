/** The page of a running card payment reports its state to this path. */
export const PAYMENT_PAGE_PATH = '/payment-page';

/**
 * Interval at which an open page reports. Half of the time after which the hold of a silent page ends would be too long on a bad
 * connection.
 */
export const PAYMENT_PAGE_SIGN_SECONDS = 60;

/**
 * `OPEN`: the page is open; `CONFIRMING`: the buyer has pressed the button and may be at the bank's page; `CLOSED`: the page is
 * closed without a confirmation.
 */
export const PAYMENT_PAGE_SIGNS = ['OPEN', 'CONFIRMING', 'CLOSED'] as const;
export type PaymentPageSign = (typeof PAYMENT_PAGE_SIGNS)[number];

/** The identifier of a payment precedes `_secret_` in its client secret. */
export const toIntentId = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? clientSecret;
