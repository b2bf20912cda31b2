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

/** Null if the order, or the request, is not there. */
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

/** While the customer pays, the provider is asked this often, in case its webhook was lost; milliseconds. */
const CHECK_MS = 60_000;

export type RequestProblem = 'edit.costsMore' | 'edit.virtualAccount' | 'edit.requested' | 'edit.tooManyRequests';

type Paid = Pick<OrderRecord, 'payment'>;

/**
 * How the customer can be asked for more money now; null if they cannot. A card that has paid can pay again, and so can
 * a transfer; an authorisation takes no more than it was given for, so that another one replaces it; a virtual account takes
 * exactly its sum.
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

/** What a request has the customer authorise; nothing where it is no authorisation. */
export function authorisationOf(order: OrderRecord, kind: PaymentRequestKind, more: number) {
  const { intentId } = order.payment;
  if (kind !== 'AUTHORISATION' || intentId === null) return {};
  return { authorisation: { ...nextAuthorisation(order, more), replacedIntentId: intentId } };
}

/** Whether the authorisation that a request is to replace is still that of the order. */
export function canBeReplaced({ payment }: Paid, { authorisation }: PaymentRequestRecord): boolean {
  return !authorisation || (payment.status === 'AUTHORISED' && payment.intentId === authorisation.replacedIntentId);
}

/** Whether a payment at the provider is what a request asked for. */
export function isAsAsked(order: OrderRecord, request: PaymentRequestRecord, intent: PaymentIntent): boolean {
  const { authorisation, amount } = request;
  if (intent.currency !== CURRENCY_BY_MARKET[order.market] || !canBeReplaced(order, request)) return false;
  if (authorisation) return intent.status === 'AUTHORISED' && intent.amount === authorisation.amount;
  return intent.received === amount;
}

/** The payment of an edited order once the new sum is authorised: it is charged in place of the old one. */
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

/** The payment once the customer has agreed. A deposit that came meanwhile may be enough, or be short now. */
export function paymentAfterAgreement(order: OrderRecord, now: Date) {
  if (getPaidOfPrice(order) >= order.amounts.total) return { status: 'PAID' } as const;
  return { status: 'AWAITING_PAYMENT', ...dueAfterAgreement(order, now) } as const;
}

/** What is to be transferred in all once the customer agrees, or has agreed; null if nothing is. */
export function depositAfterAgreement(order: OrderRecord, request: PaymentRequestRecord, now: Date) {
  const { kind, state } = request;
  const { payment, proposedEdit } = order;
  const isAwaited = state === 'OPEN' || (state === 'ACCEPTED' && payment.status === 'AWAITING_PAYMENT');
  if (kind !== 'AGREEMENT' || !isAwaited) return null;
  const { amounts } = state === 'OPEN' && proposedEdit ? proposedEdit.edit.after : order;
  return {
    amount: Math.max(0, amounts.total - getPaidOfPrice(order)),
    dueAt: dueAfterAgreement(order, now).dueAt ?? getDueAt(order),
  };
}

export const isOver = ({ expiresAt }: PaymentRequestRecord, now: Date): boolean => expiresAt <= now;

/** When a request is looked at after `now`: while a payment may be on its way, and when its time is over. */
export function nextCheck({ state, intentId, expiresAt }: PaymentRequestRecord, now: Date): Date {
  const soon = new Date(now.getTime() + CHECK_MS);
  return state !== 'OPEN' || (intentId !== null && soon < expiresAt) || expiresAt <= now ? soon : expiresAt;
}
