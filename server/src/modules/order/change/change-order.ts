import { setTimeout as pause } from 'node:timers/promises';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import type { ClientSession, Connection, QueryFilter } from 'mongoose';
import { inTransaction } from '../../../common/transaction.ts';
import type { LedgerRecord } from '../../ledger/ledger.record.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import type { Changed, Decide, OrderChange } from '../decision.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import { sumPayment } from '../stores/payment-sums.ts';
import { markOrder, markRefund } from '../stores/sale-mark.model.ts';
import { withDerivedFields } from './derived-fields.ts';
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
 * What the caller writes of its own in the same transaction, such as the key of its request. Called anew with each try.
 */
export type Along = (session: ClientSession, saved: OrderRecord) => void | Promise<void>;

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

  /** What state and money of a payment make. Entries of the ledger are summed up in the transaction that notes them. */
  async function withSums(
    session: ClientSession,
    before: OrderRecord,
    order: OrderRecord,
    movements: readonly LedgerRecord[],
  ): Promise<OrderRecord> {
    const { payment, amounts, refunds } = order;
    const isSame = payment === before.payment && amounts === before.amounts && refunds === before.refunds;
    if (isSame && movements.length === 0) return order;
    const { sums } = await sumPayment(ledger, session, order, payment.state, movements);
    return { ...order, payment: { ...payment, ...sums } };
  }

  /** What the statistics of its day have to count again. */
  function mark(session: ClientSession, before: OrderRecord, saved: OrderRecord): void {
    if (saved.status !== before.status) markOrder(connection, session, saved, before.status);
    else markRefund(connection, session, before, saved.payment.refundedAmount);
  }

  async function save(
    session: ClientSession,
    before: OrderRecord,
    { order, effects = {} }: OrderChange,
    along: Along | undefined,
  ): Promise<OrderRecord | null> {
    const after = await withSums(session, before, order, effects.ledger ?? []);
    const saved = await orders
      .findOneAndUpdate({ _id: before._id, version: before.version }, toOrderUpdate(before, after), {
        session,
        returnDocument: 'after',
        lean: true,
      })
      .exec();
    if (!saved) return null;
    await applyEffects(session, before, saved, effects);
    mark(session, before, saved);
    await along?.(session, saved);
    return saved;
  }

  /** `which` is the number of the order in any spelling, or what else finds it. Null where there is no such order. */
  return async function changeOrder<Refusal>(
    which: string | QueryFilter<OrderRecord>,
    decide: Decide<Refusal>,
    along?: Along,
  ): Promise<Changed<Refusal> | null> {
    const filter = typeof which === 'string' ? { number: normaliseOrderNumber(which) } : which;
    for (let attempt = 0; ; attempt += 1) {
      const before = await orders.findOne(filter).lean().exec();
      if (!before) return null;
      if (attempt === ATTEMPTS) return { conflict: before };
      const now = new Date();
      const decision = decide(before, now);
      if (!('order' in decision)) return decision;
      const order = withDerivedFields(before, decision.order, now);
      if (!decision.effects && isEmpty(toOrderUpdate(before, order))) return { order: before };
      const saved = await inTransaction(connection, (session) => save(session, before, { ...decision, order }, along));
      if (saved) return { order: saved };
      await pauseAfter(attempt);
    }
  };
}

export type ChangeOrder = ReturnType<typeof createChangeOrder>;
