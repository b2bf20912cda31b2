import type { OrderRecord } from '../order.record.ts';
import { presentTracking } from '../tracking.ts';
import type { EscrowDeliveryType } from './escrow-delivery-view.types.ts';

/** Null where nothing is to be registered. */
export function presentEscrowDelivery({ payment, tracking }: OrderRecord): EscrowDeliveryType | null {
  const { escrowDelivery, virtualAccount } = payment;
  if (!escrowDelivery || !virtualAccount) return null;
  const { registeredAt, registeredBy } = escrowDelivery;
  return { reference: virtualAccount.reference, parcels: tracking.map(presentTracking), registeredAt, registeredBy };
}
