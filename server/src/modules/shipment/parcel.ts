import { withoutNumberSign } from '@eunbit/schema/address';
import type { NewShipment } from '../../integrations/shipping/shipping-provider.ts';
import type { OrderRecord } from '../order/order.record.ts';
import { OUNCES_PER_UNIT, SENDER } from './sender.ts';

/** The parcel of an order: all units in one box. Its reference is the order number. */
export function buildParcel({ number, address, phone, lines }: OrderRecord): NewShipment {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const unit = withoutNumberSign(address.apt);
  return {
    reference: number,
    from: SENDER,
    to: {
      name: `${address.firstname} ${address.lastname}`,
      street: address.address,
      unit,
      city: address.city,
      state: address.state,
      zipcode: address.zipcode,
      phone,
    },
    weightOunces: units * OUNCES_PER_UNIT,
  };
}
