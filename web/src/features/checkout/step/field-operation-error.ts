import type { Language } from '@eunbit/schema/market';
import { message } from '@eunbit/schema/messages';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { FieldOperationError } from './step-outcome.ts';

/** Failures of the form's own validation in the shape of the server's. */
export function toOperationErrors(failures: readonly FieldFailure[], language: Language): FieldOperationError[] {
  return failures.map(({ path, key }) => ({ field: path, message: message(key, language) }));
}

/** The error to show: that of the field which is first on the screen (CHECKOUT-2). */
export function findFirstOperationError(
  operationErrors: readonly FieldOperationError[],
  fieldsInOrder: readonly string[],
): FieldOperationError | null {
  const place = ({ field }: FieldOperationError) => {
    const index = fieldsInOrder.indexOf(field);
    return index < 0 ? fieldsInOrder.length : index;
  };
  return operationErrors.reduce<FieldOperationError | null>(
    (first, operationError) => (first === null || place(operationError) < place(first) ? operationError : first),
    null,
  );
}
