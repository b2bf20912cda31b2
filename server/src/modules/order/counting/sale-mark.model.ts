import type { Market } from '@eunbit/schema/market';
import { OrderStatus } from '@eunbit/schema/order';
import { type ClientSession, type Connection, type Model, Schema, Types } from 'mongoose';
import { writeLast } from '../../../common/last-writes.ts';
import { modelOn } from '../../../common/models.ts';
import type { OrderRecord } from '../order.record.ts';

/**
 * Marks an order that was placed, got another status or brought in another sum, until it is counted: its day in the statistics, the order itself
 * in the counters of its store. Marks are only inserted, in the transaction that changes the order: concurrent buyers do
 * not conflict on a counter, and no change is missed.
 */
export interface SaleMarkRecord {
  _id: Types.ObjectId;
  orderId: Types.ObjectId;
  market: Market;
  /** Null for a placed order; the same as `to` where it was edited, or only its sum has changed. */
  from: OrderStatus | null;
  to: OrderStatus;
  /** When all orders were last counted while it waited. */
  recountedAt?: Date;
}

/** What of a mark the counters take. */
export type CountedMark = Pick<SaleMarkRecord, 'market' | 'from' | 'to'>;

/** Whether it changes what the order's day sold. */
export function changesSales({ from, to }: CountedMark): boolean {
  return from === null || from === to || from === 'ORDER_CANCELLED' || to === 'ORDER_CANCELLED';
}

const schema = new Schema<SaleMarkRecord>(
  {
    orderId: { type: Schema.Types.ObjectId, required: true },
    market: { type: String, required: true },
    from: { type: String, enum: [...Object.values(OrderStatus), null] },
    to: { type: String, enum: Object.values(OrderStatus), required: true },
    recountedAt: Date,
  },
  { versionKey: false },
);

export type SaleMarkModel = Model<SaleMarkRecord>;
export const saleMarkModel = (connection: Connection): SaleMarkModel =>
  modelOn(connection, 'SaleMark', schema, 'sale_marks');

/** Must run in the transaction that writes the sums of a payment: what went back of an order counts for its day no more. */
export function enqueueRefundForStatistics(
  connection: Connection,
  session: ClientSession,
  order: Pick<OrderRecord, '_id' | 'market' | 'status'> & { readonly payment: { readonly refundedAmount: number } },
  refundedAmount: number,
): void {
  // The day of a cancelled order counts none of its money anyway.
  if (refundedAmount === order.payment.refundedAmount || order.status === 'ORDER_CANCELLED') return;
  enqueueForStatistics(connection, session, order, order.status);
}

/**
 * Must run in the transaction that inserts an order, edits its lines or changes its status. `from` is the status before;
 * null for a new order.
 */
export function enqueueForStatistics(
  connection: Connection,
  session: ClientSession,
  { _id: orderId, market, status: to }: Pick<OrderRecord, '_id' | 'market' | 'status'>,
  from: OrderStatus | null,
): void {
  const document = { _id: new Types.ObjectId(), orderId, market, from, to };
  writeLast(session, saleMarkModel(connection), { insertOne: { document } });
}
