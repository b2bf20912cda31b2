import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import type { CorrectOrderStatusInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

/** Selects all that a correction touches, so that the cache updates the open order and its row in a list. */
const CorrectOrderStatusDocument = graphql(`
  mutation CorrectOrderStatus($input: CorrectOrderStatusInput!) {
    correctOrderStatus(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...OrderRow_Order
          ...OrderTimeline_Order
          ...OrderActions_Order
          ...OrderTracking_Order
          ...OrderPayment_Order
        }
      }
      ...OperationError_UserError
      ... on OrderConflictError {
        order {
          id
          ...OrderRow_Order
          ...OrderTimeline_Order
          ...OrderActions_Order
          ...OrderTracking_Order
          ...OrderPayment_Order
        }
      }
    }
  }
`);

/** Takes the last status of an order back. */
export function useCorrectStatus() {
  const [run, { loading }] = useMutation(CorrectOrderStatusDocument);

  /** Resolves to why it was refused, or null. Rejects when no answer came. */
  async function correct(input: CorrectOrderStatusInput): Promise<string | null> {
    const { data } = await run({ variables: { input } });
    return findErrorText(data?.correctOrderStatus);
  }

  return { correct, busy: loading };
}
