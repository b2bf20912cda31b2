import type { ReturnLabelState, ReturnReason, ReturnState, ReturnWish } from '@eunbit/schema/return';
import type { MessageId } from '../gql/message-id.ts';

export const RETURN_LABEL_TEXT: Readonly<Record<ReturnLabelState, MessageId>> = {
  DUE: 'returns.labelState.due',
  BOUGHT: 'returns.labelState.bought',
  FAILED: 'returns.labelState.failed',
  VOIDED: 'returns.labelState.voided',
};

export const RETURN_STATE_TEXT: Readonly<Record<ReturnState, MessageId>> = {
  REQUESTED: 'returns.state.requested',
  APPROVED: 'returns.state.approved',
  REFUSED: 'returns.state.refused',
  WITHDRAWN: 'returns.state.withdrawn',
  EXPIRED: 'returns.state.expired',
  IN_TRANSIT: 'returns.state.inTransit',
  RECEIVED: 'returns.state.received',
  INSPECTED: 'returns.state.inspected',
  AWAITING_PAYMENT: 'returns.state.awaitingPayment',
  SETTLED: 'returns.state.settled',
};

export const RETURN_WISH_TEXT: Readonly<Record<ReturnWish, MessageId>> = {
  REFUND: 'returns.wish.refund',
  EXCHANGE: 'returns.wish.exchange',
  MISSING_ITEM: 'returns.wish.missing',
};

export const RETURN_REASON_TEXT: Readonly<Record<ReturnReason, MessageId>> = {
  CHANGE_OF_MIND: 'returns.reason.changeOfMind',
  DEFECTIVE: 'returns.reason.defective',
  DAMAGED_IN_TRANSIT: 'returns.reason.damaged',
  WRONG_ITEM: 'returns.reason.wrongItem',
  NOT_AS_DESCRIBED: 'returns.reason.notAsDescribed',
  MISSING_ITEM: 'returns.reason.missing',
};
