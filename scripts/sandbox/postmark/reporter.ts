import { randomUUID } from 'node:crypto';
import type { WebhookSender } from '../common/webhook-sender.ts';
import type { Email, EmailStore } from './email-store.ts';
import { createSuppression, type Suppression } from './suppression.ts';
import type { PostmarkEvent } from './webhook-format.ts';

/** The types of bounces that the sandbox can make, with Postmark's numbers and names. */
export const BOUNCE_TYPES = {
  HardBounce: { TypeCode: 1, Name: 'Hard bounce', Details: 'smtp;550 5.1.1 The email account does not exist.' },
  Transient: { TypeCode: 2, Name: 'Message delayed', Details: 'smtp;450 4.2.1 Please try again later.' },
  AutoResponder: { TypeCode: 64, Name: 'Auto responder', Details: 'Out of office.' },
  DnsError: { TypeCode: 256, Name: 'DNS error', Details: 'smtp;4.4.1 (no answer from host)' },
  SoftBounce: { TypeCode: 4096, Name: 'Soft bounce', Details: 'smtp;452 4.2.2 The mailbox is full.' },
} as const;
export type BounceType = keyof typeof BOUNCE_TYPES;

const SERVER_ID = 23;
/** Spam complaints are told by a webhook of their own in transactional streams only; elsewhere as a change alone. */
const TRANSACTIONAL_STREAM = 'outbound';

/** Makes what Postmark tells of emails after it has taken them. */
export class Reporter {
  private readonly store: EmailStore;
  private readonly sender: WebhookSender<PostmarkEvent>;

  constructor(store: EmailStore, sender: WebhookSender<PostmarkEvent>) {
    this.store = store;
    this.sender = sender;
  }

  /** An email came back. A hard bounce suppresses the address, of which a second webhook tells. */
  bounce(email: Email, address: string, type: BounceType): void {
    const isHard = type === 'HardBounce';
    this.tell({
      RecordType: 'Bounce',
      Type: type,
      ...BOUNCE_TYPES[type],
      ...this.report(email, address, isHard, isHard),
    });
    if (isHard) this.suppress(email, address, 'HardBounce');
  }

  /** The reader of an email took it for spam. */
  complain(email: Email, address: string): void {
    if (email.messageStream === TRANSACTIONAL_STREAM) {
      const kind = { RecordType: 'SpamComplaint', Type: 'SpamComplaint', TypeCode: 512, Name: 'Spam complaint' };
      this.tell({ ...kind, Details: 'Marked as spam.', ...this.report(email, address, true, false) });
    }
    this.suppress(email, address, 'SpamComplaint');
  }

  /** The reader of an email unsubscribed by Postmark's own link. */
  unsubscribe(email: Email, address: string): void {
    this.suppress(email, address, 'ManualSuppression');
  }

  /** An address was taken off the list. */
  reactivated({ stream, address }: Suppression): void {
    this.tell({
      ...this.change(stream, address, 'Customer'),
      MessageID: null,
      SuppressSending: false,
      SuppressionReason: null,
      Tag: null,
      Metadata: {},
    });
  }

  private suppress(email: Email, address: string, reason: Suppression['reason']): void {
    const origin = 'Recipient';
    this.store.suppress(createSuppression(email.messageStream, address, { reason, origin }));
    this.tell({
      ...this.change(email.messageStream, address, origin),
      MessageID: email.id,
      SuppressSending: true,
      SuppressionReason: reason,
      Tag: email.tag,
      Metadata: email.metadata,
    });
  }

  private report(email: Email, address: string, Inactive: boolean, CanActivate: boolean) {
    return {
      MessageStream: email.messageStream,
      ID: this.store.nextReportId(),
      Tag: email.tag,
      MessageID: email.id,
      Metadata: email.metadata,
      ServerID: SERVER_ID,
      Description: '',
      Email: address,
      From: email.from.address,
      BouncedAt: new Date().toISOString(),
      DumpAvailable: false,
      Inactive,
      CanActivate,
      Subject: email.subject,
    };
  }

  private change(stream: string, address: string, Origin: Suppression['origin']) {
    return {
      RecordType: 'SubscriptionChange',
      ServerID: SERVER_ID,
      MessageStream: stream,
      ChangedAt: new Date().toISOString(),
      Recipient: address,
      Origin,
    };
  }

  private tell(payload: PostmarkEvent['payload']): void {
    const event: PostmarkEvent = { id: randomUUID(), createdAt: Date.now(), payload };
    this.store.save(this.store.events, event);
    this.sender.send(event);
  }
}
