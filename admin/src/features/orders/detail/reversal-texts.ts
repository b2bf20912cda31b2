import type { RefundStatus } from '../../../gql/graphql.ts';
import type { MessageId } from '../../../gql/message-id.ts';

type Translate = (id: MessageId) => string;

export const PROVIDER_REFUND_TEXT: Readonly<Record<RefundStatus, MessageId>> = {
  PENDING: 'orders.providerRefund.pending',
  SUCCEEDED: 'orders.providerRefund.succeeded',
  FAILED: 'orders.providerRefund.failed',
  CANCELLED: 'orders.refunds.status.CANCELLED',
};

const DISPUTE_REASONS: Readonly<Record<string, MessageId>> = {
  credit_not_processed: 'orders.disputeReason.creditNotProcessed',
  duplicate: 'orders.reason.duplicate',
  fraudulent: 'orders.reason.fraudulent',
  general: 'orders.disputeReason.general',
  product_not_received: 'orders.disputeReason.notReceived',
  product_unacceptable: 'orders.disputeReason.unacceptable',
  unrecognized: 'orders.disputeReason.unrecognized',
};

const REFUND_REASONS: Readonly<Record<string, MessageId>> = {
  duplicate: 'orders.reason.duplicate',
  fraudulent: 'orders.reason.fraudulent',
  requested_by_customer: 'orders.refundReason.requested',
};

const REFUND_FAILURES: Readonly<Record<string, MessageId>> = {
  declined: 'orders.refundFailure.declined',
  expired_or_canceled_card: 'orders.refundFailure.expiredCard',
  insufficient_funds: 'orders.refundFailure.insufficientFunds',
  lost_or_stolen_card: 'orders.refundFailure.lostCard',
};

/** The provider may add codes at any time; an unknown code is shown as it is. */
const textOf = (texts: Readonly<Record<string, MessageId>>) => (code: string, t: Translate) => {
  const id = Object.hasOwn(texts, code) ? texts[code] : undefined;
  return id ? t(id) : code.replaceAll('_', ' ');
};

export const disputeReasonText = textOf(DISPUTE_REASONS);
export const refundReasonText = textOf(REFUND_REASONS);
export const refundFailureText = textOf(REFUND_FAILURES);
