import { useMutation } from '@apollo/client/react';
import type { SendContactMessageInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const SendContactMessageDocument = graphql(`
  mutation SendContactMessage($input: SendContactMessageInput!) {
    sendContactMessage(input: $input) {
      __typename
      ... on ContactMessageSent {
        number
        message
      }
      ... on UserError {
        code
        message
      }
      ... on ValidationError {
        fieldErrors {
          path
          message
        }
      }
    }
  }
`);

export type SendOutcome =
  | { readonly kind: 'sent'; readonly number: string; readonly message: string }
  | {
      readonly kind: 'invalid';
      readonly message: string;
      readonly failures: readonly { readonly path: string; readonly message: string }[];
    }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed' };

/** Sends a message to customer service. Never rejects. */
export function useSendContactMessage() {
  const [mutate] = useMutation(SendContactMessageDocument);
  return async (input: SendContactMessageInput): Promise<SendOutcome> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const answer = data?.sendContactMessage;
      if (!answer) return { kind: 'failed' };
      if (answer.__typename === 'ContactMessageSent') {
        return { kind: 'sent', number: answer.number, message: answer.message };
      }
      if (answer.__typename === 'ValidationError') {
        return { kind: 'invalid', message: answer.message, failures: answer.fieldErrors };
      }
      return { kind: 'refused', message: answer.message };
    } catch {
      return { kind: 'failed' };
    }
  };
}
