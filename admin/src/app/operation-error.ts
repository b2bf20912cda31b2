import type { ErrorCode } from '@eunbit/schema/error-code';
import { type FragmentType, graphql, readFragment } from '../gql/index.ts';

/** Every mutation selects this, so that the screen also shows error types that are added later. */
const OperationErrorFragment = graphql(`
  fragment OperationError_UserError on UserError {
    code
    message
    ... on ValidationError {
      fieldErrors {
        path
        message
      }
    }
  }
`);

/** The answer of an operation that was refused; with `fieldErrors` where single fields are wrong. */
export interface OperationError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fieldErrors?: readonly { readonly path: string; readonly message: string }[];
}

/** Why an operation was refused, or null when it is done. Throws when no answer came. */
export function findOperationError(result: object | null | undefined): OperationError | null {
  if (!result) throw new Error('the answer holds no result');
  return 'code' in result
    ? readFragment(OperationErrorFragment, result as FragmentType<typeof OperationErrorFragment>)
    : null;
}

/** The server's message: that of the first wrong field, where there is one. */
export function toErrorText({ message, fieldErrors }: OperationError): string {
  return fieldErrors?.[0]?.message ?? message;
}

/** The server's message for an operation that was refused; null when it is done. Throws when no answer came. */
export function findErrorText(result: object | null | undefined): string | null {
  const operationError = findOperationError(result);
  return operationError && toErrorText(operationError);
}

/**
 * The server's message for an operation that is known to be refused. Throws when it is not, and when no answer came.
 */
export function getErrorText(result: object | null | undefined): string {
  const problem = findErrorText(result);
  if (problem === null) throw new Error('the answer is no refusal');
  return problem;
}
