import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/**
 * The registration of a shipped order's parcels in the console of the escrow provider, which has no API for it. Staff make
 * it by hand and note it here.
 */
export const escrowDeliverySchema = recordSchema(
  {
    isDue: { type: Boolean, required: true },
    registeredAt: { type: Date, default: null },
    /** Id of the member of staff. */
    registeredBy: { type: String, default: null },
  },
  { _id: false },
);
export type EscrowDeliveryRecord = RecordOf<typeof escrowDeliverySchema>;

/** Of an order that was shipped just now. */
export function newEscrowDelivery(): EscrowDeliveryRecord {
  return { isDue: true, registeredAt: null, registeredBy: null };
}
