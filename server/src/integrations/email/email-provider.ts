/** A rendered email, with its HTML and text parts. */
export interface OutgoingEmail {
  /** The shop's id; the provider stores it with the email, so that `find` can look it up. */
  readonly emailId: string;
  readonly from: Mailbox;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Category in the provider's statistics. */
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Marketing emails use a separate message stream from transactional ones. */
  readonly isMarketing: boolean;
}

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** The provider did not accept the email; a retry may succeed. */
export class EmailProviderError extends Error {
  override readonly name = 'EmailProviderError';
  /** Whether it may have accepted the email nevertheless, e.g. if the connection broke before the response. */
  readonly mayHaveTaken: boolean;

  constructor(message: string, mayHaveTaken: boolean, options?: ErrorOptions) {
    super(message, options);
    this.mayHaveTaken = mayHaveTaken;
  }
}

/** The provider will never accept this email: the address is invalid or inactive. */
export class EmailRefusedError extends Error {
  override readonly name = 'EmailRefusedError';
  /** Whether the provider takes no email at all for the address. */
  readonly isInactive: boolean;

  constructor(message: string, { isInactive = false, ...options }: ErrorOptions & { isInactive?: boolean } = {}) {
    super(message, options);
    this.isInactive = isInactive;
  }
}

/** What the provider tells of an address after it has taken an email for it. */
export interface EmailEvent {
  /** The same for an event that is told again. */
  readonly id: string;
  readonly kind: 'HARD_BOUNCE' | 'SOFT_BOUNCE' | 'SPAM_COMPLAINT' | 'MANUAL_SUPPRESSION' | 'REACTIVATED';
  /** In lower case. */
  readonly address: string;
  readonly at: Date;
  /** Of which of the two message streams it is told. */
  readonly isMarketing: boolean;
  /** In the words of the provider or of the reader's mail server; null if there is none. */
  readonly description: string | null;
  /** The email that it is about; null if it is about none, or about one of another sender. */
  readonly emailId: string | null;
}

/** A webhook without the secret that the shop shares with the provider. */
export class ForgedEmailEventError extends Error {
  override readonly name = 'ForgedEmailEventError';
}

/** A webhook with the secret, and without the fields that the provider documents. */
export class UnreadableEmailEventError extends Error {
  override readonly name = 'UnreadableEmailEventError';
}

/** An email provider. */
export interface EmailProvider {
  /** URL of the sandbox's inbox; null for the real provider. */
  readonly sandboxUrl: string | null;
  /** Sends an email; returns the provider's id. Throws EmailProviderError or EmailRefusedError. */
  send(email: OutgoingEmail): Promise<string>;
  /** The provider's id of an email that it has accepted; null if it has not. Throws EmailProviderError. */
  find(email: Pick<OutgoingEmail, 'emailId' | 'isMarketing'>): Promise<string | null>;
  /**
   * Takes an address off the provider's list of suppressed ones; false if the provider refuses. Idempotent. Throws
   * EmailProviderError.
   */
  reactivate(address: string, isMarketing: boolean): Promise<boolean>;
  /**
   * Reads the body of a webhook; null for an event that is about no address. Throws ForgedEmailEventError or
   * UnreadableEmailEventError.
   */
  readEvent(body: unknown, authorization: string | undefined): EmailEvent | null;
}
