import { findOperationError, toErrorText } from '../../app/operation-error.ts';
import type { SupportErrorCode } from '../../gql/graphql.ts';

/** Null when done. `overtaken` when somebody else was faster, whose answer must be read first. */
export type HandlingProblem = { readonly message: string; readonly overtaken: boolean } | null;

/** Why a request was not handled. Throws when no answer came. */
export function findHandlingProblem(result: { readonly code: SupportErrorCode } | object | undefined): HandlingProblem {
  const operationError = findOperationError(result);
  return (
    operationError && { message: toErrorText(operationError), overtaken: operationError.code === 'REQUEST_CONFLICT' }
  );
}
