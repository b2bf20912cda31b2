import type { OrderStatus } from '@eunbit/schema/order';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { CashReceiptRecord } from '../cash-receipt/cash-receipt.record.ts';
import { newEscrowDelivery } from '../escrow-delivery.record.ts';
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

/** Parcels of an earlier part wait to be registered again, as the part that is taken back had replaced that (SHIPMENT-17). */
function escrowWithout(order: OrderRecord): Pick<PaymentRecord, 'escrowDelivery'> {
  const hasLeft = fulfilmentsWithout(order).length > 0;
  if (!order.payment.escrowDelivery || (hasLeft && order.status !== 'ORDER_SHIPPED')) return {};
  return { escrowDelivery: hasLeft ? newEscrowDelivery() : null };
}

function paymentWithout(
  order: OrderRecord,
  { payment: status, due, cashReceipt }: StepBefore,
  now: Date,
): PaymentRecord {
  const { refundDueAt: _, ...payment } = order.payment;
  return {
    ...payment,
    ...due,
    status,
    ...(status !== payment.status && { followUpAt: followUpAfter(payment, status, now), followUpTries: 0 }),
    ...(cashReceipt && { cashReceipt }),
    ...escrowWithout(order),
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
