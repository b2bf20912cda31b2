import Stripe from 'stripe';
import { CircuitOpenError, createBreaker } from '../../common/circuit-breaker.ts';
import type { Config } from '../../config.ts';
import { stripeAddress } from '../stripe-address.ts';
import { PaymentProviderError } from './payment-provider.ts';

/** One call may take this long, retries not counted. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** After as many failures in a row shoppers are told at once that they cannot pay now, for as long. */
const FAILURES = 5;
const REST_MS = 5_000;

/** Stripe's SDK, and the way in which it is called. */
export interface StripeClient {
  readonly stripe: Stripe;
  /** Throws PaymentProviderError where Stripe is out of reach, and at once while it is left alone. */
  call<T>(work: () => Promise<T>): Promise<T>;
}

/** Faults of network and provider become PaymentProviderError; mistakes of ours stay what they are. */
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
