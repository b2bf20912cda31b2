import { findPaymentRequest, type OrderRecord, type PaymentRequestRecord } from '../order/index.ts';

/** A request with its order, as they are now. */
export interface Requested {
  readonly order: OrderRecord;
  readonly request: PaymentRequestRecord;
}

/** What has become of a request: its state says whether it is paid, agreed to, closed or open. */
export interface SettledRequest extends Requested {
  /** Whether the provider is still busy with the payment, or something else of the order has to be done first. */
  readonly isProcessing: boolean;
  /** Why the provider refused the last card; null if none was refused. */
  readonly declined: string | null;
}

/** Null where the order, or the request, is not there. */
export function found(order: OrderRecord | null, id: string): Requested | null {
  const request = order && findPaymentRequest(order, id);
  return order && request && { order, request };
}

/** As the caller must find it: requests are never removed from an order. */
export function requireRequest(order: OrderRecord | null, id: string): Requested {
  const requested = found(order, id);
  if (!requested) throw new Error(`the payment request ${id} is gone`);
  return requested;
}

export const settled = (
  requested: Requested,
  isProcessing = false,
  declined: string | null = null,
): SettledRequest => ({ ...requested, isProcessing, declined });
