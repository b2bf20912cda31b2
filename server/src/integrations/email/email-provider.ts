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
}

/** An email provider. */
export interface EmailProvider {
  /** URL of the sandbox's inbox; null for the real provider. */
  readonly sandboxUrl: string | null;
  /** Sends an email; returns the provider's id. Throws EmailProviderError or EmailRefusedError. */
  send(email: OutgoingEmail): Promise<string>;
  /** The provider's id of an email that it has accepted; null if it has not. Throws EmailProviderError. */
  find(email: Pick<OutgoingEmail, 'emailId' | 'isMarketing'>): Promise<string | null>;
}
