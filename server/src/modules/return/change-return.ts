import type { ClientSession, Connection } from 'mongoose';
import { refuse } from '../../common/refusal.ts';
import type { ChangeOrder, ChangeOrderWithin, ExtraWrites, OrderRecord } from '../order/index.ts';
import type { ReturnRecord } from './return.model.ts';
import { returnModel } from './return.model.ts';
import type { ReturnReader } from './return-reader.ts';
import {
  conflict,
  type KnownReturn,
  type ReturnDecision,
  type ReturnRefusal,
  type ReturnResult,
} from './return-step.ts';

/** Additional writes in the transaction that saves a return; returns the return to save. */
type Complete = (session: ClientSession, record: ReturnRecord, order: OrderRecord) => Promise<ReturnRecord>;

type Which = Pick<ReturnRecord, 'number' | 'orderNumber'>;
type DecideStep = (known: KnownReturn, now: Date) => ReturnDecision;
type DecideNew = (order: OrderRecord, returns: readonly ReturnRecord[], now: Date) => ReturnDecision;

interface Deps {
  readonly connection: Connection;
  readonly changeOrder: ChangeOrder;
  readonly changeOrderWithin: ChangeOrderWithin;
  readonly returnReader: ReturnReader;
}

/**
 * Writes returns, each together with its order and conditional on the order's version: decisions about returns, refunds and units
 * of an order are therefore made one after the other.
 */
export function createReturnChanges({ connection, changeOrder, changeOrderWithin, returnReader }: Deps) {
  const records = returnModel(connection);

  /** The writes of one decision; `last` is the return as read or, after the write, as saved. */
  function writing(complete?: Complete) {
    let last: ReturnRecord | undefined;
    const extraWrites: ExtraWrites<ReturnRecord> = async (session, order, own) => {
      if (!own) return;
      const record = complete ? await complete(session, own, order) : own;
      await records.replaceOne({ _id: record._id }, record, { session, upsert: true });
      last = record;
    };
    /** Applies a decision to one of the order's returns; `session` belongs to the transaction of another order. */
    const decideOn =
      ({ number }: Which, decide: DecideStep, session: ClientSession | null = null) =>
      async (order: OrderRecord, now: Date): Promise<ReturnDecision> => {
        const returns = await returnReader.ofOrder(order, session);
        const record = returns.find((one) => one.number === number);
        if (!record) throw new Error(`the order ${order.number} has no return ${number}`);
        last = record;
        return decide({ order, record, others: returns.filter((one) => one !== record) }, now);
      };
    function withReturn(order: OrderRecord) {
      if (!last) throw new Error(`the change of the order ${order.number} did not decide about its return`);
      return { record: last, order };
    }
    return { extraWrites, decideOn, withReturn };
  }

  return {
    /** Adds a return to an order. */
    async add(orderNumber: string, decide: DecideNew, complete: Complete): Promise<ReturnResult> {
      const { extraWrites, withReturn } = writing(complete);
      const changed = await changeOrder<ReturnRefusal, ReturnRecord>(
        orderNumber,
        async (order, now) => decide(order, await returnReader.ofOrder(order), now),
        extraWrites,
      );
      if (!changed) return refuse('ORDER_NOT_FOUND', 'order.notFound');
      if ('conflict' in changed) return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
      return 'order' in changed ? { value: withReturn(changed.order) } : changed;
    },

    /** Applies a step or another change to a return. */
    async change(which: Which, decide: DecideStep, complete?: Complete): Promise<ReturnResult> {
      const { extraWrites, decideOn, withReturn } = writing(complete);
      const changed = await changeOrder<ReturnRefusal, ReturnRecord>(
        which.orderNumber,
        decideOn(which, decide),
        extraWrites,
      );
      if (!changed) return refuse('RETURN_NOT_FOUND', 'return.notFound');
      if ('conflict' in changed) return conflict(withReturn(changed.conflict));
      return 'order' in changed ? { value: withReturn(changed.order) } : changed;
    },

    /** The same, within the transaction that changes another order. */
    async changeWithin(session: ClientSession, which: Which, decide: DecideStep): Promise<void> {
      const { extraWrites, decideOn } = writing();
      await changeOrderWithin<ReturnRefusal, ReturnRecord>(
        session,
        which.orderNumber,
        decideOn(which, decide, session),
        extraWrites,
      );
    },
  };
}

export type ReturnChanges = ReturnType<typeof createReturnChanges>;
