import { useMutation } from '@apollo/client/react';
import type { CreateReviewInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { forgetReviewLists, type SaveOutcome, toSaveOutcome } from './save-outcome.ts';

const CreateReviewDocument = graphql(`
  mutation CreateReview($input: CreateReviewInput!) {
    createReview(input: $input) {
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
export function useCreateReview(): (input: CreateReviewInput) => Promise<SaveOutcome> {
  const [mutate] = useMutation(CreateReviewDocument, { update: forgetReviewLists });
  return (input) => toSaveOutcome(mutate({ variables: { input } }).then(({ data }) => data?.createReview));
}
