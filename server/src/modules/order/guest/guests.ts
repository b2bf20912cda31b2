import type { Market } from '@eunbit/schema/market';
import { parsePhone } from '@eunbit/schema/phone-number';
import type { ClientSession, Connection, QueryFilter } from 'mongoose';
import { buildNameKeys } from '../../../common/name-keys.ts';
import { type NumberedPage, type NumberedPageRequest, readNumberedPage } from '../../../common/numbered-page.ts';
import { isObjectId } from '../../../common/object-id.ts';
import { inTransaction } from '../../../common/transaction.ts';
import { accountName } from '../../account/index.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { type GuestRecord, guestModel } from './guest.model.ts';
import { guestMarkModel } from './guest-mark.model.ts';
import { GUEST_ORDER } from './guest-order.ts';

const LAST_ORDER_FIRST = { lastOrderAt: -1, _id: -1 } as const;
/** Maximum marks per transaction. */
const MARKS_AT_ONCE = 200;
/** Cursor batch size when all guests are streamed. */
const BATCH = 500;

interface NewestOrder {
  readonly _id: string;
  readonly market: Market;
  readonly address: Pick<OrderRecord['address'], 'firstName' | 'lastName'>;
  readonly phone: string;
  readonly createdAt: Date;
}

const toGuest = ({ market, address, phone, createdAt }: NewestOrder) => ({
  firstName: accountName(address.firstName),
  lastName: accountName(address.lastName),
  nameKeys: buildNameKeys(address),
  phone: parsePhone(phone, market),
  location: market,
  lastOrderAt: createdAt,
});

/** People who have ordered without an account. */
export function createGuests(connection: Connection) {
  const guests = guestModel(connection);
  const marks = guestMarkModel(connection);
  const orders = orderModel(connection);

  function findNewestOrders(emails: readonly string[], session: ClientSession): Promise<NewestOrder[]> {
    return orders
      .aggregate<NewestOrder>([
        { $match: { email: { $in: [...emails] }, ...GUEST_ORDER } },
        { $sort: { email: 1, createdAt: -1, _id: -1 } },
        {
          $group: {
            _id: '$email',
            market: { $first: '$market' },
            address: { $first: '$address' },
            phone: { $first: '$phone' },
            createdAt: { $first: '$createdAt' },
          },
        },
      ])
      .session(session)
      .exec();
  }

  /** Rebuilds the guests of these marks from their orders. A concurrent change of an order inserts its own mark. */
  async function workOff(session: ClientSession): Promise<number> {
    const due = await marks.find({}, null, { session }).sort({ _id: 1 }).limit(MARKS_AT_ONCE).lean();
    if (due.length === 0) return 0;
    const emails = [...new Set(due.map(({ email }) => email))];
    const newest = await findNewestOrders(emails, session);
    const known = new Set(newest.map(({ _id }) => _id));
    const gone = emails.filter((email) => !known.has(email));
    const writes = newest.map((order) => ({
      updateOne: { filter: { email: order._id }, update: { $set: toGuest(order) }, upsert: true },
    }));
    if (writes.length > 0) await guests.bulkWrite(writes, { session });
    if (gone.length > 0) await guests.deleteMany({ email: { $in: gone } }, { session });
    await marks.deleteMany({ _id: { $in: due.map(({ _id }) => _id) } }, { session });
    return due.length;
  }

  return {
    /** Processes all marks. */
    async collect(): Promise<void> {
      while ((await inTransaction(connection, workOff)) === MARKS_AT_ONCE);
    },

    /** Null for an unknown or malformed id. */
    async byId(id: string): Promise<GuestRecord | null> {
      return isObjectId(id) ? guests.findById(id).lean() : null;
    },

    /** Null if all orders of the address have an owner, or for some seconds after the first order. */
    byEmail: (email: string): Promise<GuestRecord | null> => guests.findOne({ email }).lean().exec(),

    /** One page of the matching guests, latest order first. An index must support the filter. */
    page(filter: QueryFilter<GuestRecord>, request: NumberedPageRequest): Promise<NumberedPage<GuestRecord>> {
      return readNumberedPage(guests, filter, LAST_ORDER_FIRST, request);
    },

    /** Streams all matching guests, one batch in memory at a time. */
    async *all(filter: QueryFilter<GuestRecord>): AsyncGenerator<GuestRecord> {
      yield* guests.find(filter).sort(LAST_ORDER_FIRST).lean().cursor({ batchSize: BATCH });
    },

    /** A change by staff, inside their transaction. Null if the guest is gone or does not meet the condition. */
    change(
      session: ClientSession,
      id: string,
      condition: QueryFilter<GuestRecord>,
      update: { readonly $set?: Partial<GuestRecord>; readonly $addToSet?: object; readonly $pull?: object },
    ): Promise<GuestRecord | null> {
      return guests
        .findOneAndUpdate({ _id: id, ...condition }, update, { session, returnDocument: 'after', lean: true })
        .exec();
    },

    /** Deletes a guest whose orders all have an owner; returns null if there was none. */
    end(session: ClientSession, email: string): Promise<GuestRecord | null> {
      return guests.findOneAndDelete({ email }, { session, lean: true }).exec();
    },
  };
}

export type Guests = ReturnType<typeof createGuests>;
