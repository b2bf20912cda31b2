/** A letter as it leaves the shop, both of its parts made. */
export interface OutgoingMail {
  /** Ours; the provider keeps it with the letter, so that `find` can say whether it has it. */
  readonly letterId: string;
  readonly from: Mailbox;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Groups letters in the provider's statistics. */
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** News and offers go another way than letters about what somebody does in the shop. */
  readonly isMarketing: boolean;
}

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** The provider did not take the letter now; trying again later may help. */
export class MailProviderError extends Error {
  override readonly name = 'MailProviderError';
  /** Whether it may have taken the letter all the same, as when the connection broke before its answer. */
  readonly mayHaveTaken: boolean;

  constructor(message: string, mayHaveTaken: boolean, options?: ErrorOptions) {
    super(message, options);
    this.mayHaveTaken = mayHaveTaken;
  }
}

/** The provider will never take this letter: the address is none, or takes no mail any more. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

/** What the shop needs of a mail service. */
export interface MailProvider {
  /** Where delivered letters can be read when a sandbox stands in for the provider; null for the real one. */
  readonly sandboxUrl: string | null;
  /** Hands a letter over; answers the provider's id. Throws MailProviderError or MailRefusedError. */
  send(mail: OutgoingMail): Promise<string>;
  /** The provider's id of a letter that it has taken, else null. Throws MailProviderError. */
  find(mail: Pick<OutgoingMail, 'letterId' | 'isMarketing'>): Promise<string | null>;
}
