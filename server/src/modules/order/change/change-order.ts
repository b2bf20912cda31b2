import { setTimeout as pause } from 'node:timers/promises';
import type { ClientSession, Connection, QueryFilter } from 'mongoose';
import { inTransaction } from '../../../common/transaction.ts';
import { deriveFulfilmentStatus } from '../fulfilment/fulfilment-rules.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import type { ApplyOrderEffects, OrderEffects } from './order-effects.ts';
import { isEmpty, toOrderUpdate } from './order-update.ts';

/** What an order becomes, with what comes of that. */
interface OrderChange {
  readonly order: OrderRecord;
  readonly effects?: OrderEffects;
}

/** Why an order stays as it is; `conflict` where it is no longer what the caller saw, or others change it again and again. */
export type Unchanged<Refusal> = { readonly refused: Refusal } | { readonly conflict: OrderRecord };

export type Decision<Refusal> = OrderChange | Unchanged<Refusal>;

/** A rule: the same order, input and time give the same decision. It asks nobody and writes nothing. */
export type Decide<Refusal> = (order: OrderRecord, now: Date) => Decision<Refusal>;

/** The order as it was saved, or why it was not. */
export type Changed<Refusal> = { readonly order: OrderRecord } | Unchanged<Refusal>;

/** Attempts at a change; each that fails means that another one of the same order was saved. */
const ATTEMPTS = 20;
/** Longest pause before the second attempt, in milliseconds; it doubles with each, up to a fifth of a second. */
const PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 200;

/** Of two that failed at once, one tries again before the other. */
const pauseAfter = (attempt: number) => pause(Math.random() * Math.min(PAUSE_MS * 2 ** attempt, LONGEST_PAUSE_MS));

/** The fields that follow from others, whoever has changed those. */
function derive(before: OrderRecord, after: OrderRecord, now: Date): OrderRecord {
  if (after.fulfilments === before.fulfilments && after.shipment === before.shipment) return after;
  const fulfilmentStatus = deriveFulfilmentStatus(after);
  const arrivedBefore = before.fulfilmentStatus === 'DELIVERED' ? (before.deliveredAt ?? null) : now;
  // The time stays while further news comes of an order that has arrived; before the first news there is none.
  const deliveredAt = fulfilmentStatus === 'DELIVERED' ? arrivedBefore : null;
  return { ...after, fulfilmentStatus, deliveredAt, fulfilmentVersion: before.fulfilmentVersion + 1 };
}

/**
 * The one way to change an order: reads it, decides, and saves what was decided with its effects in one transaction, on
 * condition that the order is still of the version that was read. Where it is not, the decision is made again, of what is
 * there now.
 */
export function createChangeOrder(connection: Connection, applyEffects: ApplyOrderEffects) {
  const orders = orderModel(connection);

  async function save(
    session: ClientSession,
    before: OrderRecord,
    { order: after, effects = {} }: OrderChange,
  ): Promise<OrderRecord | null> {
    const saved = await orders
      .findOneAndUpdate({ _id: before._id, version: before.version }, toOrderUpdate(before, after), {
        session,
        returnDocument: 'after',
        lean: true,
      })
      .exec();
    if (saved) await applyEffects(session, saved, effects);
    return saved;
  }

  /** Null where there is no such order. */
  return async function changeOrder<Refusal>(
    which: QueryFilter<OrderRecord>,
    decide: Decide<Refusal>,
  ): Promise<Changed<Refusal> | null> {
    for (let attempt = 0; ; attempt += 1) {
      const before = await orders.findOne(which).lean().exec();
      if (!before) return null;
      if (attempt === ATTEMPTS) return { conflict: before };
      const now = new Date();
      const decision = decide(before, now);
      if (!('order' in decision)) return decision;
      const order = derive(before, decision.order, now);
      if (!decision.effects && isEmpty(toOrderUpdate(before, order))) return { order: before };
      const saved = await inTransaction(connection, (session) => save(session, before, { ...decision, order }));
      if (saved) return { order: saved };
      await pauseAfter(attempt);
    }
  };
}

export type ChangeOrder = ReturnType<typeof createChangeOrder>;
