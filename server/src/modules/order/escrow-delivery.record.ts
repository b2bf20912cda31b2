import { type RecordOf, recordSchema } from '../../common/record-schema.ts';

/**
 * The registration of a shipped order's parcels in the console of the escrow provider, which has no API for it. Staff register
 * them by hand and record it here.
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

/** The initial state for an order that was just shipped. */
export function newEscrowDelivery(): EscrowDeliveryRecord {
  return { isDue: true, registeredAt: null, registeredBy: null };
}
