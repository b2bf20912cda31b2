import type Stripe from 'stripe';
import type { StripeAccess } from '../config/provider-settings.ts';
import { stripeAddress } from './stripe-address.ts';

/** Loads the SDK on demand, since it takes 20 MB and a tenth of a second: a shop without card payments does not need it. */
export async function loadStripe(
  { secretKey, apiUrl }: StripeAccess,
  limits: { readonly timeout: number; readonly maxNetworkRetries: number },
): Promise<Stripe> {
  const { default: Sdk } = await import('stripe');
  return new Sdk(secretKey, { ...limits, telemetry: false, ...stripeAddress(apiUrl) });
}

/** Whether Stripe rejected the request as invalid; `code` is the reason. */
export function isInvalidRequest(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return (error as Partial<Stripe.errors.StripeError> | null)?.type === 'StripeInvalidRequestError';
}
