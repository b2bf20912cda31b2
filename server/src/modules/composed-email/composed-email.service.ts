import { COMPOSED_EMAILS_AN_HOUR, type EmailDraft, validateComposedEmail } from '@eunbit/schema/email-template';
import type { Language } from '@eunbit/schema/market';
import { fillPlaceholders } from '@eunbit/schema/placeholder';
import { type ClientSession, type Connection, Types } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { type Result, refuse, refuseInput } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/index.ts';
import type {
  EmailAddressService,
  EmailLogService,
  EmailOutbox,
  EmailRecord,
  EmailRegistry,
  PreviewedEmail,
} from '../email/index.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import type { OrderReader, OrderRecord } from '../order/index.ts';
import { composedEmailModel } from './composed-email.model.ts';
import type { ComposedEmailError } from './composed-email.types.ts';
import type { ComposedEmailSources } from './emails/composed-email-template.ts';
import { placeholderValues } from './placeholder-values.ts';

/** Limit per staff member: more than anyone writes by hand, and a stolen session cannot flood mailboxes. */
const LIMIT = { tries: COMPOSED_EMAILS_AN_HOUR, windowSeconds: 3600 };

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly limiter: RateLimiter;
  readonly emails: EmailRegistry;
  readonly emailAddresses: EmailAddressService;
  readonly emailLog: EmailLogService;
  readonly outbox: EmailOutbox;
  readonly orderReader: OrderReader;
}

/** An email as staff write it. */
export interface ComposedEmailDraft extends EmailDraft {
  readonly orderNumber: string;
  readonly language: Language;
}

type Written<Value> = Promise<Result<Value, ComposedEmailError['code']>>;

/** Emails that staff write to the buyer of an order (COLLABORATION-9). */
export function createComposedEmailService(deps: Deps) {
  const { connection, audit, limiter, emails, emailAddresses, emailLog, outbox, orderReader } = deps;
  const composed = composedEmailModel(connection);

  /** Fills in the placeholders of a draft from the current order, or returns why it cannot be sent. */
  async function prepare(
    { orderNumber, language, subject, text }: ComposedEmailDraft,
    session: ClientSession | null = null,
  ): Written<EmailDraft & { readonly order: OrderRecord }> {
    const order = await orderReader.byNumber(orderNumber, session);
    if (!order) return refuse('ORDER_NOT_FOUND', 'order.notFound');
    if (order.buyerErasedAt) return refuse('BUYER_ERASED', 'composedEmail.buyerErased');
    if (order.email === '') return refuse('NO_ADDRESS', 'composedEmail.noAddress');
    if (!(await emailAddresses.takesEmails(order.email))) {
      return refuse('ADDRESS_SUPPRESSED', 'composedEmail.addressSuppressed');
    }
    const values = placeholderValues(order, language);
    const refused = refuseInput(validateComposedEmail({ subject, text }, values));
    if (refused) return refused;
    const fill = (part: string) => fillPlaceholders(part.trim(), values);
    return { value: { order, subject: fill(subject), text: fill(text) } };
  }

  return {
    /** Renders the email that would be sent. Nothing is stored. */
    async preview(draft: ComposedEmailDraft): Written<PreviewedEmail> {
      const ready = await prepare(draft);
      if ('refused' in ready) return ready;
      const { order, subject, text } = ready.value;
      const { language } = draft;
      const contents = await emails.preview<'COMPOSED_EMAIL', ComposedEmailSources>({
        kind: 'COMPOSED_EMAIL',
        refs: { orderNumber: order.number, composedEmailId: 'preview' },
        to: order.email,
        language,
        changed: { order: async () => order, composedEmail: async () => ({ subject, text }) },
      });
      return { value: { to: order.email, language, contents } };
    },

    /** Stores the text and queues its email in one transaction; returns the id of the stored text. */
    async send(draft: ComposedEmailDraft, by: string, recordCreated: RecordCreated): Written<string> {
      const checked = await prepare(draft);
      if ('refused' in checked) return checked;
      if (!(await limiter.attempt({ [`composed-email:${by}`]: LIMIT }))) {
        return refuse('TOO_MANY_REQUESTS', 'composedEmail.tooMany');
      }
      return inTransaction(connection, async (session) => {
        // Read again, because an edit may have changed the email address meanwhile.
        const ready = await prepare(draft, session);
        if ('refused' in ready) return ready;
        const { order, subject, text } = ready.value;
        const { language } = draft;
        const _id = new Types.ObjectId();
        const id = String(_id);
        const kept = { _id, orderNumber: order.number, language, subject, text, by, createdAt: new Date() };
        await composed.create([kept], { session });
        await audit.record(session, {
          by,
          action: 'COMPOSED_EMAIL_SENT',
          subject: 'ORDER',
          subjectId: order.number,
          after: { subject, text },
        });
        await recordCreated(session, id);
        const refs = { orderNumber: order.number, composedEmailId: id };
        outbox.queue(session, { kind: 'COMPOSED_EMAIL', about: id, refs, to: order.email, language });
        return { value: id };
      });
    },

    /** The email in the outbox for a stored text. */
    queued: (id: string): Promise<EmailRecord | null> => emailLog.byKey('COMPOSED_EMAIL', id),
  };
}

export type ComposedEmailService = ReturnType<typeof createComposedEmailService>;
