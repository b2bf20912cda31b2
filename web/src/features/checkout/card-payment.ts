/** A payment that the browser has to confirm, as the API hands it out. */
export interface CardIntent {
  readonly clientSecret: string;
  readonly publishableKey: string;
  /** Where a sandbox confirms cards; null with the real provider. */
  readonly sandboxUrl: string | null;
}

/** How confirming a card ended, whichever provider did it. */
export type CardConfirmation =
  /** Taken, or being taken: the server tells which. */
  | { readonly kind: 'confirmed' }
  /** The bank wants to see the shopper first; it sends them back afterwards. */
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'declined'; readonly message: string }
  /** No answer: the payment may or may not have gone through, so the server has to be asked. */
  | { readonly kind: 'unknown' };

/** The identifier stands in the secret before `_secret_`. */
export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}
