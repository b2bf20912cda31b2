import type { Answer, Exchange } from '../common/http-service.ts';
import type { Mailbox } from './addresses.ts';
import type { Email, EmailStore } from './email-store.ts';

const DEFAULT_STREAM = 'outbound';
const METADATA = 'metadata_';

function matches(email: Email, wanted: URLSearchParams): boolean {
  if (email.messageStream !== (wanted.get('messagestream') ?? DEFAULT_STREAM)) return false;
  const sender = wanted.get('fromemail')?.toLowerCase();
  if (sender && email.from.address.toLowerCase() !== sender) return false;
  const recipient = wanted.get('recipient')?.toLowerCase();
  if (recipient && !email.to.some(({ address }) => address.toLowerCase() === recipient)) return false;
  if (wanted.has('tag') && email.tag !== wanted.get('tag')) return false;
  return [...wanted].every(
    ([name, value]) => !name.startsWith(METADATA) || email.metadata[name.slice(METADATA.length)] === value,
  );
}

const presentMailboxes = (mailboxes: readonly Mailbox[]) =>
  mailboxes.map(({ name, address }) => ({ Email: address, Name: name || null }));

function present(email: Email): object {
  const { id, tag, from, to, cc, bcc, subject, submittedAt, metadata, messageStream, attachments } = email;
  return {
    Tag: tag,
    MessageID: id,
    To: presentMailboxes(to),
    Cc: presentMailboxes(cc),
    Bcc: presentMailboxes(bcc),
    Recipients: [...to, ...cc, ...bcc].map(({ address }) => address),
    ReceivedAt: submittedAt,
    From: from.name ? `"${from.name}" <${from.address}>` : from.address,
    Subject: subject,
    Attachments: attachments.map(({ Name }) => Name),
    Status: 'Sent',
    TrackOpens: false,
    TrackLinks: 'None',
    Metadata: metadata,
    MessageStream: messageStream,
    Sandboxed: false,
  };
}

/** Postmark's search of what it has taken, newest first: by stream, sender, recipient, tag and metadata. */
export function searchOutbound(emailStore: EmailStore, { query }: Exchange): Answer {
  const wanted = new URLSearchParams(query);
  const [count, offset] = [Number(wanted.get('count')), Number(wanted.get('offset') ?? 0)];
  if (!Number.isInteger(count) || count < 1 || count > 500 || !Number.isInteger(offset) || offset < 0) {
    return { status: 422, body: { ErrorCode: 603, Message: "Provide 'count' and 'offset'." } };
  }
  const found = [...emailStore.newestFirst()].filter((email) => matches(email, wanted));
  return {
    status: 200,
    body: { TotalCount: found.length, Messages: found.slice(offset, offset + count).map(present) },
  };
}
