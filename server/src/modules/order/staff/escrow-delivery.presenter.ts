import { parcelsOf } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRecord } from '../order.record.ts';
import { presentTracking } from '../tracking.ts';
import type { EscrowDeliveryType } from './escrow-delivery.types.ts';

/** Null where nothing is to be registered. */
export function presentEscrowDelivery(order: OrderRecord): EscrowDeliveryType | null {
  const { escrowDelivery, virtualAccount } = order.payment;
  if (!escrowDelivery || !virtualAccount) return null;
  const { registeredAt, registeredBy } = escrowDelivery;
  return {
    reference: virtualAccount.reference,
    parcels: parcelsOf(order).map(presentTracking),
    registeredAt,
    registeredBy,
  };
}
