import type { EmailState } from '@eunbit/schema/email';
import { type Connection, Types } from 'mongoose';
import { normaliseEmail } from '../../common/email-address.ts';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { type NumberedPage, readNumberedPage } from '../../common/numbered-page.ts';
import { isObjectId } from '../../common/object-id.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { OutgoingEmail } from '../../integrations/email/email-provider.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { emailModel } from './email.model.ts';
import type { EmailRecord } from './email.record.ts';

/** Emails on one page of the log (EMAIL-9). */
const PAGE_SIZE = 6;
/** Emails that are shown beside an order. */
const EMAILS_OF_AN_ORDER = 50;

export interface EmailFilter {
  readonly state: EmailState | null;
  /** Whose emails; the whole address, in any spelling. */
  readonly to: string | null;
}

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  /** Writes an email whose links let nobody in: what a link may do is between the shop and the email's reader. */
  readonly renderRedacted: (record: EmailRecord) => Promise<OutgoingEmail | null>;
}

/** The outbox as staff see it. */
export function createEmailLogService({ connection, audit, renderRedacted }: Deps) {
  const records = emailModel(connection);

  return {
    /** Every email, newest first. One address has few emails, so its state is looked up among them. */
    page({ state, to }: EmailFilter, page: number): Promise<NumberedPage<EmailRecord>> {
      const filter = { ...(state && { state }), ...(to && { to: normaliseEmail(to) }) };
      return readNumberedPage(records, filter, NEWEST_FIRST, PAGE_SIZE, page);
    },

    /** What was written about an order, newest first. */
    ofOrder(orderNumber: string): Promise<EmailRecord[]> {
      return records
        .find({ 'refs.orderNumber': orderNumber })
        .sort({ createdAt: -1, _id: -1 })
        .limit(EMAILS_OF_AN_ORDER)
        .lean();
    },

    /** Emails that could not be sent and are not tried any more. */
    countFailed(): Promise<number> {
      return records.countDocuments({ state: 'FAILED' }).exec();
    },

    async byId(id: string): Promise<EmailRecord | null> {
      return isObjectId(id) ? records.findById(new Types.ObjectId(id)).lean() : null;
    },

    /** Gives a failed email all its tries again; null when it is not failed (any more). */
    async retry(id: string, staffId: string): Promise<EmailRecord | null> {
      if (!isObjectId(id)) return null;
      return inTransaction(connection, async (session) => {
        const queued = await records.findOneAndUpdate(
          { _id: new Types.ObjectId(id), state: 'FAILED' },
          { $set: { state: 'QUEUED', dueAt: new Date(), attempts: 0, error: null } },
          { session, returnDocument: 'after', lean: true },
        );
        const event = { by: staffId, action: 'EMAIL_RETRIED', subject: 'EMAIL', subjectId: id } as const;
        if (queued) await audit.record(session, event);
        return queued;
      });
    },

    /** What an email says, as things are now; null where there is nothing to tell any more. */
    read(record: EmailRecord): Promise<OutgoingEmail | null> {
      return renderRedacted(record);
    },
  };
}

export type EmailLogService = ReturnType<typeof createEmailLogService>;
