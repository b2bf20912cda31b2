import type { BooksDifferenceKind, LedgerKind, ProviderPaymentState } from '../../gql/graphql.ts';
import type { MessageId } from '../../gql/message-id.ts';

export const DIFFERENCE_TEXT: Readonly<Record<BooksDifferenceKind, MessageId>> = {
  PAYMENT_WITHOUT_ORDER: 'finance.difference.paymentWithoutOrder',
  ORDER_WITHOUT_PAYMENT: 'finance.difference.orderWithoutPayment',
  AMOUNT_UNEQUAL: 'finance.difference.amountUnequal',
  REFUND_MISSING: 'finance.difference.refundMissing',
  LEDGER_MISSING: 'finance.difference.ledgerMissing',
  LEDGER_EXTRA: 'finance.difference.ledgerExtra',
};

export const KIND_TEXT: Readonly<Record<LedgerKind, MessageId>> = {
  PAYMENT: 'finance.kind.payment',
  REFUND: 'finance.kind.refund',
  DISPUTE: 'finance.kind.dispute',
  FEE: 'finance.kind.fee',
  VOID: 'finance.kind.void',
};

const STATE_TEXT: Readonly<Record<ProviderPaymentState, MessageId>> = {
  REQUIRES_PAYMENT: 'finance.state.requiresPayment',
  REQUIRES_ACTION: 'finance.state.requiresAction',
  PROCESSING: 'finance.state.processing',
  AUTHORISED: 'finance.state.authorised',
  SUCCEEDED: 'finance.state.succeeded',
  CANCELLED: 'finance.state.cancelled',
};

interface ShownPayment {
  readonly state: ProviderPaymentState;
  readonly received: { readonly amount: number };
  readonly refunded: { readonly amount: number };
}

/** What became of a card payment: the provider calls one paid whose money went back, too. */
export function paymentStateText({ state, received, refunded }: ShownPayment): MessageId {
  if (state !== 'SUCCEEDED' || refunded.amount === 0) return STATE_TEXT[state];
  return refunded.amount >= received.amount ? 'finance.state.refunded' : 'finance.state.partlyRefunded';
}
