import { normaliseOrderNumber } from '@eunbit/schema/order';
import type { Connection } from 'mongoose';
import { inTransaction } from '../../../common/transaction.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { type EscrowDeliveryRecord, newEscrowDelivery } from '../escrow-delivery.record.ts';
import { orderModel } from '../order.model.ts';
import type { OrderRecord } from '../order.record.ts';

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
}

/** Notes of staff that the parcels of escrow orders are registered in the provider's console. */
export function createEscrowDeliveryService({ connection, audit }: Deps) {
  const orders = orderModel(connection);

  return {
    /**
     * Notes that the parcels are registered, or takes the note back. Null if there is no such registration, or it is
     * noted like that already: of two members of staff, one note counts.
     */
    async note(number: string, isRegistered: boolean, staffId: string): Promise<OrderRecord | null> {
      const delivery: EscrowDeliveryRecord = isRegistered
        ? { isDue: false, registeredAt: new Date(), registeredBy: staffId }
        : newEscrowDelivery();
      return inTransaction(connection, async (session) => {
        const saved = await orders.findOneAndUpdate(
          { number: normaliseOrderNumber(number), 'payment.escrowDelivery.isDue': isRegistered },
          { $set: { 'payment.escrowDelivery': delivery } },
          { session, returnDocument: 'after', lean: true },
        );
        if (!saved) return null;
        await audit.record(session, {
          by: staffId,
          action: 'ORDER_ESCROW_DELIVERY_NOTED',
          subject: 'ORDER',
          subjectId: saved.number,
          before: { escrowDelivery: !isRegistered },
          after: { escrowDelivery: isRegistered },
        });
        return saved;
      });
    },
  };
}

export type EscrowDeliveryService = ReturnType<typeof createEscrowDeliveryService>;
