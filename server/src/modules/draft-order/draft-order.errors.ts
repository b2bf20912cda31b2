import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const DraftOrderError = createErrorType('DraftOrder', {
  DRAFT_NOT_FOUND: 'No such draft order, or no such order, draft or member to begin with.',
  DRAFT_CONFLICT: 'Somebody else has changed the draft after the caller read it.',
  DRAFT_CLOSED: 'It is sent, placed or closed, and cannot be changed any more.',
  DRAFT_NOT_SENT: 'It does not wait for a payment.',
  DRAFT_PLACED: 'Its customer has paid: it is an order now.',
  PAYMENT_PROCESSING: 'Its payment is being processed; try again in a moment.',
  PAYMENT_ENDED: 'The payment was given up before it was made; nothing was charged.',
  LINK_INVALID: 'Such a link was never sent, or is too old.',
  LINK_CLOSED: 'The link has expired or was taken back; nothing was charged.',
  PAYMENT_PROVIDER_UNAVAILABLE: 'The payment provider does not answer; nothing was changed.',
  TOO_MANY_REQUESTS,
});
export type DraftOrderError = InstanceType<typeof DraftOrderError>;
