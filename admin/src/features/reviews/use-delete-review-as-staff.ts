import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';

const DeleteReviewAsStaffDocument = graphql(`
  mutation DeleteReviewAsStaff($input: DeleteReviewAsStaffInput!) {
    deleteReviewAsStaff(input: $input) {
      ... on ReviewDeleted {
        id
      }
      ...OperationError_UserError
    }
  }
`);

/** Removes a review. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useDeleteReviewAsStaff(id: string) {
  const [run, { loading }] = useMutation(DeleteReviewAsStaffDocument);

  async function remove(): Promise<string | null> {
    const { data } = await run({ variables: { input: { id } } });
    return findErrorText(data?.deleteReviewAsStaff);
  }

  return { remove, busy: loading };
}
