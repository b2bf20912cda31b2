/** An email as it leaves the shop, both of its parts made. */
export interface OutgoingEmail {
  /** Ours; the provider keeps it with the email, so that `find` can say whether it has it. */
  readonly emailId: string;
  readonly from: Mailbox;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Groups emails in the provider's statistics. */
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** News and offers go another way than emails about what somebody does in the shop. */
  readonly isMarketing: boolean;
}

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** The provider did not take the email now; trying again later may help. */
export class EmailProviderError extends Error {
  override readonly name = 'EmailProviderError';
  /** Whether it may have taken the email all the same, as when the connection broke before its answer. */
  readonly mayHaveTaken: boolean;

  constructor(message: string, mayHaveTaken: boolean, options?: ErrorOptions) {
    super(message, options);
    this.mayHaveTaken = mayHaveTaken;
  }
}

/** The provider will never take this email: the address is none, or takes no email any more. */
export class EmailRefusedError extends Error {
  override readonly name = 'EmailRefusedError';
}

/** What the shop needs of an email service. */
export interface EmailProvider {
  /** Where delivered emails can be read when a sandbox stands in for the provider; null for the real one. */
  readonly sandboxUrl: string | null;
  /** Hands an email over; answers the provider's id. Throws EmailProviderError or EmailRefusedError. */
  send(email: OutgoingEmail): Promise<string>;
  /** The provider's id of an email that it has taken, else null. Throws EmailProviderError. */
  find(email: Pick<OutgoingEmail, 'emailId' | 'isMarketing'>): Promise<string | null>;
}
