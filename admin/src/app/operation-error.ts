import { type FragmentType, graphql, readFragment } from '../gql/index.ts';

/** Every mutation selects this, so that the screen also shows error types that are added later. */
const OperationErrorFragment = graphql(`
  fragment OperationError_UserError on UserError {
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
export interface OperationError<Code extends string = never> {
  /** Null where the document selects no code, and for input that is refused field by field. */
  readonly code: Code | null;
  readonly message: string;
  readonly fieldErrors?: readonly { readonly path: string; readonly message: string }[];
}

/** Every error type of the API has a name that ends so. */
function isError(result: object): boolean {
  return '__typename' in result && String(result.__typename).endsWith('Error');
}

/** The error codes that the document of a result selects. */
type CodeOf<Result> = Extract<Result, { readonly code: string }>['code'];

/** Why an operation was refused, or null when it is done. Throws when no answer came. */
export function findOperationError<Result extends object>(
  result: Result | null | undefined,
): OperationError<CodeOf<Result>> | null {
  if (!result) throw new Error('the answer holds no result');
  if (!isError(result)) return null;
  const code = 'code' in result ? (result.code as CodeOf<Result>) : null;
  return { ...readFragment(OperationErrorFragment, result as FragmentType<typeof OperationErrorFragment>), code };
}

/** The server's message: that of the first wrong field, where there is one. */
export function toErrorText({ message, fieldErrors }: Omit<OperationError, 'code'>): string {
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
