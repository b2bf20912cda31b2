import type { Market } from '@eunbit/schema/market';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import type { ClientSession, Connection, Types } from 'mongoose';
import { dateUntil, textIs } from '../../../common/indexed-text.ts';
import { NEWEST_FIRST } from '../../../common/newest-first.ts';
import { type NumberedPage, type NumberedPageRequest, readNumberedPage } from '../../../common/numbered-page.ts';
import { isObjectId } from '../../../common/object-id.ts';
import { GUEST_ORDER } from '../guest/guest-order.ts';
import { paidBy } from '../later-intents.record.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import type { ShipmentRecord } from '../shipment.record.ts';
import { type BoughtProduct, readBoughtProducts } from './bought-products.ts';

/** An order whose shipment the shop creates. */
export type ShippedOrder = OrderRecord & { readonly shipment: ShipmentRecord };

/** The fields of an order that concern its payment. */
export type OrderMoney = Pick<
  OrderRecord,
  'number' | 'amounts' | 'payment' | 'refunds' | 'statusHistory' | 'createdAt' | 'market'
>;

/** The units that an unpaid order holds, and its limit keys. */
export type UnitsHeld = Required<Pick<OrderRecord, 'holderKeys' | 'lines'>>;

const UNPAID = { 'payment.status': 'AWAITING_PAYMENT' } as const;
const MONEY = { number: 1, amounts: 1, payment: 1, refunds: 1, statusHistory: 1, createdAt: 1, market: 1 } as const;
/** Batch size when all orders of a time span are read. */
const BATCH = 200;

