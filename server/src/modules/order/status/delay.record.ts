import type { DelayReason } from '@eunbit/schema/order';
import { type RecordOf, recordSchema, stores } from '../../../common/record-schema.ts';

/** The deadline of a deposit, when staff set it, and when the buyer was reminded. */
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
    /** Last day for the deposit, `YYYY-MM-DD`; missing if staff have not set one. */
    paymentDueOn: { type: stores<string | null>(String), default: undefined },
  },
  { _id: false },
);
export type DelayRecord = RecordOf<typeof delaySchema>;
