import { type FragmentType, graphql, readFragment } from '../gql/index.ts';

/** Every mutation that is sent through `useSend` selects this: what is wrong, and beside which field. */
const OperationErrorFragment = graphql(`
  fragment SendOutcome_UserError on UserError {
    message
    ... on ValidationError {
      fieldErrors {
        path
        message
      }
    }
    ... on ProofRequiredError {
      challenge
    }
  }
`);

/** Every error type of the API has a name that ends so. */
interface OperationError {
  readonly __typename: `${string}Error`;
}

type AnswerOf<Data> = Extract<Data[keyof Data], { readonly __typename: string }>;

/** The success types of a mutation's result. */
export type SuccessOf<Data> = Exclude<AnswerOf<Data>, OperationError>;

/** The error codes that a mutation's document selects. */
export type CodeOf<Data> = Extract<AnswerOf<Data>, OperationError & { readonly code: string }>['code'];

/** The result of a request to the API. */
export type SendOutcome<Answer, Code> =
  | { readonly kind: 'done'; readonly answer: Answer }
  | {
      readonly kind: 'refused';
      /** Null for input that is refused field by field, and for errors without codes. */
      readonly code: Code | null;
      readonly message: string;
      readonly fields: readonly { readonly path: string; readonly message: string }[];
    }
  | { readonly kind: 'failed' };

/** Reads the answer of a mutation whose document selects one field. */
export function toSendOutcome<Data extends object>(
  data: Data | null | undefined,
): SendOutcome<SuccessOf<Data>, CodeOf<Data>> {
  const answer: unknown = Object.values(data ?? {}).find((value) => typeof value === 'object');
  if (!answer) return { kind: 'failed' };
  if (!isOperationError(answer)) return { kind: 'done', answer: answer as SuccessOf<Data> };
  const operationError = readFragment(OperationErrorFragment, answer as FragmentType<typeof OperationErrorFragment>);
  const fields = 'fieldErrors' in operationError ? operationError.fieldErrors : [];
  const code = 'code' in answer ? (answer.code as CodeOf<Data>) : null;
  return { kind: 'refused', code, message: operationError.message, fields };
}

/** The challenge that the same input has to be sent with a proof for; null for any other answer. */
export function findChallenge(data: object | null | undefined): string | null {
  const answer: unknown = Object.values(data ?? {}).find((value) => typeof value === 'object');
  if (!answer || !isOperationError(answer) || answer.__typename !== 'ProofRequiredError') return null;
  const operationError = readFragment(OperationErrorFragment, answer as FragmentType<typeof OperationErrorFragment>);
  return 'challenge' in operationError ? operationError.challenge : null;
}

export function isOperationError(answer: object): answer is OperationError {
  return '__typename' in answer && String(answer.__typename).endsWith('Error');
}
