import {
  type FulfilmentParcelRecord,
  type FulfilmentRecord,
  newFulfilments,
} from '@eunbit/server/modules/order/fulfilment/fulfilment.record';
import { deriveFulfilmentStatus } from '@eunbit/server/modules/order/fulfilment/fulfilment-rules';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import { Types } from 'mongoose';

/** The shipped part of a demo order: everything in one parcel if it is shipped, otherwise nothing. */
export function demoFulfilments(
  { lines, status, statusHistory }: Pick<OrderRecord, 'lines' | 'status' | 'statusHistory'>,
  parcel: FulfilmentParcelRecord,
): Pick<OrderRecord, 'fulfilments' | 'fulfilmentStatus'> {
  const shipped = statusHistory.find((entry) => entry.status === 'ORDER_SHIPPED');
  const fulfilments: FulfilmentRecord[] = shipped
    ? [
        {
          id: String(new Types.ObjectId()),
          lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
          parcels: [parcel],
          at: shipped.at,
          by: shipped.by,
          restExpectedOn: null,
        },
      ]
    : [];
  const fulfilmentStatus = deriveFulfilmentStatus({ lines, status, fulfilments, shipment: null });
  return { ...newFulfilments(), fulfilments, fulfilmentStatus };
}
