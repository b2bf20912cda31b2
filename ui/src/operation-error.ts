/** The name of every error type of the API ends like this. */
interface ErrorType {
  readonly __typename?: `${string}Error`;
}

/** The results of an operation that are errors. */
export type RefusalOf<Result> = Extract<Result, ErrorType>;

/** The error codes that a document selects. */
export type CodeOf<Result> = Extract<RefusalOf<Result>, { readonly code: string }>['code'];

/** Why an operation was rejected, with the text of the server. */
export interface OperationError<Code extends string = string> {
  /** Null if the document selects no code, and if the input is rejected by field. */
  readonly code: Code | null;
  /** The text of the error; for invalid fields, that of the first one. */
  readonly message: string;
  /** Path of the first invalid field; null if the error is not about fields. */
  readonly field: string | null;
  /** The first error of each invalid field, by its path. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The fields that a client's documents select of each error. */
interface SelectedError {
  readonly code?: string;
  readonly message: string;
  readonly fieldErrors?: readonly { readonly path: string; readonly message: string }[];
}

export function isRefusal<Result extends object>(result: Result): result is RefusalOf<Result> {
  return '__typename' in result && String(result.__typename).endsWith('Error');
}

/** Why an operation was rejected; null if it succeeded. */
export function findOperationError<Result extends object>(result: Result): OperationError<CodeOf<Result>> | null {
  if (!isRefusal(result)) return null;
  // Document types do not show the fields that masked fragments select.
  const { code, message, fieldErrors = [] } = result as unknown as SelectedError;
  return {
    code: (code as CodeOf<Result> | undefined) ?? null,
    message,
    field: fieldErrors[0]?.path ?? null,
    fields: Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message]).reverse()),
  };
}
