import type Stripe from 'stripe';
import { CircuitOpenError, createBreaker } from '../../common/circuit-breaker.ts';
import { once } from '../../common/once.ts';
import type { StripeAccess } from '../../config/provider-settings.ts';
import { loadStripe } from '../stripe-sdk.ts';
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

/** The Stripe SDK, loaded by its first use, and a wrapper for its calls. */
export interface StripeClient {
  sdk(): Promise<Stripe>;
  /** Throws PaymentProviderError if Stripe is unreachable, and at once while the circuit is open. */
  call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T>;
}

const OUTAGES: readonly unknown[] = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'];

/** Maps network and provider failures to PaymentProviderError; other errors are bugs and pass through. */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { type, message } = error as Stripe.errors.StripeError;
    throw OUTAGES.includes(type) ? new PaymentProviderError(message, { cause: error }) : error;
  }
}

/** Without keys, Stripe counts as unreachable: no new payments are made, and older ones wait for keys. */
function createClientWithoutKeys(): StripeClient {
  const refuse = () => Promise.reject(new PaymentProviderError('There are no keys of Stripe.'));
  return { sdk: refuse, call: refuse };
}

/** @param settings null if the shop has no keys of Stripe */
export function createStripeClient(settings: StripeAccess | null): StripeClient {
  if (!settings) return createClientWithoutKeys();
  const sdk = once(() => loadStripe(settings, { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES }));
  const breaker = createBreaker({
    provider: 'Stripe',
    failures: FAILURES,
    restMilliseconds: REST_MS,
    isOutage: (error) => error instanceof PaymentProviderError,
  });
  return {
    sdk,
    async call(work) {
      const stripe = await sdk();
      try {
        return await breaker.run(() => attempt(() => work(stripe)));
      } catch (error) {
        if (error instanceof CircuitOpenError) throw new PaymentProviderError(error.message, { cause: error });
        throw error;
      }
    },
  };
}
