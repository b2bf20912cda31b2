import { randomUUID } from 'node:crypto';
import {
  type Email,
  type PostmarkContext,
  type PostmarkEvent,
  type Suppression,
  suppress,
  suppressionId,
} from './emails.ts';

/** The types of bounces that the sandbox supports, with Postmark's numbers and names. */
export const BOUNCE_TYPES = {
  HardBounce: { TypeCode: 1, Name: 'Hard bounce', Details: 'smtp;550 5.1.1 The email account does not exist.' },
  Transient: { TypeCode: 2, Name: 'Message delayed', Details: 'smtp;450 4.2.1 Please try again later.' },
  AutoResponder: { TypeCode: 64, Name: 'Auto responder', Details: 'Out of office.' },
  DnsError: { TypeCode: 256, Name: 'DNS error', Details: 'smtp;4.4.1 (no answer from host)' },
  SoftBounce: { TypeCode: 4096, Name: 'Soft bounce', Details: 'smtp;452 4.2.2 The mailbox is full.' },
} as const;
export type BounceType = keyof typeof BOUNCE_TYPES;

const SERVER_ID = 23;
/** Only transactional streams have a separate webhook for spam complaints; other streams only report the suppression. */
const TRANSACTIONAL_STREAM = 'outbound';

let lastReportId = 0;

/** The id of the next bounce or complaint, unique even after a restart. */
function nextReportId(): number {
  lastReportId = Math.max(lastReportId + 1, Date.now());
  return lastReportId;
}

function sendWebhooks({ webhooks }: PostmarkContext, payload: PostmarkEvent['payload']): void {
  webhooks.send({ id: randomUUID(), payload });
}

/** Common fields of bounces and complaints. */
const report = ({ messageStream, tag, id, metadata, from, to, subject }: Email, isInactive: boolean) => ({
  MessageStream: messageStream,
  ID: nextReportId(),
  Tag: tag,
  MessageID: id,
  Metadata: metadata,
  ServerID: SERVER_ID,
  Description: '',
  Email: to.address,
  From: from.address,
  BouncedAt: new Date().toISOString(),
  DumpAvailable: false,
  Inactive: isInactive,
  CanActivate: isInactive,
  Subject: subject,
});

const change = (stream: string, address: string, Origin: Suppression['origin']) => ({
  RecordType: 'SubscriptionChange',
  ServerID: SERVER_ID,
  MessageStream: stream,
  ChangedAt: new Date().toISOString(),
  Recipient: address,
  Origin,
});

function suppressReader(context: PostmarkContext, email: Email, reason: Suppression['reason']): void {
  const { messageStream, to, id, tag, metadata } = email;
  suppress(context, messageStream, to.address, { reason, origin: 'Recipient' });
  sendWebhooks(context, {
    ...change(messageStream, to.address, 'Recipient'),
    MessageID: id,
    SuppressSending: true,
    SuppressionReason: reason,
    Tag: tag,
    Metadata: metadata,
  });
}

/** Makes an email bounce. A hard bounce suppresses the address, which a second webhook reports. */
export function bounce(context: PostmarkContext, email: Email, type: BounceType): void {
  const isHard = type === 'HardBounce';
  sendWebhooks(context, { RecordType: 'Bounce', Type: type, ...BOUNCE_TYPES[type], ...report(email, isHard) });
  if (isHard) suppressReader(context, email, 'HardBounce');
}

/** Makes the recipient of an email report it as spam. */
export function complain(context: PostmarkContext, email: Email): void {
  if (email.messageStream === TRANSACTIONAL_STREAM) {
    const kind = { RecordType: 'SpamComplaint', Type: 'SpamComplaint', TypeCode: 512, Name: 'Spam complaint' };
    sendWebhooks(context, { ...kind, Details: 'Marked as spam.', ...report(email, true), CanActivate: false });
  }
  suppressReader(context, email, 'SpamComplaint');
}

/**
 * Removes an address from the suppressions of a stream. Postmark rejects this after a spam complaint; an address that is not
 * suppressed counts as removed.
 */
export function reactivate(context: PostmarkContext, stream: string, address: string): object {
  const known = context.suppressions.get(suppressionId(stream, address));
  if (known?.reason === 'SpamComplaint') {
    const Message = 'You do not have the required authority to change this suppression.';
    return { EmailAddress: address, Status: 'Failed', Message };
  }
  if (known) {
    context.suppressions.delete(known.id);
    sendWebhooks(context, {
      ...change(stream, known.address, 'Customer'),
      MessageID: null,
      SuppressSending: false,
      SuppressionReason: null,
      Tag: null,
      Metadata: {},
    });
  }
  return { EmailAddress: address, Status: 'Deleted', Message: null };
}
