import type { Market } from '@eunbit/schema/market';
import { OrderStatus } from '@eunbit/schema/order';
import { type ClientSession, type Connection, type Model, Schema, Types } from 'mongoose';
import { writeLast } from '../../../common/last-writes.ts';
import { modelOn } from '../../../common/models.ts';
import type { OrderRecord } from '../order.record.ts';

/**
 * Marks an order that is new, or whose status or revenue has changed, until its day is recounted in the statistics and the order
 * itself in the counters of its store. Marks are only inserted, in the transaction that changes the order: concurrent buyers do
 * not conflict on a counter, and no change is missed.
 */
export interface SaleMarkRecord {
  _id: Types.ObjectId;
  orderId: Types.ObjectId;
  market: Market;
  /** Null for a new order; equal to `to` if the order was edited or only its revenue has changed. */
  from: OrderStatus | null;
  to: OrderStatus;
  /** When all orders were last recounted while the mark waited. */
  recountedAt?: Date;
}

/** The fields of a mark that the counters need. */
export type CountedMark = Pick<SaleMarkRecord, 'market' | 'from' | 'to'>;

/** Whether it changes the sales of the order's day. */
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

/** Must run in the transaction that writes the sums of a payment: refunds reduce the sales of the order's day. */
export function enqueueRefundForStatistics(
  connection: Connection,
  session: ClientSession,
  order: Pick<OrderRecord, '_id' | 'market' | 'status'> & { readonly payment: { readonly refundedAmount: number } },
  refundedAmount: number,
): void {
  // Cancelled orders do not count as sales.
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
