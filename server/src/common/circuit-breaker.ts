import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';

/** A provider has failed several times in a row and is left alone for a while; nothing was sent to it. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';

  constructor(provider: string) {
    super(`${provider} has failed several times in a row and is not asked for now`);
  }
}

export interface BreakerOptions {
  /** For messages, such as `EasyPost`. */
  readonly provider: string;
  /** Failures in a row that open the circuit. */
  readonly failures: number;
  /** How long nothing is sent once it is open. Then one call is let through: it closes the circuit or opens it anew. */
  readonly restMilliseconds: number;
  /** Which errors say that the provider is ill. A refusal of what was sent shows that it is well. */
  readonly isOutage: (error: unknown) => boolean;
}

/** Keeps callers from waiting for a provider that does not answer anyway. Each process finds out by itself. */
export interface Breaker {
  /** Does the work, or throws `CircuitOpenError` at once while the provider is left alone. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

type Answer<T> = { readonly value: T } | { readonly operationError: unknown };

export function createBreaker({ provider, failures, restMilliseconds, isOutage }: BreakerOptions): Breaker {
  const policy = circuitBreaker(handleAll, {
    halfOpenAfter: restMilliseconds,
    breaker: new ConsecutiveBreaker(failures),
  });

  /** A refusal passes as an answer, so that it ends a row of failures. */
  async function attempt<T>(work: () => Promise<T>): Promise<Answer<T>> {
    try {
      return { value: await work() };
    } catch (error) {
      if (isOutage(error)) throw error;
      return { operationError: error };
    }
  }

  return {
    async run(work) {
      // Whoever comes while the one call is being tried does not wait for its outcome.
      if (policy.state === CircuitState.HalfOpen) throw new CircuitOpenError(provider);
      const answer = await policy
        .execute(() => attempt(work))
        .catch((error: unknown) => {
          throw error instanceof BrokenCircuitError ? new CircuitOpenError(provider) : error;
        });
      if ('operationError' in answer) throw answer.operationError;
      return answer.value;
    },
  };
}
