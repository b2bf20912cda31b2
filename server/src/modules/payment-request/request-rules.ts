import { MAXIMUM_PAYMENT_REQUESTS } from '@eunbit/schema/payment-request';
import type { OrderRecord } from '../order/order.record.ts';
import { openPaymentRequest, type PaymentRequestRecord } from '../order/payment-requests.record.ts';

/** While the customer pays, the provider is asked this often, in case its webhook was lost; milliseconds. */
const CHECK_MS = 60_000;

export type RequestProblem = 'edit.costsMore' | 'edit.requested' | 'edit.tooManyRequests';

/**
 * Why the customer cannot be asked for more money (ORDER-35); null if they can. A card that has paid can pay again; an
 * authorisation takes no more than it was given for.
 */
export function problemOfRequest(order: Pick<OrderRecord, 'payment' | 'paymentRequests'>): RequestProblem | null {
  if (openPaymentRequest(order)) return 'edit.requested';
  const { state, intentId } = order.payment;
  if (state !== 'PAID' || intentId === null) return 'edit.costsMore';
  return (order.paymentRequests?.length ?? 0) >= MAXIMUM_PAYMENT_REQUESTS ? 'edit.tooManyRequests' : null;
}

export const isOver = ({ expiresAt }: PaymentRequestRecord, now: Date): boolean => expiresAt <= now;

/** When a request is looked at after `now`: while a payment may be on its way, and when its time is over. */
export function nextCheck({ state, intentId, expiresAt }: PaymentRequestRecord, now: Date): Date {
  const soon = new Date(now.getTime() + CHECK_MS);
  return state !== 'OPEN' || (intentId !== null && soon < expiresAt) || expiresAt <= now ? soon : expiresAt;
}
