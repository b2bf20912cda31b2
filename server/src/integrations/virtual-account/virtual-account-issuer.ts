/**
 * WAITING for its single deposit → DEPOSITED, or → CLOSED when it expires or the shop closes it. A bank may take a deposit back:
 * DEPOSITED → WAITING. UNKNOWN allows no conclusion.
 */
export type VirtualAccountStatus = 'WAITING' | 'DEPOSITED' | 'CLOSED' | 'UNKNOWN';

/** Progress of a refunded deposit; FAILED if the bank rejected it. */
export type DepositRefundState = 'NONE' | 'PENDING' | 'FAILED' | 'DONE';

/** An account number for one deposit for one order. */
export interface VirtualAccount {
  /** The issuer's id of the account. */
  readonly id: string;
  readonly status: VirtualAccountStatus;
  readonly accountNumber: string;
  readonly refund: DepositRefundState;
  /** Won. The amount to deposit or, once DEPOSITED, the amount deposited. */
  readonly amount: number;
  /** Shared by issuer and shop only: authenticates callbacks. */
  readonly secret: string;
}

export interface NewVirtualAccount {
  /** Idempotency key, repeated in callbacks: the same reference returns the same account. */
  readonly reference: string;
  readonly bankCode: string;
  readonly amount: number;
  readonly depositorName: string;
  /** Description of the sale in the issuer's records. */
  readonly orderName: string;
  readonly openHours: number;
}

/** A refund of a whole deposit to a bank account. */
export interface DepositRefund {
  /** The issuer's id of the virtual account. */
  readonly id: string;
  /** Won; the issuer rejects a refund if it holds another amount. */
  readonly amount: number;
  readonly bankCode: string;
  /** Digits only. */
  readonly accountNumber: string;
  readonly holderName: string;
  /** Idempotency key: a retry with the same key makes no second refund. */
  readonly idempotencyKey: string;
}

/** The issuer rejected the refund: no money was sent. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';

  constructor(
    readonly code: string,
    message: string,
    /** Whether a retry of the same request may succeed. */
    readonly isTemporary: boolean,
  ) {
    super(message);
  }
}

/** A deposit callback: only reference and secret are used, the account's state is read from the issuer. */
export interface DepositCallback {
  readonly reference: string;
  readonly secret: string;
}

/** An issuer of virtual accounts. Every call throws PaymentProviderError if it is unreachable. */
export interface VirtualAccountIssuer {
  issue(account: NewVirtualAccount): Promise<VirtualAccount>;
  find(id: string): Promise<VirtualAccount>;
  /** Closes the account if nothing was deposited; returns its state afterwards, which may be DEPOSITED. */
  close(id: string): Promise<VirtualAccount>;
  /** Refunds a deposit. Throws RefundRefusedError if the issuer rejects it. */
  refund(refund: DepositRefund): Promise<VirtualAccount>;
  /** Null if the body is not a deposit callback. */
  readCallback(body: unknown): DepositCallback | null;
}
