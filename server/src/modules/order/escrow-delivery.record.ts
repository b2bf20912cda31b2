import { Schema } from 'mongoose';

/**
 * The registration of a shipped order's parcels in the console of the escrow provider, which has no API for it. Staff make
 * it by hand and note it here.
 */
export interface EscrowDeliveryRecord {
  isDue: boolean;
  registeredAt: Date | null;
  /** Id of the member of staff. */
  registeredBy: string | null;
}

/** Of an order that was shipped just now. */
export function newEscrowDelivery(): EscrowDeliveryRecord {
  return { isDue: true, registeredAt: null, registeredBy: null };
}

export const escrowDeliverySchema = new Schema<EscrowDeliveryRecord>(
  {
    isDue: { type: Boolean, required: true },
    registeredAt: { type: Date, default: null },
    registeredBy: { type: String, default: null },
  },
  { _id: false },
);
