import { getPaymentSummary } from '@eunbit/schema/payment-status';
import type { LedgerMoney } from '../../ledger/index.ts';
import { deriveFulfilmentStatus } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRecord } from '../order.record.ts';
import { getMismatch } from '../payment-amounts.ts';
import { dueForEdits, isSentByHand } from '../refunds.record.ts';

/** The fields that determine the fulfilment status. */
const OF_UNITS = ['fulfilments', 'shipment', 'status', 'lines', 'refunds'] as const;

/** The fulfilment status and delivery time. The delivery time does not change on later tracking updates. */
function fulfilmentOf(before: OrderRecord, after: OrderRecord, now: Date) {
  if (OF_UNITS.every((field) => after[field] === before[field])) return {};
  const fulfilmentStatus = deriveFulfilmentStatus(after);
  const arrivedAt = before.fulfilmentStatus === 'DELIVERED' ? (before.deliveredAt ?? null) : now;
  const deliveredAt = fulfilmentStatus === 'DELIVERED' ? arrivedAt : null;
  const arrival = deliveredAt === null && before.deliveredAt === undefined ? {} : { deliveredAt };
  return { fulfilmentStatus, ...arrival };
}

const refundsOf = (before: OrderRecord, { refunds }: OrderRecord) =>
  refunds && refunds !== before.refunds ? { hasRefundByHand: refunds.some(isSentByHand) } : {};

/** Recomputes the fields of an order that are derived from other fields. */
export function withDerivedFields(before: OrderRecord, after: OrderRecord, now: Date): OrderRecord {
  return { ...after, ...fulfilmentOf(before, after, now), ...refundsOf(before, after) };
}

/**
 * Sets the payment sums from the ledger and the fields derived from them. The payment summary is stored because lists filter and
 * count by it: it depends on both sums, which no index can compare.
 */
export function withMoney(order: OrderRecord, money: LedgerMoney): OrderRecord {
  const { payment, amounts } = order;
  const { status } = payment;
  const { paidAmount, refundedAmount } = money;
  const summary = getPaymentSummary(status, money);
  const mismatch = getMismatch(status, money, amounts.total + dueForEdits(order));
  return { ...order, payment: { ...payment, paidAmount, refundedAmount, summary, mismatch } };
}
