import { useMutation } from '@apollo/client/react';
import type { AddressFields } from '@eunbit/schema/address';
import type { Money } from '@eunbit/schema/money';
import { findOperationError } from '../../../../app/operation-error.ts';
import type { EditOrderInput } from '../../../../gql/graphql.ts';
import { graphql } from '../../../../gql/index.ts';

const EditOrderDocument = graphql(`
  mutation EditOrder($input: EditOrderInput!) {
    editOrder(input: $input) {
      __typename
      ... on OrderEdited {
        order {
          id
          ...OrderCustomer_Order
          ...OrderEdits_Order
          ...OrderLines_Order
          ...OrderPayment_Order
          ...OrderTracking_Order
          ...PackingSlip_Order
        }
      }
      ... on OrderEditTotalChanges {
        totalBefore {
          amount
          currency
        }
        totalAfter {
          amount
          currency
        }
      }
      ... on OrderAddressSuggested {
        suggestion {
          firstname
          lastname
          address
          apt
          city
          state
          zipcode
        }
      }
      ... on OrderConflictError {
        order {
          id
          ...OrderCustomer_Order
          ...OrderEdits_Order
          ...OrderLines_Order
          ...OrderPayment_Order
          ...OrderTracking_Order
          ...PackingSlip_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

export type EditOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'suggested'; readonly suggestion: AddressFields }
  | { readonly kind: 'totalChanges'; readonly before: Money; readonly after: Money }
  /** `field` is null for what is about the whole form. */
  | { readonly kind: 'refused'; readonly field: string | null; readonly message: string };

/** Edits an order. Rejects when no answer came. */
export function useEditOrder() {
  const [run, { loading }] = useMutation(EditOrderDocument);

  async function edit(input: EditOrderInput): Promise<EditOutcome> {
    const { data } = await run({ variables: { input } });
    const answer = data?.editOrder;
    if (answer?.__typename === 'OrderAddressSuggested') {
      const { __typename, ...suggestion } = answer.suggestion;
      return { kind: 'suggested', suggestion };
    }
    if (answer?.__typename === 'OrderEditTotalChanges') {
      return { kind: 'totalChanges', before: answer.totalBefore, after: answer.totalAfter };
    }
    const refused = findOperationError(answer);
    if (!refused) return { kind: 'saved' };
    const [first] = refused.fieldErrors ?? [];
    return { kind: 'refused', field: first?.path ?? null, message: first?.message ?? refused.message };
  }

  return { edit, busy: loading };
}
