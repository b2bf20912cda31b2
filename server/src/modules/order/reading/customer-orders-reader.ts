import { normaliseEmail } from '@eunbit/schema/email-address';
import { CURRENCY_BY_MARKET, type Currency, Market } from '@eunbit/schema/market';
import { SHOWN_CUSTOMER_ORDERS } from '@eunbit/schema/order-collaboration';
import type { Connection, QueryFilter } from 'mongoose';
import { NEWEST_FIRST } from '../../../common/newest-first.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';

/** Maximum orders summed per customer; in practice nobody has more per account or address. */
const SUMMED_ORDERS = 1_000;

/** A customer: the member, and guest orders with the same email address. */
export interface OrderCustomer {
  readonly userId: string | null;
  readonly email: string;
}

export interface CustomerValue {
  readonly currency: Currency;
  /** Orders that were not cancelled. */
  readonly count: number;
  /** Paid less refunded, in minor units. */
  readonly amount: number;
}

/** The customer's other orders and value, shown to staff beside an order. */
export function createCustomerOrdersReader(connection: Connection) {
  const orders = orderModel(connection);

  /** One query per index: an `$or` of both would cause a collection scan. */
  function conditionsOf({ userId, email }: OrderCustomer): QueryFilter<OrderRecord>[] {
    const asGuest = { email: normaliseEmail(email), userId: null };
    return userId ? [{ userId }, asGuest] : [asGuest];
  }

  return {
    /** The newest other orders of a customer, of both stores. */
    async othersOf(customer: OrderCustomer, orderNumber: string): Promise<OrderRecord[]> {
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

    /** The value of a customer per store, this order included; stores without orders are missing. */
    async valueOf(customer: OrderCustomer): Promise<CustomerValue[]> {
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

export type CustomerOrdersReader = ReturnType<typeof createCustomerOrdersReader>;
