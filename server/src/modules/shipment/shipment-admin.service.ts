import type { Carrier } from '@eunbit/schema/order';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { validateTrackingNumber } from '@eunbit/schema/validation-tracking';
import type { ClientSession, Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Values } from '../audit/changed-values.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { BoxRecord, ShipmentRecord } from '../order/shipment.record.ts';
import type { OrderShipments, ShippedOrder } from '../order/stores/order-shipments.ts';
import { closed, hasNumber, isComplete, staffBox, toStaffNumber } from './box-rules.ts';

export type ShipmentAdminOutcome =
  | { readonly outcome: 'saved' | 'conflict'; readonly order: OrderRecord }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | { readonly outcome: 'notFound' };

interface Deps {
  readonly connection: Connection;
  readonly orders: OrderShipments;
  readonly audit: AuditService;
}

/** A shipment that lacks a label, of an order that is neither shipped nor cancelled. */
const OPEN = { state: ['DUE', 'FAILED'], notStatus: ['ORDER_CANCELLED', 'ORDER_SHIPPED'] } as const;

/** What the audit log keeps: the state, and carrier and number of the box that was changed. */
function toValues({ state, boxes }: ShipmentRecord, index: number): Values {
  const box = boxes[index];
  return { shipment: state, carrier: box?.carrier ?? null, trackingCode: box?.trackingCode ?? null };
}

/** Staff actions on a shipment without labels: retry it, or enter the tracking number of a label bought elsewhere. */
export function createShipmentAdminService({ connection, orders, audit }: Deps) {
  type Write = (session: ClientSession) => Promise<ShippedOrder | null>;

  /** Changes a shipment and records the change in the audit log. `index` is the box that it is about. */
  async function change(order: OrderRecord, by: string, index: number, write: Write): Promise<ShipmentAdminOutcome> {
    const saved = await inTransaction(connection, async (session) => {
      const after = await write(session);
      if (!after || !order.shipment) return null;
      await audit.record(session, {
        by,
        action: 'ORDER_SHIPMENT_CHANGED',
        subject: 'ORDER',
        subjectId: order.number,
        before: toValues(order.shipment, index),
        after: toValues(after.shipment, index),
      });
      return after;
    });
    if (saved) return { outcome: 'saved', order: saved };
    const current = await orders.byId(order._id);
    return current ? { outcome: 'conflict', order: current } : { outcome: 'notFound' };
  }

  /** Writes the number of a box. The last one ends the work on the shipment. */
  async function writeNumber(order: OrderRecord, index: number, box: Partial<BoxRecord>, session: ClientSession) {
    const after = await orders.changeBox(order, index, { ...OPEN, trackingCode: null }, { box }, session);
    if (!after || !isComplete(after.shipment)) return after;
    return orders.change(order, OPEN, closed(after.shipment.boxes), session);
  }

  return {
    /** Makes the missing labels due at once and resets the attempts. */
    retry(order: OrderRecord, by: string): Promise<ShipmentAdminOutcome> {
      const due = { state: 'DUE', dueAt: new Date(), attempts: 0, problem: null } as const;
      const first = order.shipment?.boxes.findIndex((box) => !hasNumber(box)) ?? 0;
      return change(order, by, first, (session) => orders.change(order, OPEN, due, session));
    },

    /**
     * Sets the tracking number of a label bought elsewhere, for a box by its number or the first one without. The shop then
     * buys none for it. An order that is not packed yet travels as staff packed it, under this number.
     */
    async enter(
      order: OrderRecord,
      box: number | null,
      { carrier, trackingNumber: typed }: { readonly carrier: Carrier; readonly trackingNumber: string },
      by: string,
    ): Promise<ShipmentAdminOutcome> {
      const trackingNumber = typed.trim();
      const failures = validateTrackingNumber(carrier, typed, 'trackingNumber');
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const boxes = order.shipment?.boxes ?? [];
      if (boxes.length === 0) {
        const own = [staffBox(1, carrier, trackingNumber)];
        const packed = { boxes: own, ...closed(own) };
        return change(order, by, 0, (session) => orders.change(order, { ...OPEN, isUnpacked: true }, packed, session));
      }
      const index = box === null ? boxes.findIndex((one) => !hasNumber(one)) : box - 1;
      if (!boxes[index]) return { outcome: 'conflict', order };
      const number = toStaffNumber(carrier, trackingNumber);
      return change(order, by, index, (session) => writeNumber(order, index, number, session));
    },
  };
}

export type ShipmentAdminService = ReturnType<typeof createShipmentAdminService>;
