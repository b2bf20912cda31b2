import type { AuditAction } from '@eunbit/schema/audit';
import type { NoticeFields } from '@eunbit/schema/validation-notice';
import type { Connection, QueryFilter } from 'mongoose';
import { type NumberedPage, readNumberedPage } from '../../common/numbered-page.ts';
import { isObjectId } from '../../common/object-id.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { hashToken } from '../../common/tokens.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditEvent, AuditService } from '../audit/audit.service.ts';
import { FIRST_VIEWS, type NoticeRecord, noticeModel } from './notice.model.ts';
import { safeBody, safeTitle } from './notice-html.ts';

/** Notices on one page of the board (spec 001 §9). */
const PAGE_SIZE = 10;
const BOARD_ORDER = { pinned: -1, publishedAt: -1, _id: -1 } as const;

/** One browser opens a notice once within ten minutes, as far as the count goes; one address thirty times. */
const BROWSER_LIMIT = { tries: 1, windowSeconds: 600 };
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 600 };

const DUPLICATE_KEY = 11000;
/** Others who take the same number at the same moment. */
const NUMBER_TRIES = 20;

/** Who looks at a notice: what tells one browser from another, as far as that is known. */
export interface Reader {
  readonly address: string;
  readonly sessionToken: string | null;
  readonly cartToken: string | null;
}

/** The notice board: read by everybody once published, written by staff. */
export function createNoticeService(connection: Connection, limiter: RateLimiter, audit: AuditService) {
  const notices = noticeModel(connection);
  const published = (): QueryFilter<NoticeRecord> => ({ publishedAt: { $ne: null, $lte: new Date() } });

  /** As it is stored: cleaned before, and once more when it is read. */
  function storedText({ titleKo, titleEn, bodyKo, bodyEn }: NoticeFields) {
    return {
      title: { ko: safeTitle(titleKo), en: safeTitle(titleEn) || null },
      body: { ko: safeBody(bodyKo), en: safeBody(bodyEn) || null },
    };
  }

  async function nextNumber(): Promise<number> {
    const [last] = await notices.find({}, { number: 1 }).sort({ number: -1 }).limit(1).lean();
    return (last?.number ?? 0) + 1;
  }

  return {
    pageOfBoard(page: number): Promise<NumberedPage<NoticeRecord>> {
      return readNumberedPage(notices, published(), BOARD_ORDER, PAGE_SIZE, page);
    },

    async publishedById(id: string): Promise<NoticeRecord | null> {
      return isObjectId(id) ? notices.findOne({ _id: id, ...published() }).lean() : null;
    },

    /** Counts that somebody opened a notice; answers the notice as it is now, null where there is none. */
    async countView(id: string, { address, sessionToken, cartToken }: Reader): Promise<NoticeRecord | null> {
      if (!isObjectId(id)) return null;
      const browser = sessionToken ?? cartToken;
      const within = await limiter.attempt({
        [`notice-view:${id}:${browser ? hashToken(browser) : address}`]: BROWSER_LIMIT,
        [`notice-view-from:${id}:${address}`]: ADDRESS_LIMIT,
      });
      if (!within) return this.publishedById(id);
      return notices.findOneAndUpdate(
        { _id: id, ...published() },
        { $inc: { viewed: 1 } },
        { returnDocument: 'after', lean: true },
      );
    },

    /** All notices for staff, drafts included. */
    pageForStaff(page: number): Promise<NumberedPage<NoticeRecord>> {
      return readNumberedPage(notices, {}, { createdAt: -1, _id: -1 }, PAGE_SIZE, page);
    },

    /** One notice for staff, drafts included. */
    async byIdForStaff(id: string): Promise<NoticeRecord | null> {
      return isObjectId(id) ? notices.findById(id).lean() : null;
    },

    async create(author: string, fields: NoticeFields, staffId: string): Promise<NoticeRecord> {
      const now = new Date();
      const { pinned, publishedAt } = fields;
      for (let attempt = 1; ; attempt += 1) {
        try {
          const number = await nextNumber();
          const entry = { number, pinned, ...storedText(fields), author, viewed: FIRST_VIEWS, publishedAt };
          return await inTransaction(connection, async (session) => {
            const [created] = await notices.create([{ ...entry, createdAt: now, updatedAt: now }], { session });
            if (!created) throw new Error('the notice was not written');
            await audit.record(session, toAuditEvent('NOTICE_CREATED', staffId, null, created));
            return created.toObject();
          });
        } catch (error) {
          // Somebody else took the number.
          if ((error as { code?: number }).code !== DUPLICATE_KEY || attempt === NUMBER_TRIES) throw error;
        }
      }
    },

    async edit(id: string, fields: NoticeFields, staffId: string): Promise<NoticeRecord | null> {
      if (!isObjectId(id)) return null;
      const { pinned, publishedAt } = fields;
      return inTransaction(connection, async (session) => {
        const before = await notices.findById(id, null, { session }).lean();
        const after = await notices.findByIdAndUpdate(
          id,
          { $set: { pinned, publishedAt, ...storedText(fields), updatedAt: new Date() } },
          { session, returnDocument: 'after', lean: true },
        );
        if (after) await audit.record(session, toAuditEvent('NOTICE_EDITED', staffId, before, after));
        return after;
      });
    },

    /** Answers whether there was such a notice. */
    async delete(id: string, staffId: string): Promise<boolean> {
      if (!isObjectId(id)) return false;
      return inTransaction(connection, async (session) => {
        const deleted = await notices.findByIdAndDelete(id, { session, lean: true });
        if (deleted) await audit.record(session, toAuditEvent('NOTICE_DELETED', staffId, deleted, null));
        return deleted !== null;
      });
    },
  };
}

function toAuditEvent(
  action: AuditAction,
  by: string,
  before: NoticeRecord | null,
  after: NoticeRecord | null,
): AuditEvent {
  const values = ({ pinned, publishedAt, title, body }: NoticeRecord) => ({
    titleKo: title.ko,
    titleEn: title.en,
    bodyKo: body.ko,
    bodyEn: body.en,
    pinned,
    publishedAt,
  });
  const subjectId = String((after ?? before)?._id);
  return { by, action, subject: 'NOTICE', subjectId, before: before && values(before), after: after && values(after) };
}

export type NoticeService = ReturnType<typeof createNoticeService>;
