import type { OrderRecord, PaymentRecord } from '../order.record.ts';
import { isSentByHand, standingRefunds } from '../refunds.record.ts';

type Order = Pick<OrderRecord, 'refunds'> & {
  readonly payment: Pick<PaymentRecord, 'status' | 'intentId' | 'virtualAccount' | 'refundAccount'>;
};

/** Whether a cancelled order paid by transfer has to be refunded to a bank account. */
export function isTransferDue({ status, intentId }: Pick<PaymentRecord, 'status' | 'intentId'>): boolean {
  return status === 'REFUND_DUE' && !intentId;
}

/**
 * Whether the issuer of a virtual account pays it back. It refunds whole deposits only, so staff send the rest if a part has
 * already been refunded (PAYMENT-45).
 */
export function isPaidBackByIssuer(order: Order): boolean {
  return Boolean(order.payment.virtualAccount) && isTransferDue(order.payment) && standingRefunds(order).length === 0;
}

/**
 * Whether a refund request to the provider is in progress. Money sent by hand meanwhile, or to another account, would be sent
 * twice.
 */
export function isRefundUnderWay(order: Order): boolean {
  const { refundAccount } = order.payment;
  return isPaidBackByIssuer(order) && Boolean(refundAccount?.sealed) && !refundAccount?.failure?.isFinal;
}

/** Whether a refund account may be set or replaced. */
export function isRefundAccountWanted(order: Order): boolean {
  const isForPart = order.refunds?.some(isSentByHand) ?? false;
  return isForPart || (isTransferDue(order.payment) && !isRefundUnderWay(order));
}
