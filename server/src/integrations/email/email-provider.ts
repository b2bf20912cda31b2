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
  /** Whether the provider accepts no emails at all for the address. */
  readonly isInactive: boolean;

  constructor(message: string, { isInactive = false, ...options }: ErrorOptions & { isInactive?: boolean } = {}) {
    super(message, options);
    this.isInactive = isInactive;
  }
}

/** An event that the provider reports about an address after it has accepted an email for it. */
export interface EmailEvent {
  /** Identical if the event is delivered again. */
  readonly id: string;
  readonly kind: 'HARD_BOUNCE' | 'SOFT_BOUNCE' | 'SPAM_COMPLAINT' | 'MANUAL_SUPPRESSION' | 'REACTIVATED';
  /** In lower case. */
  readonly address: string;
  readonly at: Date;
  /** The message stream of the event: marketing or transactional. */
  readonly isMarketing: boolean;
  /** In the words of the provider or of the reader's mail server; null if there is none. */
  readonly description: string | null;
  /** The email concerned; null if there is none, or if another sender sent it. */
  readonly emailId: string | null;
}

/** A webhook without the secret that the shop shares with the provider. */
export class ForgedEmailEventError extends Error {
  override readonly name = 'ForgedEmailEventError';
}

/** A webhook with the secret but without the documented fields. */
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
   * Removes an address from the provider's suppression list; false if the provider rejects that. Idempotent. Throws
   * EmailProviderError.
   */
  reactivate(address: string, isMarketing: boolean): Promise<boolean>;
  /**
   * Parses the body of a webhook; null for an event without an address. Throws ForgedEmailEventError or
   * UnreadableEmailEventError.
   */
  readEvent(body: unknown, authorization: string | undefined): EmailEvent | null;
}
