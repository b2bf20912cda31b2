import type { ErrorCode } from '@eunbit/schema/error-code';

/** Errors that every result union of the API can hold. */
type OperationErrorName = 'ValidationError' | 'OperationError';

interface FieldOperationError {
  readonly path: string;
  readonly message: string;
}

interface RefusedAnswer {
  readonly __typename: OperationErrorName;
  readonly code: ErrorCode;
  readonly message: string;
  readonly fieldErrors?: readonly FieldOperationError[];
}

/** The success types of a mutation's result. */
export type SuccessOf<Data> = Exclude<
  Extract<Data[keyof Data], { readonly __typename: string }>,
  { readonly __typename: OperationErrorName }
>;

/** The result of a request to the API. */
export type SendOutcome<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly message: string;
      readonly fields: readonly FieldOperationError[];
    }
  | { readonly kind: 'failed' };

/** Reads the answer of a mutation whose document selects one field. */
export function toSendOutcome<Data extends object>(data: Data | null | undefined): SendOutcome<SuccessOf<Data>> {
  const answer: unknown = Object.values(data ?? {}).find((value) => typeof value === 'object');
  if (!answer) return { kind: 'failed' };
  if (!isRefused(answer)) return { kind: 'done', answer: answer as SuccessOf<Data> };
  const { code, message, fieldErrors = [] } = answer;
  return { kind: 'refused', code, message, fields: fieldErrors };
}

function isRefused(answer: object): answer is RefusedAnswer {
  return '__typename' in answer && (answer.__typename === 'ValidationError' || answer.__typename === 'OperationError');
}
