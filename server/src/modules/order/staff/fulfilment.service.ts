import type { ParcelMark } from '@eunbit/schema/fulfilment';
import { MAXIMUM_CORRECTION_REASON_LENGTH } from '@eunbit/schema/fulfilment';
import { normaliseOrderNumber } from '@eunbit/schema/order';
import { check, type FieldFailure, required, severalLines, shortEnough } from '@eunbit/schema/validation-rules';
import type { ClientSession, Connection } from 'mongoose';
import { inTransaction } from '../../../common/transaction.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { OrderEmailQueue } from '../emails/order-email-queue.ts';
import { newEscrowDelivery } from '../escrow-delivery.record.ts';
import { correctBoxes, correctParcels, removesBoughtLabel } from '../fulfilment/correction-rules.ts';
import type { FulfilmentRecord } from '../fulfilment/fulfilment.record.ts';
import { parcelNews } from '../fulfilment/fulfilment-rules.ts';
import { describeParcels } from '../fulfilment/fulfilment-values.ts';
import { markParcel } from '../fulfilment/mark-rules.ts';
import { type Parcel, validateParcels } from '../fulfilment/shipping-rules.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderFulfilments } from '../stores/order-fulfilments.ts';

export type FulfilmentOutcome =
  | { readonly outcome: 'saved' | 'conflict'; readonly order: OrderRecord }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | { readonly outcome: 'notFound' | 'noFulfilment' | 'labelBought' };

/** A fulfilment of an order. */
export interface FulfilmentRef {
  readonly orderNumber: string;
  readonly fulfilmentId: string;
}

export interface Correction extends FulfilmentRef {
  /** The tracking numbers that the caller saw. */
  readonly expected: readonly string[];
  readonly parcels: readonly Parcel[];
  readonly reason: string;
}

interface Deps {
  readonly connection: Connection;
  readonly orders: OrderFulfilments;
  readonly orderEmails: OrderEmailQueue;
  readonly audit: AuditService;
}

/** Maximum attempts at a write that news of carriers come between. */
const TRIES = 5;

type Judged = { readonly order: OrderRecord; readonly fulfilment: FulfilmentRecord };
type Refused = Exclude<FulfilmentOutcome, { outcome: 'saved' }>;
type Write = (judged: Judged, session: ClientSession) => Promise<OrderRecord | null>;

function replace({ order, fulfilment }: Judged, parcels: FulfilmentRecord['parcels']): FulfilmentRecord[] {
  return order.fulfilments.map((one) => (one.id === fulfilment.id ? { ...one, parcels } : one));
}

/** What staff do about what has left: correct its parcels, and say what has become of one. */
export function createFulfilmentService({ connection, orders, orderEmails, audit }: Deps) {
  /** Judges and writes, again where something else was written in between. */
  async function attempt(
    { orderNumber, fulfilmentId }: FulfilmentRef,
    judge: (judged: Judged) => Refused | null,
    write: Write,
  ): Promise<FulfilmentOutcome> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const order = await orders.byNumber(normaliseOrderNumber(orderNumber));
      if (!order) return { outcome: 'notFound' };
      const fulfilment = order.fulfilments.find(({ id }) => id === fulfilmentId);
      if (!fulfilment) return { outcome: 'noFulfilment' };
      const refused = judge({ order, fulfilment });
      if (refused) return refused;
      const saved = await inTransaction(connection, (session) => write({ order, fulfilment }, session));
      if (saved) return { outcome: 'saved', order: saved };
    }
    throw new Error(`${orderNumber} is written too often to be changed`);
  }

  return {
    /** Replaces the parcels of a fulfilment and tells the customer (SHIPMENT-21). */
    correct(correction: Correction, staffId: string): Promise<FulfilmentOutcome> {
      const { expected, parcels } = correction;
      const reason = correction.reason.trim();
      const failures = [
        ...validateParcels(parcels),
        ...check([
          [
            'reason',
            reason,
            required('correction.reasonRequired'),
            shortEnough(MAXIMUM_CORRECTION_REASON_LENGTH),
            severalLines,
          ],
        ]),
      ];
      if (failures.length > 0) return Promise.resolve({ outcome: 'invalid', failures });
      return attempt(
        correction,
        ({ order, fulfilment }) => {
          const seen = fulfilment.parcels.map(({ trackingNumber }) => trackingNumber);
          if (seen.join('\n') !== expected.join('\n')) return { outcome: 'conflict', order };
          return removesBoughtLabel(order, fulfilment, parcels) ? { outcome: 'labelBought' } : null;
        },
        async (judged, session) => {
          const { order, fulfilment } = judged;
          const next = correctParcels(fulfilment.parcels, parcels, new Date());
          const change = {
            fulfilments: replace(judged, next),
            boxes: correctBoxes(order, fulfilment.parcels, parcels),
            // The console of the escrow has the old number.
            ...(order.payment.escrowDelivery && { escrowDelivery: newEscrowDelivery() }),
          };
          const saved = await orders.change(order, change, session);
          if (!saved) return null;
          orderEmails.parcelsCorrected(session, saved, fulfilment.id);
          await audit.record(session, {
            by: staffId,
            action: 'ORDER_PARCELS_CORRECTED',
            subject: 'ORDER',
            subjectId: order.number,
            before: { tracking: describeParcels(fulfilment.parcels), reason: null },
            after: { tracking: describeParcels(next), reason },
          });
          return saved;
        },
      );
    },

    /** Notes what has become of a parcel of which its carrier tells nothing, or something wrong (SHIPMENT-19). */
    mark(ref: FulfilmentRef, trackingNumber: string, mark: ParcelMark, staffId: string): Promise<FulfilmentOutcome> {
      const find = ({ parcels }: FulfilmentRecord) => parcels.find((one) => one.trackingNumber === trackingNumber);
      return attempt(
        ref,
        ({ fulfilment }) => (find(fulfilment) ? null : { outcome: 'noFulfilment' }),
        async (judged, session) => {
          const { order, fulfilment } = judged;
          const parcel = find(fulfilment);
          const parcels = fulfilment.parcels.map((one) =>
            one === parcel ? markParcel(one, mark, staffId, new Date()) : one,
          );
          const saved = await orders.change(order, { fulfilments: replace(judged, parcels) }, session);
          if (!saved) return null;
          await audit.record(session, {
            by: staffId,
            action: 'ORDER_PARCEL_MARKED',
            subject: 'ORDER',
            subjectId: order.number,
            before: { trackingNumber: null, parcel: parcel ? (parcelNews(order, parcel)?.status ?? null) : null },
            after: { trackingNumber, parcel: mark },
          });
          return saved;
        },
      );
    },
  };
}

export type FulfilmentService = ReturnType<typeof createFulfilmentService>;
