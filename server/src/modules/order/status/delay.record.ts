import type { DelayReason } from '@eunbit/schema/order';
import { Schema } from 'mongoose';

export interface DelayRecord {
  reason: DelayReason;
  until: Date | null;
  detail: string | null;
  /** Until which day, `YYYY-MM-DD`, the deposit is awaited; missing where staff have not said. */
  paymentDueOn?: string | null;
}

/** By when a deposit is to be paid, when staff said so, and when its buyer was reminded of it. */
export interface DepositDue {
  dueAt: Date | null;
  dueSetAt: Date | null;
  remindedAt: Date | null;
}

export const depositDueSchema = new Schema<DepositDue>(
  {
    dueAt: { type: Date, default: null },
    dueSetAt: { type: Date, default: null },
    remindedAt: { type: Date, default: null },
  },
  { _id: false },
);

export const delaySchema = new Schema<DelayRecord>(
  {
    reason: { type: String, required: true },
    until: { type: Date, default: null },
    detail: { type: String, default: null },
    paymentDueOn: { type: String, default: undefined },
  },
  { _id: false },
);
