import { CURRENCY_BY_MARKET } from '@eunbit/schema/market';
import {
  type Changed,
  type OrderRecord,
  OrderUpdated,
  openPaymentRequest,
  type PaymentRequestRecord,
  presentOrder,
  presentOrderConflict,
} from '../order/index.ts';
import type { PaymentRequestContext } from './payment-request.module.ts';
import type { StartedRequest } from './payment-request.service.ts';
import {
  type CancelPaymentRequestResult,
  DepositAfterAgreementType,
  OrderPaymentChecked,
  OrderPaymentStarted,
  PaymentRequestError,
  type PaymentRequestRefusal,
  PaymentRequestType,
  RequestedPaymentType,
} from './payment-request.types.ts';
import type { Requested, SettledRequest } from './request-rules.ts';
import { depositAfterAgreement } from './request-rules.ts';

function presentRequest(order: OrderRecord, record: PaymentRequestRecord): PaymentRequestType {
  const { id, kind, amount, authorisation, status, at, expiresAt, paidAt, closedAt } = record;
  const currency = CURRENCY_BY_MARKET[order.market];
  const toMoney = (value: number) => ({ amount: value, currency });
  return Object.assign(new PaymentRequestType(), {
    id,
    kind,
    amount: toMoney(amount),
    authorisation: authorisation
      ? { amount: toMoney(authorisation.amount), replacedAmount: toMoney(authorisation.replacedAmount) }
      : null,
    status,
    requestedAt: at,
    expiresAt,
    endedAt: paidAt ?? closedAt,
    order,
    record,
  });
}

/** All payment requests of an order, newest first. */
export function presentRequests(order: OrderRecord): PaymentRequestType[] {
  return (order.paymentRequests ?? []).toReversed().map((request) => presentRequest(order, request));
}

/** The open payment request; null if there is none. */
export function presentOpenRequest(order: OrderRecord): PaymentRequestType | null {
  const request = openPaymentRequest(order);
  return request && presentRequest(order, request);
}

function presentDeposit({ order, request }: Requested): DepositAfterAgreementType | null {
  const deposit = depositAfterAgreement(order, request, new Date());
  if (!deposit) return null;
  const amount = { amount: deposit.amount, currency: CURRENCY_BY_MARKET[order.market] };
  return Object.assign(new DepositAfterAgreementType(), { amount, dueAt: deposit.dueAt });
}

export function presentRequested(
  { order, request }: Requested,
  { services }: PaymentRequestContext,
): RequestedPaymentType {
  return Object.assign(new RequestedPaymentType(), {
    orderNumber: order.number,
    market: order.market,
    request: presentRequest(order, request),
    cardProvider: services.paymentProvider.browser,
    deposit: presentDeposit({ order, request }),
  });
}

export function presentChecked(checked: SettledRequest, context: PaymentRequestContext): OrderPaymentChecked {
  const { isProcessing, declined } = checked;
  return Object.assign(new OrderPaymentChecked(), {
    payment: presentRequested(checked, context),
    isProcessing,
    declined,
  });
}

export function presentStarted(started: StartedRequest, context: PaymentRequestContext) {
  if (!('clientSecret' in started)) return presentChecked(started, context);
  const { clientSecret } = started;
  return Object.assign(new OrderPaymentStarted(), { clientSecret, payment: presentRequested(started, context) });
}

/** The order with the cancelled or declined request, or why it was too late. */
export function presentCancelled(
  changed: Changed<PaymentRequestRefusal>,
  context: PaymentRequestContext,
): typeof CancelPaymentRequestResult {
  if ('order' in changed) return Object.assign(new OrderUpdated(), { order: presentOrder(changed.order, context) });
  if ('conflict' in changed) return presentOrderConflict(changed.conflict, 'paymentRequest.ownDone', context);
  return PaymentRequestError.of(changed.refused, context.language);
}
