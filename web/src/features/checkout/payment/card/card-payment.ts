import { cardFailureKey } from '@eunbit/schema/card-failure';
import type { Language } from '@eunbit/schema/market';
import { message } from '@eunbit/schema/messages';
import type { Money } from '@eunbit/schema/money';
import type { ReactNode } from 'react';

/** Code of a payment that cannot be confirmed (any more), for example because another tab has paid. */
export const UNEXPECTED_STATE = 'payment_intent_unexpected_state';

/** Why a card was not charged, as the provider says it. */
export interface CardFailure {
  /** The provider's most exact code, such as `insufficient_funds`; null if it gives none. */
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

/** Props of a card form, whichever provider takes the card. */
export interface CardFormProps {
  readonly total: Money;
  /** Text of the button, with the amount. */
  readonly payText: ReactNode;
  /** Stands between the card and the button: the terms agreed to by pressing it, and the last failure. */
  readonly children: ReactNode;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** Whether the confirmation only authorises the charge. */
  readonly isCapturedLater: boolean;
  /** Absolute address to return to from the bank's page. Browser only. */
  readonly returnUrl: () => string;
  /**
   * Reserves the goods and starts the payment. Resolves to its client secret, or to null after a refusal, which the
   * shop explains itself.
   */
  readonly prepare: () => Promise<string | null>;
  /** A field of the card is wrong: what was said of the last attempt is over. */
  readonly onInvalid: () => void;
  readonly onConfirmation: (confirmation: CardConfirmation) => Promise<void>;
}
