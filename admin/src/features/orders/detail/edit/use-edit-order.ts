import { useMutation } from '@apollo/client/react';
import type { AddressFields } from '@eunbit/schema/address';
import type { Money } from '@eunbit/schema/money';
import type { EditDestination_OrderFragment, EditOrderInput } from '../../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../../gql/index.ts';
import { type FormProblem, findFormProblem } from '../form-problem.ts';
import { EditDestinationFragment } from './destination-fragment.ts';

/** What an edit changes on the screen. Other documents read it by its name. */
graphql(`
  fragment EditedOrder_Order on Order {
    ...OrderCustomer_Order
    ...OrderEdits_Order
    ...OrderLines_Order
    ...OrderPayment_Order
    ...OrderRefunds_Order
    ...OrderTracking_Order
    ...PaymentRequests_Order
  }
`);

const EditOrderDocument = graphql(`
  mutation EditOrder($input: EditOrderInput!) {
    editOrder(input: $input) {
      __typename
      ... on OrderEdited {
        order {
          id
          ...EditedOrder_Order
        }
      }
      ... on OrderEditProposed {
        order {
          id
          ...EditedOrder_Order
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
          ...EditDestination_Order
          ...EditedOrder_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

export type EditOutcome =
  | { readonly kind: 'saved' }
  /** Nothing is changed yet: the customer is asked to pay for it. */
  | { readonly kind: 'proposed' }
  | { readonly kind: 'suggested'; readonly suggestion: AddressFields }
  | { readonly kind: 'totalChanges'; readonly before: Money; readonly after: Money }
  /** Somebody else was faster: the order as it is now. */
  | { readonly kind: 'conflict'; readonly order: EditDestination_OrderFragment; readonly message: string }
  | ({ readonly kind: 'refused' } & FormProblem);

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
    const problem = findFormProblem(answer);
    if (!problem) return { kind: answer?.__typename === 'OrderEditProposed' ? 'proposed' : 'saved' };
    if (answer?.__typename === 'OrderConflictError') {
      return { kind: 'conflict', order: readFragment(EditDestinationFragment, answer.order), message: problem.message };
    }
    return { kind: 'refused', ...problem };
  }

  return { edit, busy: loading };
}
