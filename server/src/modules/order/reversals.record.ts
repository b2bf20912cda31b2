import type { Currency } from '@eunbit/schema/market';
import type { DisputeStatus, RefundStatus } from '@eunbit/schema/payment-reversal';
import { Schema } from 'mongoose';

/** A refund of the order's payment at the provider, in its words. */
export interface RefundRecord {
  id: string;
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
  amount: number;
  currency: Currency;
  status: DisputeStatus;
  reason: string;
  evidenceDueBy: Date | null;
  openedAt: Date;
}

/** Refunds and disputes as the provider last told them. The money that they moved is in the ledger. */
export interface ReversalsRecord {
  refunds: RefundRecord[];
  disputes: DisputeRecord[];
  /** A dispute waits for an answer, or a refund failed and was not made again. */
  needsStaff: boolean;
  /** Rises with each write, which states the version that was read before the provider was asked. */
  version: number;
}

const money = { amount: { type: Number, required: true }, currency: { type: String, required: true } };
const entry = { _id: false, id: false } as const;

export const reversalsSchema = new Schema<ReversalsRecord>(
  {
    refunds: [
      new Schema<RefundRecord>(
        {
          id: { type: String, required: true },
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
          ...money,
          status: { type: String, required: true },
          reason: { type: String, required: true },
          evidenceDueBy: { type: Date, default: null },
          openedAt: { type: Date, required: true },
        },
        entry,
      ),
    ],
    needsStaff: { type: Boolean, required: true },
    version: { type: Number, required: true },
  },
  { _id: false },
);
