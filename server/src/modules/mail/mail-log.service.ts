import type { LetterState } from '@eunbit/schema/letter';
import { type Connection, Types } from 'mongoose';
import { normaliseEmail } from '../../common/email-address.ts';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { type NumberedPage, readNumberedPage } from '../../common/numbered-page.ts';
import { isObjectId } from '../../common/object-id.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { OutgoingMail } from '../../integrations/mail/mail-provider.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { type MailRecord, mailModel } from './mail.model.ts';

/** Letters on one page of the log (spec 002 §9). */
const PAGE_SIZE = 6;
export interface LetterFilter {
  readonly state: LetterState | null;
  /** Whose letters; the whole address, in any spelling. */
  readonly to: string | null;
}

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  /** Writes a letter whose links let nobody in: what a link may do is between the shop and the letter's reader. */
  readonly renderRedacted: (mail: MailRecord) => Promise<OutgoingMail | null>;
}

/** The outbox as staff see it. */
export function createMailLogService({ connection, audit, renderRedacted }: Deps) {
  const mails = mailModel(connection);

  return {
    /** Every letter, newest first. One address has few letters, so its state is looked up among them. */
    page({ state, to }: LetterFilter, page: number): Promise<NumberedPage<MailRecord>> {
      const filter = { ...(state && { state }), ...(to && { to: normaliseEmail(to) }) };
      return readNumberedPage(mails, filter, NEWEST_FIRST, PAGE_SIZE, page);
    },

    async byId(id: string): Promise<MailRecord | null> {
      return isObjectId(id) ? mails.findById(new Types.ObjectId(id)).lean() : null;
    },

    /** Gives a failed letter all its tries again; null when it is not failed (any more). */
    async retry(id: string, staffId: string): Promise<MailRecord | null> {
      if (!isObjectId(id)) return null;
      return inTransaction(connection, async (session) => {
        const queued = await mails.findOneAndUpdate(
          { _id: new Types.ObjectId(id), state: 'FAILED' },
          { $set: { state: 'QUEUED', dueAt: new Date(), attempts: 0, error: null } },
          { session, returnDocument: 'after', lean: true },
        );
        const event = { by: staffId, action: 'LETTER_RETRIED', subject: 'LETTER', subjectId: id } as const;
        if (queued) await audit.record(session, event);
        return queued;
      });
    },

    /** What a letter says, as things are now; null where there is nothing to tell any more. */
    read(mail: MailRecord): Promise<OutgoingMail | null> {
      return renderRedacted(mail);
    },
  };
}

export type MailLogService = ReturnType<typeof createMailLogService>;
