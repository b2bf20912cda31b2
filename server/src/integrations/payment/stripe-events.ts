/**
 * Events that the webhook endpoint at Stripe has to subscribe to: otherwise a paid order may never be placed, or refunds and
 * disputes made at Stripe stay unknown.
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

/** Events that let the shop react before its jobs do. */
export const USEFUL_EVENTS = ['payment_intent.canceled'] as const;
