/** Code of a payment that cannot be confirmed (any more), for example because another tab has paid. */
export const UNEXPECTED_STATE = 'payment_intent_unexpected_state';

/** The outcome of a card confirmation, whichever provider made it. */
export type CardConfirmation =
  /** Charged or being charged: the server knows which. */
  | { readonly kind: 'confirmed' }
  /** The bank authenticates the shopper on its own page and sends them back afterwards. */
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'declined'; readonly message: string }
  /** The payment may or may not have succeeded: the server has to be asked. */
  | { readonly kind: 'unknown' };
