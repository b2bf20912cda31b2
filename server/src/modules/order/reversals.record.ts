import type { Currency } from '@eunbit/schema/market';
import type { RefundStatus } from '@eunbit/schema/order-refund';
import { type DisputeStatus, hasUnmadeRefund } from '@eunbit/schema/payment-reversal';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

const money = {
  amount: { type: Number, required: true },
  currency: { type: stores<Currency>(String), required: true },
} as const;
const entry = { _id: false, id: false } as const;

/** A refund of the order's payment, as reported by the provider. */
const refund = recordSchema(
  {
    id: { type: String, required: true },
    /** The payment that it belongs to. */
    intentId: { type: String, required: true },
    ...money,
    status: { type: stores<RefundStatus>(String), required: true },
    reason: { type: String, default: null },
    failureReason: { type: String, default: null },
    madeAt: { type: Date, required: true },
  },
  entry,
);
export type RefundRecord = RecordOf<typeof refund>;

/** A dispute of the order's payment, as reported by the provider. */
const dispute = recordSchema(
  {
    id: { type: String, required: true },
    /** The payment that it belongs to. */
    intentId: { type: String, required: true },
    ...money,
    /** The amount that it holds or has taken, minor units; 0 for an inquiry or a dispute that was won. */
    heldAmount: { type: Number, required: true },
    status: { type: stores<DisputeStatus>(String), required: true },
    reason: { type: String, required: true },
    evidenceDueBy: { type: Date, default: null },
    openedAt: { type: Date, required: true },
  },
  entry,
);
export type DisputeRecord = RecordOf<typeof dispute>;

/** A failed refund that staff have paid in another way; immutable. */
const refundSettlement = recordSchema(
  {
    refundId: { type: String, required: true },
    note: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
  },
  entry,
);
export type RefundSettlementRecord = RecordOf<typeof refundSettlement>;

/** Refunds and disputes as last reported by the provider. Their amounts are in the ledger. */
export const reversalsSchema = recordSchema(
  {
    refunds: [refund],
    disputes: [dispute],
    /** Failed refunds that staff settled; missing before the first. */
    settled: { type: [refundSettlement], default: undefined },
    /** A dispute waits for an answer, or a refund failed and was neither made again nor settled. */
    needsStaff: { type: Boolean, required: true },
  },
  { _id: false },
);
export type ReversalsRecord = RecordOf<typeof reversalsSchema>;

type Reversals = Pick<ReversalsRecord, 'refunds' | 'disputes' | 'settled'>;

/** Each refund with how staff settled it. */
export function withSettlements({ refunds, settled = [] }: Omit<Reversals, 'disputes'>) {
  return refunds.map((refund) => ({
    ...refund,
    settled: settled.find(({ refundId }) => refundId === refund.id) ?? null,
  }));
}

const OPEN: ReadonlySet<DisputeStatus> = new Set(['NEEDS_RESPONSE', 'UNDER_REVIEW']);

/** Whether an undecided dispute holds money of the order. */
export const isDisputeOpen = (reversals: Pick<Reversals, 'disputes'> | undefined): boolean =>
  reversals?.disputes.some(({ status, heldAmount }) => heldAmount > 0 && OPEN.has(status)) ?? false;

export function waitsForStaff(reversals: Reversals): boolean {
  const { disputes } = reversals;
  return hasUnmadeRefund(withSettlements(reversals)) || disputes.some(({ status }) => status === 'NEEDS_RESPONSE');
}

/** The amount of an order, or of one payment, that staff refunded outside the provider, minor units. */
export function getSettledAmount(
  reversals: Reversals | undefined,
  isOf: (refund: RefundRecord) => boolean = () => true,
): number {
  const settled = reversals ? withSettlements(reversals).filter((refund) => refund.settled && isOf(refund)) : [];
  return settled.reduce((sum, { amount }) => sum + amount, 0);
}
