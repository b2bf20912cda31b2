import { useMutation } from '@apollo/client/react';
import type { UpdateRefundAccountInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const UpdateRefundAccountDocument = graphql(`
  mutation UpdateRefundAccount($input: UpdateRefundAccountInput!) {
    updateRefundAccount(input: $input) {
      __typename
      ... on OrderUpdated {
        order {
          id
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

/** A message, with the field that it belongs to; null for the whole form. */
export interface RefundAccountError {
  readonly field: string | null;
  readonly message: string;
}

/**
 * Saves the account of a refund and updates the order in the cache. Resolves to null, or to what is wrong: an empty
 * message where no answer came.
 */
export function useUpdateRefundAccount() {
  const [mutate] = useMutation(UpdateRefundAccountDocument);
  return async (input: UpdateRefundAccountInput): Promise<RefundAccountError | null> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const answer = data?.updateRefundAccount;
      if (!answer) return { field: null, message: '' };
      if (answer.__typename === 'OrderUpdated') return null;
      const [first] = answer.__typename === 'ValidationError' ? answer.fieldErrors : [];
      // The input nests the account, and its paths name the fields of the form.
      return first ? { field: first.path, message: first.message } : { field: null, message: answer.message };
    } catch {
      return { field: null, message: '' };
    }
  };
}
