import { refuse } from '../../common/refusal.ts';
import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import { paidThroughProvider, toMoneySource } from '../ledger/index.ts';
import {
  andThen,
  applyProposed,
  type ClosedRequestStatus,
  closeRequest,
  type Decision,
  type OrderChange,
  type OrderRecord,
  type PaymentRequestRecord,
  type ProposedEditRecord,
  withRequest,
} from '../order/index.ts';
import type { PaymentRequestRefusal } from './payment-request.types.ts';
import {
  authorisationOf,
  isAsAsked,
  kindOfNext,
  nextCheck,
  paymentAfterAgreement,
  paymentAfterAuthorisation,
  requireRequest,
} from './request-rules.ts';

export interface NewPaymentRequest {
  readonly id: string;
  /** Minor units. */
  readonly amount: number;
  readonly expiresAt: Date;
}

/** How a request ends without a payment. */
export interface Closing {
  readonly status: ClosedRequestStatus;
  /** The staff member; null for the shop and the buyer. */
  readonly by: string | null;
}

/** The payment can no longer match the request. */
export const REFUSED: Closing = { status: 'CANCELLED', by: null };

/** The request was paid, agreed to, or closed. */
export const CLOSED = refuse('REQUEST_CLOSED', 'paymentRequest.closed');

/** Adds an already validated payment request to an order, and emails the link to the customer. */
export function openRequest(
  order: OrderRecord,
  { id, amount, expiresAt }: NewPaymentRequest,
  proposedEdit: ProposedEditRecord,
): OrderChange {
  const kind = kindOfNext(order);
  if (!kind) throw new Error(`no payment can be requested for the order ${order.number}`);
  const { id: editId, at, by } = proposedEdit.edit;
  const request: PaymentRequestRecord = {
    id,
    editId,
    kind,
    amount,
    ...authorisationOf(order, kind, amount),
    status: 'OPEN',
    at,
    by,
    expiresAt,
    intentId: null,
    checkAt: expiresAt,
    paidAt: null,
    closedAt: null,
  };
  return {
    order: { ...order, proposedEdit, paymentRequests: [...(order.paymentRequests ?? []), request] },
    effects: { emails: [['editProposed', id, 'first']] },
  };
}

/** Sends the link again; `sending` distinguishes this email from earlier ones. */
export function decideRequestResent(
  order: OrderRecord,
  id: string,
  { sending, by }: { readonly sending: string; readonly by: string },
): Decision<PaymentRequestRefusal> {
  if (requireRequest(order, id).request.status !== 'OPEN') return CLOSED;
  return {
    order,
    effects: { emails: [['editProposed', id, sending]], audit: [{ by, action: 'ORDER_PAYMENT_REQUEST_RESENT' }] },
  };
}

/** Stores the payment of a request. Concurrent starts get the same payment, since they use the same idempotency key. */
export function decideRequestStarted(
  order: OrderRecord,
  id: string,
  intentId: string,
  now: Date,
): Decision<PaymentRequestRefusal> {
  const { request } = requireRequest(order, id);
  if (request.status !== 'OPEN') return CLOSED;
  return { order: withRequest(order, id, { intentId, checkAt: nextCheck({ ...request, intentId }, now) }) };
}

/** Closes a request, unless it has already ended. */
export function decideRequestClosed(order: OrderRecord, id: string, { status, by }: Closing, now: Date): OrderChange {
  if (requireRequest(order, id).request.status !== 'OPEN') return { order };
  const log = { audit: by === null ? [] : [{ by, action: 'ORDER_PAYMENT_REQUEST_CANCELLED' as const }] };
  return andThen(closeRequest(order, id, status, now), (closed) => ({ order: closed, effects: log }));
}

/** Ends a request after its edit was applied; receives the edited order. */
type End = (order: OrderRecord) => OrderChange;

/**
 * Applies the edit of a request together with the change of the payment; if that is not possible, the request is closed. Does
 * nothing if the request has already ended. A deposit that has arrived meanwhile counts.
 */
function completed(order: OrderRecord, id: string, isAsked: boolean, end: End, now: Date): Decision<never> {
  if (requireRequest(order, id).request.status !== 'OPEN') return { order };
  const edited = isAsked ? applyProposed(order, now) : null;
  return edited ? andThen(edited, end) : decideRequestClosed(order, id, REFUSED, now);
}

function endPaid(order: OrderRecord, id: string, intent: PaymentIntent, now: Date): OrderChange {
  const later = { intentId: intent.id, amount: intent.received, at: now };
  const payment = { ...order.payment, laterIntents: [...(order.payment.laterIntents ?? []), later] };
  return {
    order: withRequest({ ...order, payment }, id, { status: 'PAID', paidAt: now, checkAt: null }),
    effects: { ledger: paidThroughProvider(toMoneySource(order), intent, now) },
  };
}

/** The new authorisation replaces the previous one, which is released next. */
function endAuthorised(order: OrderRecord, id: string, intent: PaymentIntent, now: Date): OrderChange {
  const payment = { ...order.payment, ...paymentAfterAuthorisation(order, intent, now) };
  return { order: withRequest({ ...order, payment }, id, { status: 'AUTHORISED', closedAt: now, checkAt: now }) };
}

function endAccepted(order: OrderRecord, id: string, now: Date): OrderChange {
  const payment = { ...order.payment, ...paymentAfterAgreement(order, now) };
  return { order: withRequest({ ...order, payment }, id, { status: 'ACCEPTED', closedAt: now, checkAt: null }) };
}

/** Completes a request that was paid or authorised. */
export function decideRequestCompleted(
  order: OrderRecord,
  id: string,
  intent: PaymentIntent,
  now: Date,
): Decision<never> {
  const { request } = requireRequest(order, id);
  const end = request.kind === 'AUTHORISATION' ? endAuthorised : endPaid;
  return completed(order, id, isAsAsked(order, request, intent), (edited) => end(edited, id, intent, now), now);
}

/** The customer agrees to an edit, whose deposit is then awaited. */
export function decideRequestAgreed(order: OrderRecord, id: string, now: Date): Decision<never> {
  return completed(order, id, true, (edited) => endAccepted(edited, id, now), now);
}

/** A request as it was read before the provider was asked. */
type Read = Pick<PaymentRequestRecord, 'id' | 'status' | 'checkAt'>;

/** Sets the next check of a request, unless it has changed since it was read. */
export function decideRequestPolled(order: OrderRecord, read: Read, next: Date | null): Decision<'changed'> {
  const { status, checkAt } = requireRequest(order, read.id).request;
  const isAsRead = status === read.status && checkAt?.getTime() === read.checkAt?.getTime();
  return isAsRead ? { order: withRequest(order, read.id, { checkAt: next }) } : { refused: 'changed' };
}

/** Ends the checks of a closed request; if it was paid, the amount is refunded and its customer notified once. */
export function decideRequestWithdrawn(order: OrderRecord, read: Read, isPaid: boolean): Decision<'changed'> {
  const polled = decideRequestPolled(order, read, null);
  if (!isPaid || !('order' in polled)) return polled;
  return { ...polled, effects: { emails: [['latePaymentRefunded', read.id]] } };
}
