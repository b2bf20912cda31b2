import type Stripe from 'stripe';
import { nowInSeconds } from './context.ts';
import { signPayload } from './signature.ts';

/** Stripe's webhooks: events as indented JSON, signed with the moment of sending. */
export const webhookFormat = (secret: string) => ({
  getType: ({ type }: Stripe.Event) => type,
  createdAt: ({ created }: Stripe.Event) => created * 1000,
  render: (event: Stripe.Event) => JSON.stringify(event, null, 2),
  buildHeaders: (body: string) => ({
    'Stripe-Signature': signPayload(body, secret, nowInSeconds()),
    'User-Agent': 'Stripe/1.0 (sandbox)',
  }),
});
