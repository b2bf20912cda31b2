import { useMutation } from '@apollo/client/react';
import type { UpdateReviewInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { forgetReviewLists, type SaveOutcome, toSaveOutcome } from './save-outcome.ts';

const UpdateReviewDocument = graphql(`
  mutation UpdateReview($input: UpdateReviewInput!) {
    updateReview(input: $input) {
      __typename
      ... on ReviewSaved {
        review {
          ...ReviewCard_Review
        }
        summary {
          ...ReviewSummary_ReviewSummary
        }
      }
      ... on UserError {
        message
      }
      ... on ValidationError {
        fieldErrors {
          path
          message
        }
      }
    }
  }
`);

/** Overwrites one's own review. Never rejects. */
export function useUpdateReview(): (input: UpdateReviewInput) => Promise<SaveOutcome> {
  const [mutate] = useMutation(UpdateReviewDocument, { update: forgetReviewLists });
  return (input) => toSaveOutcome(mutate({ variables: { input } }).then(({ data }) => data?.updateReview));
}
