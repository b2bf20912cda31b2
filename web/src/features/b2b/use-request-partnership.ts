import { useMutation } from '@apollo/client/react';
import type { RequestPartnershipInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const RequestPartnershipDocument = graphql(`
  mutation RequestPartnership($input: RequestPartnershipInput!) {
    requestPartnership(input: $input) {
      __typename
      ... on PartnershipRequested {
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

export type RequestOutcome =
  | { readonly kind: 'sent'; readonly number: string; readonly message: string }
  | {
      readonly kind: 'invalid';
      readonly message: string;
      readonly failures: readonly { readonly path: string; readonly message: string }[];
    }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed' };

/** Asks for a partnership. Never rejects. */
export function useRequestPartnership() {
  const [mutate] = useMutation(RequestPartnershipDocument);
  return async (input: RequestPartnershipInput): Promise<RequestOutcome> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const answer = data?.requestPartnership;
      if (!answer) return { kind: 'failed' };
      if (answer.__typename === 'PartnershipRequested') {
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
