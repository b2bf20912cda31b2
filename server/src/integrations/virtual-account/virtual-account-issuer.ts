/** WAITING for its single deposit → DEPOSITED, or → CLOSED when it expires or the shop closes it. */
export type VirtualAccountStatus = 'WAITING' | 'DEPOSITED' | 'CLOSED';

/** An account number for one deposit for one order. */
export interface VirtualAccount {
  /** The issuer's id of the account. */
  readonly id: string;
  readonly status: VirtualAccountStatus;
  readonly accountNumber: string;
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
  /** Null if the body is not a deposit callback. */
  readCallback(body: unknown): DepositCallback | null;
}
