import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql/index.ts';
import { forgetReviewLists, type SaveOutcome, toSaveOutcome } from './save-outcome.ts';

const DeleteReviewDocument = graphql(`
  mutation DeleteReview($input: DeleteReviewInput!) {
    deleteReview(input: $input) {
      __typename
      ... on ReviewDeleted {
        summary {
          ...ReviewSummary_ReviewSummary
        }
      }
      ... on UserError {
        message
      }
    }
  }
`);

/** Deletes one's own review with its pictures. Never rejects. */
export function useDeleteReview(): (id: string) => Promise<SaveOutcome> {
  const [mutate] = useMutation(DeleteReviewDocument, { update: forgetReviewLists });
  return (id) => toSaveOutcome(mutate({ variables: { input: { id } } }).then(({ data }) => data?.deleteReview));
}
