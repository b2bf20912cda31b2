import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const RetryShipmentDocument = graphql(`
  mutation RetryShipment($input: RetryShipmentInput!) {
    retryShipment(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...OrderTracking_Order
        }
      }
      ... on OrderConflictError {
        order {
          id
          ...OrderTracking_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Buys the label of an order again. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useRetryShipment(orderNumber: string) {
  const [run, { loading }] = useMutation(RetryShipmentDocument);

  async function retry(): Promise<string | null> {
    const { data } = await run({ variables: { input: { orderNumber } } });
    return findErrorText(data?.retryShipment);
  }

  return { retry, busy: loading };
}
