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

/** Maximum attempts at a change; each failed attempt means that a concurrent change was saved. */
const ATTEMPTS = 20;
/** Longest pause before the second attempt, in milliseconds; it doubles with each, up to a fifth of a second. */
const PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 200;

/** The pause is random, so that two changes that conflicted do not retry at the same moment. */
const pauseAfter = (attempt: number) => pause(Math.random() * Math.min(PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));

/**
 * The caller's own writes in the same transaction, such as the idempotency key of its request. Called on each attempt; `own` is
 * the caller's part of the decision.
 */
export type ExtraWrites<Own = unknown> = (
  session: ClientSession,
  saved: OrderRecord,
  own: Own | undefined,
) => void | Promise<void>;

/** The fields of an order, besides its refunds, that sales statistics depend on. */
const COUNTED = ['status', 'lines', 'amounts', 'refunds'] as const;

interface Deps {
  readonly connection: Connection;
  readonly ledger: LedgerService;
  readonly applyEffects: ApplyOrderEffects;
}

/**
 * The one way to change an order: reads it, decides, and saves the decision with its effects in one transaction, provided that
 * the version is still the one that was read. Otherwise it reads and decides again.
 */
export function createChangeOrder({ connection, ledger, applyEffects }: Deps) {
  const orders = orderModel(connection);

  /** Updates the sums of a payment and the fields derived from them, in the transaction that adds the ledger entries. */
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

  /** Marks the order for the statistics if the change affects them. */
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

  /** Decides once on the current order; `write` saves it, or returns null if a concurrent change was saved first. */
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

  /** `which` is the order number in any spelling, or a filter. Null if there is no such order. */
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
   * Changes an order within the transaction of another change. If this order is changed concurrently, the transaction is retried.
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
    if (!changed) throw new Error(`the order ${before.number} was changed by another write within the transaction`);
    return changed;
  }

  return { changeOrder, changeOrderWithin };
}

type Changes = ReturnType<typeof createChangeOrder>;
export type ChangeOrder = Changes['changeOrder'];
export type ChangeOrderWithin = Changes['changeOrderWithin'];
