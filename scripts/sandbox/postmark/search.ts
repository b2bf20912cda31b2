import type { Answer, Exchange } from '../common/http-service.ts';
import type { Mail, Mailroom } from './mailroom.ts';

const DEFAULT_STREAM = 'outbound';
const METADATA = 'metadata_';

function matches(mail: Mail, wanted: URLSearchParams): boolean {
  if (mail.messageStream !== (wanted.get('messagestream') ?? DEFAULT_STREAM)) return false;
  const recipient = wanted.get('recipient')?.toLowerCase();
  if (recipient && !mail.to.some(({ address }) => address.toLowerCase() === recipient)) return false;
  if (wanted.has('tag') && mail.tag !== wanted.get('tag')) return false;
  return [...wanted].every(
    ([name, value]) => !name.startsWith(METADATA) || mail.metadata[name.slice(METADATA.length)] === value,
  );
}

function present({ id, tag, to, subject, submittedAt, metadata, messageStream }: Mail): object {
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
export function searchOutbound(mailroom: Mailroom, { query }: Exchange): Answer {
  const wanted = new URLSearchParams(query);
  const [count, offset] = [Number(wanted.get('count')), Number(wanted.get('offset') ?? 0)];
  if (!Number.isInteger(count) || count < 1 || count > 500 || !Number.isInteger(offset) || offset < 0) {
    return { status: 422, body: { ErrorCode: 603, Message: "Provide 'count' and 'offset'." } };
  }
  const found = [...mailroom.newestFirst()].filter((mail) => matches(mail, wanted));
  return {
    status: 200,
    body: { TotalCount: found.length, Messages: found.slice(offset, offset + count).map(present) },
  };
}
