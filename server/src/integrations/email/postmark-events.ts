import { normaliseEmail } from '@eunbit/schema/email-address';
import { z } from 'zod';
import { equalInConstantTime } from '../../common/tokens.ts';
import type { PostmarkSettings } from '../../config/provider-settings.ts';
import { type EmailEvent, ForgedEmailEventError, UnreadableEmailEventError } from './email-provider.ts';

/** Postmark sends `null` for unknown values, and omits fields of older events. */
const text = z.string().nullish();
const address = z.string().min(3).max(320).transform(normaliseEmail);
const time = z.iso.datetime({ offset: true, local: true }).transform((at) => new Date(at));
const metadata = z.object({ email: text }).nullish();

/** Bounces and spam complaints: Postmark's reports with an id, a type and the mail server's text. */
const report = z.object({
  /** A 64-bit integer, which loses precision as a number: two different ones may be equal. */
  ID: z.number(),
  MessageID: text,
  Type: z.string(),
  Email: address,
  BouncedAt: time,
  Inactive: z.boolean().nullish(),
  Description: text,
  Details: text,
  MessageStream: text,
  Metadata: metadata,
});

const event = z.discriminatedUnion('RecordType', [
  report.extend({ RecordType: z.literal('Bounce') }),
  report.extend({ RecordType: z.literal('SpamComplaint') }),
  z.object({
    RecordType: z.literal('SubscriptionChange'),
    Recipient: address,
    ChangedAt: time,
    SuppressSending: z.boolean(),
    SuppressionReason: text,
    MessageStream: text,
    Metadata: metadata,
  }),
]);
type PostmarkEvent = z.output<typeof event>;
type Report = Exclude<PostmarkEvent, { RecordType: 'SubscriptionChange' }>;
type SubscriptionChange = Extract<PostmarkEvent, { RecordType: 'SubscriptionChange' }>;

const KNOWN = new Set(['Bounce', 'SpamComplaint', 'SubscriptionChange']);

const BY_TYPE: Readonly<Record<string, EmailEvent['kind']>> = {
  HardBounce: 'HARD_BOUNCE',
  BadEmailAddress: 'HARD_BOUNCE',
  SpamComplaint: 'SPAM_COMPLAINT',
  ManuallyDeactivated: 'MANUAL_SUPPRESSION',
  Unsubscribe: 'MANUAL_SUPPRESSION',
};

/** Bounce types after which an email may have been delivered: they are automatic replies. */
const NO_BOUNCES = new Set(['AutoResponder', 'AddressChange', 'OpenRelayTest', 'Subscribe']);

const BY_REASON: Readonly<Record<string, EmailEvent['kind']>> = {
  HardBounce: 'HARD_BOUNCE',
  SpamComplaint: 'SPAM_COMPLAINT',
};

const LONGEST_DESCRIPTION = 500;

function describe({ Description, Details }: Report): string | null {
  const words = [Description, Details].filter(Boolean).join(' ');
  return words.replace(/\s+/g, ' ').trim().slice(0, LONGEST_DESCRIPTION) || null;
}

/** Null if the report is not a bounce. A bounce that made Postmark suppress the address counts as hard. */
function toKind({ Type, Inactive }: Report): EmailEvent['kind'] | null {
  const kind = BY_TYPE[Type];
  if (kind) return kind;
  if (Inactive) return 'HARD_BOUNCE';
  return NO_BOUNCES.has(Type) ? null : 'SOFT_BOUNCE';
}

type Read = Omit<EmailEvent, 'isMarketing' | 'emailId'>;

/** Readers who request removal by email get no more news; emails about their orders continue. */
const isRemoveRequest = (payload: PostmarkEvent) => payload.RecordType === 'Bounce' && payload.Type === 'Unsubscribe';

function readReport(payload: Report): Read | null {
  const kind = payload.RecordType === 'SpamComplaint' ? 'SPAM_COMPLAINT' : toKind(payload);
  const { RecordType, ID, MessageID, Email, BouncedAt } = payload;
  const id = [RecordType, ID, MessageID, BouncedAt.toISOString()].join(':');
  return kind && { id, kind, address: Email, at: BouncedAt, description: describe(payload) };
}

/** Postmark assigns these no id, so one is derived from their content. */
function readChange(payload: SubscriptionChange): Read {
  const { Recipient, ChangedAt, SuppressSending, SuppressionReason, MessageStream } = payload;
  const kind = SuppressSending ? (BY_REASON[SuppressionReason ?? ''] ?? 'MANUAL_SUPPRESSION') : 'REACTIVATED';
  const id = ['SubscriptionChange', MessageStream, Recipient, ChangedAt.toISOString(), kind].join(':');
  return { id, kind, address: Recipient, at: ChangedAt, description: null };
}

function readEvent(body: unknown): PostmarkEvent | null {
  const type = z.object({ RecordType: z.string() }).safeParse(body).data?.RecordType;
  if (type !== undefined && !KNOWN.has(type)) return null;
  const read = event.safeParse(body);
  if (!read.success) throw new UnreadableEmailEventError(z.prettifyError(read.error));
  return read.data;
}

/** Postmark signs nothing: it sends the user name and password of the webhook URL (HTTP Basic). */
function requirePassword(authorization: string | undefined, secret: string): void {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? [];
  if (!equalInConstantTime(password, secret)) throw new ForgedEmailEventError('the webhook password does not match');
}

/** Parses Postmark's webhooks about bounces, spam complaints and suppressed addresses. */
export function createPostmarkEvents({ webhookSecret, marketingStream }: PostmarkSettings) {
  return (body: unknown, authorization: string | undefined): EmailEvent | null => {
    requirePassword(authorization, webhookSecret);
    const payload = readEvent(body);
    const read = payload && (payload.RecordType === 'SubscriptionChange' ? readChange(payload) : readReport(payload));
    if (!payload || !read) return null;
    const isMarketing = payload.MessageStream === marketingStream || isRemoveRequest(payload);
    return { ...read, isMarketing, emailId: payload.Metadata?.email ?? null };
  };
}
