import { useMutation } from '@apollo/client/react';
import type { AddReviewInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { forgetReviewLists, type SaveOutcome, toSaveOutcome } from './save-outcome.ts';

const AddReviewDocument = graphql(`
  mutation AddReview($input: AddReviewInput!) {
    addReview(input: $input) {
      __typename
      ... on ReviewSaved {
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

/** Writes a review. Never rejects. */
export function useAddReview(): (input: AddReviewInput) => Promise<SaveOutcome> {
  const [mutate] = useMutation(AddReviewDocument, { update: forgetReviewLists });
  return (input) => toSaveOutcome(mutate({ variables: { input } }).then(({ data }) => data?.addReview));
}
