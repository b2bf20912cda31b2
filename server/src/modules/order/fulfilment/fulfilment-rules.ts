import {
  type FulfilmentState,
  type FulfilmentStatus,
  fulfilmentState,
  fulfilmentStatus,
  type LineFulfilment,
  lineFulfilments,
  openUnits,
  type SentUnits,
  type Units,
} from '@eunbit/schema/fulfilment';
import type { OrderStatus } from '@eunbit/schema/order';
import type { OrderRecord } from '../order.record.ts';
import { withheldUnits } from '../refunds.record.ts';
import type { ParcelRecord } from '../shipment.record.ts';
import type { FulfilmentParcelRecord, FulfilmentRecord } from './fulfilment.record.ts';

/** The fields that determine where the units of an order are. */
export type FulfilledOrder = Pick<OrderRecord, 'lines' | 'status' | 'fulfilments' | 'shipment' | 'refunds'>;

/**
 * The latest tracking state of a parcel: stored with the box if the shop bought its label, or with the parcel if staff set it or
 * the carrier is polled.
 */
export function parcelNews(
  { shipment }: Pick<OrderRecord, 'shipment'>,
  { trackingNumber, news }: Pick<FulfilmentParcelRecord, 'trackingNumber' | 'news'>,
): ParcelRecord | null {
  const boxParcel = shipment?.boxes.find(({ trackingCode }) => trackingCode === trackingNumber)?.parcel ?? null;
  if (!boxParcel || !news) return boxParcel ?? news;
  return boxParcel.updatedAt > news.updatedAt ? boxParcel : news;
}

/**
 * Whether a tracking state is newer than the known one. The provider's times are whole seconds: within the same second, the state
 * with the later last event is newer.
 */
export function isNewer(parcel: ParcelRecord, known: ParcelRecord | null): boolean {
  if (!known) return true;
  if (known.updatedAt.getTime() !== parcel.updatedAt.getTime()) return known.updatedAt < parcel.updatedAt;
  return parcel.happenedAt !== null && (known.happenedAt === null || known.happenedAt < parcel.happenedAt);
}

export function stateOf(order: Pick<OrderRecord, 'shipment'>, { parcels }: FulfilmentRecord): FulfilmentState {
  return fulfilmentState(parcels.map((parcel) => parcelNews(order, parcel)?.status ?? null));
}

/** The fulfilment of each line. */
export function linesOf(order: FulfilledOrder): LineFulfilment[] {
  const sent = order.fulfilments.map(
    (fulfilment): SentUnits => ({ lines: fulfilment.lines, state: stateOf(order, fulfilment) }),
  );
  return lineFulfilments(order.lines, sent, order.status, withheldUnits(order));
}

/** Computes `fulfilmentStatus` of the order. */
export function deriveFulfilmentStatus(order: FulfilledOrder): FulfilmentStatus {
  return fulfilmentStatus(linesOf(order), order.status);
}

/**
 * The lines of an order with the units to ship or already shipped, without units that were refunded and are not sent
 * (PAYMENT-55).
 */
export function linesToSend(order: Pick<OrderRecord, 'lines' | 'refunds'>): OrderRecord['lines'] {
  const withheld = withheldUnits(order);
  return order.lines
    .map((line) => {
      const kept = withheld.filter(({ productId }) => productId === line.productId);
      return { ...line, quantity: kept.reduce((left, { quantity }) => left - quantity, line.quantity) };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** The units not shipped yet. */
export const openUnitsOf = (order: FulfilledOrder): Units[] => openUnits(linesOf(order));

export const hasSentUnits = ({ fulfilments }: Pick<OrderRecord, 'fulfilments'>): boolean => fulfilments.length > 0;

/** Parcels that were shipped together, reduced to the fields that queries over many orders read. */
export interface SentParcels {
  readonly parcels: readonly Pick<FulfilmentParcelRecord, 'carrier' | 'trackingNumber'>[];
}

/** All parcels of an order, in the order of shipping. */
export function parcelsOf<T extends SentParcels>({ fulfilments }: { readonly fulfilments: readonly T[] }) {
  return fulfilments.flatMap(({ parcels }): readonly T['parcels'][number][] => parcels);
}

/** A partly shipped order cannot be cancelled as a whole (SHIPMENT-16). */
export function unitsAllow(order: Pick<OrderRecord, 'fulfilments'>, status: OrderStatus): boolean {
  return status !== 'ORDER_CANCELLED' || !hasSentUnits(order);
}

/** Whether these units are all open units. */
export function isAllOpen(order: FulfilledOrder, lines: readonly Units[]): boolean {
  const quantities = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  return openUnitsOf(order).every(({ productId, quantity }) => quantities.get(productId) === quantity);
}

type Parcels = readonly Pick<FulfilmentParcelRecord, 'carrier' | 'trackingNumber'>[];

/** Formats parcels for the audit log; null if there are none. */
export function describeParcels(parcels: Parcels): string | null {
  return parcels.map(({ carrier, trackingNumber }) => `${carrier} ${trackingNumber}`).join(', ') || null;
}

export function countUnits(fulfilments: readonly Pick<FulfilmentRecord, 'lines'>[]): number {
  return fulfilments.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
}
