import type { DelayReason } from '@eunbit/schema/order';
import { type RecordOf, recordSchema, stores } from '../../../common/record-schema.ts';

/** By when a deposit is to be paid, when staff said so, and when its buyer was reminded of it. */
export const depositDueSchema = recordSchema(
  {
    dueAt: { type: Date, default: null },
    dueSetAt: { type: Date, default: null },
    remindedAt: { type: Date, default: null },
  },
  { _id: false },
);
export type DepositDue = RecordOf<typeof depositDueSchema>;

export const delaySchema = recordSchema(
  {
    reason: { type: stores<DelayReason>(String), required: true },
    until: { type: Date, default: null },
    detail: { type: String, default: null },
    /** Until which day, `YYYY-MM-DD`, the deposit is awaited; missing if staff have not said. */
    paymentDueOn: { type: stores<string | null>(String), default: undefined },
  },
  { _id: false },
);
export type DelayRecord = RecordOf<typeof delaySchema>;
