import type { CashReceiptKind } from '@eunbit/schema/cash-receipt';

export interface NewCashReceipt {
  /** The order's number. */
  readonly reference: string;
  readonly orderName: string;
  /** Won. */
  readonly amount: number;
  readonly kind: CashReceiptKind;
  /** Whom it is made out to, digits only. */
  readonly number: string;
  /** A request with the same key is made once. */
  readonly idempotencyKey: string;
}

/** A receipt at the tax office. */
export interface IssuedCashReceipt {
  /** The issuer's id of it, by which it is cancelled. */
  readonly key: string;
  /** The tax office's number. */
  readonly issueNumber: string;
  /** The page that shows it. */
  readonly url: string;
}

/** The issuer answered that it does not issue or cancel a receipt. */
export class CashReceiptRefusedError extends Error {
  override readonly name = 'CashReceiptRefusedError';

  constructor(
    readonly code: string,
    message: string,
    /** Whether the same request may be taken later. */
    readonly isTemporary: boolean,
  ) {
    super(message);
  }
}

/** An issuer of Korean cash receipts. Every call throws PaymentProviderError if it is unreachable. */
export interface CashReceiptIssuer {
  issueReceipt(receipt: NewCashReceipt): Promise<IssuedCashReceipt>;
  /** Cancels a receipt, or takes an amount off it, in won. */
  cancelReceipt(key: string, idempotencyKey: string, amount?: number): Promise<void>;
}
