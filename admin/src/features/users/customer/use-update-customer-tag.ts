import { useMutation } from '@apollo/client/react';
import type { CustomerKind } from '@eunbit/schema/order-list';
import { findErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const UpdateCustomerTagDocument = graphql(`
  mutation UpdateCustomerTag($input: UpdateCustomerTagInput!) {
    updateCustomerTag(input: $input) {
      ... on CustomerUpdated {
        customer {
          ... on User {
            id
            tags
          }
          ... on Guest {
            id
            tags
          }
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Sets or removes a tag. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useUpdateCustomerTag(customer: { readonly kind: CustomerKind; readonly id: string }) {
  const [run, { loading }] = useMutation(UpdateCustomerTagDocument);

  async function updateTag(tag: string, isSet: boolean): Promise<string | null> {
    const { data } = await run({ variables: { input: { customer, tag, isSet } } });
    return findErrorText(data?.updateCustomerTag);
  }

  return { updateTag, busy: loading };
}
