import type { MessageKey } from './messages.ts';

/** The shop's message for each decline code of the provider (PAYMENT-57). */
const KEYS = {
  card_declined: 'payment.declined',
  generic_decline: 'payment.declined',
  do_not_honor: 'payment.declined',
  // The cardholder must not learn what the bank suspects.
  lost_card: 'payment.declined',
  stolen_card: 'payment.declined',
  fraudulent: 'payment.declined',
  insufficient_funds: 'payment.insufficientFunds',
  expired_card: 'payment.expiredCard',
  invalid_expiry_month: 'payment.expiredCard',
  invalid_expiry_year: 'payment.expiredCard',
  incorrect_cvc: 'payment.incorrectCvc',
  invalid_cvc: 'payment.incorrectCvc',
  processing_error: 'payment.processingError',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** Null if the shop has no message for the code: the provider's message is shown then. */
export function cardFailureKey(code: string | null): (typeof KEYS)[keyof typeof KEYS] | null {
  return code !== null && Object.hasOwn(KEYS, code) ? KEYS[code as keyof typeof KEYS] : null;
}