/** Reads orders for other modules, which check permissions themselves. */
export function createOrderReader(connection: Connection) {
  const orders = orderModel(connection);

  return {
    /** Finds an order by its number in any spelling; null if there is none. */
    byNumber: (number: string, session: ClientSession | null = null): Promise<OrderRecord | null> =>
      orders
        .findOne({ number: normaliseOrderNumber(number) }, null, { session })
        .lean()
        .exec(),

    /** Null for an unknown id. */
    async byId(id: Types.ObjectId | string): Promise<OrderRecord | null> {
      return isObjectId(String(id)) ? orders.findById(id).lean() : null;
    },

    /** Orders by number, in one query. */
    async byNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, OrderRecord>> {
      const found = await orders.find({ number: { $in: numbers } }).lean();
      return new Map(found.map((order) => [order.number, order]));
    },

    /** Orders whose shipment is due, longest due first. */
    dueShipments(now: Date, limit: number): Promise<ShippedOrder[]> {
      return orders
        .find({ 'shipment.dueAt': dateUntil(now) })
        .sort({ 'shipment.dueAt': 1 })
        .limit(limit)
        .lean<ShippedOrder[]>()
        .exec();
    },

    /** Orders whose payment is due for a follow-up, longest due first. */
    dueForFollowUp(now: Date, limit: number): Promise<OrderRecord[]> {
      return orders
        .find({ 'payment.followUpAt': dateUntil(now) })
        .sort({ 'payment.followUpAt': 1 })
        .limit(limit)
        .lean()
        .exec();
    },

    /** Cancelled orders whose card payment has to be refunded, and whose cancellation can no longer be undone. */
    dueForRefund(now: Date, limit: number): Promise<OrderRecord[]> {
      return orders
        .find({
          'payment.status': 'REFUND_DUE',
          'payment.intentId': { $type: 'string' },
          $or: [{ 'payment.refundDueAt': null }, { 'payment.refundDueAt': { $lte: now } }],
        })
        .limit(limit)
        .lean()
        .exec();
    },

    /** Orders with partial refunds to request from the provider. */
    dueForPartRefunds(now: Date, limit: number): Promise<OrderRecord[]> {
      return orders
        .find({ 'refunds.nextTryAt': dateUntil(now) })
        .limit(limit)
        .lean()
        .exec();
    },

    /** Orders with a parcel whose carrier is due to be polled. */
    dueForPoll(now: Date, limit: number): Promise<OrderRecord[]> {
      return orders
        .find({ 'fulfilments.parcels.nextPollAt': dateUntil(now) })
        .limit(limit)
        .lean()
        .exec();
    },

    /** Finds an order by the intent of one of its payment requests. */
    byRequestIntent(intentId: string): Promise<OrderRecord | null> {
      return orders
        .findOne({ 'paymentRequests.intentId': textIs(intentId) })
        .lean()
        .exec();
    },

    /** Orders with a payment request whose check is due. */
    dueRequests(now: Date, limit: number): Promise<OrderRecord[]> {
      return orders
        .find({ 'paymentRequests.checkAt': dateUntil(now) })
        .limit(limit)
        .lean()
        .exec();
    },

    byCheckout: (checkoutId: Types.ObjectId): Promise<OrderRecord | null> =>
      orders.findOne({ checkoutId }).lean().exec(),

    /** Finds an order by one of its payment intents. */
    byIntent: (intentId: string): Promise<OrderRecord | null> =>
      orders
        .findOne(paidBy([intentId]))
        .lean()
        .exec(),

    /** Finds an order by the shop's reference for its virtual account. */
    byVirtualAccount: (reference: string): Promise<OrderRecord | null> =>
      orders
        .findOne({ 'payment.virtualAccount.reference': textIs(reference) })
        .lean()
        .exec(),

    /** Finds orders by their payment intents. */
    byIntents(intentIds: readonly string[]): Promise<OrderRecord[]> {
      return orders.find(paidBy(intentIds)).lean().exec();
    },

    /** Finds the payment fields of orders by their payment intents. */
    moneyByIntents(intentIds: readonly string[]): Promise<OrderMoney[]> {
      return orders.find(paidBy(intentIds), MONEY).lean<OrderMoney[]>().exec();
    },

    /** Streams the payment fields of all orders placed in a time span, both ends included. */
    async *moneyWithin(markets: readonly Market[], since: Date, until: Date): AsyncGenerator<OrderMoney> {
      const placed = { market: { $in: [...markets] }, createdAt: { $gte: since, $lte: until } };
      yield* orders.find(placed, MONEY).lean<OrderMoney[]>().cursor({ batchSize: BATCH });
    },

    /** Streams the orders of members delivered in a time span; `since` is exclusive. */
    async *deliveredWithin(since: Date, until: Date): AsyncGenerator<OrderRecord & { readonly userId: string }> {
      const arrived = { deliveredAt: { $gt: since, $lte: until, $type: 'date' as const }, userId: { $ne: null } };
      yield* orders.find(arrived).lean<(OrderRecord & { readonly userId: string })[]>().cursor({ batchSize: BATCH });
    },

    /** Unpaid orders that hold units and have any of these limit keys; orders placed by staff have none. */
    heldUnder(session: ClientSession, holderKeys: readonly string[]): Promise<UnitsHeld[]> {
      return orders
        .find({ holderKeys: { $in: holderKeys }, ...UNPAID }, { holderKeys: 1, lines: 1 }, { session })
        .lean<UnitsHeld[]>()
        .exec();
    },

    /** Unpaid orders that hold units of a product, newest first. */
    holdingProduct(market: Market, productId: string, limit: number): Promise<OrderRecord[]> {
      return orders
        .find({ market, 'lines.productId': productId, ...UNPAID })
        .sort({ createdAt: -1 })
        .limit(limit)
        .hint('unpaid_by_product')
        .lean()
        .exec();
    },

    /** A member's orders of both stores, newest first. */
    pageOfMember(userId: string, request: NumberedPageRequest): Promise<NumberedPage<OrderRecord>> {
      return readNumberedPage(orders, { userId }, NEWEST_FIRST, request);
    },

    /** The numbers of all orders of a member, for modules that store data by order number. */
    numbersOfMember(userId: string): Promise<string[]> {
      return orders.distinct('number', { userId }).exec();
    },

    /** The guest orders of an email address, newest first. */
    pageOfGuest(email: string, request: NumberedPageRequest): Promise<NumberedPage<OrderRecord>> {
      return readNumberedPage(orders, { email, ...GUEST_ORDER }, NEWEST_FIRST, request);
    },

    /** Products that a member has bought, latest purchase first. */
    boughtBy(userId: string, request: NumberedPageRequest): Promise<NumberedPage<BoughtProduct>> {
      return readBoughtProducts(connection, userId, request);
    },

    /** Whether a member has ordered a product in a store; cancelled orders do not count. */
    async hasBought(
      userId: string,
      { market, productId }: { readonly market: Market; readonly productId: string },
    ): Promise<boolean> {
      const order = await orders.exists({
        userId,
        market,
        'lines.productId': productId,
        status: { $ne: 'ORDER_CANCELLED' },
      });
      return order !== null;
    },
  };
}

export type OrderReader = ReturnType<typeof createOrderReader>;
