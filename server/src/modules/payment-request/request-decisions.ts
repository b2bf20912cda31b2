import { refuse } from '../../common/refusal.ts';
import type { PaymentIntent } from '../../integrations/payment/payment-provider.ts';
import { paidThroughProvider, toMoneySource } from '../ledger/index.ts';
import {
  andThen,
  applyProposed,
  type ClosedRequestState,
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

/** How a request ends with nothing done. */
export interface Closing {
  readonly state: ClosedRequestState;
  /** The member of staff; null for the shop and the buyer. */
  readonly by: string | null;
}

/** The payment cannot be what was asked for any more. */
export const REFUSED: Closing = { state: 'CANCELLED', by: null };

/** The request is paid or agreed to, or has ended otherwise. */
export const CLOSED = refuse('REQUEST_CLOSED', 'paymentRequest.closed');

/** Asks the customer for a further payment, which was judged to be possible, and sends them the link. */
export function openRequest(
  order: OrderRecord,
  { id, amount, expiresAt }: NewPaymentRequest,
  proposedEdit: ProposedEditRecord,
): OrderChange {
  const kind = kindOfNext(order);
  if (!kind) throw new Error(`nothing can be asked for of ${order.number}`);
  const { id: editId, at, by } = proposedEdit.edit;
  const request: PaymentRequestRecord = {
    id,
    editId,
    kind,
    amount,
    ...authorisationOf(order, kind, amount),
    state: 'OPEN',
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

/** Sends the link again; `sending` tells this email apart from those before. */
export function decideRequestResent(
  order: OrderRecord,
  id: string,
  { sending, by }: { readonly sending: string; readonly by: string },
): Decision<PaymentRequestRefusal> {
  if (requireRequest(order, id).request.state !== 'OPEN') return CLOSED;
  return {
    order,
    effects: { emails: [['editProposed', id, sending]], audit: [{ by, action: 'ORDER_PAYMENT_REQUEST_RESENT' }] },
  };
}

/** Notes the payment that was made for a request. Of two that start at once both have the same: they ask the provider by one key. */
export function decideRequestStarted(
  order: OrderRecord,
  id: string,
  intentId: string,
  now: Date,
): Decision<PaymentRequestRefusal> {
  const { request } = requireRequest(order, id);
  if (request.state !== 'OPEN') return CLOSED;
  return { order: withRequest(order, id, { intentId, checkAt: nextCheck({ ...request, intentId }, now) }) };
}

/** Closes a request, unless it has ended already. */
export function decideRequestClosed(order: OrderRecord, id: string, { state, by }: Closing, now: Date): OrderChange {
  if (requireRequest(order, id).request.state !== 'OPEN') return { order };
  const log = { audit: by === null ? [] : [{ by, action: 'ORDER_PAYMENT_REQUEST_CANCELLED' as const }] };
  return andThen(closeRequest(order, id, state, now), (closed) => ({ order: closed, effects: log }));
}

/** What ends a request whose edit is made, of the order that was edited. */
type End = (order: OrderRecord) => OrderChange;

/**
 * Makes the edit of a request with what it changes of the payment: all of it, or the request is closed. Nothing is left to do
 * where it has ended already. A deposit that came meanwhile counts.
 */
function completed(order: OrderRecord, id: string, isAsked: boolean, end: End, now: Date): Decision<never> {
  if (requireRequest(order, id).request.state !== 'OPEN') return { order };
  const edited = isAsked ? applyProposed(order, now) : null;
  return edited ? andThen(edited, end) : decideRequestClosed(order, id, REFUSED, now);
}

function endPaid(order: OrderRecord, id: string, intent: PaymentIntent, now: Date): OrderChange {
  const later = { intentId: intent.id, amount: intent.received, at: now };
  const payment = { ...order.payment, laterIntents: [...(order.payment.laterIntents ?? []), later] };
  return {
    order: withRequest({ ...order, payment }, id, { state: 'PAID', paidAt: now, checkAt: null }),
    effects: { ledger: paidThroughProvider(toMoneySource(order), intent, now) },
  };
}

/** The new authorisation takes the place of the one before, which is released next. */
function endAuthorised(order: OrderRecord, id: string, intent: PaymentIntent, now: Date): OrderChange {
  const payment = { ...order.payment, ...paymentAfterAuthorisation(order, intent, now) };
  return { order: withRequest({ ...order, payment }, id, { state: 'AUTHORISED', closedAt: now, checkAt: now }) };
}

function endAccepted(order: OrderRecord, id: string, now: Date): OrderChange {
  const payment = { ...order.payment, ...paymentAfterAgreement(order, now) };
  return { order: withRequest({ ...order, payment }, id, { state: 'ACCEPTED', closedAt: now, checkAt: null }) };
}

/** Does what was paid for, or authorised. */
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

/** Has the deposit of an edit awaited that the customer agrees to. */
export function decideRequestAgreed(order: OrderRecord, id: string, now: Date): Decision<never> {
  return completed(order, id, true, (edited) => endAccepted(edited, id, now), now);
}

/** A request as it was read, before the provider was asked. */
type Read = Pick<PaymentRequestRecord, 'id' | 'state' | 'checkAt'>;

/** Sets when a request is looked at next, unless something else has become of it since it was read. */
export function decideRequestLookedAt(order: OrderRecord, read: Read, next: Date | null): Decision<'changed'> {
  const { state, checkAt } = requireRequest(order, read.id).request;
  const isAsRead = state === read.state && checkAt?.getTime() === read.checkAt?.getTime();
  return isAsRead ? { order: withRequest(order, read.id, { checkAt: next }) } : { refused: 'changed' };
}

/** Nothing can come of a closed request any more; what was paid for it goes back, which its customer is told once. */
export function decideRequestWithdrawn(order: OrderRecord, read: Read, isPaid: boolean): Decision<'changed'> {
  const looked = decideRequestLookedAt(order, read, null);
  if (!isPaid || !('order' in looked)) return looked;
  return { ...looked, effects: { emails: [['latePaymentRefunded', read.id]] } };
}
