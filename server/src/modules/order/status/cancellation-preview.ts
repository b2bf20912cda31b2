import type { CancellationMoney } from '@eunbit/schema/order';
import type { OrderRecord } from '../order.record.ts';
import { getRestAmount } from '../refundable.ts';
import { paymentAfter } from './status-rules.ts';

export interface CancellationPreview {
  readonly money: CancellationMoney;
  /** What goes back of what was paid for the order itself, minor units. */
  readonly refund: number;
}

/** What cancelling an order does with its money, as the shop would do it now (PAYMENT-10, PAYMENT-20, DRAFT-12). */
export function previewCancellation(order: OrderRecord): CancellationPreview {
  const { method, status, intentId } = order.payment;
  if (method === 'NONE') return { money: 'NO_CHARGE', refund: 0 };
  const after = paymentAfter(order.payment, 'ORDER_CANCELLED');
  if (after !== 'REFUND_DUE') {
    return { money: status === 'AWAITING_PAYMENT' ? 'NOTHING_PAID' : 'NOT_CHARGED', refund: 0 };
  }
  const refund = Math.max(0, getRestAmount(order));
  if (refund === 0) return { money: 'ALREADY_REFUNDED', refund };
  return { money: intentId ? 'CARD' : 'BANK_ACCOUNT', refund };
}
