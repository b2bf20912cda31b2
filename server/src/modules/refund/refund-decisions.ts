import { refuse } from '../../common/refusal.ts';
import { partRefundedByTransfer } from '../ledger/index.ts';
import {
  type Decision,
  dueRefunds,
  isRetryable,
  isSentByHand,
  type OrderChange,
  type OrderEmail,
  type OrderRecord,
  type OrderRefundRecord,
  type OrderRefusal,
  orderMoney,
  type PaymentRecord,
  statusAfterWithholding,
  type UnitsBack,
  withheldUnits,
  withRefund,
} from '../order/index.ts';
import { withParts } from './refund-parts.ts';
import { isCancellable } from './refund-rules.ts';

/** A refund as the activity log stores it. */
function toLogged(order: OrderRecord, { amount, lines, shipping, reason, note, unshipped }: OrderRefundRecord) {
  const parts = lines.map(({ productId, quantity }) => {
    const title = order.lines.find((line) => line.productId === productId)?.title.ko;
    return `${title ?? productId} × ${quantity}`;
  });
  return {
    refundAmount: orderMoney(order, amount),
    refundParts: parts.join(', ') || null,
    refundShipping: shipping > 0 ? orderMoney(order, shipping) : null,
    refundReason: reason,
    refundUnits: unshipped ?? null,
    note,
  };
}

/** Units that are not shipped because of a refund: restocked or written off, as in a cancellation. */
function toUnitsBack({ unshipped, by }: OrderRefundRecord, withheld: ReturnType<typeof withheldUnits>): UnitsBack {
  const lines = withheld.map(({ productId, quantity }) => ({
    productId,
    restocked: unshipped === 'RESTOCK' ? quantity : 0,
    writtenOff: unshipped === 'RESTOCK' ? 0 : quantity,
  }));
  return { lines, by, cause: 'CANCELLATION' };
}

function emailsOf({ payment }: OrderRecord, refund: OrderRefundRecord): readonly OrderEmail[] {
  if (refund.status === 'SUCCEEDED') return [['partRefunded', refund]];
  const isAccountWanted = refund.destination === 'BANK_ACCOUNT' && !payment.refundAccount?.sealed;
  return isAccountWanted ? [['refundAccountWanted', refund.id]] : [];
}

/** Adds an already validated refund to an order, with all its effects. */
export function addRefund(order: OrderRecord, wanted: OrderRefundRecord): OrderChange {
  const refund = withParts(order, wanted);
  const withheld = withheldUnits({ refunds: [refund] });
  const after = { ...order, refunds: [...(order.refunds ?? []), refund] };
  return {
    order: withheld.length > 0 ? statusAfterWithholding(after, refund.by, refund.at) : after,
    effects: {
      emails: emailsOf(order, refund),
      ...(withheld.length > 0 && { unitsBack: [toUnitsBack(refund, withheld)] }),
      ...(refund.by && {
        audit: [{ by: refund.by, action: 'ORDER_REFUND_REQUESTED', after: toLogged(order, refund) }],
      }),
    },
  };
}

/** A step by staff on a requested refund: refused if the refund does not exist or its state does not allow the step. */
type RefundDecision = Decision<OrderRefusal>;

/** The refund, and the id of the staff member. */
export interface RefundStep {
  readonly refundId: string;
  readonly by: string;
}

const NOT_OPEN = refuse('STATUS_TRANSITION_REFUSED', 'refund.notOpen');

const findRefund = ({ refunds }: OrderRecord, { refundId }: RefundStep): OrderRefundRecord | undefined =>
  refunds?.find(({ id }) => id === refundId);

const toLogEntry = <Action extends string>(
  order: OrderRecord,
  { amount }: OrderRefundRecord,
  { by }: RefundStep,
  action: Action,
) => ({ by, action, after: { refundAmount: orderMoney(order, amount) } });

/** The payment after a refund was sent by hand. */
function paymentOnceSent({ payment, refunds = [] }: OrderRecord, now: Date): PaymentRecord {
  const { refundAccount, cashReceipt } = payment;
  // The account is no longer needed, unless another refund waits for it.
  const isAccountDone = refundAccount && dueRefunds({ refunds }).length === 0;
  return {
    ...payment,
    ...(isAccountDone && { refundAccount: { ...refundAccount, sealed: null } }),
    // Makes the receipt due, so that the job reduces its amount.
    ...(cashReceipt?.issued?.receiptKey && { cashReceipt: { ...cashReceipt, dueAt: now } }),
  };
}

/** Records, once, that staff sent the money of a refund by hand. */
export function decideRefundSent(order: OrderRecord, step: RefundStep, now: Date): RefundDecision {
  const refund = findRefund(order, step);
  if (!refund || !isSentByHand(refund)) return NOT_OPEN;
  const made: OrderRefundRecord = { ...refund, status: 'SUCCEEDED', madeAt: now };
  const after = withRefund(order, made);
  return {
    order: { ...after, payment: paymentOnceSent(after, now) },
    effects: {
      ledger: [partRefundedByTransfer(order, made, now)],
      emails: [['partRefunded', made]],
      audit: [toLogEntry(order, made, step, 'ORDER_REFUND_SENT')],
    },
  };
}

/** Cancels a refund for which no money has moved. */
export function decideRefundCancelled(order: OrderRecord, step: RefundStep): RefundDecision {
  const refund = findRefund(order, step);
  if (!refund || !isCancellable(order, refund)) return NOT_OPEN;
  return {
    order: withRefund(order, { ...refund, status: 'CANCELLED', madeAt: null }),
    effects: { audit: [toLogEntry(order, refund, step, 'ORDER_REFUND_CANCELLED')] },
  };
}

/** Retries a failed refund at the provider if its amount is still left. */
export function decideRefundRetried(order: OrderRecord, step: RefundStep, now: Date): RefundDecision {
  const refund = findRefund(order, step);
  if (!refund || !isRetryable(order, refund)) return NOT_OPEN;
  const again: OrderRefundRecord = {
    ...refund,
    status: 'PENDING',
    failure: null,
    tries: 0,
    attempt: refund.attempt + 1,
    nextTryAt: now,
    madeAt: null,
    providerRefundId: null,
  };
  return {
    order: withRefund(order, again),
    effects: { audit: [toLogEntry(order, refund, step, 'ORDER_REFUND_RETRIED')] },
  };
}
