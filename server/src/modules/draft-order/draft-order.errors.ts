import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const DraftOrderError = createErrorType('DraftOrder', {
  DRAFT_NOT_FOUND: 'No such draft order, or no such order, draft or member to copy from.',
  DRAFT_CONFLICT: 'The draft changed after the caller read it.',
  DRAFT_CLOSED: 'It was sent, placed or closed, and can no longer be changed.',
  DRAFT_NOT_SENT: 'It is not waiting for a payment.',
  DRAFT_PLACED: 'The customer has paid, and the order was placed.',
  PAYMENT_PROCESSING: 'Its payment is being processed; try again in a moment.',
  PAYMENT_ENDED: 'The payment was abandoned before it was made; nothing was charged.',
  LINK_INVALID: 'No such link was sent, or it is too old.',
  LINK_CLOSED: 'The link has expired or was cancelled; nothing was charged.',
  PAYMENT_PROVIDER_UNAVAILABLE: 'The payment provider does not answer; nothing was changed.',
  TOO_MANY_REQUESTS,
});
export type DraftOrderError = InstanceType<typeof DraftOrderError>;
