import type { Currency } from '@eunbit/schema/market';
import type { RefundStatus } from '@eunbit/schema/order-refund';
import { type DisputeStatus, hasUnmadeRefund } from '@eunbit/schema/payment-reversal';
import { Schema } from 'mongoose';

/** A refund of the order's payment at the provider, in its words. */
export interface RefundRecord {
  id: string;
  /** The payment that it is of. */
  intentId: string;
  amount: number;
  currency: Currency;
  status: RefundStatus;
  reason: string | null;
  failureReason: string | null;
  madeAt: Date;
}

/** A dispute of the order's payment at the provider, in its words. */
export interface DisputeRecord {
  id: string;
  /** The payment that it is of. */
  intentId: string;
  amount: number;
  /** What it holds or has taken of the payment, minor units: nothing of an inquiry, or of what came back. */
  heldAmount: number;
  currency: Currency;
  status: DisputeStatus;
  reason: string;
  evidenceDueBy: Date | null;
  openedAt: Date;
}

/** What staff noted when they paid a refund in another way that had failed at the provider; immutable. */
export interface RefundSettlementRecord {
  refundId: string;
  note: string;
  at: Date;
  by: string;
}

/** Refunds and disputes as the provider last told them. The money that they moved is in the ledger. */
export interface ReversalsRecord {
  refunds: RefundRecord[];
  disputes: DisputeRecord[];
  /** Failed refunds that staff settled; missing before the first. */
  settled?: RefundSettlementRecord[];
  /** A dispute waits for an answer, or a refund failed and was neither made again nor settled. */
  needsStaff: boolean;
}

type Reversals = Pick<ReversalsRecord, 'refunds' | 'disputes' | 'settled'>;

/** Each refund with how staff settled it. */
export function withSettlements({ refunds, settled = [] }: Omit<Reversals, 'disputes'>) {
  return refunds.map((refund) => ({
    ...refund,
    settled: settled.find(({ refundId }) => refundId === refund.id) ?? null,
  }));
}

const OPEN: ReadonlySet<DisputeStatus> = new Set(['NEEDS_RESPONSE', 'UNDER_REVIEW']);

/** Whether a dispute may still be won or lost that holds money of the order. */
export const isDisputeOpen = (reversals: Pick<Reversals, 'disputes'> | undefined): boolean =>
  reversals?.disputes.some(({ status, heldAmount }) => heldAmount > 0 && OPEN.has(status)) ?? false;

export function waitsForStaff(reversals: Reversals): boolean {
  const { disputes } = reversals;
  return hasUnmadeRefund(withSettlements(reversals)) || disputes.some(({ status }) => status === 'NEEDS_RESPONSE');
}

/** What of an order's money, or of one payment's alone, went back past the provider, minor units. */
export function getSettledAmount(
  reversals: Reversals | undefined,
  isOf: (refund: RefundRecord) => boolean = () => true,
): number {
  const settled = reversals ? withSettlements(reversals).filter((refund) => refund.settled && isOf(refund)) : [];
  return settled.reduce((sum, { amount }) => sum + amount, 0);
}

const money = { amount: { type: Number, required: true }, currency: { type: String, required: true } };
const entry = { _id: false, id: false } as const;

export const reversalsSchema = new Schema<ReversalsRecord>(
  {
    refunds: [
      new Schema<RefundRecord>(
        {
          id: { type: String, required: true },
          intentId: { type: String, required: true },
          ...money,
          status: { type: String, required: true },
          reason: { type: String, default: null },
          failureReason: { type: String, default: null },
          madeAt: { type: Date, required: true },
        },
        entry,
      ),
    ],
    disputes: [
      new Schema<DisputeRecord>(
        {
          id: { type: String, required: true },
          intentId: { type: String, required: true },
          ...money,
          heldAmount: { type: Number, required: true },
          status: { type: String, required: true },
          reason: { type: String, required: true },
          evidenceDueBy: { type: Date, default: null },
          openedAt: { type: Date, required: true },
        },
        entry,
      ),
    ],
    settled: {
      type: [
        new Schema<RefundSettlementRecord>(
          {
            refundId: { type: String, required: true },
            note: { type: String, required: true },
            at: { type: Date, required: true },
            by: { type: String, required: true },
          },
          entry,
        ),
      ],
      default: undefined,
    },
    needsStaff: { type: Boolean, required: true },
  },
  { _id: false },
);
