import { isUnmadeRefund } from '@eunbit/schema/payment-reversal';
import { validateRefundSettlement } from '@eunbit/schema/validation-order-note';
import { refuse, refuseInput } from '../../common/refusal.ts';
import { refundedElsewhere, toMoneySource } from '../ledger/index.ts';
import type { Decision } from './decision.ts';
import type { OrderRefusal } from './order.errors.ts';
import type { OrderRecord } from './order.record.ts';
import type { OrderRefundRecord } from './refunds.record.ts';
import {
  getSettledAmount,
  type RefundSettlementRecord,
  type ReversalsRecord,
  waitsForStaff,
  withSettlements,
} from './reversals.record.ts';

/** A failed refund that waits for staff, unless settling it would refund more than was paid. */
function findUnmade({ amounts }: OrderRecord, reversals: ReversalsRecord, refundId: string) {
  const refunds = withSettlements(reversals);
  const refund = refunds.find(({ id }) => id === refundId);
  if (!refund || !isUnmadeRefund(refund, refunds)) return null;
  const made = refunds.filter(({ status }) => status !== 'FAILED').reduce((sum, { amount }) => sum + amount, 0);
  return made + getSettledAmount(reversals) + refund.amount > amounts.total ? null : refund;
}

/** Marks the failed refund as made, if it is one of the order's refunds. */
function settledRefunds(
  { refunds }: OrderRecord,
  { refundId, at }: RefundSettlementRecord,
): OrderRefundRecord[] | undefined {
  if (!refunds?.some(({ providerRefundId }) => providerRefundId === refundId)) return refunds;
  return refunds.map((refund) =>
    refund.providerRefundId === refundId ? { ...refund, status: 'SUCCEEDED', failure: null, madeAt: at } : refund,
  );
}

/** Settles a failed refund that staff have made outside the provider. Final, because ledger entries are never changed. */
export function decideRefundSettlement(
  order: OrderRecord,
  noted: Omit<RefundSettlementRecord, 'at'>,
  now: Date,
): Decision<OrderRefusal> {
  const invalid = refuseInput(validateRefundSettlement(noted));
  if (invalid) return invalid;
  const settlement = { ...noted, note: noted.note.trim(), at: now };
  const { reversals } = order.payment;
  const refund = reversals && findUnmade(order, reversals, settlement.refundId);
  if (!reversals || !refund) return refuse('STATUS_TRANSITION_REFUSED', 'refundSettlement.notDue');
  const settled = [...(reversals.settled ?? []), settlement];
  const needsStaff = waitsForStaff({ ...reversals, settled });
  const refunds = settledRefunds(order, settlement);
  const payment = { ...order.payment, reversals: { ...reversals, settled, needsStaff } };
  return {
    order: { ...order, ...(refunds && { refunds }), payment },
    effects: {
      ledger: [refundedElsewhere(toMoneySource(order), refund, settlement.at)],
      audit: [{ by: settlement.by, action: 'ORDER_FAILED_REFUND_SETTLED', after: { note: settlement.note } }],
    },
  };
}
