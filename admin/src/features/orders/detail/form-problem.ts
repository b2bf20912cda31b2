import { findOperationError, toErrorText } from '../../../app/operation-error.ts';

/** A message, with the field that it belongs to; null for the whole form. */
export interface FormProblem {
  readonly field: string | null;
  readonly message: string;
}

/** Why an operation was refused, and the first field that is wrong; null when it is done. Throws when no answer came. */
export function findFormProblem(result: object | null | undefined): FormProblem | null {
  const operationError = findOperationError(result);
  if (!operationError) return null;
  return { field: operationError.fieldErrors?.[0]?.path ?? null, message: toErrorText(operationError) };
}
