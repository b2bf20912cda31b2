import type { LedgerKind, ProviderPaymentStatus } from '../../gql/graphql.ts';
import type { MessageId } from '../../gql/message-id.ts';

export const KIND_TEXT: Readonly<Record<LedgerKind, MessageId>> = {
  PAYMENT: 'finance.kind.payment',
  REFUND: 'finance.kind.refund',
  DISPUTE: 'finance.kind.dispute',
  FEE: 'finance.kind.fee',
  VOID: 'finance.kind.void',
};

interface ShownPayment {
  readonly status: ProviderPaymentStatus;
  readonly received: { readonly amount: number };
  readonly refunded: { readonly amount: number };
}

/** State of a card payment. The provider reports a refunded payment as paid, too. */
export function paymentStateText({ status, received, refunded }: ShownPayment): MessageId {
  if (status !== 'SUCCEEDED' || refunded.amount === 0) return `finance.state.${status}`;
  return refunded.amount >= received.amount ? 'finance.state.refunded' : 'finance.state.partlyRefunded';
}
