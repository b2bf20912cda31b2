import { cardText } from '@eunbit/schema/card-label';
import { CURRENCY_BY_MARKET, type Language } from '@eunbit/schema/market';
import { buyerCanCancel, type CancellationMoney } from '@eunbit/schema/order';
import { findRefundBank } from '@eunbit/schema/refund-account';
import { holds } from '../../common/permissions.ts';
import type { Viewer } from '../../common/request-context.ts';
import { type OrderLineType, presentBank, presentBuyerNotes, presentOrderLine } from '../purchase/index.ts';
import type { CashReceiptRecord } from './cash-receipt/cash-receipt.record.ts';
import type { CashReceiptFailureType, CashReceiptType } from './cash-receipt/cash-receipt.types.ts';
import { findTakenBack } from './correction/correction-rules.ts';
import { cancelsAt, getDueAt } from './deposit-deadlines.ts';
import { presentFulfilments, presentLineFulfilment } from './fulfilment/fulfilment.presenter.ts';
import { linesOf, parcelsOf, unitsAllow } from './fulfilment/fulfilment-rules.ts';
import type { OrderRecord } from './order.record.ts';
import type { OrderPaymentType, OrderStatusChangeType, OrderType } from './order.types.ts';
import { getOutstandingAmount, getSurplusAmount } from './payment-amounts.ts';
import type { RefundAccountRecord } from './refund-account/refund-account.record.ts';
import type { RefundAccountType } from './refund-account/refund-account.types.ts';
import { isRefundAccountWanted } from './refund-account/refund-account-rules.ts';
import { getDisputedAmount, getRefundableAmount, getRestAmount } from './refundable.ts';
import { dueForEdits } from './refunds.record.ts';
import { paymentAfter } from './status/status-rules.ts';
import { presentTracking } from './tracking.ts';
import type { UndoableChangeType } from './undo/undoable-change.types.ts';
import { findUndoable, secondsLeft } from './undo-rules.ts';

function presentUndoableChange(order: OrderRecord, now: Date): UndoableChangeType | null {
  const change = findUndoable(order, now);
  if (!change) return null;
  const { changeId: id, status, by } = change;
  return { id, status, by, secondsLeft: secondsLeft(change, now) };
}

/** The status history for the viewer; only staff see why an entry was corrected. */
export function presentStatusHistory(
  history: OrderRecord['statusHistory'],
  isForStaff: boolean,
): OrderStatusChangeType[] {
  const takenBack = findTakenBack(history);
  return history.map(({ status, at, delay, cancellation = null, correction }, index) => ({
    status,
    at,
    delay,
    cancellation,
    isCorrection: correction !== undefined,
    isTakenBack: takenBack.has(index),
    correctionReason: (isForStaff && correction?.reason) || null,
  }));
}

export function presentRefundBank(code: string, language: Language): string {
  return findRefundBank(code)?.name[language] ?? code;
}

function presentRefundAccount(account: RefundAccountRecord, language: Language): RefundAccountType {
  return { bankName: presentRefundBank(account.bankCode, language), maskedNumber: account.maskedNumber };
}

function presentCashReceipt(receipt: CashReceiptRecord): CashReceiptType {
  const { kind, maskedNumber, issued, dueAt, cancelledAt } = receipt;
  return {
    kind,
    maskedNumber,
    issueNumber: issued?.number ?? null,
    issuedOn: issued?.on ?? null,
    url: issued?.url ?? null,
    isIssuedByItself: !issued && Boolean(dueAt),
    isCancelled: Boolean(cancelledAt),
  };
}

export function presentCashReceiptFailure({ failure, dueAt }: CashReceiptRecord): CashReceiptFailureType | null {
  return failure ? { ...failure, isFinal: !dueAt } : null;
}

interface CancellationPreview {
  readonly money: CancellationMoney;
  /** The part of the order's payment that is refunded, minor units. */
  readonly refund: number;
}

/** Previews what a cancellation would refund or release now (PAYMENT-10, PAYMENT-20, DRAFT-12). */
function previewCancellation(order: OrderRecord): CancellationPreview {
  const { method, status, intentId } = order.payment;
  if (method === 'NONE') return { money: 'NO_CHARGE', refund: 0 };
  const after = paymentAfter(order.payment, 'ORDER_CANCELLED');
  if (after !== 'REFUND_DUE') {
    return { money: status === 'AWAITING_PAYMENT' ? 'NOTHING_PAID' : 'NOT_CHARGED', refund: 0 };
  }
  const refund = Math.max(0, getRestAmount(order));
  if (refund === 0) return { money: 'ALREADY_REFUNDED', refund };
  return { money: intentId ? 'CARD' : 'BANK_ACCOUNT', refund };
}

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

/** The order's line of a product; an order has at most one per product. */
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

/** The order as the viewer may see it. The pass code is never included. */
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
