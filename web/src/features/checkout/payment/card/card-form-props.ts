import type { Money } from '@eunbit/schema/money';
import type { ReactNode } from 'react';
import type { CardConfirmation } from './card-payment.ts';

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
