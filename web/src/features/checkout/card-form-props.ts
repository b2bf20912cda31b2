import type { Money } from '@eunbit/schema/money';
import type { ReactNode } from 'react';
import type { CardConfirmation, CardIntent } from './card-payment.ts';

/** What a card form needs from the shop, whichever provider takes the card. */
export interface CardFormProps {
  readonly total: Money;
  /** Text of the button; names the amount. */
  readonly payText: ReactNode;
  readonly busy: boolean;
  readonly disabled: boolean;
  /** Whether confirming only sets the money aside. */
  readonly isCapturedLater: boolean;
  /** Absolute address to come back to from the bank's own page. Browser only. */
  readonly returnUrl: () => string;
  /** Makes sure that goods and amount still stand; null when they do not, which the shop explains by itself. */
  readonly prepare: () => Promise<CardIntent | null>;
  readonly onConfirmation: (confirmation: CardConfirmation) => Promise<void>;
}
