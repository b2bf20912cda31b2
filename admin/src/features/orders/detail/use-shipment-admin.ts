import { useMutation } from '@apollo/client/react';
import type { Carrier } from '@eunbit/schema/order';
import { problemIn } from '../../../app/operation-error.ts';
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

const EnterTrackingDocument = graphql(`
  mutation EnterTracking($input: EnterTrackingInput!) {
    enterTracking(input: $input) {
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

/** What staff do about a label that could not be bought. Rejects when no answer came. */
export function useShipmentAdmin(orderNumber: string) {
  const [runRetry, retrying] = useMutation(RetryShipmentDocument);
  const [runEnter, entering] = useMutation(EnterTrackingDocument);
  return {
    busy: retrying.loading || entering.loading,
    retry: async () => problemIn((await runRetry({ variables: { input: { orderNumber } } })).data?.retryShipment),
    async enter(carrier: Carrier, trackingNumber: string) {
      const input = { orderNumber, carrier, trackingNumber };
      return problemIn((await runEnter({ variables: { input } })).data?.enterTracking);
    },
  };
}
