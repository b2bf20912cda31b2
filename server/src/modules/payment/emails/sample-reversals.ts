import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import type { OrderRecord } from '../../order/index.ts';

export const SAMPLE_REVERSALS = { refundId: 'sample-refund', disputeId: 'sample-dispute' } as const;

const DAY = 86_400_000;

/** A sample order with a disputed card payment and a failed refund. */
export function withSampleReversals(order: OrderRecord): OrderRecord {
  const { amounts, createdAt, market } = order;
  const money = { amount: amounts.total, currency: CURRENCY_BY_MARKET[market] };
  const reversals = {
    refunds: [
      {
        id: SAMPLE_REVERSALS.refundId,
        intentId: 'sample',
        ...money,
        status: 'FAILED' as const,
        reason: null,
        failureReason: null,
        madeAt: createdAt,
      },
    ],
    disputes: [
      {
        id: SAMPLE_REVERSALS.disputeId,
        intentId: 'sample',
        ...money,
        heldAmount: amounts.total,
        status: 'NEEDS_RESPONSE' as const,
        reason: 'fraudulent',
        evidenceDueBy: new Date(createdAt.getTime() + 9 * DAY),
        openedAt: createdAt,
      },
    ],
    needsStaff: true,
  };
  return { ...order, payment: { ...order.payment, intentId: 'sample', reversals } };
}
