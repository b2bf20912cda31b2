import { type DraftOrderKind, type DraftOrderStatus, draftOrderSteps } from '@eunbit/schema/draft-order';
import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Market } from '@eunbit/schema/market';
import { normalisePublicNumber } from '@eunbit/schema/public-number';
import type { ClientSession, Connection, QueryFilter, Types } from 'mongoose';
import { textIs } from '../../common/indexed-text.ts';
import { writeLast } from '../../common/last-writes.ts';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { type NumberedPage, type NumberedPageRequest, readNumberedPage } from '../../common/numbered-page.ts';
import { type DraftOrderRecord, draftOrderModel } from './draft-order.model.ts';

export interface DraftOrderFilter {
  readonly status: DraftOrderStatus | null;
  readonly kind: DraftOrderKind | null;
  /** A number of a draft or an order, or an email address, in any spelling. */
  readonly search: string | null;
}

/** The fields that a step changes besides the status. */
export type DraftChange = Partial<Omit<DraftOrderRecord, '_id' | 'number' | 'market' | 'version' | 'createdAt'>>;

const AFTER = { returnDocument: 'after', lean: true } as const;

function searched(search: string): QueryFilter<DraftOrderRecord> {
  const number = normalisePublicNumber(search);
  if (number.startsWith('DR-')) return { number };
  if (number.startsWith('EB-')) return { originalNumber: textIs(number) };
  return { email: normaliseEmail(search) };
}

/** Draft orders as they are stored. Each change applies only to the version that was read. */
export function createDraftOrders(connection: Connection) {
  const drafts = draftOrderModel(connection);

  return {
    insert: (session: ClientSession, draft: DraftOrderRecord): void =>
      writeLast(session, drafts, { insertOne: { document: draft } }),

    /** By a number in any spelling. */
    byNumber: (number: string): Promise<DraftOrderRecord | null> =>
      drafts
        .findOne({ number: normalisePublicNumber(number) })
        .lean()
        .exec(),

    /** Drafts by number, in one query. */
    async byNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, DraftOrderRecord>> {
      const found = await drafts.find({ number: { $in: [...numbers] } }).lean();
      return new Map(found.map((draft) => [draft.number, draft]));
    },

    byId: (_id: string | Types.ObjectId): Promise<DraftOrderRecord | null> => drafts.findById(_id).lean().exec(),

    page(
      market: Market,
      { status, kind, search }: DraftOrderFilter,
      request: NumberedPageRequest,
    ): Promise<NumberedPage<DraftOrderRecord>> {
      const text = search?.trim();
      const filter: QueryFilter<DraftOrderRecord> = {
        market,
        ...(status && { status }),
        ...(kind && { kind }),
        ...(text && searched(text)),
      };
      return readNumberedPage(drafts, filter, NEWEST_FIRST, request);
    },

    /** Null if it was changed since it was read. */
    change(
      session: ClientSession,
      { _id, version, status }: Pick<DraftOrderRecord, '_id' | 'version' | 'status'>,
      change: DraftChange,
    ): Promise<DraftOrderRecord | null> {
      if (change.status && !draftOrderSteps(status).includes(change.status)) {
        throw new Error(`a draft order cannot change from ${status} to ${change.status}`);
      }
      const update = { $set: { ...change, updatedAt: new Date() }, $inc: { version: 1 } };
      return drafts.findOneAndUpdate({ _id, version, status }, update, { ...AFTER, session }).exec();
    },

    /** SENT → PLACED, in the transaction that writes the order; the checkout guarantees that there is only one. */
    markPlaced(session: ClientSession, _id: Types.ObjectId, orderNumber: string, at: Date): void {
      const placed = { status: 'PLACED', orderNumber, endedAt: at, updatedAt: at } as const;
      writeLast(session, drafts, { updateOne: { filter: { _id }, update: { $set: placed, $inc: { version: 1 } } } });
    },

    /** Drafts with expired links, earliest expiry first. */
    expired: (now: Date, limit: number): Promise<DraftOrderRecord[]> =>
      drafts
        .find({ status: 'SENT', expiresAt: { $lte: now } })
        .sort({ expiresAt: 1 })
        .limit(limit)
        .lean()
        .exec(),

    /** Drafts whose links expire by `until` and whose customers were not reminded yet. */
    toRemind: (until: Date, limit: number): Promise<DraftOrderRecord[]> =>
      drafts
        .find({ status: 'SENT', expiresAt: { $lte: until }, remindedAt: null })
        .sort({ expiresAt: 1 })
        .limit(limit)
        .lean()
        .exec(),

    /** Drafts of a member, newest first. */
    ofMember: (userId: string): Promise<DraftOrderRecord[]> =>
      drafts
        .find({ userId: textIs(userId) })
        .sort(NEWEST_FIRST)
        .lean()
        .exec(),

    /**
     * Erases a member from drafts: unsold drafts are deleted, and orders keep the data of sold ones. Drafts with open links
     * become guest drafts and are returned.
     */
    async forgetMember(userId: string, session: ClientSession): Promise<Pick<DraftOrderRecord, '_id'>[]> {
      await drafts.deleteMany({ userId: textIs(userId), status: { $ne: 'SENT' } }, { session });
      const sent = await drafts.find({ userId: textIs(userId) }, { _id: 1 }, { session }).lean();
      await drafts.updateMany({ userId: textIs(userId) }, { $set: { userId: null } }, { session });
      return sent;
    },
  };
}

export type DraftOrders = ReturnType<typeof createDraftOrders>;
