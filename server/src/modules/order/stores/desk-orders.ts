import { normaliseEmail } from '@eunbit/schema/email-address';
import { CURRENCY_BY_MARKET, type Currency, Market } from '@eunbit/schema/market';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import { MAXIMUM_ORDER_TAGS, SHOWN_CUSTOMER_ORDERS } from '@eunbit/schema/order-desk';
import { MAXIMUM_NOTES } from '@eunbit/schema/validation-order-note';
import type { ClientSession, Connection, QueryFilter } from 'mongoose';
import { NEWEST_FIRST } from '../../../common/newest-first.ts';
import { orderModel } from '../order.model.ts';
import type { OrderNoteRecord, OrderRecord } from '../order.record.ts';

/** Orders of one customer that are summed up: nobody has more by a member's id or an address. */
const SUMMED_ORDERS = 1_000;

/** Whose orders belong together: the member, and whoever ordered with the same address as a guest. */
export interface DeskCustomer {
  readonly userId: string | null;
  readonly email: string;
}

export interface CustomerValue {
  readonly currency: Currency;
  /** Orders that were not cancelled. */
  readonly count: number;
  /** What was paid less what went back, in minor units. */
  readonly amount: number;
}

/** Reads and writes what staff keep on an order for each other. */
export function createDeskOrders(connection: Connection) {
  const orders = orderModel(connection);
  const named = (number: string) => ({ number: normaliseOrderNumber(number) });

  /** One query an index: the database would scan for an `$or` of both. */
  function conditionsOf({ userId, email }: DeskCustomer): QueryFilter<OrderRecord>[] {
    const asGuest = { email: normaliseEmail(email), userId: null };
    return userId ? [{ userId }, asGuest] : [asGuest];
  }

  return {
    byNumber: (number: string) => orders.findOne(named(number)).lean().exec(),

    /** Null where it has the tag already, or as many as it takes. Concurrent tags are all kept. */
    addTag(session: ClientSession, number: string, tag: string): Promise<OrderRecord | null> {
      return orders
        .findOneAndUpdate(
          { ...named(number), tags: { $ne: tag }, [`tags.${MAXIMUM_ORDER_TAGS - 1}`]: { $exists: false } },
          { $push: { tags: tag } },
          { session, returnDocument: 'after', lean: true },
        )
        .exec() as Promise<OrderRecord | null>;
    },

    /** Null where it has no such tag. */
    removeTag(session: ClientSession, number: string, tag: string): Promise<OrderRecord | null> {
      return orders
        .findOneAndUpdate(
          { ...named(number), tags: tag },
          { $pull: { tags: tag } },
          { session, returnDocument: 'after', lean: true },
        )
        .exec() as Promise<OrderRecord | null>;
    },

    /** Null where it is not `seen`'s any more: two who take an order do not both have it. */
    assign(
      session: ClientSession,
      number: string,
      { seen, assigneeId }: { readonly seen: string | null; readonly assigneeId: string | null },
    ): Promise<OrderRecord | null> {
      return orders
        .findOneAndUpdate(
          { ...named(number), assigneeId: seen },
          assigneeId ? { $set: { assigneeId } } : { $unset: { assigneeId: '' } },
          { session, returnDocument: 'after', lean: true },
        )
        .exec() as Promise<OrderRecord | null>;
    },

    /** Null where there is no such order, or it is full of notes. Concurrent notes are all kept. */
    addNote(session: ClientSession, number: string, note: OrderNoteRecord): Promise<OrderRecord | null> {
      return orders
        .findOneAndUpdate(
          { ...named(number), [`notes.${MAXIMUM_NOTES - 1}`]: { $exists: false } },
          { $push: { notes: note } },
          { session, returnDocument: 'after', lean: true },
        )
        .exec() as Promise<OrderRecord | null>;
    },

    /** The newest other orders of a customer, of both stores. */
    async othersOf(customer: DeskCustomer, orderNumber: string): Promise<OrderRecord[]> {
      const found = await Promise.all(
        conditionsOf(customer).map((condition) =>
          orders
            .find(condition)
            .sort(NEWEST_FIRST)
            .limit(SHOWN_CUSTOMER_ORDERS + 1)
            .lean(),
        ),
      );
      return found
        .flat()
        .filter(({ number }) => number !== orderNumber)
        .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
        .slice(0, SHOWN_CUSTOMER_ORDERS);
    },

    /** What a customer is worth to the shop, this order included; a store without orders of theirs is missing. */
    async valueOf(customer: DeskCustomer): Promise<CustomerValue[]> {
      const sums = await Promise.all(
        conditionsOf(customer).map((condition) =>
          orders.aggregate<{ _id: Market; count: number; amount: number }>([
            { $match: condition },
            { $sort: NEWEST_FIRST },
            { $limit: SUMMED_ORDERS },
            {
              $group: {
                _id: '$market',
                count: { $sum: { $cond: [{ $eq: ['$status', 'ORDER_CANCELLED'] }, 0, 1] } },
                amount: { $sum: { $subtract: ['$payment.paidAmount', '$payment.refundedAmount'] } },
              },
            },
          ]),
        ),
      );
      return Object.values(Market).flatMap((market) => {
        const parts = sums.flat().filter(({ _id }) => _id === market);
        if (parts.length === 0) return [];
        const count = parts.reduce((sum, part) => sum + part.count, 0);
        const amount = parts.reduce((sum, part) => sum + part.amount, 0);
        return [{ currency: CURRENCY_BY_MARKET[market], count, amount }];
      });
    },
  };
}

export type DeskOrders = ReturnType<typeof createDeskOrders>;
