/**
 * Events that the endpoint at Stripe has to be told: without them a paid order may never be written, or nobody hears of
 * refunds and disputes that begin at Stripe.
 */
export const NEEDED_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.amount_capturable_updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const;

/** Events that let the shop act sooner than its jobs would. */
export const USEFUL_EVENTS = ['payment_intent.canceled'] as const;
