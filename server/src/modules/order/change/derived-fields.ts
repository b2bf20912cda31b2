import { getPaymentSummary } from '@eunbit/schema/payment-status';
import type { LedgerMoney } from '../../ledger/index.ts';
import { deriveFulfilmentStatus } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRecord } from '../order.record.ts';
import { getMismatch } from '../payment-amounts.ts';
import { dueForEdits, isSentByHand } from '../refunds.record.ts';

/** What says where the units of an order are. */
const OF_UNITS = ['fulfilments', 'shipment', 'status', 'lines', 'refunds'] as const;

/** How far an order is. The time stays while further news comes of one that has arrived. */
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

/** The order with the fields that follow from others, whoever has changed those. */
export function withDerivedFields(before: OrderRecord, after: OrderRecord, now: Date): OrderRecord {
  return { ...after, ...fulfilmentOf(before, after, now), ...refundsOf(before, after) };
}

/**
 * The order with the sums that the ledger has of its money, and what follows from them. The summary of the payment is stored,
 * because lists filter and count by it: it compares the two sums, which no index can.
 */
export function withMoney(order: OrderRecord, money: LedgerMoney): OrderRecord {
  const { payment, amounts } = order;
  const { status } = payment;
  const { paidAmount, refundedAmount } = money;
  const summary = getPaymentSummary(status, money);
  const mismatch = getMismatch(status, money, amounts.total + dueForEdits(order));
  return { ...order, payment: { ...payment, paidAmount, refundedAmount, summary, mismatch } };
}
