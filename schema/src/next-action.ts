import type { OrderStatus } from './order.ts';

/** What staff may have to do next with an order, most urgent first: the one that stands first is asked for (DESK-1). */
export const NEXT_ACTION_KINDS = [
  'DISPUTE',
  'REFUND_FAILED',
  'PAYMENT_LAPSED',
  'RETURN_CAME',
  'REFUND_BY_HAND',
  'LABEL_FAILED',
  'CASH_RECEIPT_FAILED',
  'ESCROW_DELIVERY',
  'PAYMENT_REQUEST',
  'DEPOSIT_DIFFERS',
  'AWAITS_PAYMENT',
  'CONFIRM',
  'SHIP',
] as const;
export type NextActionKind = (typeof NEXT_ACTION_KINDS)[number];

export interface NextAction {
  readonly kind: NextActionKind;
  /** Minor units: what is awaited or has to go back; null where the action is about no sum. */
  readonly amount: number | null;
}

/** What an order says of itself, as far as it decides what comes next. Sums in minor units. */
export interface NextActionFacts {
  readonly nextStatuses: readonly OrderStatus[];
  /** Nobody has confirmed it, and nothing of it has left: once its money is here it is confirmed (ORDER-4). */
  readonly isNew: boolean;
  /** Disputes that the bank waits for an answer to. */
  readonly openDisputes: number;
  readonly hasFailedRefund: boolean;
  /** The authorisation of the card ended before the money was taken, and the order goes on. */
  readonly isPaymentLapsed: boolean;
  /** Returns whose goods have arrived and that nobody has inspected. */
  readonly returnsReceived: number;
  /** What staff have to send back themselves; zero where nothing is due. */
  readonly refundByHand: number;
  readonly isLabelFailed: boolean;
  readonly isCashReceiptFailed: boolean;
  readonly isEscrowDeliveryDue: boolean;
  /** What its customer was asked for and has not answered; null where nothing is open. */
  readonly requestedAmount: number | null;
  readonly isDepositDifferent: boolean;
  readonly outstandingAmount: number;
}

/** Everything that is to be done with an order now, the most urgent first. Empty where the order needs nobody. */
export function nextActions(facts: NextActionFacts): NextAction[] {
  const { nextStatuses, refundByHand, requestedAmount, outstandingAmount } = facts;
  // Whoever pays later by a request has an order that can go on meanwhile only when nothing else is open on it.
  const isUnpaid = outstandingAmount > 0 && requestedAmount === null && nextStatuses.length > 0;
  const isConfirmDue = nextStatuses.includes('ORDER_CONFIRMED') || (facts.isNew && isUnpaid);
  const isDue: Readonly<Record<NextActionKind, boolean>> = {
    DISPUTE: facts.openDisputes > 0,
    REFUND_FAILED: facts.hasFailedRefund,
    PAYMENT_LAPSED: facts.isPaymentLapsed,
    RETURN_CAME: facts.returnsReceived > 0,
    REFUND_BY_HAND: refundByHand > 0,
    LABEL_FAILED: facts.isLabelFailed,
    CASH_RECEIPT_FAILED: facts.isCashReceiptFailed,
    ESCROW_DELIVERY: facts.isEscrowDeliveryDue,
    PAYMENT_REQUEST: requestedAmount !== null,
    DEPOSIT_DIFFERS: facts.isDepositDifferent,
    AWAITS_PAYMENT: isUnpaid && !facts.isDepositDifferent,
    CONFIRM: isConfirmDue,
    SHIP: nextStatuses.includes('ORDER_SHIPPED') && !isConfirmDue,
  };
  const amounts: Partial<Record<NextActionKind, number | null>> = {
    REFUND_BY_HAND: refundByHand,
    PAYMENT_REQUEST: requestedAmount,
    AWAITS_PAYMENT: outstandingAmount,
  };
  return NEXT_ACTION_KINDS.filter((kind) => isDue[kind]).map((kind) => ({ kind, amount: amounts[kind] ?? null }));
}
