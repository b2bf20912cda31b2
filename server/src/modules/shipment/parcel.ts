import { withoutNumberSign } from '@eunbit/schema/address';
import type { Units } from '@eunbit/schema/fulfilment';
import { type PackedUnit, USUAL_PACKED_UNIT } from '@eunbit/schema/packed-unit';
import type { SenderSettings } from '@eunbit/schema/shop-settings';
import type { NewShipment, PostalAddress } from '../../integrations/shipping/shipping-provider.ts';
import type { BoxRecord, OrderRecord, ShippedOrder } from '../order/index.ts';
import { openBox } from './box-rules.ts';
import { packUnits } from './packing.ts';

/** Packs units into boxes, by the current weight and size of their products. */
export function packLines(lines: readonly Units[], units: ReadonlyMap<string, PackedUnit>): BoxRecord[] {
  const packed = packUnits(
    lines.map(({ productId, quantity }) => ({
      productId,
      quantity,
      unit: units.get(productId) ?? USUAL_PACKED_UNIT,
    })),
  );
  return packed.map(({ lengthMm, widthMm, heightMm, weightGrams, contents }, index) =>
    openBox(index + 1, { lengthMm, widthMm, heightMm, weightGrams }, [...contents]),
  );
}

/**
 * The shop's reference of a box: the order number, the shipment's edition if the order was edited, and the number of the box from
 * the second one on. It finds a shipment whose id was lost, so within an edition it never changes.
 */
export function toReference({ number, shipment }: Pick<OrderRecord, 'number' | 'shipment'>, index: number): string {
  const edition = shipment?.edition ? `-E${shipment.edition}` : '';
  return `${number}${edition}${index === 0 ? '' : `-${index + 1}`}`;
}

/** The buyer's address of a US order. */
export function toBuyer({ address, phone }: Pick<OrderRecord, 'address' | 'phone'>): PostalAddress {
  return {
    name: `${address.firstName} ${address.lastName}`,
    street: address.address,
    unit: withoutNumberSign(address.apt),
    city: address.city,
    state: address.state,
    zipCode: address.zipCode,
    phone,
  };
}

/** The parcel of a packed box. */
export function buildParcel(order: ShippedOrder, index: number, sender: SenderSettings): NewShipment {
  const measure = order.shipment.boxes[index]?.measure;
  // Boxes without a measure were packed by staff, who gave them a number as well.
  if (!measure) throw new Error(`box ${index + 1} of ${order.number} was never packed`);
  return {
    reference: toReference(order, index),
    from: { ...sender },
    to: toBuyer(order),
    isReturn: false,
    parcel: measure,
  };
}
