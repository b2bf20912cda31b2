import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { type CodeOf, findChallenge, type SendOutcome, type SuccessOf, toSendOutcome } from './send-outcome.ts';
import { solveChallenge } from './solve-challenge.ts';

/** Calls a mutation and returns its outcome; answers a challenge of the server by itself, once. Never rejects. */
export function useSend<Data extends object, Input extends object>(
  document: TypedDocumentNode<Data, { input: Input }>,
): (input: Input) => Promise<SendOutcome<SuccessOf<Data>, CodeOf<Data>>> {
  const [mutate] = useMutation(document as TypedDocumentNode<Data, { input: object }>);
  return async (input) => {
    try {
      let { data } = await mutate({ variables: { input } });
      const challenge = findChallenge(data);
      if (challenge !== null) {
        const proof = await solveChallenge(challenge);
        ({ data } = await mutate({ variables: { input: { ...input, proof } } }));
      }
      return toSendOutcome(data as Data | undefined);
    } catch {
      return { kind: 'failed' };
    }
  };
}
