import { normaliseOrderNumber } from '@eunbit/schema/order';
import { isUnmadeRefund } from '@eunbit/schema/payment-reversal';
import type { Connection } from 'mongoose';
import { inTransaction } from '../../../common/transaction.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import { refundedElsewhere, toMoneySource } from '../../ledger/ledger-entries.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderRefundRecord } from '../refunds.record.ts';
import {
  getSettledAmount,
  type RefundRecord,
  type RefundSettlementRecord,
  type ReversalsRecord,
  waitsForStaff,
  withSettlements,
} from '../reversals.record.ts';
import { toRefundFields } from '../stores/order-refunds.ts';
import { sumPayment, toPaymentFields } from '../stores/payment-sums.ts';
import { markRefund } from '../stores/sale-mark.model.ts';

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly ledger: LedgerService;
}

interface Settlement {
  readonly number: string;
  readonly refundId: string;
  readonly note: string;
  readonly staffId: string;
}

/** A failed refund that waits for staff, unless more than the payment would go back with it. */
function findUnmade({ amounts }: OrderRecord, reversals: ReversalsRecord, refundId: string) {
  const refunds = withSettlements(reversals);
  const refund = refunds.find(({ id }) => id === refundId);
  if (!refund || !isUnmadeRefund(refund, refunds)) return null;
  const made = refunds.filter(({ status }) => status !== 'FAILED').reduce((sum, { amount }) => sum + amount, 0);
  return made + getSettledAmount(reversals) + refund.amount > amounts.total ? null : refund;
}

/** The refunds of the order where one of them is the one that failed: it is made now, in another way. */
function settledRefunds(
  { refunds }: OrderRecord,
  { refundId, at }: RefundSettlementRecord,
): OrderRefundRecord[] | null {
  if (!refunds?.some(({ providerRefundId }) => providerRefundId === refundId)) return null;
  return refunds.map((refund) =>
    refund.providerRefundId === refundId ? { ...refund, state: 'MADE', failure: null, madeAt: at } : refund,
  );
}

/** Notes of staff that they have paid a refund back past the provider, at which it had failed. */
export function createRefundSettlementService({ connection, audit, ledger }: Deps) {
  const orders = orderModel(connection);

  /** Null if the provider has told something since the order was read, or another member of staff was faster. */
  async function write(
    order: OrderRecord,
    reversals: ReversalsRecord,
    refund: RefundRecord,
    settlement: RefundSettlementRecord,
  ) {
    const settled = [...(reversals.settled ?? []), settlement];
    const needsStaff = waitsForStaff({ ...reversals, settled });
    const own = settledRefunds(order, settlement);
    return inTransaction(connection, async (session) => {
      const movements = [refundedElsewhere(toMoneySource(order), refund, settlement.at)];
      const { judged, sums } = await sumPayment(ledger, session, order, order.payment.state, movements);
      const saved = await orders.findOneAndUpdate(
        {
          _id: order._id,
          refundsVersion: order.refundsVersion ?? null,
          ...judged,
          ...toPaymentFields({ state: order.payment.state, 'reversals.version': reversals.version }),
        },
        {
          $set: {
            ...toPaymentFields({
              ...sums,
              reversals: { ...reversals, settled, needsStaff, version: reversals.version + 1 },
            }),
            ...(own && toRefundFields(order, own)),
          },
        },
        { session, returnDocument: 'after', lean: true },
      );
      if (!saved) return null;
      ledger.note(session, movements);
      markRefund(connection, session, order, sums.refundedAmount);
      await audit.record(session, {
        by: settlement.by,
        action: 'ORDER_FAILED_REFUND_SETTLED',
        subject: 'ORDER',
        subjectId: order.number,
        after: { note: settlement.note },
      });
      return saved;
    });
  }

  return {
    /** Settles a failed refund once, for good: the ledger is never changed. Null if it does not wait for staff. */
    async settle({ number, refundId, note, staffId }: Settlement): Promise<OrderRecord | null> {
      const settlement = { refundId, note: note.trim(), at: new Date(), by: staffId };
      for (;;) {
        const order = await orders.findOne({ number: normaliseOrderNumber(number) }).lean();
        const reversals = order?.payment.reversals;
        const refund = reversals && findUnmade(order, reversals, refundId);
        if (!refund) return null;
        const saved = await write(order, reversals, refund, settlement);
        if (saved) return saved;
      }
    },
  };
}

export type RefundSettlementService = ReturnType<typeof createRefundSettlementService>;
