import { useMutation } from '@apollo/client/react';
import type { AddressFields } from '@eunbit/schema/address';
import type { Money } from '@eunbit/schema/money';
import type { EditDestination_OrderFragment, EditOwnOrderInput } from '../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../gql/index.ts';
import { pickAddressFields } from '../../address/address-fields.ts';
import { EditDestinationFragment } from './destination-fragment.ts';

const EditOwnOrderDocument = graphql(`
  mutation EditOwnOrder($input: EditOwnOrderInput!) {
    editOwnOrder(input: $input) {
      __typename
      ... on OrderEdited {
        order {
          id
          ...OrderView_Order
        }
      }
      ... on OrderEditProposed {
        paymentToken
        order {
          id
          ...OrderView_Order
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
          firstName
          lastName
          address
          apt
          city
          state
          zipCode
        }
      }
      ... on OrderConflictError {
        order {
          id
          ...EditDestination_Order
          ...OrderView_Order
        }
      }
      ... on ValidationError {
        fieldErrors {
          path
          message
        }
      }
      ... on UserError {
        message
      }
    }
  }
`);

export type EditOutcome =
  | { readonly kind: 'saved' }
  /** Nothing is changed until it is paid, by the link with this token. */
  | { readonly kind: 'toPay'; readonly token: string }
  | { readonly kind: 'suggested'; readonly suggestion: AddressFields }
  | { readonly kind: 'totalChanges'; readonly before: Money; readonly after: Money }
  | { readonly kind: 'invalid'; readonly field: string; readonly message: string }
  /** Somebody else was faster: the order as it is now. */
  | { readonly kind: 'conflict'; readonly order: EditDestination_OrderFragment; readonly message: string }
  /** An empty message where no answer came. */
  | { readonly kind: 'refused'; readonly message: string };

/** Edits where an order goes and updates it in the cache. Never rejects. */
export function useEditOwnOrder() {
  const [mutate] = useMutation(EditOwnOrderDocument);
  return async (input: EditOwnOrderInput): Promise<EditOutcome> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const answer = data?.editOwnOrder;
      if (!answer) return { kind: 'refused', message: '' };
      switch (answer.__typename) {
        case 'OrderEdited':
          return { kind: 'saved' };
        case 'OrderEditProposed':
          return { kind: 'toPay', token: answer.paymentToken ?? '' };
        case 'OrderEditTotalChanges':
          return { kind: 'totalChanges', before: answer.totalBefore, after: answer.totalAfter };
        case 'OrderAddressSuggested':
          return { kind: 'suggested', suggestion: pickAddressFields(answer.suggestion) };
        case 'ValidationError': {
          const [first] = answer.fieldErrors;
          return first
            ? { kind: 'invalid', field: first.path, message: first.message }
            : { kind: 'refused', message: answer.message };
        }
        case 'OrderConflictError':
          return {
            kind: 'conflict',
            order: readFragment(EditDestinationFragment, answer.order),
            message: answer.message,
          };
        default:
          return { kind: 'refused', message: answer.message };
      }
    } catch {
      return { kind: 'refused', message: '' };
    }
  };
}
