import type { DelayReason } from '@eunbit/schema/order';
import { Schema } from 'mongoose';

export interface DelayRecord {
  reason: DelayReason;
  until: Date | null;
  detail: string | null;
  /** Until which day, `YYYY-MM-DD`, the deposit is awaited; missing where staff have not said. */
  paymentDueOn?: string | null;
}

export const delaySchema = new Schema<DelayRecord>(
  {
    reason: { type: String, required: true },
    until: { type: Date, default: null },
    detail: { type: String, default: null },
    paymentDueOn: { type: String, default: undefined },
  },
  { _id: false },
);
