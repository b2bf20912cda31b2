import type { ErrorCode } from '@eunbit/schema/error-code';
import { type FragmentType, graphql, readFragment } from '../gql/index.ts';

/** What every mutation selects, so that a reason which is added later is shown as well. */
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

/** What every operation answers that was refused; `fieldErrors` where single fields are wrong. */
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

/** A refusal in the server's words: those about a single field where there are some. */
export function toErrorText({ message, fieldErrors }: OperationError): string {
  return fieldErrors?.[0]?.message ?? message;
}

/** Why an operation was refused, in the server's words, or null when it is done. Throws when no answer came. */
export function findErrorText(result: object | null | undefined): string | null {
  const operationError = findOperationError(result);
  return operationError && toErrorText(operationError);
}

/** The server's words about what is known not to be done. Throws when no answer came. */
export function getErrorText(result: object | null | undefined): string {
  const problem = findErrorText(result);
  if (problem === null) throw new Error('the answer is no refusal');
  return problem;
}
