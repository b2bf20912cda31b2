import type { ClientSession, Connection } from 'mongoose';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderReader } from '../order/stores/order-reader.ts';
import { returnModel } from './return.model.ts';
import type { ReturnRecord } from './return.record.ts';
import type { ReturnDeskService } from './return-desk.service.ts';
import { reopenedState, withoutFee } from './return-rules.ts';
import type { ReturnWriter } from './return-writer.ts';

/** A return that cancelling its replacement opens again, or has opened and that is still open. */
export interface ReopenedReturn {
  readonly record: ReturnRecord;
  /** What paying it back then comes to, minor units. */
  readonly refund: number;
}

interface Deps {
  readonly connection: Connection;
  readonly orderReader: OrderReader;
  readonly desk: Pick<ReturnDeskService, 'plan'>;
  readonly writer: Pick<ReturnWriter, 'changeWithin'>;
}

const isSettledBy = ({ state, replacementNumber }: ReturnRecord, { number }: OrderRecord): boolean =>
  state === 'SETTLED' && replacementNumber === number;

/** What the order of an exchange or a replacement does with its return: paid, it settles it (RETURN-14); cancelled, it opens it again (RETURN-16). */
export function createReturnReopening({ connection, orderReader, desk, writer }: Deps) {
  const returns = returnModel(connection);

  const find = async ({ origin }: OrderRecord, session: ClientSession | null = null): Promise<ReturnRecord | null> =>
    origin?.returnNumber ? returns.findOne({ number: origin.returnNumber }, null, { session }).lean() : null;

  return {
    /** Settles a return whose way was paid, in the transaction that places its order. */
    async settle(session: ClientSession, placed: OrderRecord): Promise<void> {
      const record = await find(placed, session);
      if (record?.state !== 'AWAITING_PAYMENT' || record.replacementNumber !== placed.origin?.draftNumber) return;
      const set = { replacementNumber: placed.number, replacementDueAt: null };
      await writer.changeWithin(session, record, { to: 'SETTLED', by: null, set });
    },

    /** In the transaction of the cancellation, so that neither is there without the other. */
    async open(session: ClientSession, cancelled: OrderRecord): Promise<void> {
      const record = await find(cancelled, session);
      if (!record || !isSettledBy(record, cancelled)) return;
      const { shipping } = withoutFee(record);
      const set = { replacementNumber: null, replacementDueAt: null, shipping };
      await writer.changeWithin(session, record, { to: reopenedState(record), by: null, set });
    },

    /** Null for orders that settle no return. */
    async preview(replacement: OrderRecord): Promise<ReopenedReturn | null> {
      const record = await find(replacement);
      if (!record) return null;
      const isOpen = replacement.status === 'ORDER_CANCELLED' && record.state === reopenedState(record);
      if (!isOpen && !(replacement.status !== 'ORDER_CANCELLED' && isSettledBy(record, replacement))) return null;
      const order = await orderReader.byNumber(record.orderNumber);
      return order && { record, refund: desk.plan(order, withoutFee(record)).amount };
    },
  };
}

export type ReturnReopening = ReturnType<typeof createReturnReopening>;
