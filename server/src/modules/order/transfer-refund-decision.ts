import { refuse } from '../../common/refusal.ts';
import { type LedgerRecord, partRefundedByTransfer, refundedByTransfer } from '../ledger/index.ts';
import type { Decision } from './decision.ts';
import type { OrderRefusal } from './order.errors.ts';
import type { OrderRecord } from './order.record.ts';
import { isRefundUnderWay, isTransferDue } from './refund-account/refund-account-rules.ts';
import { getRestAmount } from './refundable.ts';
import { dueRefunds, type OrderRefundRecord } from './refunds.record.ts';

/** Ledger entries for the partial refunds that were due, each as its own entry, and for the rest of what was paid. */
function restByTransfer(order: OrderRecord, at: Date): LedgerRecord[] {
  const parts = dueRefunds(order);
  const rest = getRestAmount(order);
  const entries = parts.map((refund) => partRefundedByTransfer(order, refund, at));
  return rest > 0 ? [...entries, refundedByTransfer(order, at, rest)] : entries;
}

const allSent = ({ refunds = [] }: OrderRecord, madeAt: Date): OrderRefundRecord[] =>
  refunds.map((refund) => (refund.status === 'PENDING' ? { ...refund, status: 'SUCCEEDED', madeAt } : refund));

/** Records that staff have refunded a cancelled order by transfer, unless the provider is making the refund. */
export function decideTransferRefunded(order: OrderRecord, by: string, now: Date): Decision<OrderRefusal> {
  const { payment } = order;
  if (!isTransferDue(payment) || isRefundUnderWay(order)) return refuse('STATUS_TRANSITION_REFUSED', 'refund.notDue');
  const { refundAccount } = payment;
  const ledger = restByTransfer(order, now);
  const paidBack = 0 - ledger.reduce((sum, { amount }) => sum + amount, 0);
  return {
    order: {
      ...order,
      payment: {
        ...payment,
        status: 'REFUNDED',
        refundedAt: now,
        // The account is no longer needed.
        ...(refundAccount && { refundAccount: { ...refundAccount, sealed: null } }),
      },
      ...(dueRefunds(order).length > 0 && { refunds: allSent(order, now) }),
    },
    effects: {
      ledger,
      // One email for the whole transfer, partial refunds included.
      emails: [['refunded', paidBack]],
      audit: [
        {
          by,
          action: 'ORDER_REFUND_SETTLED',
          before: { payment: 'REFUND_DUE' },
          after: { payment: 'REFUNDED' },
        },
      ],
    },
  };
}
