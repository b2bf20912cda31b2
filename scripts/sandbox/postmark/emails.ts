import { randomUUID } from 'node:crypto';
import type { Message } from 'postmark';
import { Refused } from '../common/sandbox.ts';
import { type Collection, Store } from '../common/store.ts';
import { WebhookSender } from '../common/webhook-sender.ts';
import { SANDBOX_KEYS } from '../keys.ts';

interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** An email that was delivered. */
export interface Email {
  /** Postmark's MessageID. */
  readonly id: string;
  readonly submittedAt: string;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly subject: string;
  readonly htmlBody: string;
  readonly textBody: string;
  readonly replyTo: string;
  readonly tag: string;
  readonly messageStream: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly headers: readonly { readonly Name: string; readonly Value: string }[];
}

/** A suppressed address of one message stream. */
export interface Suppression {
  /** Composed of stream and address, see `suppressionId`. */
  readonly id: string;
  readonly stream: string;
  /** In lower case. */
  readonly address: string;
  readonly reason: 'HardBounce' | 'SpamComplaint' | 'ManualSuppression';
  readonly origin: 'Recipient' | 'Customer';
  readonly createdAt: string;
}

/** A webhook event of Postmark. */
export interface PostmarkEvent {
  readonly id: string;
  readonly payload: { readonly RecordType: string; readonly [field: string]: unknown };
}

export interface PostmarkContext {
  readonly store: Store;
  readonly emails: Collection<Email>;
  readonly suppressions: Collection<Suppression>;
  readonly webhooks: WebhookSender<PostmarkEvent>;
}

const MOST_EMAILS = 1000;

export function createContext(webhookUrl: string | undefined): PostmarkContext {
  const store = new Store();
  // Postmark sends the user name and password of the configured webhook address (HTTP Basic).
  const Authorization = `Basic ${Buffer.from(`postmark:${SANDBOX_KEYS.POSTMARK_WEBHOOK_SECRET}`).toString('base64')}`;
  const format = {
    render: ({ payload }: PostmarkEvent) => JSON.stringify(payload),
    buildHeaders: () => ({ Authorization, 'User-Agent': 'Postmark (sandbox)' }),
  };
  return {
    store,
    emails: store.collection('delivered email', MOST_EMAILS),
    suppressions: store.collection('suppression'),
    webhooks: new WebhookSender(store, format, webhookUrl),
  };
}

export function refuse(status: number, Message: string, ErrorCode = status === 429 ? 429 : 0) {
  return { status, body: { ErrorCode, Message } };
}

const refused = (message: string, code: number) => new Refused(refuse(422, message, code));

const MAILBOX = /^(?!.{65})[a-z0-9!#$%&'*+\-/=^_{}|~]+(\.[a-z0-9!#$%&'*+\-/=^_{}|~]+)*@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** Parses an address such as `"Kim, Eun" <a@b.kr>`. */
function readMailbox(name: 'From' | 'To' | 'ReplyTo', text: unknown): Mailbox {
  const [, quoted = '', address = ''] = /^(.*?)<?([^<>]*)>?$/.exec(String(text ?? '')) ?? [];
  if (!MAILBOX.test(address)) throw refused(`Error parsing '${name}': Illegal email address '${text}'.`, 300);
  return { name: quoted.trim().replace(/^"(.*)"$/, '$1'), address };
}

export const suppressionId = (stream: string, address: string) => `${stream}:${address.toLowerCase()}`;

export function suppress(
  { suppressions }: PostmarkContext,
  stream: string,
  address: string,
  why: Pick<Suppression, 'reason' | 'origin'>,
): void {
  const id = suppressionId(stream, address);
  suppressions.put({ id, stream, address: address.toLowerCase(), ...why, createdAt: new Date().toISOString() });
}

/** Delivers an email; throws if the recipient is suppressed. */
export function accept({ emails, suppressions }: PostmarkContext, message: Partial<Message>): object {
  const { Subject = '', HtmlBody = '', TextBody = '', ReplyTo = '', Tag = '', MessageStream = 'outbound' } = message;
  const [from, to] = [readMailbox('From', message.From), readMailbox('To', message.To)];
  if (ReplyTo) readMailbox('ReplyTo', ReplyTo);
  if (!HtmlBody && !TextBody) throw refused('Provide either email TextBody or HtmlBody or both.', 300);
  if (suppressions.get(suppressionId(MessageStream, to.address))) {
    const intro = 'You tried to send to recipient(s) that have been marked as inactive. Found inactive addresses: ';
    throw refused(
      `${intro}${to.address}. Inactive recipients are ones that have generated a hard bounce, a spam complaint, or a manual suppression.`,
      406,
    );
  }
  const { id, submittedAt } = emails.put({
    id: randomUUID(),
    submittedAt: new Date().toISOString(),
    from,
    to,
    subject: Subject,
    htmlBody: HtmlBody,
    textBody: TextBody,
    replyTo: ReplyTo,
    tag: Tag,
    messageStream: MessageStream,
    metadata: (message.Metadata ?? {}) as Record<string, string>,
    headers: (message.Headers ?? []) as Email['headers'],
  });
  return { To: to.address, SubmittedAt: submittedAt, MessageID: id, ErrorCode: 0, Message: 'OK' };
}

function present({ id, tag, from, to, subject, submittedAt, metadata, messageStream }: Email): object {
  return {
    Tag: tag,
    MessageID: id,
    To: [{ Email: to.address, Name: to.name || null }],
    Cc: [],
    Bcc: [],
    Recipients: [to.address],
    ReceivedAt: submittedAt,
    From: from.name ? `"${from.name}" <${from.address}>` : from.address,
    Subject: subject,
    Attachments: [],
    Status: 'Sent',
    TrackOpens: false,
    TrackLinks: 'None',
    Metadata: metadata,
    MessageStream: messageStream,
    Sandboxed: false,
  };
}

const METADATA = 'metadata_';

/** Postmark's search of outbound emails, newest first: by stream, recipient, tag and metadata. */
export function searchOutbound({ emails }: PostmarkContext, query: URLSearchParams): object {
  const [count, offset] = [Number(query.get('count')), Number(query.get('offset') ?? 0)];
  const metadata = [...query].filter(([name]) => name.startsWith(METADATA));
  const found = emails
    .newestFirst()
    .filter(({ messageStream }) => messageStream === (query.get('messagestream') ?? 'outbound'))
    .filter(({ to }) => !query.has('recipient') || to.address.toLowerCase() === query.get('recipient')?.toLowerCase())
    .filter(({ tag }) => !query.has('tag') || tag === query.get('tag'))
    .filter((email) => metadata.every(([name, value]) => email.metadata[name.slice(METADATA.length)] === value));
  return { TotalCount: found.length, Messages: found.slice(offset, offset + count).map(present) };
}
