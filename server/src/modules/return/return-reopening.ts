import type { ClientSession, Connection } from 'mongoose';
import type { OrderReader, OrderRecord } from '../order/index.ts';
import type { ReturnChanges } from './change-return.ts';
import type { ReturnRecord } from './return.model.ts';
import { returnModel } from './return.model.ts';
import { decideReopened, decideSettledBy, isSettledBy } from './return-decisions.ts';
import type { ReturnReader } from './return-reader.ts';
import { reopenedStatus, withoutFee } from './return-rules.ts';
import { planSettlement } from './return-settlement-decisions.ts';

/** A return that is reopened by cancelling its replacement, or that was and is still open. */
export interface ReopenedReturn {
  readonly record: ReturnRecord;
  /** The refund that is then due, minor units. */
  readonly refund: number;
}

interface Deps {
  readonly connection: Connection;
  readonly orderReader: OrderReader;
  readonly returnReader: ReturnReader;
  readonly returnChanges: Pick<ReturnChanges, 'changeWithin'>;
}

/**
 * Updates the return of an exchange or replacement order: payment settles it (RETURN-14), cancellation reopens it (RETURN-16).
 */
export function createReturnReopening({ connection, orderReader, returnReader, returnChanges }: Deps) {
  const returns = returnModel(connection);

  const find = async ({ origin }: OrderRecord, session: ClientSession | null = null): Promise<ReturnRecord | null> =>
    origin?.returnNumber ? returns.findOne({ number: origin.returnNumber }, null, { session }).lean() : null;

  return {
    /** Settles a return whose shipping was paid, in the transaction that places its order. */
    async settle(session: ClientSession, placed: OrderRecord): Promise<void> {
      const record = await find(placed, session);
      if (!record) return;
      await returnChanges.changeWithin(session, record, (known, now) => decideSettledBy(known, placed, now));
    },

    /** Runs in the transaction of the cancellation, so that both happen or neither. */
    async open(session: ClientSession, cancelled: OrderRecord): Promise<void> {
      const record = await find(cancelled, session);
      if (!record) return;
      await returnChanges.changeWithin(session, record, (known, now) => decideReopened(known, cancelled, now));
    },

    /** Null for orders that settle no return. */
    async preview(replacement: OrderRecord): Promise<ReopenedReturn | null> {
      const record = await find(replacement);
      if (!record) return null;
      const isOpen = replacement.status === 'ORDER_CANCELLED' && record.status === reopenedStatus(record);
      if (!isOpen && !(replacement.status !== 'ORDER_CANCELLED' && isSettledBy(record, replacement))) return null;
      const order = await orderReader.byNumber(record.orderNumber);
      if (!order) return null;
      const others = (await returnReader.ofOrder(order)).filter(({ number }) => number !== record.number);
      return { record, refund: planSettlement({ order, record: withoutFee(record), others }).amount };
    },
  };
}

export type ReturnReopening = ReturnType<typeof createReturnReopening>;
