import { type ClientSession, type Connection, Types } from 'mongoose';
import { textIs } from '../../../common/indexed-text.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { getOutstandingAmount } from '../payment-amounts.ts';

/** The fields of an order that identify its deposit. */
export interface DepositOrder {
  readonly number: string;
  readonly status: 'AWAITED' | 'PAID' | 'CANCELLED';
  readonly depositorName: string;
  /** The outstanding amount; for a closed order its total. */
  readonly awaited: number;
  readonly placedAt: Date;
  readonly isMember: boolean;
}

const FIELDS = {
  _id: 0,
  number: 1,
  status: 1,
  'amounts.total': 1,
  'payment.status': 1,
  'payment.paidAmount': 1,
  'payment.depositorName': 1,
  'refunds.amount': 1,
  'refunds.reason': 1,
  'refunds.destination': 1,
  'refunds.status': 1,
  createdAt: 1,
  userId: 1,
} as const;

type StoredOrder = Pick<OrderRecord, 'number' | 'status' | 'amounts' | 'payment' | 'refunds' | 'createdAt' | 'userId'>;

function toDepositOrder(order: StoredOrder): DepositOrder {
  const { number, status, amounts, payment, createdAt, userId } = order;
  const isAwaited = payment.status === 'AWAITING_PAYMENT';
  return {
    number,
    status: isAwaited ? 'AWAITED' : status === 'ORDER_CANCELLED' ? 'CANCELLED' : 'PAID',
    depositorName: payment.depositorName ?? '',
    awaited: isAwaited ? getOutstandingAmount(order) : amounts.total,
    placedAt: createdAt,
    isMember: userId !== null,
  };
}

/** Maximum awaited orders read; if there are more, the newest are returned. */
const MOST_AWAITED = 5_000;
/** Maximum closed orders read. */
const MOST_CLOSED = 500;

/** The lowest id created at or after an instant: ids begin with their creation time in seconds. */
const idSince = (at: Date) => Types.ObjectId.createFromTime(Math.floor(at.getTime() / 1000));

/** Orders paid into the shop's own accounts, for matching deposits. */
export function createDepositOrders(connection: Connection) {
  const orders = orderModel(connection);

  return {
    /** Orders since an instant whose deposit is missing or incomplete, newest first. */
    async awaited(since: Date): Promise<DepositOrder[]> {
      const found = await orders
        .find({ 'payment.status': 'AWAITING_PAYMENT', createdAt: { $gte: since }, 'payment.method': 'DEPOSIT' }, FIELDS)
        .sort({ createdAt: -1 })
        .limit(MOST_AWAITED)
        .lean<StoredOrder[]>();
      return found.map(toDepositOrder);
    },

    /** Orders since an instant with one of these totals that no longer await a deposit. */
    async closedByTotal(totals: readonly number[], since: Date): Promise<DepositOrder[]> {
      const found = await orders
        .find(
          {
            market: 'KR',
            'amounts.total': { $in: [...totals] },
            // By id instead of date, which the index of totals does not contain.
            _id: { $gte: idSince(since) },
            'payment.method': 'DEPOSIT',
            'payment.status': { $ne: 'AWAITING_PAYMENT' },
          },
          FIELDS,
        )
        .hint({ market: 1, 'amounts.total': -1, _id: -1 })
        .limit(MOST_CLOSED)
        .lean<StoredOrder[]>();
      return found.map(toDepositOrder);
    },

    /** The number of the order whose deposit came from a bank statement line; null if there is none. */
    async numberByStatementLine(lineId: string, session: ClientSession | null = null): Promise<string | null> {
      const found = await orders
        .findOne({ 'payment.statementLineIds': textIs(lineId) }, { _id: 0, number: 1 }, { session })
        .lean();
      return found?.number ?? null;
    },
  };
}

export type DepositOrders = ReturnType<typeof createDepositOrders>;
