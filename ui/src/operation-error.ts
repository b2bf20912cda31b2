/** Every error type of the API has a name that ends so. */
interface ErrorType {
  readonly __typename?: `${string}Error`;
}

/** The answers of an operation that refuse it. */
export type RefusalOf<Result> = Extract<Result, ErrorType>;

/** The error codes that a document selects. */
export type CodeOf<Result> = Extract<RefusalOf<Result>, { readonly code: string }>['code'];

/** Why an operation was refused, in the words of the server. */
export interface OperationError<Code extends string = string> {
  /** Null if the document selects no code, and for input that is refused field by field. */
  readonly code: Code | null;
  /** Of wrong fields, what is wrong with the first. */
  readonly message: string;
  /** Path of the first wrong field; null if it is not about fields. */
  readonly field: string | null;
  /** What is wrong with each wrong field, by its path: its first error. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What the documents of a client select of each error. */
interface SelectedError {
  readonly code?: string;
  readonly message: string;
  readonly fieldErrors?: readonly { readonly path: string; readonly message: string }[];
}

export function isRefusal<Result extends object>(result: Result): result is RefusalOf<Result> {
  return '__typename' in result && String(result.__typename).endsWith('Error');
}

/** Why an operation was refused, or null when it is done. */
export function findOperationError<Result extends object>(result: Result): OperationError<CodeOf<Result>> | null {
  if (!isRefusal(result)) return null;
  // Fragments hide from the types of documents what they select.
  const { code, message, fieldErrors = [] } = result as unknown as SelectedError;
  return {
    code: (code as CodeOf<Result> | undefined) ?? null,
    message,
    field: fieldErrors[0]?.path ?? null,
    fields: Object.fromEntries(fieldErrors.map(({ path, message }) => [path, message]).reverse()),
  };
}
