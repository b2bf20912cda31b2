import { useMutation } from '@apollo/client/react';
import type { LookUpGuestOrderInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import type { OrderAccess } from './order-access.ts';

const LookUpGuestOrderDocument = graphql(`
  mutation LookUpGuestOrder($input: LookUpGuestOrderInput!) {
    lookUpGuestOrder(input: $input) {
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

export type LookUpOutcome =
  | { readonly kind: 'found'; readonly access: OrderAccess }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed' };

/** Opens an order by its number and pass code. Never rejects. */
export function useLookUpGuestOrder() {
  const [mutate] = useMutation(LookUpGuestOrderDocument);
  return async (input: LookUpGuestOrderInput): Promise<LookUpOutcome> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const answer = data?.lookUpGuestOrder;
      if (answer?.__typename === 'GuestOrderFound') {
        return { kind: 'found', access: { orderNumber: answer.order.number, accessToken: answer.accessToken } };
      }
      return answer ? { kind: 'refused', message: answer.message } : { kind: 'failed' };
    } catch {
      return { kind: 'failed' };
    }
  };
}
