import type { CashReceiptKind } from '@eunbit/schema/cash-receipt';

export interface NewCashReceipt {
  /** The order's number. */
  readonly reference: string;
  readonly orderName: string;
  /** Amount in won. */
  readonly amount: number;
  readonly kind: CashReceiptKind;
  /** The number that the receipt is issued to, digits only. */
  readonly number: string;
  /** Idempotency key: a retry with the same key issues no second receipt. */
  readonly idempotencyKey: string;
}

/** A receipt at the tax office. */
export interface IssuedCashReceipt {
  /** The issuer's id of the receipt, needed to cancel it. */
  readonly key: string;
  /** The tax office's number. */
  readonly issueNumber: string;
  /** URL of the receipt. */
  readonly url: string;
}

/** The issuer rejected issuing or cancelling a receipt. */
export class CashReceiptRefusedError extends Error {
  override readonly name = 'CashReceiptRefusedError';

  constructor(
    readonly code: string,
    message: string,
    /** Whether a retry of the same request may succeed. */
    readonly isTemporary: boolean,
  ) {
    super(message);
  }
}

/** An issuer of Korean cash receipts. Every call throws PaymentProviderError if it is unreachable. */
export interface CashReceiptIssuer {
  issueReceipt(receipt: NewCashReceipt): Promise<IssuedCashReceipt>;
  /** Cancels a receipt, or reduces its amount, in won. */
  cancelReceipt(key: string, idempotencyKey: string, amount?: number): Promise<void>;
}
