import { ShippingProviderError, ShippingRefusedError } from '../../integrations/shipping/shipping-provider.ts';
import { describeProblem } from './shipment-rules.ts';

/** Why the label of one box was not bought or refunded. */
export interface BoxFailure {
  readonly index: number;
  readonly error: unknown;
}

/**
 * Combines the failures of several boxes, each with the box named. Final only if all are: as long as one may succeed later, the
 * shipment is retried.
 */
export function joinFailures(failures: readonly BoxFailure[], boxes: number): Error {
  const text = failures
    .map(({ index, error }) => (boxes > 1 ? `box ${index + 1}: ${describeProblem(error)}` : describeProblem(error)))
    .join('; ');
  const options = { cause: failures[0]?.error };
  if (failures.some(({ error }) => error instanceof ShippingProviderError)) {
    return new ShippingProviderError(text, options);
  }
  if (failures.every(({ error }) => error instanceof ShippingRefusedError)) {
    return new ShippingRefusedError(text, options);
  }
  return new Error(text, options);
}
