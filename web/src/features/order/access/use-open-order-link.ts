import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql/index.ts';
import type { LookUpOutcome } from './use-look-up-guest-order.ts';

const OpenOrderLinkDocument = graphql(`
  mutation OpenOrderLink($input: OpenOrderLinkInput!) {
    openOrderLink(input: $input) {
      __typename
      ... on GuestOrderFound {
        accessToken
        order {
          id
          number
        }
      }
      ... on UserError {
        message
      }
    }
  }
`);

/** Opens an order by the token of an email's link. Never rejects. */
export function useOpenOrderLink() {
  const [mutate] = useMutation(OpenOrderLinkDocument);
  return async (token: string): Promise<LookUpOutcome> => {
    try {
      const { data } = await mutate({ variables: { input: { token } } });
      const answer = data?.openOrderLink;
      if (answer?.__typename === 'GuestOrderFound') {
        return { kind: 'found', access: { orderNumber: answer.order.number, accessToken: answer.accessToken } };
      }
      return answer ? { kind: 'refused', message: answer.message } : { kind: 'failed' };
    } catch {
      return { kind: 'failed' };
    }
  };
}
