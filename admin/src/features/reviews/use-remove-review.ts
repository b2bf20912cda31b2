import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';

const RemoveReviewDocument = graphql(`
  mutation RemoveReview($input: DeleteReviewInput!) {
    removeReview(input: $input) {
      ... on ReviewDeleted {
        id
      }
      ...OperationError_UserError
    }
  }
`);

/** Removes a review. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useRemoveReview(id: string) {
  const [run, { loading }] = useMutation(RemoveReviewDocument);

  async function remove(): Promise<string | null> {
    const { data } = await run({ variables: { input: { id } } });
    return findErrorText(data?.removeReview);
  }

  return { remove, busy: loading };
}
