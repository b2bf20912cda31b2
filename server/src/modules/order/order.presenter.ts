import { cardText } from '@eunbit/schema/card-label';
import { CURRENCY_BY_MARKET, type Language } from '@eunbit/schema/market';
import { buyerCanCancel } from '@eunbit/schema/order';
import { holds } from '../../common/permissions.ts';
import type { Viewer } from '../../common/request-context.ts';
import { type OrderLineType, presentBank, presentBuyerNotes, presentOrderLine } from '../purchase/index.ts';
import { presentCashReceipt } from './cash-receipt/cash-receipt.presenter.ts';
import { presentStatusHistory } from './correction/status-history.presenter.ts';
import { cancelsAt, getDueAt } from './deposit-deadlines.ts';
import { presentFulfilments, presentLineFulfilment } from './fulfilment/fulfilment.presenter.ts';
import { linesOf, parcelsOf, unitsAllow } from './fulfilment/fulfilment-rules.ts';
import type { OrderRecord } from './order.record.ts';
import type { OrderPaymentType, OrderType } from './order.types.ts';
import { getOutstandingAmount, getSurplusAmount } from './payment-amounts.ts';
import { presentRefundAccount } from './refund-account/refund-account.presenter.ts';
import { isRefundAccountWanted } from './refund-account/refund-account-rules.ts';
import { getDisputedAmount, getRefundableAmount } from './refundable.ts';
import { dueForEdits } from './refunds.record.ts';
import { previewCancellation } from './status/cancellation-preview.ts';
import { presentTracking } from './tracking.ts';
import { presentUndoableChange } from './undo/undoable-change.presenter.ts';

function presentPayment(order: OrderRecord, language: Language): OrderPaymentType {
  const { payment, amounts, market } = order;
  const currency = CURRENCY_BY_MARKET[market];
  const amount = payment.depositedAmount ?? null;
  const depositedAmount = amount === null ? null : { amount, currency };
  const { method, status, paidAmount, refundedAmount, depositorName } = payment;
  const authorisedUntil = status === 'AUTHORISED' ? (payment.authorisedUntil ?? null) : null;
  const account = payment.depositAccount ? presentBank(payment.depositAccount, language) : null;
  const cashReceipt = payment.cashReceipt ? presentCashReceipt(payment.cashReceipt) : null;
  const card = payment.card ? cardText(payment.card) : null;
  const { refundAccount } = payment;
  return {
    method,
    status,
    paidAmount: { amount: paidAmount, currency },
    refundedAmount: { amount: refundedAmount, currency },
    refundedAt: payment.refundedAt ?? null,
    refundableAmount: { amount: getRefundableAmount(order), currency },
    disputedAmount: { amount: getDisputedAmount(order), currency },
    outstandingAmount: { amount: getOutstandingAmount(order), currency },
    surplusAmount: { amount: getSurplusAmount(status, payment, amounts.total + dueForEdits(order)), currency },
    card,
    depositorName,
    dueAt: getDueAt(order),
    cancelsAt: cancelsAt(order),
    authorisedUntil,
    depositedAmount,
    bank: account,
    cashReceipt,
    depositTakenBackAt: payment.depositsTakenBack?.at(-1) ?? null,
    refundAccount: refundAccount ? presentRefundAccount(refundAccount, language) : null,
    isRefundAccountWanted: isRefundAccountWanted(order),
  };
}

/** The order's line of a product; an order has one. */
function presentLines(order: OrderRecord, id: string, language: Language): OrderLineType[] {
  const fulfilments = linesOf(order);
  return order.lines.map((line, index) => {
    const fulfilment = fulfilments[index];
    const presented = presentOrderLine(line, id, order.market, language);
    return fulfilment ? { ...presented, fulfilment: presentLineFulfilment(fulfilment) } : presented;
  });
}

interface Reader {
  readonly language: Language;
  readonly viewer: Viewer | null;
}

/** An order for its reader. The pass code is never included. */
export function presentOrder(order: OrderRecord, { language, viewer }: Reader): OrderType {
  const { market, amounts } = order;
  const currency = CURRENCY_BY_MARKET[market];
  const id = String(order._id);
  const cancelled = previewCancellation(order);
  const isForStaff = viewer !== null && holds(viewer, 'order:read');
  return {
    record: order,
    id,
    number: order.number,
    market,
    createdAt: order.createdAt,
    customerKind: order.userId ? 'MEMBER' : 'GUEST',
    status: order.status,
    statusHistory: presentStatusHistory(order.statusHistory, isForStaff),
    undoableChange: isForStaff ? presentUndoableChange(order, new Date()) : null,
    isCancellableByBuyer: buyerCanCancel(order.status) && unitsAllow(order, 'ORDER_CANCELLED'),
    cancellationPreview: { money: cancelled.money, refund: { amount: cancelled.refund, currency } },
    email: order.email,
    phone: order.phone,
    address: order.address,
    addressCheck: order.addressCheck,
    lines: presentLines(order, id, language),
    subtotal: { amount: amounts.subtotal, currency },
    shippingOption: order.shippingOption,
    ...presentBuyerNotes(order, language),
    promisedDelivery: order.promisedDelivery,
    shippingPrice: { amount: amounts.shipping, currency },
    tax: { amount: amounts.tax, currency },
    shippingTax: { amount: amounts.shippingTax, currency },
    taxRate: amounts.taxRate,
    taxSource: amounts.taxSource,
    total: { amount: amounts.total, currency },
    payment: presentPayment(order, language),
    fulfilmentStatus: order.fulfilmentStatus,
    fulfilments: presentFulfilments(order, language, isForStaff),
    tracking: parcelsOf(order).map(presentTracking),
  };
}
