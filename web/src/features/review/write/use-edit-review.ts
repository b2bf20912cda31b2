import { useMutation } from '@apollo/client/react';
import type { EditReviewInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { forgetReviewLists, type SaveOutcome, toSaveOutcome } from './save-outcome.ts';

const EditReviewDocument = graphql(`
  mutation EditReview($input: EditReviewInput!) {
    editReview(input: $input) {
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
        code
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
export function useEditReview(): (input: EditReviewInput) => Promise<SaveOutcome> {
  const [mutate] = useMutation(EditReviewDocument, { update: forgetReviewLists });
  return (input) => toSaveOutcome(mutate({ variables: { input } }).then(({ data }) => data?.editReview));
}
