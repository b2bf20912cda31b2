import { setTimeout as pause } from 'node:timers/promises';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import type { ClientSession, Connection, QueryFilter } from 'mongoose';
import { inTransaction } from '../../../common/transaction.ts';
import type { LedgerRecord, LedgerService } from '../../ledger/index.ts';
import { enqueueForStatistics, enqueueRefundForStatistics } from '../counting/sale-mark.model.ts';
import type { Changed, Decide, OrderChange } from '../decision.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { withDerivedFields, withMoney } from './derived-fields.ts';
import type { ApplyOrderEffects } from './order-effects.ts';
import { isEmpty, toOrderUpdate } from './order-update.ts';

/** Attempts at a change; each that fails means that another one of the same order was saved. */
const ATTEMPTS = 20;
/** Longest pause before the second attempt, in milliseconds; it doubles with each, up to a fifth of a second. */
const PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 200;

/** Of two that failed at once, one tries again before the other. */
const pauseAfter = (attempt: number) => pause(Math.random() * Math.min(PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));

/**
 * What the caller writes of its own in the same transaction, such as the key of its request. Called anew with each try; `own`
 * is what was decided of it.
 */
export type ExtraWrites<Own = unknown> = (
  session: ClientSession,
  saved: OrderRecord,
  own: Own | undefined,
) => void | Promise<void>;

/** What of an order the statistics of its day count, beside what has gone back of its money. */
const COUNTED = ['status', 'lines', 'amounts', 'refunds'] as const;

interface Deps {
  readonly connection: Connection;
  readonly ledger: LedgerService;
  readonly applyEffects: ApplyOrderEffects;
}

/**
 * The one way to change an order: reads it, decides, and saves what was decided with its effects in one transaction, on
 * condition that the order is still of the version that was read. Where it is not, the decision is made again, of what is
 * there now.
 */
export function createChangeOrder({ connection, ledger, applyEffects }: Deps) {
  const orders = orderModel(connection);

  /** The sums of a payment with what follows from them. Entries of the ledger are summed up in the transaction that notes them. */
  async function withSums(
    session: ClientSession,
    before: OrderRecord,
    order: OrderRecord,
    movements: readonly LedgerRecord[],
  ): Promise<OrderRecord> {
    const { number, payment, amounts, refunds } = order;
    const isSame = payment === before.payment && amounts === before.amounts && refunds === before.refunds;
    if (isSame && movements.length === 0) return order;
    return withMoney(order, movements.length > 0 ? await ledger.moneyWith(session, number, movements) : payment);
  }

  /** Has its day counted again where that comes to something else. */
  function mark(session: ClientSession, before: OrderRecord, saved: OrderRecord, after: OrderRecord): void {
    const isCounted = saved.status !== 'ORDER_CANCELLED' || before.status !== saved.status;
    if (isCounted && COUNTED.some((field) => after[field] !== before[field]))
      enqueueForStatistics(connection, session, saved, before.status);
    else enqueueRefundForStatistics(connection, session, before, saved.payment.refundedAmount);
  }

  async function save<Own>(
    session: ClientSession,
    before: OrderRecord,
    { order, effects = {}, own }: OrderChange<Own>,
    extraWrites: ExtraWrites<Own> | undefined,
  ): Promise<OrderRecord | null> {
    const after = await withSums(session, before, order, effects.ledger ?? []);
    const { _id, version } = before;
    const update = { ...toOrderUpdate(before, after), $inc: { version: 1 } };
    const saved = await orders
      .findOneAndUpdate({ _id, version }, update, { session, returnDocument: 'after', lean: true })
      .exec();
    if (!saved) return null;
    await applyEffects(session, before, saved, effects);
    mark(session, before, saved, after);
    await extraWrites?.(session, saved, own);
    return saved;
  }

  /** Decides once of the order as it is; `write` saves it, or answers null if another change was faster. */
  async function attempt<Refusal, Own>(
    before: OrderRecord,
    decide: Decide<Refusal, Own>,
    write: (change: OrderChange<Own>) => Promise<OrderRecord | null>,
  ): Promise<Changed<Refusal> | null> {
    const now = new Date();
    const decision = await decide(before, now);
    if (!('order' in decision)) return decision;
    const order = withDerivedFields(before, decision.order, now);
    const isSame = !decision.effects && !decision.own && isEmpty(toOrderUpdate(before, order));
    if (isSame) return { order: before };
    const saved = await write({ ...decision, order });
    return saved && { order: saved };
  }

  const filterOf = (which: string | QueryFilter<OrderRecord>): QueryFilter<OrderRecord> =>
    typeof which === 'string' ? { number: normaliseOrderNumber(which) } : which;

  /** `which` is the number of the order in any spelling, or what else finds it. Null if there is no such order. */
  async function changeOrder<Refusal, Own = unknown>(
    which: string | QueryFilter<OrderRecord>,
    decide: Decide<Refusal, Own>,
    extraWrites?: ExtraWrites<Own>,
  ): Promise<Changed<Refusal> | null> {
    for (let attempts = 0; ; attempts += 1) {
      const before = await orders.findOne(filterOf(which)).lean().exec();
      if (!before) return null;
      if (attempts === ATTEMPTS) return { conflict: before };
      const changed = await attempt(before, decide, (change) =>
        inTransaction(connection, (session) => save(session, before, change, extraWrites)),
      );
      if (changed) return changed;
      await pauseAfter(attempts);
    }
  }

  /**
   * The same within the transaction of a change of another order. That transaction sees this order as it is when it commits, or
   * is made again.
   */
  async function changeOrderWithin<Refusal, Own = unknown>(
    session: ClientSession,
    which: string | QueryFilter<OrderRecord>,
    decide: Decide<Refusal, Own>,
    extraWrites?: ExtraWrites<Own>,
  ): Promise<Changed<Refusal> | null> {
    const before = await orders.findOne(filterOf(which), null, { session }).lean().exec();
    if (!before) return null;
    const changed = await attempt(before, decide, (change) => save(session, before, change, extraWrites));
    if (!changed) throw new Error(`${before.number} changed within a transaction`);
    return changed;
  }

  return { changeOrder, changeOrderWithin };
}

type Changes = ReturnType<typeof createChangeOrder>;
export type ChangeOrder = Changes['changeOrder'];
export type ChangeOrderWithin = Changes['changeOrderWithin'];
