import type { OrderStatus } from '@eunbit/schema/order';
import type { PaymentMethod, PaymentStatus } from '../../../gql/graphql.ts';
import type { MessageId } from '../../../gql/message-id.ts';

/** Whether staff still have to check for a deposit (ORDER-4). */
function awaitsDepositCheck(order: {
  readonly status: OrderStatus;
  readonly payment: { readonly method: PaymentMethod; readonly status: PaymentStatus };
}): boolean {
  const { method, status } = order.payment;
  return method === 'DEPOSIT' && status === 'AWAITING_PAYMENT' && order.status === 'PREPARING_FOR_SHIPMENT';
}

/** Whether the bank reversed the deposit of an order that is not cancelled, and no other deposit has come since. */
function lacksDepositTakenBack({ payment }: PaidOrder): boolean {
  return Boolean(payment.depositTakenBackAt) && payment.status === 'AWAITING_PAYMENT' && !payment.depositedAmount;
}

type PaidOrder = Parameters<typeof paymentHint>[0];

/** Mark for the payment in the list; null if there is nothing to do. */
export function paymentMark(order: PaidOrder): MessageId | null {
  const { status, depositedAmount } = order.payment;
  if (awaitsDepositCheck(order)) return 'orders.list.depositNote';
  if (lacksDepositTakenBack(order)) return 'orders.list.takenBackNote';
  if (order.status === 'PREPARING_FOR_SHIPMENT' && status === 'AWAITING_PAYMENT' && depositedAmount) {
    return 'orders.list.differsNote';
  }
  return status === 'FAILED' ? 'orders.list.lapsedNote' : null;
}

/** Hint about the payment on the order's page; null if there is none. */
export function paymentHint(order: {
  readonly status: OrderStatus;
  readonly payment: {
    readonly method: PaymentMethod;
    readonly status: PaymentStatus;
    readonly depositedAmount?: object | null;
    /** When the bank reversed a deposit. */
    readonly depositTakenBackAt?: string | null;
  };
}): MessageId | null {
  if (awaitsDepositCheck(order)) return 'orders.payment.confirmHint';
  if (lacksDepositTakenBack(order)) return 'orders.payment.takenBackHint';
  if (order.payment.method === 'VIRTUAL_ACCOUNT' && order.payment.status === 'AWAITING_PAYMENT') {
    return order.payment.depositedAmount ? 'orders.payment.amountDiffersHint' : 'orders.payment.virtualHint';
  }
  if (order.payment.status === 'AUTHORISED') return 'orders.payment.shipHint';
  if (order.payment.status !== 'FAILED') return null;
  return order.status === 'ORDER_SHIPPED' ? 'orders.payment.shippedUnpaidHint' : 'orders.payment.lapsedHint';
}

/** The date promised with the latest delay while the order is delayed; null otherwise. */
export function promisedDate(order: {
  readonly status: OrderStatus;
  readonly statusHistory: readonly { readonly delay?: { readonly until?: string | null } | null }[];
}): string | null {
  if (order.status !== 'ORDER_DELAYED') return null;
  return order.statusHistory.at(-1)?.delay?.until ?? null;
}
