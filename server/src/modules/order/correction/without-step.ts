import type { OrderStatus } from '@eunbit/schema/order';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { CashReceiptRecord } from '../cash-receipt/cash-receipt.record.ts';
import { newEscrowDelivery } from '../escrow-delivery.record.ts';
import type { OrderRecord, PaymentRecord } from '../order.record.ts';
import type { DepositDue } from '../status/delay.record.ts';
import { followUpAfter } from '../status/status-rules.ts';

/** The values that an order gets back when its last step is taken back. */
export interface StepBefore {
  readonly to: OrderStatus;
  readonly payment: PaymentStatus;
  /** The deadline of the deposit; empty if it does not change. */
  readonly due: Partial<DepositDue>;
  /** The cash receipt; missing if it does not change. */
  readonly cashReceipt?: CashReceiptRecord | null | undefined;
}

/** The fulfilments without those of the last step: if it was a shipment, its fulfilment, the last one, is removed. */
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

/** Takes back the last step of an order; the caller updates the history. */
export function withoutStep(order: OrderRecord, before: StepBefore, now: Date): OrderRecord {
  return {
    ...order,
    status: before.to,
    fulfilments: fulfilmentsWithout(order),
    payment: paymentWithout(order, before, now),
  };
}
