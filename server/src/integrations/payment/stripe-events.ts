/** Events that the endpoint at Stripe has to be told: without them a paid order may never be written. */
export const NEEDED_EVENTS = ['payment_intent.succeeded', 'payment_intent.amount_capturable_updated'] as const;

/** Events that let the shop act sooner than its jobs would. */
export const USEFUL_EVENTS = ['payment_intent.canceled'] as const;
