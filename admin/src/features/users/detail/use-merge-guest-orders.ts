import { useMutation } from '@apollo/client/react';
import { findOperationError, type OperationError, toErrorText } from '../../../app/operation-error.ts';
import type { CustomerErrorCode, MergeGuestOrdersInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const MergeGuestOrdersDocument = graphql(`
  mutation MergeGuestOrders($input: MergeGuestOrdersInput!) {
    mergeGuestOrders(input: $input) {
      ... on GuestOrdersMerged {
        orderCount
        user {
          id
          tags
        }
      }
      ... on CustomerError {
        code
      }
      ...OperationError_UserError
    }
  }
`);

const SendOrderClaimDocument = graphql(`
  mutation SendOrderClaim($input: SendOrderClaimInput!) {
    sendOrderClaim(input: $input) {
      ... on OrderClaimSent {
        userId
      }
      ...OperationError_UserError
    }
  }
`);

/** Moves guest orders to an account, or has the member sent the link for it. Both reject when no answer came. */
export function useMergeGuestOrders() {
  const [merge, merging] = useMutation(MergeGuestOrdersDocument);
  const [offer, offering] = useMutation(SendOrderClaimDocument);

  return {
    /** Resolves to why it was refused, or null. */
    async mergeOrders(input: MergeGuestOrdersInput): Promise<OperationError<CustomerErrorCode> | null> {
      const { data } = await merge({ variables: { input } });
      return findOperationError(data?.mergeGuestOrders);
    },
    /** Resolves to why it was refused, or null. */
    async offerOrders(userId: string): Promise<string | null> {
      const { data } = await offer({ variables: { input: { userId } } });
      const problem = findOperationError(data?.sendOrderClaim);
      return problem && toErrorText(problem);
    },
    busy: merging.loading || offering.loading,
  };
}
