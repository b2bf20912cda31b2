import { deriveFulfilmentStatus } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRecord } from '../order.record.ts';
import { isSentByHand } from '../refunds.record.ts';

/** What says where the units of an order are. */
const OF_UNITS = ['fulfilments', 'shipment', 'status', 'lines', 'refunds'] as const;

/** What those who write by conditions of their own have to notice: a label that was bought is nothing to them. */
function hasParcelNews(before: OrderRecord, after: OrderRecord): boolean {
  const { boxes: known = [] } = before.shipment ?? {};
  const { boxes = [] } = after.shipment ?? {};
  return after.fulfilments !== before.fulfilments || boxes.some(({ parcel }, at) => parcel !== known[at]?.parcel);
}

/** How far an order is. The time stays while further news comes of one that has arrived. */
function fulfilmentOf(before: OrderRecord, after: OrderRecord, now: Date) {
  if (OF_UNITS.every((field) => after[field] === before[field])) return {};
  const fulfilmentStatus = deriveFulfilmentStatus(after);
  const arrivedAt = before.fulfilmentStatus === 'DELIVERED' ? (before.deliveredAt ?? null) : now;
  const deliveredAt = fulfilmentStatus === 'DELIVERED' ? arrivedAt : null;
  const arrival = deliveredAt === null && before.deliveredAt === undefined ? {} : { deliveredAt };
  const version = hasParcelNews(before, after) ? { fulfilmentVersion: before.fulfilmentVersion + 1 } : {};
  return { fulfilmentStatus, ...arrival, ...version };
}

function refundsOf(before: OrderRecord, { refunds }: OrderRecord) {
  if (!refunds || refunds === before.refunds) return {};
  return { hasRefundByHand: refunds.some(isSentByHand), refundsVersion: (before.refundsVersion ?? 0) + 1 };
}

function paymentOf({ payment: before }: OrderRecord, { payment: after }: OrderRecord) {
  if (!after.reversals || after.reversals === before.reversals) return {};
  return { payment: { ...after, reversals: { ...after.reversals, version: (before.reversals?.version ?? 0) + 1 } } };
}

/** The order with the fields that follow from others, whoever has changed those. */
export function withDerivedFields(before: OrderRecord, after: OrderRecord, now: Date): OrderRecord {
  return { ...after, ...fulfilmentOf(before, after, now), ...refundsOf(before, after), ...paymentOf(before, after) };
}
