import type { Decision } from '../decision.ts';
import { newEscrowDelivery } from '../escrow-delivery.record.ts';
import type { OrderRecord } from '../order.record.ts';

/**
 * Records that the parcels are registered in the provider's console, or removes that record. If two staff members do so at once,
 * one succeeds.
 */
export function decideEscrowDelivery(
  order: OrderRecord,
  { isRegistered, by }: { readonly isRegistered: boolean; readonly by: string },
  now: Date,
): Decision<'notDue'> {
  const { payment } = order;
  if (payment.escrowDelivery?.isDue !== isRegistered) return { refused: 'notDue' };
  const escrowDelivery = isRegistered ? { isDue: false, registeredAt: now, registeredBy: by } : newEscrowDelivery();
  return {
    order: { ...order, payment: { ...payment, escrowDelivery } },
    effects: {
      audit: [
        {
          by,
          action: 'ORDER_ESCROW_DELIVERY_NOTED',
          before: { escrowDelivery: !isRegistered },
          after: { escrowDelivery: isRegistered },
        },
      ],
    },
  };
}
