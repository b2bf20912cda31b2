import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import type { UpdateTrackingInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const UpdateTrackingDocument = graphql(`
  mutation UpdateTracking($input: UpdateTrackingInput!) {
    updateTracking(input: $input) {
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

/** Stores the number of a label that was bought elsewhere. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useUpdateTracking(orderNumber: string) {
  const [run, { loading }] = useMutation(UpdateTrackingDocument);

  /** `box` is null for an order that is not packed yet. */
  async function enter(number: Omit<UpdateTrackingInput, 'orderNumber'>): Promise<string | null> {
    const { data } = await run({ variables: { input: { orderNumber, ...number } } });
    return findErrorText(data?.updateTracking);
  }

  return { enter, busy: loading };
}
