import type { Carrier, OrderStatus } from '@eunbit/schema/order';
import type { DroppedChangeReason } from '@eunbit/schema/status-undo';
import { Schema } from 'mongoose';
import { type DelayRecord, delaySchema } from './delay.record.ts';

/** A status change by staff that can still be undone. Until it is applied it has no effect whatever (ORDER-23). */
export interface PendingChangeRecord {
  id: string;
  status: OrderStatus;
  delay: DelayRecord | null;
  tracking: { carrier: Carrier; trackingNumber: string }[];
  /** Missing where a parcel may leave only if its order is paid. */
  isUnpaidAccepted?: boolean;
  /** Id of the member of staff. */
  by: string;
  at: Date;
  appliesAt: Date;
}

/** The last pending change that was not applied because the order had changed meanwhile (ORDER-25). */
export interface DroppedChangeRecord extends Pick<PendingChangeRecord, 'status' | 'by'> {
  reason: DroppedChangeReason;
  at: Date;
}

export const pendingChangeSchema = new Schema<PendingChangeRecord>(
  {
    id: { type: String, required: true },
    status: { type: String, required: true },
    delay: { type: delaySchema, default: null },
    tracking: [new Schema({ carrier: String, trackingNumber: String }, { _id: false })],
    isUnpaidAccepted: { type: Boolean, default: undefined },
    by: { type: String, required: true },
    at: { type: Date, required: true },
    appliesAt: { type: Date, required: true },
  },
  { _id: false, id: false },
);

export const droppedChangeSchema = new Schema<DroppedChangeRecord>(
  {
    status: { type: String, required: true },
    by: { type: String, required: true },
    reason: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);
