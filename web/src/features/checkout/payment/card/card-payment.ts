/** The payment is not to be confirmed (any more), for one because another tab has paid. */
export const UNEXPECTED_STATE = 'payment_intent_unexpected_state';

/** How confirming a card ended, whichever provider did it. */
export type CardConfirmation =
  /** Taken, or being taken: the server tells which. */
  | { readonly kind: 'confirmed' }
  /** The bank wants to see the shopper first; it sends them back afterwards. */
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'declined'; readonly message: string }
  /** Not said: the payment may or may not have gone through, so the server has to be asked. */
  | { readonly kind: 'unknown' };

/** The identifier stands in the secret before `_secret_`. */
export function getIntentId(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}
