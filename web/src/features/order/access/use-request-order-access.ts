import { useMutation } from '@apollo/client/react';
import type { RequestOrderAccessInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const RequestOrderAccessDocument = graphql(`
  mutation RequestOrderAccess($input: RequestOrderAccessInput!) {
    requestOrderAccess(input: $input) {
      __typename
      ... on OrderLinkRequested {
        message
      }
      ... on ValidationError {
        message
      }
      ... on UserError {
        message
      }
    }
  }
`);

export type AccessRequestOutcome =
  | { readonly kind: 'sent' | 'refused'; readonly message: string }
  /** No answer came. */
  | { readonly kind: 'failed' };

/** Asks for an email with a link that opens an order without its pass code. Never rejects. */
export function useRequestOrderAccess() {
  const [mutate, { loading }] = useMutation(RequestOrderAccessDocument);
  async function requestAccess(input: RequestOrderAccessInput): Promise<AccessRequestOutcome> {
    try {
      const { data } = await mutate({ variables: { input } });
      const answer = data?.requestOrderAccess;
      if (!answer) return { kind: 'failed' };
      return { kind: answer.__typename === 'OrderLinkRequested' ? 'sent' : 'refused', message: answer.message };
    } catch {
      return { kind: 'failed' };
    }
  }
  return { requestAccess, busy: loading };
}
