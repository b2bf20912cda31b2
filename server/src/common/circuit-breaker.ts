import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { inSpan } from '../telemetry/tracing.ts';

/** Thrown while the circuit is open: the provider has failed several times in a row, and nothing was sent to it. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';

  constructor(provider: string) {
    super(`${provider} has failed several times in a row and is not asked for now`);
  }
}

export interface BreakerOptions {
  /** Name for messages, such as `EasyPost`. */
  readonly provider: string;
  /** The number of consecutive failures that opens the circuit. */
  readonly failures: number;
  /** How long the circuit stays open. Then one call is let through: it closes the circuit or opens it again. */
  readonly restMilliseconds: number;
  /** Whether an error counts as an outage. A rejected request does not: the provider has responded. */
  readonly isOutage: (error: unknown) => boolean;
}

/** Keeps callers from waiting for a provider that is down. Each process keeps its own state. */
export interface Breaker {
  /** Does the work, or throws `CircuitOpenError` at once while the circuit is open. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

type Answer<T> = { readonly value: T } | { readonly operationError: unknown };

export function createBreaker({ provider, failures, restMilliseconds, isOutage }: BreakerOptions): Breaker {
  const policy = circuitBreaker(handleAll, {
    halfOpenAfter: restMilliseconds,
    breaker: new ConsecutiveBreaker(failures),
  });

  /** Returns a rejection as a value, so that the breaker counts it as a success. */
  async function attempt<T>(work: () => Promise<T>): Promise<Answer<T>> {
    try {
      return { value: await work() };
    } catch (error) {
      if (isOutage(error)) throw error;
      return { operationError: error };
    }
  }

  async function guard<T>(work: () => Promise<T>): Promise<T> {
    // Calls made while the trial call runs do not wait for its outcome.
    if (policy.state === CircuitState.HalfOpen) throw new CircuitOpenError(provider);
    const answer = await policy
      .execute(() => attempt(work))
      .catch((error: unknown) => {
        throw error instanceof BrokenCircuitError ? new CircuitOpenError(provider) : error;
      });
    if ('operationError' in answer) throw answer.operationError;
    return answer.value;
  }

  return {
    // One span for the call, with all its attempts below it.
    run: (work) => inSpan(`call ${provider}`, { attributes: { 'eunbit.provider': provider } }, () => guard(work)),
  };
}
