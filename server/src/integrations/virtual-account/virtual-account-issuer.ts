/**
 * WAITING for its single deposit → DEPOSITED, or → CLOSED when it expires or the shop closes it. A bank may take a
 * deposit back: DEPOSITED → WAITING. UNKNOWN says nothing.
 */
export type VirtualAccountStatus = 'WAITING' | 'DEPOSITED' | 'CLOSED' | 'UNKNOWN';

/** How far a deposit has been sent back; FAILED if the bank did not take it. */
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
  /** Won; the issuer refuses a refund if it holds another amount. */
  readonly amount: number;
  readonly bankCode: string;
  /** Digits only. */
  readonly accountNumber: string;
  readonly holderName: string;
  /** A request with the same key is made once. */
  readonly idempotencyKey: string;
}

/** The issuer answered that it does not make the refund; nothing was sent. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';

  constructor(
    readonly code: string,
    message: string,
    /** Whether the same request may be taken later. */
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
  /** Sends a deposit back. Throws RefundRefusedError where the issuer refuses it. */
  refund(refund: DepositRefund): Promise<VirtualAccount>;
  /** Null if the body is not a deposit callback. */
  readCallback(body: unknown): DepositCallback | null;
}
