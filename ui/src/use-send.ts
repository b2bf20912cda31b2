import type { ApolloCache, DefaultContext, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { type CodeOf, findOperationError, type OperationError, type RefusalOf } from './operation-error.ts';
import { useIdempotencyKeys } from './use-idempotency-keys.ts';

export const NO_ANSWER = { code: null, message: null, field: null, fields: {} } as const;

/** Why something was not done; it has no message if no response arrived. */
export type Problem<Code extends string = string> = OperationError<Code> | typeof NO_ANSWER;

/** Result of a mutation, or of a form that failed its validation and sent none. */
export interface Outcome {
  /** Null if it succeeded. */
  readonly problem: (Pick<Problem, 'message' | 'fields'> & { readonly code?: string | null }) | null;
  readonly answer?: { readonly __typename?: string } | null;
}

/** The result of a document that selects one field. */
type AnswerOf<Data> = Extract<Data[keyof Data], object>;

/** The result of a mutation: successful, rejected, or without a response. */
export type Sent<Answer> =
  | { readonly answer: Exclude<Answer, RefusalOf<Answer>>; readonly problem: null }
  | { readonly answer: RefusalOf<Answer>; readonly problem: OperationError<CodeOf<Answer>> }
  | { readonly answer: null; readonly problem: typeof NO_ANSWER };

/** A mutation takes one `input`, or nothing. */
type InputOf<Variables> = Variables extends { readonly input: infer Input extends object } ? [input: Input] : [];

interface SendOptions<Data> {
  /** For a mutation that creates something: if it is sent again after a missing response, nothing is created twice. */
  readonly once?: boolean;
  /** Solves the challenge of a server that requires a proof first; the input is sent again with it. */
  readonly prove?: (challenge: string) => Promise<string>;
  /** Names of queries that are refetched, also after a rejection: another person may have been faster. */
  readonly refetchQueries?: string[];
  /** Whether `send` waits for them. */
  readonly awaitRefetchQueries?: boolean;
  /** `no-cache` for data that must not outlive the screen. */
  readonly fetchPolicy?: 'no-cache';
  /** Context for the links of the client. */
  readonly context?: DefaultContext;
  /** The expected result, shown until the real one arrives. */
  readonly optimisticResponse?: (variables: OperationVariables) => NoInfer<Data>;
  /** Writes into the cache what the result does not contain. */
  readonly update?: (cache: ApolloCache, answer: AnswerOf<Data>) => void;
}

function findAnswer<Data extends object>(data: Data | null | undefined): AnswerOf<Data> | null {
  const answer: unknown = Object.values(data ?? {}).find((value) => typeof value === 'object');
  return (answer ?? null) as AnswerOf<Data> | null;
}

function findChallenge(data: object | null | undefined): string | null {
  const answer = findAnswer(data) as { readonly challenge?: string } | null;
  return answer?.challenge ?? null;
}

/** The result of a mutation, or of a query that may be rejected, whose document selects one field. */
export function readAnswer<Data extends object>(data: Data | null | undefined): Sent<AnswerOf<Data>> {
  const answer = findAnswer(data);
  // A new object each time, so that an effect focuses the problem of a form again, even if it is the same.
  const problem = answer ? findOperationError(answer) : { ...NO_ANSWER };
  return { answer, problem } as Sent<AnswerOf<Data>>;
}

/** Sends a mutation. `send` never rejects; `busy` is true until the response has arrived. */
export function useSend<Data extends object, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { once = false, prove, update, ...options }: SendOptions<Data> = {},
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
    const wanted = input && once ? keys.withKey(input) : input;
    try {
      let { data } = await mutate({ variables: wanted ? { input: wanted } : {} });
      const challenge = prove && findChallenge(data);
      if (challenge) ({ data } = await mutate({ variables: { input: { ...wanted, proof: await prove(challenge) } } }));
      const sent = readAnswer(data as Data | null | undefined);
      if (sent.answer) keys.forget();
      return sent;
    } catch {
      return readAnswer<Data>(null);
    }
  }

  return { send, busy };
}
