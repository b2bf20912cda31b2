import { nextStatuses, type OrderStatus } from '@eunbit/schema/order';
import { hasUnmadeRefund } from '@eunbit/schema/payment-reversal';
import { STEP_PERMISSIONS, type StaffPermission } from '@eunbit/schema/permission';
import { holds } from '../../../common/permissions.ts';
import type { Viewer } from '../../../common/request-context.ts';
import { whyNotTaken } from '../deposits.record.ts';
import { hasSentUnits, unitsAllow } from '../fulfilment/fulfilment-rules.ts';
import type { OrderRecord } from '../order.record.ts';
import { getOutstandingAmount } from '../payment-amounts.ts';
import { openPaymentRequest } from '../payment-requests.record.ts';
import { isRefundUnderWay, isTransferDue } from '../refund-account/refund-account-rules.ts';
import { paidBackByCancelling, viewerLimitLeft } from '../refund-authority.ts';
import { isRetryable } from '../refundable.ts';
import { isSentByHand, sumOf } from '../refunds.record.ts';
import type { ReturnOfOrder } from '../returns.record.ts';
import { withSettlements } from '../reversals.record.ts';
import { acceptsDeposit, moneyAllows } from '../status/status-rules.ts';

/** What staff can do with an order, most urgent first (COLLABORATION-1). */
export const OrderActionKind = {
  DISPUTE: 'DISPUTE',
  REFUND_FAILED: 'REFUND_FAILED',
  PAYMENT_LAPSED: 'PAYMENT_LAPSED',
  RETURN_CAME: 'RETURN_CAME',
  REFUND_BY_HAND: 'REFUND_BY_HAND',
  LABEL_FAILED: 'LABEL_FAILED',
  CASH_RECEIPT_FAILED: 'CASH_RECEIPT_FAILED',
  ESCROW_DELIVERY: 'ESCROW_DELIVERY',
  PAYMENT_REQUEST: 'PAYMENT_REQUEST',
  DEPOSIT_DIFFERS: 'DEPOSIT_DIFFERS',
  AWAITS_PAYMENT: 'AWAITS_PAYMENT',
  CONFIRM: 'CONFIRM',
  SHIP: 'SHIP',
  DELAY: 'DELAY',
  CANCEL: 'CANCEL',
} as const;
export type OrderActionKind = (typeof OrderActionKind)[keyof typeof OrderActionKind];

export interface OrderAction {
  readonly kind: OrderActionKind;
  readonly isDue: boolean;
  /** Minor units; null if the action is not about a sum. */
  readonly amount: number | null;
  readonly viewerCanDo: boolean;
}

type StepKind = Extract<OrderActionKind, 'CONFIRM' | 'SHIP' | 'DELAY' | 'CANCEL'>;

const STEP_OF: Readonly<Partial<Record<OrderStatus, StepKind>>> = {
  ORDER_CONFIRMED: 'CONFIRM',
  ORDER_SHIPPED: 'SHIP',
  ORDER_DELAYED: 'DELAY',
  ORDER_CANCELLED: 'CANCEL',
};

/** The status changes that status, money and units of the order allow. */
function possibleSteps(order: OrderRecord): readonly StepKind[] {
  return nextStatuses(order.status)
    .filter((status) => moneyAllows(order.payment, status) && unitsAllow(order, status))
    .flatMap((status) => STEP_OF[status] ?? []);
}

/** The amount that staff have to refund by transfer, minor units. */
function getRefundByHand(order: OrderRecord): number {
  const { payment, refunds = [] } = order;
  const isWhole = isTransferDue(payment) && !isRefundUnderWay(order);
  const whole = isWhole ? payment.paidAmount - payment.refundedAmount : 0;
  return Math.max(whole, sumOf(refunds.filter(isSentByHand)));
}

function hasFailedRefund(order: OrderRecord): boolean {
  const { reversals } = order.payment;
  const isUnmade = reversals !== undefined && hasUnmadeRefund(withSettlements(reversals));
  return isUnmade || (order.refunds ?? []).some((refund) => isRetryable(order, refund));
}

type Due = Readonly<Partial<Record<OrderActionKind, boolean>>>;

