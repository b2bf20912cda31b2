import Stripe from 'stripe';
import { CircuitOpenError, createBreaker } from '../../common/circuit-breaker.ts';
import type { Config } from '../../config.ts';
import { stripeAddress } from '../stripe-address.ts';
import { PaymentProviderError } from './payment-provider.ts';

/** Milliseconds per attempt; retries add to it. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/**
 * Circuit breaker: consecutive failures that open it, and milliseconds until a trial call. While open, calls fail at
 * once.
 */
const FAILURES = 5;
const REST_MS = 5_000;

/** The Stripe SDK, and a wrapper for its calls. */
export interface StripeClient {
  readonly stripe: Stripe;
  /** Throws PaymentProviderError if Stripe is unreachable, and at once while the circuit is open. */
  call<T>(work: () => Promise<T>): Promise<T>;
}

/** Maps network and provider failures to PaymentProviderError; other errors are bugs and pass through. */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError) {
      throw new PaymentProviderError(error.message, { cause: error });
    }
    if (error instanceof Stripe.errors.StripeRateLimitError) {
      throw new PaymentProviderError(error.message, { cause: error });
    }
    throw error;
  }
}

export function createStripeClient({
  secretKey,
  apiUrl,
}: Pick<Config['stripe'], 'secretKey' | 'apiUrl'>): StripeClient {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...stripeAddress(apiUrl),
  });
  const breaker = createBreaker({
    provider: 'Stripe',
    failures: FAILURES,
    restMilliseconds: REST_MS,
    isOutage: (error) => error instanceof PaymentProviderError,
  });
  return {
    stripe,
    async call(work) {
      try {
        return await breaker.run(() => attempt(work));
      } catch (error) {
        if (error instanceof CircuitOpenError) throw new PaymentProviderError(error.message, { cause: error });
        throw error;
      }
    },
  };
}
