import type { Money } from '@eunbit/schema/money';
import type { ReactNode } from 'react';
import type { CardConfirmation } from './card-payment.ts';

/** What a card form needs from the shop, whichever provider takes the card. */
export interface CardFormProps {
  readonly total: Money;
  /** Text of the button; names the amount. */
  readonly payText: ReactNode;
  /** Stands between the card and the button: what is agreed to by pressing it, and what went wrong the last time. */
  readonly children: ReactNode;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** Whether confirming only sets the money aside. */
  readonly isCapturedLater: boolean;
  /** Absolute address to come back to from the bank's own page. Browser only. */
  readonly returnUrl: () => string;
  /** Holds the goods and starts the payment; its secret, or null when it was refused, which the shop explains by itself. */
  readonly prepare: () => Promise<string | null>;
  readonly onConfirmation: (confirmation: CardConfirmation) => Promise<void>;
}