/** Open work for staff in payment, parcels and returns. */
function findOpenMatters(order: OrderRecord, returns: readonly Pick<ReturnOfOrder, 'status'>[]): Due {
  const { payment, shipment, status } = order;
  const { reversals, cashReceipt, escrowDelivery, virtualAccount, depositedAmount = null, status: paid } = payment;
  return {
    DISPUTE: reversals?.disputes.some((dispute) => dispute.status === 'NEEDS_RESPONSE') ?? false,
    REFUND_FAILED: hasFailedRefund(order),
    PAYMENT_LAPSED: paid === 'FAILED' && status !== 'ORDER_CANCELLED',
    RETURN_CAME: returns.some((one) => one.status === 'RECEIVED'),
    REFUND_BY_HAND: getRefundByHand(order) > 0,
    LABEL_FAILED: shipment?.status === 'FAILED',
    CASH_RECEIPT_FAILED: Boolean(cashReceipt?.failure) && !cashReceipt?.dueAt,
    ESCROW_DELIVERY: Boolean(virtualAccount) && escrowDelivery?.registeredAt === null,
    PAYMENT_REQUEST: openPaymentRequest(order) !== null,
    DEPOSIT_DIFFERS: paid === 'AWAITING_PAYMENT' && depositedAmount !== null,
  };
}

/** Whether money, and then a status change, comes next. */
function findNextSteps(order: OrderRecord, open: Due, steps: readonly StepKind[]): Due {
  // With an open payment request, the order proceeds only if nothing else is open on it.
  const isUnpaid = getOutstandingAmount(order) > 0 && !open.PAYMENT_REQUEST && steps.length > 0;
  // A new order is confirmed once it is paid (ORDER-4).
  const isNew = order.status === 'PREPARING_FOR_SHIPMENT' && !hasSentUnits(order);
  const isConfirmDue = steps.includes('CONFIRM') || (isNew && isUnpaid);
  return {
    AWAITS_PAYMENT: isUnpaid && !open.DEPOSIT_DIFFERS,
    CONFIRM: isConfirmDue,
    SHIP: steps.includes('SHIP') && !isConfirmDue,
  };
}

const PERMISSIONS: Readonly<Record<OrderActionKind, StaffPermission>> = {
  // Staff answer disputes in the provider's dashboard.
  DISPUTE: 'order:read',
  REFUND_FAILED: 'refund:make',
  // The customer has to pay in another way.
  PAYMENT_LAPSED: 'order:read',
  RETURN_CAME: 'return:update',
  REFUND_BY_HAND: 'refund:make',
  LABEL_FAILED: 'order:ship',
  CASH_RECEIPT_FAILED: 'order:recordPayment',
  ESCROW_DELIVERY: 'order:ship',
  PAYMENT_REQUEST: 'order:edit',
  DEPOSIT_DIFFERS: 'order:recordPayment',
  AWAITS_PAYMENT: 'order:recordPayment',
  CONFIRM: STEP_PERMISSIONS.ORDER_CONFIRMED,
  SHIP: STEP_PERMISSIONS.ORDER_SHIPPED,
  DELAY: STEP_PERMISSIONS.ORDER_DELAYED,
  CANCEL: STEP_PERMISSIONS.ORDER_CANCELLED,
};

function viewerCanDo(order: OrderRecord, kind: OrderActionKind, viewer: Viewer): boolean {
  if (!holds(viewer, PERMISSIONS[kind])) return false;
  const { payment } = order;
  switch (kind) {
    case 'AWAITS_PAYMENT':
      return whyNotTaken(order) === null;
    case 'CONFIRM':
      return (
        moneyAllows(payment, 'ORDER_CONFIRMED') &&
        (!acceptsDeposit(payment, 'ORDER_CONFIRMED') || holds(viewer, 'order:recordPayment'))
      );
    case 'CANCEL':
      return paidBackByCancelling(order) <= viewerLimitLeft(order, viewer);
    default:
      return true;
  }
}

/** The actions possible on an order now, most urgent first; due actions come before optional ones. */
export function orderActions(
  order: OrderRecord,
  returns: readonly Pick<ReturnOfOrder, 'status'>[],
  viewer: Viewer,
): OrderAction[] {
  const steps = possibleSteps(order);
  const open = findOpenMatters(order, returns);
  const due: Due = { ...open, ...findNextSteps(order, open, steps) };
  const amounts: Readonly<Partial<Record<OrderActionKind, number>>> = {
    REFUND_BY_HAND: getRefundByHand(order),
    AWAITS_PAYMENT: getOutstandingAmount(order),
    PAYMENT_REQUEST: openPaymentRequest(order)?.amount,
  };
  return Object.values(OrderActionKind)
    .filter((kind) => due[kind] || steps.some((step) => step === kind))
    .map((kind) => ({
      kind,
      isDue: due[kind] ?? false,
      amount: amounts[kind] ?? null,
      viewerCanDo: viewerCanDo(order, kind, viewer),
    }));
}
