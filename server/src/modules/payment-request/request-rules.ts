import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import { MAXIMUM_PAYMENT_REQUESTS, type PaymentRequestKind } from '@eunbit/schema/payment-request';
import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import {
  authorisedUntilFrom,
  dueAfterAgreement,
  findPaymentRequest,
  followUpAfter,
  getDueAt,
  getPaidOfPrice,
  nextAuthorisation,
  type OrderRecord,
  openPaymentRequest,
  type PaymentRequestRecord,
} from '../order/index.ts';

/** A request with its order, in their current state. */
export interface Requested {
  readonly order: OrderRecord;
  readonly request: PaymentRequestRecord;
}

/** The outcome of a request: its status is paid, agreed to, closed or open. */
export interface SettledRequest extends Requested {
  /** Whether the provider is still processing the payment, or another change of the order has to finish first. */
  readonly isProcessing: boolean;
  /** Why the provider declined the last card; null if none was declined. */
  readonly declined: string | null;
}

/** Null if the order or the request does not exist. */
export function found(order: OrderRecord | null, id: string): Requested | null {
  const request = order && findPaymentRequest(order, id);
  return order && request && { order, request };
}

/** Throws if the request does not exist: requests are never removed from an order. */
export function requireRequest(order: OrderRecord | null, id: string): Requested {
  const requested = found(order, id);
  if (!requested) throw new Error(`the payment request ${id} does not exist`);
  return requested;
}

export const settled = (
  requested: Requested,
  isProcessing = false,
  declined: string | null = null,
): SettledRequest => ({ ...requested, isProcessing, declined });

/** Interval between queries of the provider while the customer pays, in case its webhook was lost; milliseconds. */
const CHECK_MS = 60_000;

export type RequestProblem = 'edit.costsMore' | 'edit.virtualAccount' | 'edit.requested' | 'edit.tooManyRequests';

type Paid = Pick<OrderRecord, 'payment'>;

/**
 * How the customer can be asked for more money now; null if they cannot. Card payments and transfers are repeatable; an
 * authorisation cannot be raised, so a new one replaces it; a virtual account accepts exactly its amount.
 */
export function kindOfNext({ payment: { method, status, intentId } }: Paid): PaymentRequestKind | null {
  if (method === 'DEPOSIT') return status === 'AWAITING_PAYMENT' || status === 'PAID' ? 'AGREEMENT' : null;
  if (intentId === null) return null;
  if (status === 'AUTHORISED') return 'AUTHORISATION';
  return status === 'PAID' ? 'PAYMENT' : null;
}

/** Why the customer cannot be asked for more money (ORDER-35); null if they can. */
export function problemOfRequest(order: Pick<OrderRecord, 'payment' | 'paymentRequests'>): RequestProblem | null {
  if (openPaymentRequest(order)) return 'edit.requested';
  if (order.payment.method === 'VIRTUAL_ACCOUNT') return 'edit.virtualAccount';
  if (!kindOfNext(order)) return 'edit.costsMore';
  return (order.paymentRequests?.length ?? 0) >= MAXIMUM_PAYMENT_REQUESTS ? 'edit.tooManyRequests' : null;
}

/** The amount that the customer has to authorise; empty if the request is not an authorisation. */
export function authorisationOf(order: OrderRecord, kind: PaymentRequestKind, more: number) {
  const { intentId } = order.payment;
  if (kind !== 'AUTHORISATION' || intentId === null) return {};
  return { authorisation: { ...nextAuthorisation(order, more), replacedIntentId: intentId } };
}

/** Whether the order still has the authorisation that a request is to replace. */
export function canBeReplaced({ payment }: Paid, { authorisation }: PaymentRequestRecord): boolean {
  return !authorisation || (payment.status === 'AUTHORISED' && payment.intentId === authorisation.replacedIntentId);
}

/** Whether a payment at the provider matches its request. */
export function isAsAsked(order: OrderRecord, request: PaymentRequestRecord, intent: PaymentIntent): boolean {
  const { authorisation, amount } = request;
  if (intent.currency !== CURRENCY_BY_MARKET[order.market] || !canBeReplaced(order, request)) return false;
  if (authorisation) return intent.status === 'AUTHORISED' && intent.amount === authorisation.amount;
  return intent.received === amount;
}

/** The payment of an edited order after the new amount is authorised, which is captured instead of the old one. */
export function paymentAfterAuthorisation({ payment, refunds = [] }: OrderRecord, intent: PaymentIntent, now: Date) {
  const authorisedUntil = authorisedUntilFrom(now);
  return {
    intentId: intent.id,
    card: intent.card,
    authorisedUntil,
    followUpAt: followUpAfter({ method: payment.method, authorisedUntil }, 'AUTHORISED', now),
    followUpTries: 0,
    laterAuthorisation: { amount: intent.amount, refundsBefore: refunds.length, at: now },
  };
}

/** The payment after the customer has agreed. A deposit that has arrived meanwhile may be sufficient, or too small now. */
export function paymentAfterAgreement(order: OrderRecord, now: Date) {
  if (getPaidOfPrice(order) >= order.amounts.total) return { status: 'PAID' } as const;
  return { status: 'AWAITING_PAYMENT', ...dueAfterAgreement(order, now) } as const;
}

/** The total to transfer once the customer agrees or has agreed; null if nothing is due. */
export function depositAfterAgreement(order: OrderRecord, request: PaymentRequestRecord, now: Date) {
  const { kind, status } = request;
  const { payment, proposedEdit } = order;
  const isAwaited = status === 'OPEN' || (status === 'ACCEPTED' && payment.status === 'AWAITING_PAYMENT');
  if (kind !== 'AGREEMENT' || !isAwaited) return null;
  const { amounts } = status === 'OPEN' && proposedEdit ? proposedEdit.edit.after : order;
  return {
    amount: Math.max(0, amounts.total - getPaidOfPrice(order)),
    dueAt: dueAfterAgreement(order, now).dueAt ?? getDueAt(order),
  };
}

export const isOver = ({ expiresAt }: PaymentRequestRecord, now: Date): boolean => expiresAt <= now;

/** The next check of a request after `now`: while a payment may be under way, and when the request expires. */
export function nextCheck({ status, intentId, expiresAt }: PaymentRequestRecord, now: Date): Date {
  const soon = new Date(now.getTime() + CHECK_MS);
  return status !== 'OPEN' || (intentId !== null && soon < expiresAt) || expiresAt <= now ? soon : expiresAt;
}
