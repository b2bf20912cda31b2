import { useMutation } from '@apollo/client/react';
import type { RequestRestockNoticeInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const RequestRestockNoticeDocument = graphql(`
  mutation RequestRestockNotice($input: RequestRestockNoticeInput!) {
    requestRestockNotice(input: $input) {
      __typename
      ... on RestockNoticeRequested {
        message
      }
      ... on UserError {
        code
        message
      }
    }
  }
`);

export type RestockOutcome =
  | { readonly kind: 'requested' | 'refused'; readonly message: string }
  | { readonly kind: 'failed' };

/** Asks for an email when a product can be ordered again. Never rejects. */
export function useRequestRestockNotice() {
  const [mutate] = useMutation(RequestRestockNoticeDocument);
  return async (input: RequestRestockNoticeInput): Promise<RestockOutcome> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const answer = data?.requestRestockNotice;
      if (!answer) return { kind: 'failed' };
      const kind = answer.__typename === 'RestockNoticeRequested' ? 'requested' : 'refused';
      return { kind, message: answer.message };
    } catch {
      return { kind: 'failed' };
    }
  };
}
