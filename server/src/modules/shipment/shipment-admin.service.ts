import type { Carrier } from '@eunbit/schema/order';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { validateTrackingNumber } from '@eunbit/schema/validation-tracking';
import type { Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { ShipmentRecord } from '../order/shipment.record.ts';
import type { OrderShipments } from '../order/stores/order-shipments.ts';
import { trackingUrl } from '../order/tracking.ts';

export type ShipmentAdminOutcome =
  | { readonly outcome: 'saved' | 'conflict'; readonly order: OrderRecord }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | { readonly outcome: 'notFound' };

interface Deps {
  readonly connection: Connection;
  readonly orders: OrderShipments;
  readonly audit: AuditService;
}

/** Staff actions on a shipment without a label: retry it, or enter the tracking number of a label bought elsewhere. */
export function createShipmentAdminService({ connection, orders, audit }: Deps) {
  /** Changes a shipment that has no label yet and records the change in the audit log. */
  async function change(
    order: OrderRecord,
    wanted: Partial<ShipmentRecord>,
    by: string,
  ): Promise<ShipmentAdminOutcome> {
    const values = ({ state, carrier, trackingCode }: ShipmentRecord) => ({ shipment: state, carrier, trackingCode });
    const saved = await inTransaction(connection, async (session) => {
      const open = { state: ['DUE', 'FAILED'], notStatus: ['ORDER_CANCELLED', 'ORDER_SHIPPED'] } as const;
      const after = await orders.change(order, open, wanted, session);
      if (!after?.shipment || !order.shipment) return null;
      await audit.record(session, {
        by,
        action: 'ORDER_SHIPMENT_CHANGED',
        subject: 'ORDER',
        subjectId: order.number,
        before: values(order.shipment),
        after: values(after.shipment),
      });
      return after;
    });
    if (saved) return { outcome: 'saved', order: saved };
    const current = await orders.byId(order._id);
    return current ? { outcome: 'conflict', order: current } : { outcome: 'notFound' };
  }

  return {
    /** Makes the label due at once and resets its attempts. */
    retry(order: OrderRecord, by: string): Promise<ShipmentAdminOutcome> {
      return change(order, { state: 'DUE', dueAt: new Date(), attempts: 0, problem: null }, by);
    },

    /** Sets the tracking number of a label bought elsewhere. The shop then buys none. */
    async enter(order: OrderRecord, carrier: Carrier, typed: string, by: string): Promise<ShipmentAdminOutcome> {
      const trackingNumber = typed.trim();
      const failures = validateTrackingNumber(carrier, typed, 'trackingNumber');
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const entered = {
        state: 'MANUAL' as const,
        dueAt: null,
        problem: null,
        carrier,
        trackingCode: trackingNumber,
        trackingUrl: trackingUrl(carrier, trackingNumber),
      };
      return change(order, entered, by);
    },
  };
}

export type ShipmentAdminService = ReturnType<typeof createShipmentAdminService>;
