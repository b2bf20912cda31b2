import type { OrderStatus } from '@eunbit/schema/order';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { CashReceiptRecord } from '../cash-receipt/cash-receipt.record.ts';
import type { OrderRecord, PaymentRecord } from '../order.record.ts';
import type { DepositDue } from '../status/delay.record.ts';
import { followUpAfter } from '../status/status-rules.ts';

/** What an order is again once its last step is taken back. */
export interface StepBefore {
  readonly to: OrderStatus;
  readonly payment: PaymentStatus;
  /** The deadline of a deposit, where it changes. */
  readonly due: Partial<DepositDue>;
  /** The cash receipt, where it changes. */
  readonly cashReceipt?: CashReceiptRecord | null | undefined;
}

/** What has left without the last step: a shipment that was none takes its fulfilment with it, the last one. */
const fulfilmentsWithout = ({ status, fulfilments }: OrderRecord): OrderRecord['fulfilments'] =>
  status === 'ORDER_SHIPPED' ? fulfilments.slice(0, -1) : fulfilments;

function paymentWithout(
  { payment: { refundDueAt: _, ...payment } }: OrderRecord,
  { payment: status, due, cashReceipt }: StepBefore,
  now: Date,
): PaymentRecord {
  return {
    ...payment,
    ...due,
    status,
    ...(status !== payment.status && { followUpAt: followUpAfter(payment, status, now), followUpTries: 0 }),
    ...(cashReceipt && { cashReceipt }),
    ...(payment.escrowDelivery && { escrowDelivery: null }),
  };
}

/** An order without its last step. What becomes of the history is for the caller to say. */
export function withoutStep(order: OrderRecord, before: StepBefore, now: Date): OrderRecord {
  return {
    ...order,
    status: before.to,
    fulfilments: fulfilmentsWithout(order),
    payment: paymentWithout(order, before, now),
  };
}
