import type { ClientSession, Connection } from 'mongoose';
import type { Along, Changed, ChangeOrder, ChangeOrderWithin, OrderRecord, Unchanged } from '../order/index.ts';
import { returnModel } from './return.model.ts';
import type { ReturnRecord } from './return.record.ts';
import type { ReturnReader } from './return-reader.ts';
import type { KnownReturn, ReturnDecision } from './return-step.ts';

/** A return as it was saved, with its order. */
export interface SavedReturn {
  readonly record: ReturnRecord;
  readonly order: OrderRecord;
}

/** What else is written with a return, in the same transaction; answers the return as that leaves it. */
type Complete = (session: ClientSession, record: ReturnRecord, order: OrderRecord) => Promise<ReturnRecord>;

type Which = Pick<ReturnRecord, 'number' | 'orderNumber'>;
type DecideStep<Refusal> = (known: KnownReturn, now: Date) => ReturnDecision<Refusal>;
type DecideNew<Refusal> = (order: OrderRecord, returns: readonly ReturnRecord[], now: Date) => ReturnDecision<Refusal>;

interface Deps {
  readonly connection: Connection;
  readonly changeOrder: ChangeOrder;
  readonly changeOrderWithin: ChangeOrderWithin;
  readonly returnReader: ReturnReader;
}

/**
 * Writes returns, each together with its order and on condition of the version of that: so whatever is decided on returns,
 * refunds and units of an order is decided one after the other.
 */
export function createReturnChanges({ connection, changeOrder, changeOrderWithin, returnReader }: Deps) {
  const records = returnModel(connection);

  /** Writes what was decided of a return, and keeps it for the answer. */
  function writing(complete?: Complete) {
    const saved: ReturnRecord[] = [];
    const along: Along<ReturnRecord> = async (session, order, own) => {
      if (!own) throw new Error(`nothing was decided of the returns of ${order.number}`);
      const record = complete ? await complete(session, own, order) : own;
      await records.replaceOne({ _id: record._id }, record, { session, upsert: true });
      saved.push(record);
    };
    return { along, last: () => saved.at(-1) };
  }

  function toSaved<Refusal>(
    changed: Changed<Refusal> | null,
    record: ReturnRecord | undefined,
  ): SavedReturn | Unchanged<Refusal> | null {
    if (!changed || !('order' in changed)) return changed;
    if (!record) throw new Error(`a change of ${changed.order.number} has left out its return`);
    return { record, order: changed.order };
  }

  /** A decision on one of the returns of an order; `session` is that of the transaction of another order. */
  const decideOn =
    <Refusal>({ number }: Which, decide: DecideStep<Refusal>, session: ClientSession | null = null) =>
    async (order: OrderRecord, now: Date): Promise<ReturnDecision<Refusal>> => {
      const returns = await returnReader.ofOrder(order, session);
      const record = returns.find((one) => one.number === number);
      if (!record) throw new Error(`${order.number} has no return ${number}`);
      return decide({ order, record, others: returns.filter((one) => one !== record) }, now);
    };

  return {
    /** A new return of an order. */
    async add<Refusal>(
      orderNumber: string,
      decide: DecideNew<Refusal>,
      complete: Complete,
    ): Promise<SavedReturn | Unchanged<Refusal> | null> {
      const { along, last } = writing(complete);
      const changed = await changeOrder<Refusal, ReturnRecord>(
        orderNumber,
        async (order, now) => decide(order, await returnReader.ofOrder(order), now),
        along,
      );
      return toSaved(changed, last());
    },

    /** A step of a return, or another change of it. Null where its order is gone. */
    async change<Refusal>(
      which: Which,
      decide: DecideStep<Refusal>,
      complete?: Complete,
    ): Promise<SavedReturn | Unchanged<Refusal> | null> {
      const { along, last } = writing(complete);
      const changed = await changeOrder<Refusal, ReturnRecord>(which.orderNumber, decideOn(which, decide), along);
      return toSaved(changed, last());
    },

    /** The same within the transaction of a change of another order. */
    async changeWithin<Refusal>(session: ClientSession, which: Which, decide: DecideStep<Refusal>): Promise<void> {
      const { along } = writing();
      await changeOrderWithin<Refusal, ReturnRecord>(
        session,
        which.orderNumber,
        decideOn(which, decide, session),
        along,
      );
    },
  };
}

export type ReturnChanges = ReturnType<typeof createReturnChanges>;

/** What was saved; null where nothing was. */
export const savedReturn = (changed: SavedReturn | Unchanged<unknown> | null): SavedReturn | null =>
  changed && 'record' in changed ? changed : null;
