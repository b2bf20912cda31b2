import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { type CodeOf, findOperationError, type OperationError, type RefusalOf } from './operation-error.ts';
import { useIdempotencyKeys } from './use-idempotency-keys.ts';

export const NO_ANSWER = { code: null, message: null, field: null, fields: {} } as const;

/** Why something was not done; without a message where no answer came. */
export type Problem<Code extends string = string> = OperationError<Code> | typeof NO_ANSWER;

/** What came of a mutation, or of a form that found something wrong before it sent one. */
export interface Outcome {
  /** Null when it is done. */
  readonly problem: (Pick<Problem, 'message' | 'fields'> & { readonly code?: string | null }) | null;
}

/** The answer of a document that selects one field. */
type AnswerOf<Data> = Extract<Data[keyof Data], object>;

type Sent<Answer> =
  | { readonly answer: Exclude<Answer, RefusalOf<Answer>>; readonly problem: null }
  | { readonly answer: RefusalOf<Answer>; readonly problem: OperationError<CodeOf<Answer>> }
  | { readonly answer: null; readonly problem: typeof NO_ANSWER };

/** A mutation takes one `input`, or nothing. */
type InputOf<Variables> = Variables extends { readonly input: infer Input extends object } ? [input: Input] : [];

interface SendOptions<Data> {
  /** For a mutation that makes something: sent again after no answer came, it makes nothing twice. */
  readonly once?: boolean;
  /** Queries by name that are asked again, also after a refusal: it may say that somebody else was faster. */
  readonly refetchQueries?: string[];
  /** Whether `send` waits for them. */
  readonly awaitRefetchQueries?: boolean;
  /** `no-cache` for what is to be forgotten with the screen. */
  readonly fetchPolicy?: 'no-cache';
  /** Writes into the cache what the answer does not say by itself. */
  readonly update?: (cache: ApolloCache, answer: AnswerOf<Data>) => void;
}

function findAnswer<Data extends object>(data: Data | null | undefined): AnswerOf<Data> | null {
  const answer: unknown = Object.values(data ?? {}).find((value) => typeof value === 'object');
  return (answer ?? null) as AnswerOf<Data> | null;
}

/** Sends a mutation. `send` never rejects; `busy` is true until the answer has come. */
export function useSend<Data extends object, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { once = false, update, ...options }: SendOptions<Data> = {},
) {
  const keys = useIdempotencyKeys();
  const [mutate, { loading: busy }] = useMutation(document as TypedDocumentNode<Data, OperationVariables>, {
    ...options,
    update:
      update &&
      ((cache, { data }) => {
        const answer = findAnswer(data as Data | null);
        if (answer) update(cache, answer);
      }),
  });

  async function send(...[input]: InputOf<Variables>): Promise<Sent<AnswerOf<Data>>> {
    const variables = input ? { input: once ? keys.withKey(input) : input } : {};
    const { data } = await mutate({ variables }).catch(() => ({ data: null }));
    const answer = findAnswer(data as Data | null | undefined);
    if (answer) keys.forget();
    // Another object each time: an effect goes to the problem of a form again, also where it is the same.
    const problem = answer ? findOperationError(answer) : { ...NO_ANSWER };
    return { answer, problem } as Sent<AnswerOf<Data>>;
  }

  return { send, busy };
}
