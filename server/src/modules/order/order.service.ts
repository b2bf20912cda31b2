import type { Market } from '@eunbit/schema/market';
import { canMove, normaliseOrderNumber, type OrderStatus } from '@eunbit/schema/order';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { Connection, QueryFilter } from 'mongoose';
import { Types } from 'mongoose';
import { cursorError, decodeCursor, encodeCursor } from '../../common/cursor.ts';
import { isObjectId } from '../../common/object-id.ts';
import { clampPageSize, type Page, pageOf } from '../../common/pagination.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { equalInConstantTime, type Vault } from '../../common/tokens.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { StockService } from '../stock/stock.service.ts';
import { type OrderRecord, orderModel } from './order.model.ts';
import { historyEntry, paymentAfter, type StatusChange, validateStatusChange } from './status-change.ts';

/** A link or page opened with an access token works this long. */
const ACCESS_DAYS = 30;

/** Wrong pass codes allowed per order and per address within a quarter of an hour. */
const LOOK_UP_LIMIT = { tries: 5, windowSeconds: 900 };
const ADDRESS_LIMIT = { tries: 30, windowSeconds: 900 };

export type LookUp =
  | { readonly outcome: 'found'; readonly order: OrderRecord; readonly accessToken: string }
  | { readonly outcome: 'notFound' | 'wrongPassCode' | 'tooMany' };

export type StatusOutcome =
  | { readonly outcome: 'saved' | 'conflict'; readonly order: OrderRecord }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | { readonly outcome: 'notFound' | 'refused' };

export interface OrderListRequest {
  readonly market: Market;
  readonly status?: OrderStatus | undefined;
  readonly first: number;
  readonly after?: string | undefined;
}

interface Deps {
  readonly connection: Connection;
  readonly stock: StockService;
  readonly mail: MailService;
  readonly vault: Vault;
  readonly limiter: RateLimiter;
}

/** Orders after they are placed: reading by their owner or staff, and moving their status forward. */
export function createOrderService({ connection, stock, mail, vault, limiter }: Deps) {
  const orders = orderModel(connection);

  /** Lets whoever holds it read one order without a pass code. */
  function accessTokenFor(order: OrderRecord): string {
    return vault.sign(`order:${order._id}`, new Date(Date.now() + ACCESS_DAYS * 86_400_000));
  }

  /** Id of the order that a token opens; null for a forged or expired one. */
  function orderIdOf(accessToken: string): string | null {
    return vault.verify(accessToken)?.replace(/^order:/, '') ?? null;
  }

  async function apply(order: OrderRecord, change: StatusChange, staffId: string): Promise<OrderRecord | null> {
    return inTransaction(connection, async (session) => {
      const tracking = change.status === 'ORDER_SHIPPED' ? { tracking: [...change.tracking] } : {};
      const next = {
        status: change.status,
        'payment.state': paymentAfter(order.payment, change.status),
        ...tracking,
      };
      // The status that was judged must still be the status: of two members of staff, one gets through.
      const saved = await orders.findOneAndUpdate(
        { _id: order._id, status: order.status },
        { $set: next, $push: { statusHistory: historyEntry(change, staffId, new Date()) } },
        { session, returnDocument: 'after', lean: true },
      );
      if (!saved) return null;
      await mail.queueForOrder(session, 'ORDER_STATUS_CHANGED', saved, change.status);
      if (change.status === 'ORDER_CANCELLED') await stock.restock(session, order.market, order.lines);
      return saved;
    });
  }

  return {
    accessTokenFor,
    orderIdOf,

    async byAccessToken(accessToken: string): Promise<OrderRecord | null> {
      const id = orderIdOf(accessToken);
      return id ? orders.findById(id).lean() : null;
    },

    byNumber(number: string): Promise<OrderRecord | null> {
      return orders.findOne({ number: normaliseOrderNumber(number) }).lean();
    },

    /** A guest's look-up by number and pass code. Wrong tries are counted per order and per address. */
    async lookUp(number: string, passCode: string, address: string): Promise<LookUp> {
      const normalised = normaliseOrderNumber(number);
      const within = await limiter.attempt({
        [`order-look-up:${normalised}`]: LOOK_UP_LIMIT,
        [`order-look-up-from:${address}`]: ADDRESS_LIMIT,
      });
      if (!within) return { outcome: 'tooMany' };
      const order = await orders.findOne({ number: normalised }).lean();
      if (!order?.sealedPassCode) return { outcome: 'notFound' };
      if (!equalInConstantTime(passCode.trim(), vault.decrypt(order.sealedPassCode)))
        return { outcome: 'wrongPassCode' };
      return { outcome: 'found', order, accessToken: accessTokenFor(order) };
    },

    /** Orders of a market, newest first. */
    async list({ market, status, first, after }: OrderListRequest): Promise<Page<OrderRecord>> {
      const size = clampPageSize(first);
      const filter: QueryFilter<OrderRecord> = { market, ...(status && { status }) };
      const rows = await orders
        .find({ ...filter, ...(after && beyond(after)) })
        .sort({ createdAt: -1, _id: -1 })
        .limit(size + 1)
        .lean();
      const cursorOf = (row: OrderRecord) => encodeCursor([row.createdAt.toISOString(), String(row._id)]);
      return pageOf(rows, size, cursorOf, () => orders.countDocuments(filter).exec());
    },

    /** Moves an order forward, with what belongs to it: letter, stock given back, refund. */
    async changeStatus(
      number: string,
      expected: OrderStatus,
      change: StatusChange,
      staffId: string,
    ): Promise<StatusOutcome> {
      const order = await this.byNumber(number);
      if (!order) return { outcome: 'notFound' };
      if (order.status !== expected) return { outcome: 'conflict', order };
      if (!canMove(order.status, change.status)) return { outcome: 'refused' };
      const failures = validateStatusChange(change, new Date());
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const saved = await apply(order, change, staffId);
      if (saved) return { outcome: 'saved', order: saved };
      const current = await this.byNumber(number);
      return current ? { outcome: 'conflict', order: current } : { outcome: 'notFound' };
    },
  };
}

/** Rows after a cursor, in the order of the list. */
function beyond(cursor: string): QueryFilter<OrderRecord> {
  const [createdAt, id] = decodeCursor(cursor);
  const at = new Date(createdAt);
  if (Number.isNaN(at.getTime()) || !isObjectId(id)) throw cursorError();
  return { $or: [{ createdAt: { $lt: at } }, { createdAt: at, _id: { $lt: new Types.ObjectId(id) } }] };
}

export type OrderService = ReturnType<typeof createOrderService>;
