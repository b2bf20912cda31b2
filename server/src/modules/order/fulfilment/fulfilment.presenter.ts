import type { LineFulfilment } from '@eunbit/schema/fulfilment';
import type { Language } from '@eunbit/schema/market';
import type { OrderRecord } from '../order.record.ts';
import { presentTracking } from '../tracking.ts';
import { parcelNews, stateOf } from './fulfilment-rules.ts';
import type { FulfilmentType, LineFulfilmentType } from './fulfilment-view.types.ts';

export function presentLineFulfilment(line: LineFulfilment): LineFulfilmentType {
  const { status, open, shipped, delivered, returned, withheld } = line;
  return { status, open, shipped, delivered, returned, withheld };
}

/** Uses the titles stored with the order, even if the product has changed since. */
export function presentFulfilments(order: OrderRecord, language: Language, isStaff: boolean): FulfilmentType[] {
  const titles = new Map(order.lines.map(({ productId, title }) => [productId, title[language]]));
  const bought = new Set(order.shipment?.boxes.flatMap(({ label, trackingCode }) => (label ? [trackingCode] : [])));
  return order.fulfilments.map((fulfilment) => ({
    id: fulfilment.id,
    status: stateOf(order, fulfilment),
    shippedAt: fulfilment.at,
    items: fulfilment.lines.map(({ productId, quantity }) => ({
      productId,
      title: titles.get(productId) ?? productId,
      quantity,
    })),
    parcels: fulfilment.parcels.map((parcel) => ({
      ...presentTracking(parcel),
      news: parcelNews(order, parcel),
      isChangeable: isStaff && !bought.has(parcel.trackingNumber),
    })),
    restExpectedOn: fulfilment.restExpectedOn,
  }));
}
