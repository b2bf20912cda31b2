import { cardFailureKey } from '@eunbit/schema/card-failure';
import type { Language } from '@eunbit/schema/market';
import { message } from '@eunbit/schema/messages';
import type { Money } from '@eunbit/schema/money';
import type { ReactNode } from 'react';

/** Code of a payment that cannot be confirmed (any more), for example because another tab has paid. */
export const UNEXPECTED_STATE = 'payment_intent_unexpected_state';

/** Why a card was not charged, from the provider. */
export interface CardFailure {
  /** The provider's most specific code, such as `insufficient_funds`; null if there is none. */
  readonly code: string | null;
  /** The provider's message; may be empty. */
  readonly message: string;
}

/** The shop's message for the code, or that of the provider if the shop has none. */
export function describeFailure({ code, message: providerMessage }: CardFailure, language: Language): string {
  const key = cardFailureKey(code);
  return key ? message(key, language) : providerMessage || message('payment.declined', language);
}

/** The outcome of a card confirmation at any provider. */
export type CardConfirmation =
  /** Charged or being charged: the server knows which of the two. */
  | { readonly kind: 'confirmed' }
  /** The bank authenticates the shopper on its own page and sends them back afterwards. */
  | { readonly kind: 'redirect'; readonly url: string }
  | ({ readonly kind: 'declined' } & CardFailure)
  /** The payment may or may not have succeeded: the server has to be queried. */
  | { readonly kind: 'unknown' };

/** Props of the card form of any provider. */
export interface CardFormProps {
  readonly total: Money;
  /** Text of the button, with the amount. */
  readonly payText: ReactNode;
  /** Content between the card and the button: the terms that the button accepts, and the last failure. */
  readonly children: ReactNode;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** Whether the confirmation only authorises the charge. */
  readonly isCapturedLater: boolean;
  /** Absolute address to return to from the bank's page. Browser only. */
  readonly returnUrl: () => string;
  /**
   * Reserves the goods and starts the payment. Resolves to its client secret, or to null after a rejection, which the caller
   * shows itself.
   */
  readonly prepare: () => Promise<string | null>;
  /** A card field is invalid: the message about the last attempt no longer applies. */
  readonly onInvalid: () => void;
  readonly onConfirmation: (confirmation: CardConfirmation) => Promise<void>;
}
