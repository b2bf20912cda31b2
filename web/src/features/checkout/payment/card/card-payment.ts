import { cardFailureKey } from '@eunbit/schema/card-failure';
import type { Language } from '@eunbit/schema/market';
import { message } from '@eunbit/schema/messages';

/** Code of a payment that cannot be confirmed (any more), for example because another tab has paid. */
export const UNEXPECTED_STATE = 'payment_intent_unexpected_state';

/** Why a card was not charged, as the provider says it. */
export interface CardFailure {
  /** The provider's most exact code, such as `insufficient_funds`; null where it gives none. */
  readonly code: string | null;
  /** The provider's words; may be empty. */
  readonly message: string;
}

/** In the words of the shop where it knows the code, else in those of the provider. */
export function describeFailure({ code, message: said }: CardFailure, language: Language): string {
  const key = cardFailureKey(code);
  return key ? message(key, language) : said || message('payment.declined', language);
}

/** The outcome of a card confirmation, whichever provider made it. */
export type CardConfirmation =
  /** Charged or being charged: the server knows which. */
  | { readonly kind: 'confirmed' }
  /** The bank authenticates the shopper on its own page and sends them back afterwards. */
  | { readonly kind: 'redirect'; readonly url: string }
  | ({ readonly kind: 'declined' } & CardFailure)
  /** The payment may or may not have succeeded: the server has to be asked. */
  | { readonly kind: 'unknown' };
