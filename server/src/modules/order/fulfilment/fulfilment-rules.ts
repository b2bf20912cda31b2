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

/** What of an order says where its units are. */
export type FulfilledOrder = Pick<OrderRecord, 'lines' | 'status' | 'fulfilments' | 'shipment' | 'refunds'>;

/**
 * What is known of a parcel: what was said last, by the carrier at the box with its label, or by staff or a carrier that is
 * asked at the parcel itself.
 */
export function parcelNews(
  { shipment }: Pick<OrderRecord, 'shipment'>,
  { trackingNumber, news }: Pick<FulfilmentParcelRecord, 'trackingNumber' | 'news'>,
): ParcelRecord | null {
  const told = shipment?.boxes.find(({ trackingCode }) => trackingCode === trackingNumber)?.parcel ?? null;
  if (!told || !news) return told ?? news;
  return told.updatedAt > news.updatedAt ? told : news;
}

/**
 * Whether news is newer than what is known. The provider's times are whole seconds: of two states of one second, the one
 * whose last event is later is newer.
 */
export function isNewer(parcel: ParcelRecord, known: ParcelRecord | null): boolean {
  if (!known) return true;
  if (known.updatedAt.getTime() !== parcel.updatedAt.getTime()) return known.updatedAt < parcel.updatedAt;
  return parcel.happenedAt !== null && (known.happenedAt === null || known.happenedAt < parcel.happenedAt);
}

export function stateOf(order: Pick<OrderRecord, 'shipment'>, { parcels }: FulfilmentRecord): FulfilmentState {
  return fulfilmentState(parcels.map((parcel) => parcelNews(order, parcel)?.status ?? null));
}

/** Where the units of each line are. */
export function linesOf(order: FulfilledOrder): LineFulfilment[] {
  const sent = order.fulfilments.map(
    (fulfilment): SentUnits => ({ lines: fulfilment.lines, state: stateOf(order, fulfilment) }),
  );
  return lineFulfilments(order.lines, sent, order.status, withheldUnits(order));
}

/** What `fulfilmentStatus` of the order has to be. */
export function deriveFulfilmentStatus(order: FulfilledOrder): FulfilmentStatus {
  return fulfilmentStatus(linesOf(order), order.status);
}

/** The lines of an order with the units that leave or have left: without those that were refunded and stay here (PAYMENT-55). */
export function linesToSend(order: Pick<OrderRecord, 'lines' | 'refunds'>): OrderRecord['lines'] {
  const withheld = withheldUnits(order);
  return order.lines
    .map((line) => {
      const kept = withheld.filter(({ productId }) => productId === line.productId);
      return { ...line, quantity: kept.reduce((left, { quantity }) => left - quantity, line.quantity) };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** The units that have not left. */
export const openUnitsOf = (order: FulfilledOrder): Units[] => openUnits(linesOf(order));

export const hasSentUnits = ({ fulfilments }: Pick<OrderRecord, 'fulfilments'>): boolean => fulfilments.length > 0;

/** Parcels that left together; readers of many orders read no more of them. */
export interface SentParcels {
  readonly parcels: readonly Pick<FulfilmentParcelRecord, 'carrier' | 'trackingNumber'>[];
}

/** All parcels of an order, in the order in which they left. */
export function parcelsOf<T extends SentParcels>({ fulfilments }: { readonly fulfilments: readonly T[] }) {
  return fulfilments.flatMap(({ parcels }): readonly T['parcels'][number][] => parcels);
}

/** An order of which something has left cannot be cancelled as a whole (SHIPMENT-16). */
export function unitsAllow(order: Pick<OrderRecord, 'fulfilments'>, status: OrderStatus): boolean {
  return status !== 'ORDER_CANCELLED' || !hasSentUnits(order);
}

/** Whether these units are all that is open. */
export function isAllOpen(order: FulfilledOrder, lines: readonly Units[]): boolean {
  const quantities = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  return openUnitsOf(order).every(({ productId, quantity }) => quantities.get(productId) === quantity);
}

type Parcels = readonly Pick<FulfilmentParcelRecord, 'carrier' | 'trackingNumber'>[];

/** Parcels as the audit log keeps them; null if there is none. */
export function describeParcels(parcels: Parcels): string | null {
  return parcels.map(({ carrier, trackingNumber }) => `${carrier} ${trackingNumber}`).join(', ') || null;
}

export function countUnits(fulfilments: readonly Pick<FulfilmentRecord, 'lines'>[]): number {
  return fulfilments.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
}
