import { useMutation } from '@apollo/client/react';
import type { MarkParcelInput, UpdateFulfilmentParcelsInput } from '../../../../gql/graphql.ts';
import { graphql } from '../../../../gql/index.ts';
import { type FormProblem, findFormProblem } from '../form-problem.ts';

const UpdateFulfilmentParcelsDocument = graphql(`
  mutation UpdateFulfilmentParcels($input: UpdateFulfilmentParcelsInput!) {
    updateFulfilmentParcels(input: $input) {
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

const MarkParcelDocument = graphql(`
  mutation MarkParcel($input: MarkParcelInput!) {
    markParcel(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...OrderTracking_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** What staff do about what has left. Each resolves to why it was refused, or null; it rejects when no answer came. */
export function useFulfilments(orderNumber: string) {
  const [runUpdate, updating] = useMutation(UpdateFulfilmentParcelsDocument);
  const [runMark, marking] = useMutation(MarkParcelDocument);

  return {
    busy: updating.loading || marking.loading,

    async correct(input: Omit<UpdateFulfilmentParcelsInput, 'orderNumber'>): Promise<FormProblem | null> {
      const { data } = await runUpdate({ variables: { input: { orderNumber, ...input } } });
      return findFormProblem(data?.updateFulfilmentParcels);
    },

    async mark(input: Omit<MarkParcelInput, 'orderNumber'>): Promise<FormProblem | null> {
      const { data } = await runMark({ variables: { input: { orderNumber, ...input } } });
      return findFormProblem(data?.markParcel);
    },
  };
}
