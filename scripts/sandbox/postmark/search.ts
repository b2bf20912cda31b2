import type { Answer, Exchange } from '../common/http-service.ts';
import type { Email, EmailStore } from './email-store.ts';

const DEFAULT_STREAM = 'outbound';
const METADATA = 'metadata_';

function matches(email: Email, wanted: URLSearchParams): boolean {
  if (email.messageStream !== (wanted.get('messagestream') ?? DEFAULT_STREAM)) return false;
  const recipient = wanted.get('recipient')?.toLowerCase();
  if (recipient && !email.to.some(({ address }) => address.toLowerCase() === recipient)) return false;
  if (wanted.has('tag') && email.tag !== wanted.get('tag')) return false;
  return [...wanted].every(
    ([name, value]) => !name.startsWith(METADATA) || email.metadata[name.slice(METADATA.length)] === value,
  );
}

function present({ id, tag, to, subject, submittedAt, metadata, messageStream }: Email): object {
  return {
    MessageID: id,
    Tag: tag,
    To: to.map(({ name, address }) => ({ Email: address, Name: name })),
    Recipients: to.map(({ address }) => address),
    ReceivedAt: submittedAt,
    Subject: subject,
    Status: 'Sent',
    Metadata: metadata,
    MessageStream: messageStream,
  };
}

/** Postmark's search of what it has taken, newest first: by stream, recipient, tag and metadata. */
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
