import type { DraftOrderKind, DraftOrderState, DraftPayment } from '@eunbit/schema/draft-order';
import type { MessageId } from '../gql/message-id.ts';

export const DRAFT_STATE_TEXT: Readonly<Record<DraftOrderState, MessageId>> = {
  OPEN: 'draftOrders.state.open',
  SENT: 'draftOrders.state.sent',
  PLACED: 'draftOrders.state.placed',
  EXPIRED: 'draftOrders.state.expired',
  CANCELLED: 'draftOrders.state.cancelled',
};

export const DRAFT_STATE_PALETTE: Readonly<Record<DraftOrderState, string>> = {
  OPEN: 'purple',
  SENT: 'amber',
  PLACED: 'green',
  EXPIRED: 'gray',
  CANCELLED: 'red',
};

export const DRAFT_KIND_TEXT: Readonly<Record<DraftOrderKind, MessageId>> = {
  SALE: 'draftOrders.kind.sale',
  REPLACEMENT: 'draftOrders.kind.replacement',
  EXCHANGE: 'draftOrders.kind.exchange',
};

export const DRAFT_PAYMENT_TEXT: Readonly<Record<DraftPayment, MessageId>> = {
  LINK: 'draftOrders.payment.link',
  DEPOSIT: 'draftOrders.payment.deposit',
  NONE: 'draftOrders.payment.none',
};
