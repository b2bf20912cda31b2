import type { AuditAction } from '@eunbit/schema/audit';
import type { AnnouncementFields } from '@eunbit/schema/validation-announcement';
import type { Connection, QueryFilter } from 'mongoose';
import { type NumberedPage, type NumberedPageRequest, readNumberedPage } from '../../common/numbered-page.ts';
import { isObjectId } from '../../common/object-id.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { hashToken } from '../../common/tokens.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditEvent, AuditService } from '../audit/index.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import type { AnnouncementRecord } from './announcement.model.ts';
import { announcementModel, FIRST_VIEWS } from './announcement.model.ts';
import { safeBody, safeTitle } from './announcement-html.ts';

const BOARD_ORDER = { pinned: -1, publishedAt: -1, _id: -1 } as const;

/** Views counted per announcement and 10 minutes: by one browser, and from one network address. */
const BROWSER_LIMIT = { tries: 1, windowSeconds: 600 };
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 600 };

const DUPLICATE_KEY = 11000;
/** Maximum number of attempts when concurrent inserts take the same number. */
const NUMBER_TRIES = 20;

/** What identifies the reader's browser when views are counted; tokens are null if it has none. */
export interface Reader {
  readonly address: string;
  readonly sessionToken: string | null;
  readonly cartToken: string | null;
}

/** Announcements: written by staff, public once published. */
export function createAnnouncementService(connection: Connection, limiter: RateLimiter, audit: AuditService) {
  const announcements = announcementModel(connection);
  const published = (): QueryFilter<AnnouncementRecord> => ({ publishedAt: { $ne: null, $lte: new Date() } });

  /** Sanitised before storage, and again on reading. */
  function storedText({ titleKo, titleEn, bodyKo, bodyEn }: AnnouncementFields) {
    return {
      title: { ko: safeTitle(titleKo), en: safeTitle(titleEn) || null },
      body: { ko: safeBody(bodyKo), en: safeBody(bodyEn) || null },
    };
  }

  async function nextNumber(): Promise<number> {
    const [last] = await announcements.find({}, { number: 1 }).sort({ number: -1 }).limit(1).lean();
    return (last?.number ?? 0) + 1;
  }

  return {
    pageOfBoard(request: NumberedPageRequest): Promise<NumberedPage<AnnouncementRecord>> {
      return readNumberedPage(announcements, published(), BOARD_ORDER, request);
    },

    async publishedById(id: string): Promise<AnnouncementRecord | null> {
      return isObjectId(id) ? announcements.findOne({ _id: id, ...published() }).lean() : null;
    },

    /** Counts a view within the limits; returns the current announcement, or null if it is unknown or not published. */
    async countView(id: string, { address, sessionToken, cartToken }: Reader): Promise<AnnouncementRecord | null> {
      if (!isObjectId(id)) return null;
      const browser = sessionToken ?? cartToken;
      const within = await limiter.attempt({
        [`announcement-view:${id}:${browser ? hashToken(browser) : address}`]: BROWSER_LIMIT,
        [`announcement-view-from:${id}:${address}`]: ADDRESS_LIMIT,
      });
      if (!within) return this.publishedById(id);
      return announcements.findOneAndUpdate(
        { _id: id, ...published() },
        { $inc: { viewed: 1 } },
        { returnDocument: 'after', lean: true },
      );
    },

    /** All announcements, including drafts. */
    pageForStaff(request: NumberedPageRequest): Promise<NumberedPage<AnnouncementRecord>> {
      return readNumberedPage(announcements, {}, { createdAt: -1, _id: -1 }, request);
    },

    /** Null for an unknown or malformed id; includes drafts. */
    async byIdForStaff(id: string): Promise<AnnouncementRecord | null> {
      return isObjectId(id) ? announcements.findById(id).lean() : null;
    },

    async create(
      author: string,
      fields: AnnouncementFields,
      staffId: string,
      recordCreated: RecordCreated,
    ): Promise<AnnouncementRecord> {
      const now = new Date();
      const { pinned, publishedAt } = fields;
      for (let attempt = 1; ; attempt += 1) {
        try {
          const number = await nextNumber();
          const entry = { number, pinned, ...storedText(fields), author, viewed: FIRST_VIEWS, publishedAt };
          return await inTransaction(connection, async (session) => {
            const [created] = await announcements.create([{ ...entry, createdAt: now, updatedAt: now }], { session });
            if (!created) throw new Error('the announcement was not created');
            await audit.record(session, toAuditEvent('ANNOUNCEMENT_CREATED', staffId, null, created));
            await recordCreated(session, String(created._id));
            return created.toObject();
          });
        } catch (error) {
          // A concurrent insert took the number.
          if ((error as { code?: number }).code !== DUPLICATE_KEY || attempt === NUMBER_TRIES) throw error;
        }
      }
    },

    async edit(id: string, fields: AnnouncementFields, staffId: string): Promise<AnnouncementRecord | null> {
      if (!isObjectId(id)) return null;
      const { pinned, publishedAt } = fields;
      return inTransaction(connection, async (session) => {
        const before = await announcements.findById(id, null, { session }).lean();
        const after = await announcements.findByIdAndUpdate(
          id,
          { $set: { pinned, publishedAt, ...storedText(fields), updatedAt: new Date() } },
          { session, returnDocument: 'after', lean: true },
        );
        if (after) await audit.record(session, toAuditEvent('ANNOUNCEMENT_EDITED', staffId, before, after));
        return after;
      });
    },

    /** Returns false if there was no such announcement. */
    async delete(id: string, staffId: string): Promise<boolean> {
      if (!isObjectId(id)) return false;
      return inTransaction(connection, async (session) => {
        const deleted = await announcements.findByIdAndDelete(id, { session, lean: true });
        if (deleted) await audit.record(session, toAuditEvent('ANNOUNCEMENT_DELETED', staffId, deleted, null));
        return deleted !== null;
      });
    },
  };
}

function toAuditEvent(
  action: AuditAction,
  by: string,
  before: AnnouncementRecord | null,
  after: AnnouncementRecord | null,
): AuditEvent {
  const values = ({ pinned, publishedAt, title, body }: AnnouncementRecord) => ({
    titleKo: title.ko,
    titleEn: title.en,
    bodyKo: body.ko,
    bodyEn: body.en,
    pinned,
    publishedAt,
  });
  const subjectId = String((after ?? before)?._id);
  return {
    by,
    action,
    subject: 'ANNOUNCEMENT',
    subjectId,
    before: before && values(before),
    after: after && values(after),
  };
}

export type AnnouncementService = ReturnType<typeof createAnnouncementService>;
