import type { EmailKind, EmailStatus } from '@eunbit/schema/email';
import { normaliseEmail } from '@eunbit/schema/email-address';
import { type Connection, Types } from 'mongoose';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { type NumberedPage, type NumberedPageRequest, readNumberedPage } from '../../common/numbered-page.ts';
import { isObjectId } from '../../common/object-id.ts';
import { inTransaction } from '../../common/transaction.ts';
import { readWaiting, type Waiting } from '../../common/waiting.ts';
import type { OutgoingEmail } from '../../integrations/email/email-provider.ts';
import type { AuditService } from '../audit/index.ts';
import type { EmailRecord } from './email.model.ts';
import { emailModel } from './email.model.ts';

/** Maximum number of emails shown with an order. */
const EMAILS_OF_AN_ORDER = 50;

export interface EmailFilter {
  readonly status: EmailStatus | null;
  /** The complete address of the recipient, in any spelling. */
  readonly to: string | null;
}

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  /** Renders emails without valid link tokens, which only their recipients may have. */
  readonly renderRedacted: (records: readonly EmailRecord[]) => Promise<(OutgoingEmail | null | Error)[]>;
}

/** The outbox as staff see it. */
export function createEmailLogService({ connection, audit, renderRedacted }: Deps) {
  const records = emailModel(connection);

  return {
    /** All emails, newest first. One address has few emails, so the status filter needs no index of its own. */
    page({ status, to }: EmailFilter, request: NumberedPageRequest): Promise<NumberedPage<EmailRecord>> {
      const filter = { ...(status && { status }), ...(to && { to: normaliseEmail(to) }) };
      return readNumberedPage(records, filter, NEWEST_FIRST, request);
    },

    /** The emails of an order, newest first. */
    ofOrder(orderNumber: string): Promise<EmailRecord[]> {
      return records
        .find({ 'refs.orderNumber': orderNumber })
        .sort({ createdAt: -1, _id: -1 })
        .limit(EMAILS_OF_AN_ORDER)
        .lean();
    },

    /** Emails that were rejected or whose attempts are exhausted. */
    failed: (): Promise<Waiting> => readWaiting(records, { status: 'FAILED' }, 'createdAt'),

    /** Number of emails that were rejected or whose attempts are exhausted. */
    countFailed(): Promise<number> {
      return records.countDocuments({ status: 'FAILED' }).exec();
    },

    async byId(id: string): Promise<EmailRecord | null> {
      return isObjectId(id) ? records.findById(new Types.ObjectId(id)).lean() : null;
    },

    /** Finds an email by kind and `about`; null if none was queued. */
    byKey(kind: EmailKind, about: string): Promise<EmailRecord | null> {
      return records
        .findOne({ key: `${kind}:${about}` })
        .lean()
        .exec();
    },

    /** Queues a failed email again with all its attempts; null if it is not in status FAILED. */
    async retry(id: string, staffId: string): Promise<EmailRecord | null> {
      if (!isObjectId(id)) return null;
      return inTransaction(connection, async (session) => {
        const queued = await records.findOneAndUpdate(
          { _id: new Types.ObjectId(id), status: 'FAILED' },
          { $set: { status: 'QUEUED', dueAt: new Date(), attempts: 0, error: null } },
          { session, returnDocument: 'after', lean: true },
        );
        const event = { by: staffId, action: 'EMAIL_RETRIED', subject: 'EMAIL', subjectId: id } as const;
        if (queued) await audit.record(session, event);
        return queued;
      });
    },

    /** Renders the contents of emails from current data, in their order; null if the subject no longer exists. */
    readContents: renderRedacted,
  };
}

export type EmailLogService = ReturnType<typeof createEmailLogService>;
