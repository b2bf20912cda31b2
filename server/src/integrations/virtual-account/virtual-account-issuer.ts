/** WAITING for its one deposit → DEPOSITED, or → CLOSED when its time is over or the shop closes it. */
export type VirtualAccountStatus = 'WAITING' | 'DEPOSITED' | 'CLOSED';

/** An account number that takes one deposit, for one order. */
export interface VirtualAccount {
  /** The issuer's own name for it. */
  readonly id: string;
  readonly status: VirtualAccountStatus;
  readonly accountNumber: string;
  /** What is to be deposited or, once it is DEPOSITED, what was; won. */
  readonly amount: number;
  /** Known to the issuer and the shop alone: a callback that knows it comes from the issuer. */
  readonly secret: string;
}

export interface NewVirtualAccount {
  /** The shop's own name for it, which callbacks carry. The same reference gives the same account again. */
  readonly reference: string;
  readonly bankCode: string;
  readonly amount: number;
  readonly depositorName: string;
  /** What the issuer's records call the sale. */
  readonly orderName: string;
  readonly openHours: number;
}

/** What a callback tells: look at this account. Its own content is not trusted beyond that. */
export interface DepositCallback {
  readonly reference: string;
  readonly secret: string;
}

/** What the shop needs of whoever issues virtual accounts. Every call throws PaymentProviderError when it is out of reach. */
export interface VirtualAccountIssuer {
  issue(account: NewVirtualAccount): Promise<VirtualAccount>;
  find(id: string): Promise<VirtualAccount>;
  /** Closes it if nothing was deposited; answers the account as it is afterwards, which may be DEPOSITED. */
  close(id: string): Promise<VirtualAccount>;
  /** Null for what is no callback about a deposit. */
  readCallback(body: unknown): DepositCallback | null;
}
