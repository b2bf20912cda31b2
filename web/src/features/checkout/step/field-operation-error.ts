import type { Language } from '@eunbit/schema/market';
import { message } from '@eunbit/schema/messages';
import type { FieldFailure } from '@eunbit/schema/validation-rules';

/** A rejected field with its error message. */
export interface FieldOperationError {
  /** Name of the field without its parent objects. */
  readonly field: string;
  readonly message: string;
}

/** Failures of the form's own validation in the shape of the server's. */
export function toOperationErrors(failures: readonly FieldFailure[], language: Language): FieldOperationError[] {
  return failures.map(({ path, key }) => ({ field: path, message: message(key, language) }));
}

/** The server's errors, by the paths of its input. */
export function readFieldErrors(fields: Readonly<Record<string, string>>): FieldOperationError[] {
  return Object.entries(fields).map(([path, text]) => toFieldError({ path, message: text }));
}

export function toFieldError({ path, message: text }: { readonly path: string; readonly message: string }) {
  return { field: path.split('.').at(-1) ?? path, message: text };
}

/** The error to show: that of the first invalid field on the screen (CHECKOUT-2). */
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
