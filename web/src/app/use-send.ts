import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { type CodeOf, type SendOutcome, type SuccessOf, toSendOutcome } from './send-outcome.ts';

/** Calls a mutation and returns its outcome. Never rejects. */
export function useSend<Data extends object, Input extends object>(
  document: TypedDocumentNode<Data, { input: Input }>,
): (input: Input) => Promise<SendOutcome<SuccessOf<Data>, CodeOf<Data>>> {
  const [mutate] = useMutation(document as TypedDocumentNode<Data, { input: object }>);
  return async (input) => {
    try {
      const { data } = await mutate({ variables: { input } });
      return toSendOutcome(data as Data | undefined);
    } catch {
      return { kind: 'failed' };
    }
  };
}
